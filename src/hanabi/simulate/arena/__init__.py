"""Bots against each other's company: who plays well with whom.

An ``Arena`` is all teams of two bots, at tables of several sizes, on the same deals. Its
``Standings`` are sums of whole numbers as a ``Tally`` is, so that it too may be played
anywhere, in any order, and gone on with.
"""

from hanabi.simulate.arena.arena import Arena, InvalidArena
from hanabi.simulate.arena.play import load_programs, play_arena
from hanabi.simulate.arena.standings import Estimate, Round, Standings
from hanabi.simulate.arena.team import Team, comparisons, teams_of

__all__ = [
    "Arena",
    "Estimate",
    "InvalidArena",
    "Round",
    "Standings",
    "Team",
    "comparisons",
    "load_programs",
    "play_arena",
    "teams_of",
]
