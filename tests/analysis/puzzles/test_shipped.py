"""Every puzzle of the package, proven without the code that made it: by the engine, by the seats'
views, by the solver, and by trying every arrangement.

A puzzle is played out in true positions that its seat could not tell from each other.
"""

from collections import Counter
from datetime import date, timedelta
from fractions import Fraction

import pytest

from hanabi.analysis.puzzles import (
    Puzzle,
    Theme,
    check_puzzle,
    puzzle_of_the_day,
    puzzle_with_id,
    shipped_puzzles,
    verdicts_of,
)
from hanabi.analysis.solver import solve
from hanabi.game import GameState, Move, apply, legal_moves
from hanabi.game.move_text import parse_move
from hanabi.notation.text import card_name
from hanabi.rules import CardId, Hint
from hanabi.view import view_of
from tests.analysis.endgame.worlds import BruteForce, win_of
from tests.analysis.puzzles.true_positions import (
    all_worlds,
    kind_named,
    number_of_worlds,
    true_positions,
    with_kind,
)
from tests.sizes import some

PUZZLES = shipped_puzzles()
ENDINGS = (Theme.ENDING, Theme.POSSIBLE)
MOST_STEPS = 1_000_000


def of(*themes: Theme, fast: int, normal: int) -> list[Puzzle]:
    return some([p for p in PUZZLES if p.theme in themes], fast=fast, normal=normal)


def few_ways() -> list[Puzzle]:
    """Endings in which every way to play on can be tried in a few seconds."""
    endings = [(puzzle, puzzle.view) for puzzle in PUZZLES if puzzle.theme in ENDINGS]
    return [
        puzzle
        for puzzle, view in endings
        if view.deck_size + view.ruleset.players <= 4 and number_of_worlds(view) <= 4
    ]


def test_there_are_enough_of_every_theme_box_and_number_of_players() -> None:
    assert len(PUZZLES) >= 300
    assert min(Counter(puzzle.theme for puzzle in PUZZLES).values()) >= 45
    assert set(Counter(puzzle.theme for puzzle in PUZZLES)) == set(Theme)
    players = Counter(puzzle.view.ruleset.players for puzzle in PUZZLES)
    assert set(players) == {2, 3, 4, 5}
    assert min(players.values()) >= 30
    assert {puzzle.view.ruleset.edition for puzzle in PUZZLES} == {
        *("en-2016", "it-2023", "ro-2013", "cs-2013", "pl-deluxe")
    }
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)
    assert [p.rating for p in PUZZLES] == sorted(p.rating for p in PUZZLES)


@pytest.mark.parametrize("puzzle", of(*Theme, fast=6, normal=36), ids=str)
def test_one_answer_is_right_and_it_is_the_one_written(puzzle: Puzzle) -> None:
    check_puzzle(puzzle)
    assert puzzle_with_id(puzzle.id) is puzzle
    assert all(verdict.facts for verdict in verdicts_of(puzzle).values())


@pytest.mark.parametrize(
    "puzzle", of(Theme.CARD, Theme.PLAY, Theme.DISCARD, fast=3, normal=12), ids=str
)
def test_the_answer_is_good_wherever_the_seat_may_be_and_each_other_fails_somewhere(
    puzzle: Puzzle,
) -> None:
    for state in true_positions(puzzle):
        assert _is_good(puzzle, state, puzzle.answer)
    for answer, verdict in verdicts_of(puzzle).items():
        if puzzle.theme is not Theme.CARD and not verdict.is_right:
            (fact,) = verdict.facts
            feared = with_kind(puzzle, fact.cards[0], kind_named(puzzle, fact.kinds[0]))
            assert not _is_good(puzzle, feared, answer)


def _is_good(puzzle: Puzzle, state: GameState, answer: str) -> bool:
    """In this position, with all cards face up."""
    if puzzle.theme is Theme.CARD:
        assert puzzle.asked is not None
        return card_name(state.card(puzzle.asked)) == answer
    after = apply(state, parse_move(answer)).state
    if puzzle.theme is Theme.PLAY:
        return after.mistakes == state.mistakes
    seat = state.turn
    return view_of(after, seat).highest_score == puzzle.view.highest_score


@pytest.mark.parametrize("puzzle", of(Theme.HINT, fast=2, normal=5), ids=str)
def test_the_teammate_is_sure_after_that_hint_and_after_no_other(puzzle: Puzzle) -> None:
    states = list(true_positions(puzzle))
    hints = [move for move in legal_moves(states[0]) if isinstance(move, Hint)]
    assert [str(hint) for hint in hints if _surely_learns(hint, states)] == [puzzle.answer]
    assert {str(hint) for hint in hints} == set(verdicts_of(puzzle))


def _surely_learns(hint: Hint, states: list[GameState]) -> bool:
    """Is there a card of which its holder knows, whatever the giver holds, that it fits, though
    there is a hand of the giver with which its holder did not know before?"""
    learnt = {held.id for held in view_of(states[0], hint.to).own_hand}
    known_before = set(learnt)
    for state in states:
        known_before &= _sure_of(state, hint)
        learnt &= _sure_of(apply(state, hint).state, hint)
        if not learnt:
            return False
    return bool(learnt - known_before)


def _sure_of(state: GameState, hint: Hint) -> set[CardId]:
    view = view_of(state, hint.to)
    return {held.id for held in view.own_hand if view.is_known_playable(held)}


@pytest.mark.parametrize("puzzle", of(*ENDINGS, fast=2, normal=6), ids=str)
def test_the_solver_agrees_in_endings(puzzle: Puzzle) -> None:
    """With all cards face up: what has no chance cannot be won, what always wins can be."""
    for state in list(true_positions(puzzle))[:2]:
        for answer, chance in puzzle.chances.items():
            if chance in ("0", "1"):
                found = solve(apply(state, _move(state, answer)).state).winnable
                assert found is (chance == "1"), (answer, chance)


@pytest.mark.parametrize("puzzle", some(few_ways(), fast=1, normal=2), ids=str)
def test_chances_are_as_by_trying_every_arrangement_where_there_are_few(puzzle: Puzzle) -> None:
    worlds = all_worlds(puzzle)
    for answer, chance in puzzle.chances.items():
        move = _move(worlds[0].state, answer)
        assert BruteForce(win_of, MOST_STEPS).of_move(worlds, move) == Fraction(chance), answer


def _move(state: GameState, answer: str) -> Move:
    """Of hints the first: with open hands they differ in nothing."""
    moves = {str(move): move for move in view_of(state, state.turn).legal_moves}
    hint = next((move for move in moves.values() if isinstance(move, Hint)), None)
    move = moves.get(answer, hint)
    assert move is not None
    return move


def test_the_puzzle_of_the_day_changes_every_day_until_all_have_been_shown() -> None:
    first = date(2026, 11, 18)
    days = [first + timedelta(days=day) for day in range(len(PUZZLES))]
    assert len({puzzle_of_the_day(day).id for day in days}) == len(PUZZLES)
    assert puzzle_of_the_day(first) is puzzle_of_the_day(days[-1] + timedelta(days=1))
