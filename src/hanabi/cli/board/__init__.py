"""The table on a text screen: what the game and the replay viewer both draw.

Every drawing is a function of a ``Picture``, which holds a ``View`` and never a position
with all cards open. Letters always tell the suit; colour only repeats them.
"""
