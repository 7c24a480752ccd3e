"""Making puzzles, and refusing what is none."""

import json
from dataclasses import replace
from itertools import islice

import pytest

from hanabi.analysis.puzzles import (
    InvalidPuzzle,
    Puzzle,
    Theme,
    check_puzzle,
    make_puzzles,
    read_puzzles,
    shipped_puzzles,
    verdict_of,
    write_puzzle,
)
from hanabi.notation import InvalidNotation, parse_position
from hanabi.view import View


def first_of(theme: Theme) -> Puzzle:
    return next(puzzle for puzzle in shipped_puzzles() if puzzle.theme is theme)


@pytest.mark.parametrize("theme", [Theme.CARD, Theme.PLAY, Theme.DISCARD, Theme.HINT])
def test_the_same_seed_makes_the_same_proven_puzzles(theme: Theme) -> None:
    games: list[int] = []
    made = list(make_puzzles(theme, 2, 5, games.append))
    assert [puzzle.theme for puzzle in made] == [theme, theme]
    assert games == list(range(1, games[-1] + 1))
    for puzzle in made:
        check_puzzle(puzzle)
    assert list(islice(make_puzzles(theme, 2, 5), 2)) == made
    assert list(make_puzzles(theme, 2, 6)) != made


def test_a_line_is_read_as_it_was_written() -> None:
    for theme in Theme:
        puzzle = first_of(theme)
        assert list(read_puzzles(["", write_puzzle(puzzle)])) == [puzzle]


@pytest.mark.parametrize("theme", Theme)
def test_a_puzzle_tells_nothing_that_its_seat_may_not_know(theme: Theme) -> None:
    puzzle = first_of(theme)
    view = parse_position(puzzle.position)
    assert isinstance(view, View)
    assert all(held.card is None for held in view.own_hand)
    assert "seed" not in write_puzzle(puzzle)


def test_the_board_does_not_count_for_the_reader() -> None:
    puzzle = first_of(Theme.CARD)
    asked = next(held for held in puzzle.shown.own_hand if held.id == puzzle.asked)
    assert asked.possible == asked.hinted
    assert asked.possible.bit_count() > 1


@pytest.mark.parametrize("theme", Theme)
def test_another_answer_is_not_proven(theme: Theme) -> None:
    puzzle = first_of(theme)
    with pytest.raises(InvalidPuzzle):
        check_puzzle(replace(puzzle, answer="w9"))
    assert verdict_of(puzzle, "w9") is None


def test_chances_must_be_the_true_ones() -> None:
    puzzle = first_of(Theme.ENDING)
    wrong = dict.fromkeys(puzzle.chances, "1")
    with pytest.raises(InvalidPuzzle):
        check_puzzle(replace(puzzle, chances=wrong))
    with pytest.raises(InvalidPuzzle):
        check_puzzle(replace(first_of(Theme.PLAY), chances=wrong))


@pytest.mark.parametrize(
    "change",
    [
        {"theme": "chess"},
        {"rating": "1200"},
        {"more": 1},
        {"chances": {"hint": "1/0"}},
        {"asked": True},
    ],
)
def test_what_is_no_puzzle_is_refused_with_its_line(change: dict[str, object]) -> None:
    good = write_puzzle(first_of(Theme.PLAY))
    bad = json.dumps(json.loads(good) | change)
    with pytest.raises(InvalidPuzzle, match="line 2: "):
        list(read_puzzles([good, bad]))
    with pytest.raises(InvalidPuzzle, match="line 1: "):
        list(read_puzzles(["[]"]))


def test_a_position_of_nobody_is_refused() -> None:
    watching = replace(first_of(Theme.PLAY), position="hanabi-position 1 watching")
    with pytest.raises(InvalidNotation):
        check_puzzle(watching)
    with pytest.raises(InvalidPuzzle):
        check_puzzle(replace(first_of(Theme.CARD), asked=None))
