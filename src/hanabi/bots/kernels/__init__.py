"""Bots that are kernel functions: at a table on a row without hidden cards, and whole teams
compiled.

A bot of this kind is written once, as kernel functions (see ``fast.engine`` for what that
allows). ``seat`` plays them interpreted behind the contract of ``bots.bot``; ``games`` plays
thousands of games compiled, where the seats of one game share what all of them know.
"""
