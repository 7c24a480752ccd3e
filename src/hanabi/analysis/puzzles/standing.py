"""How somebody stands: a rating and streaks, from the first tries at puzzles alone.

A try is a game against the puzzle, which keeps its own rating: OpenSkill's model of Plackett and
Luce, on the scale of ``rating``. So the same tries always give the same rating, and nothing else
has to be kept.
"""

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from math import log
from typing import NamedTuple

NEWCOMER, UNCERTAINTY = 1200, 250
"""Where everybody begins, and how little is known of them."""
PUZZLE_UNCERTAINTY = 80
"""Of a puzzle's rating, which nobody has measured yet."""
SPREAD = 400 / log(10) / 2**0.5
"""Who has 400 points more wins ten times in eleven (OpenSkill's beta)."""
CHANGE = 6
"""By how much people change from try to try, so that no rating ever stands still (its tau)."""


class Try(NamedTuple):
    """Somebody's first try at a puzzle."""

    puzzle: str
    rating: int
    """The puzzle's, when it was tried."""
    is_right: bool
    at: float
    """Seconds since 1970."""


class Standing(NamedTuple):
    """What first tries come to."""

    rating: int
    tried: int
    solved: int
    in_a_row: int
    """Right ones since the last wrong one."""
    days: int
    """Days in a row, up to today or yesterday, on each of which one was solved (UTC)."""


def standing_of(tries: Sequence[Try], today: date) -> Standing:
    """From all tries, oldest first."""
    wrong = [place for place, made in enumerate(tries) if not made.is_right]
    return Standing(
        round(_rating(tries)),
        len(tries),
        len(tries) - len(wrong),
        len(tries) - 1 - wrong[-1] if wrong else len(tries),
        _days(tries, today),
    )


def day_of(at: float) -> date:
    """Everybody's day: puzzles change at midnight UTC."""
    return datetime.fromtimestamp(at, UTC).date()


def _rating(tries: Sequence[Try]) -> float:
    if not tries:
        return NEWCOMER
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=NEWCOMER, sigma=UNCERTAINTY, beta=SPREAD, tau=CHANGE)
    person = model.rating()
    for made in tries:
        puzzle = model.rating(mu=made.rating, sigma=PUZZLE_UNCERTAINTY)
        ranks = [1.0, 2.0] if made.is_right else [2.0, 1.0]
        [[person], _] = model.rate([[person], [puzzle]], ranks=ranks)
    return person.mu


def _days(tries: Sequence[Try], today: date) -> int:
    solved = {day_of(made.at) for made in tries if made.is_right}
    day = today if today in solved else today - timedelta(days=1)
    count = 0
    while day - timedelta(days=count) in solved:
        count += 1
    return count
