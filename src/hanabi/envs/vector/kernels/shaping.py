"""What rewards may be shaped by, counted in many games.

Restricted as ``fast.engine`` says.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.fast.engine.deduction import USELESS, find_status
from hanabi.fast.engine.ints import Ints, Rows
from hanabi.fast.engine.layout import HEIGHTS, HINT_TOKENS, MISTAKES
from hanabi.fast.engine.portable import popcount
from hanabi.fast.engine.ruleset_numbers import SUITS

COUNT_TOKENS, COUNT_MISTAKES, COUNT_LOST_POINTS = 0, 1, 2
COUNTS = 3


def count_games(
    rows: Rows, rulesets: Rows, which: Ints, scratch: Ints, counts: Rows, games: int
) -> None:
    """Each game's hint tokens, mistakes, and points that can no longer be reached (R-20)."""
    for game in range(games):
        row = rows[game]
        rules = rulesets[which[game]]
        find_status(row, rules, scratch)
        played = 0
        for suit in range(rules[SUITS]):
            played += row[HEIGHTS + suit]
        found = counts[game]
        found[COUNT_TOKENS] = row[HINT_TOKENS]
        found[COUNT_MISTAKES] = row[MISTAKES]
        found[COUNT_LOST_POINTS] = popcount(scratch[USELESS]) - played
