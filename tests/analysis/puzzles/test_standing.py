"""A rating and streaks from first tries."""

from datetime import date

from hanabi.analysis.puzzles.standing import NEWCOMER, Try, standing_of

DAY = 86_400.0
TODAY = date(2026, 11, 18)
NOW = (TODAY - date(1970, 1, 1)).days * DAY + 3_600


def tries(*results: bool, rating: int = NEWCOMER, days_ago: int = 0) -> list[Try]:
    return [
        Try(f"{number:010}", rating, is_right, NOW - days_ago * DAY + number)
        for number, is_right in enumerate(results)
    ]


def test_who_tried_nothing_is_a_newcomer() -> None:
    assert standing_of([], TODAY)._asdict() == {
        "rating": NEWCOMER,
        "tried": 0,
        "solved": 0,
        "in_a_row": 0,
        "days": 0,
    }


def test_right_answers_raise_a_rating_and_harder_puzzles_more() -> None:
    easy = standing_of(tries(True, rating=1000), TODAY).rating
    hard = standing_of(tries(True, rating=1600), TODAY).rating
    assert NEWCOMER < easy < hard
    assert standing_of(tries(False), TODAY).rating < NEWCOMER


def test_who_solves_half_of_equal_puzzles_comes_to_their_rating() -> None:
    stands = standing_of(tries(*[True, False] * 40, rating=1500), TODAY)
    assert abs(stands.rating - 1500) < 40
    first, later = (standing_of(tries(*[True] * count), TODAY).rating for count in (1, 30))
    assert first - NEWCOMER > (later - NEWCOMER) / 30  # it settles


def test_streaks() -> None:
    assert standing_of(tries(True, False, True, True), TODAY).in_a_row == 2
    assert standing_of(tries(True, True, False), TODAY).in_a_row == 0
    week = [made for ago in range(6, -1, -1) for made in tries(True, days_ago=ago)]
    assert standing_of(week, TODAY).days == 7
    assert standing_of(week[:-1], TODAY).days == 6  # today is not over yet
    assert standing_of(week[:-2], TODAY).days == 0
    assert standing_of(tries(False), TODAY).days == 0
