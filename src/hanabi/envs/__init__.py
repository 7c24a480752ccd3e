"""Reinforcement learning: the game through the interfaces that learners know.

``vector`` (Gymnasium, thousands of games at once), ``pettingzoo``, ``single`` (one seat, our
bots in the others) and ``hle``, a drop-in for the Hanabi Learning Environment; ``policy`` makes
a bot of what was learnt. Each is imported by its own name, so that none pulls in another's
library.
"""
