"""Bots over rows: a masked row for a seat at a table, and whole teams compiled.

A bot of this kind is written once, as kernel functions (see ``fast.kernel`` for what that
allows). ``seat`` plays them interpreted behind the contract of ``bots.bot``; ``driver`` plays
thousands of games compiled, where the seats of one game share what all of them know.
"""
