"""Counting: exact, in any order."""

from math import isclose, isnan
from statistics import fmean, stdev

from hypothesis import given
from hypothesis import strategies as st

from hanabi.simulate import Tally

scores = st.lists(st.integers(-5, 30), min_size=2, max_size=50)


def _tally(values: list[int]) -> Tally:
    return Tally({score: values.count(score) for score in sorted(set(values))})


@given(scores)
def test_mean_and_standard_error_are_the_statisticians(values: list[int]) -> None:
    tally = _tally(values)
    assert tally.games == len(values)
    assert isclose(tally.mean, fmean(values), abs_tol=1e-12)
    assert isclose(tally.standard_error, stdev(values) / len(values) ** 0.5, abs_tol=1e-12)


@given(scores, scores)
def test_sums_do_not_depend_on_the_order(first: list[int], second: list[int]) -> None:
    left, right = _tally(first), _tally(second)
    assert left + right == right + left == _tally(first + second)


@given(scores)
def test_a_tally_survives_json(values: list[int]) -> None:
    tally = Tally(_tally(values).scores, perfect=1, lost=2, steps=3)
    assert Tally.from_json(tally.as_json()) == tally


def test_no_games_have_no_mean() -> None:
    assert isnan(Tally().mean)
    assert isnan(Tally({3: 1}).standard_error)
