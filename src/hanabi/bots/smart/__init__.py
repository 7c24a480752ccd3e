"""``smart``: hints that people can follow.

A hint means what it says; if that makes no card surely playable, it also means: play the
newest card that it touches and that may fit. Who sees the next player about to throw away a
last copy warns with that card's rank; who does not warn says by that, that the card may go.
"""
