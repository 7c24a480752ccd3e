"""Drops as a number from 0 to 100, by the curve that chess players know from lichess."""

from collections.abc import Iterable
from fractions import Fraction
from math import exp
from statistics import fmean


def accuracy_of_drop(drop: Fraction | int, max_score: int) -> float:
    """100 for a move that costs nothing; a drop counts as its share of the highest score, in
    per cent (lichess: of the chance to win)."""
    if not drop:
        return 100.0
    lost = 100 * float(drop) / max_score
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * lost) - 3.1669))


def mean_accuracy(drops: Iterable[Fraction | int], max_score: int) -> float | None:
    """Of some moves together; None of none."""
    found = [accuracy_of_drop(drop, max_score) for drop in drops]
    return fmean(found) if found else None
