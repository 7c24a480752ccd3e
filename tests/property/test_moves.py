"""Legal moves are exactly those that ``apply`` accepts, and a refusal changes nothing."""

import pytest
from hypothesis import given, settings

from hanabi.game import Arrange, Game, IllegalMove, apply, legal_moves, refusal
from hanabi.rules import Seat
from hanabi.testing.conceivable import conceivable_moves, wrong_arrangements
from hanabi.testing.engines import ReferencePosition, observe
from hanabi.testing.strategies import games
from tests.sizes import scaled


@given(games())
def test_legal_moves_are_exactly_the_moves_that_apply_accepts(game: Game) -> None:
    state = game.state
    listed = legal_moves(state)
    assert len(set(listed)) == len(listed)
    accepted = set()
    for move in conceivable_moves(ReferencePosition(state)):
        try:
            apply(state, move)
        except IllegalMove as refused:
            assert repr(refusal(state, move)) == repr(refused)
        else:
            accepted.add(move)
    assert accepted == set(listed)


@given(games())
def test_there_is_always_a_legal_move_until_the_end_and_none_after_it(game: Game) -> None:
    for number in range(len(game.moves) + 1):
        state = game.seek(number)
        assert bool(legal_moves(state)) is not state.is_over


@given(games())
def test_any_order_of_ones_own_cards_is_an_arrangement_and_nothing_else_is(
    game: Game,
) -> None:
    state = game.state
    for wrong in wrong_arrangements(ReferencePosition(state)):
        with pytest.raises(IllegalMove):
            apply(state, wrong)
    for seat in map(Seat, range(state.ruleset.players)):
        order = tuple(reversed(state.hands[seat]))
        if state.is_over:
            with pytest.raises(IllegalMove):
                apply(state, Arrange(seat, order))
        else:
            arranged = apply(state, Arrange(seat, order)).state
            assert arranged.hands[seat] == order
            back = apply(arranged, Arrange(seat, state.hands[seat])).state
            assert back == state


@given(games(most=60))
@settings(max_examples=scaled(fast=10, normal=30, long=200))
def test_apply_never_changes_the_position_it_is_given(game: Game) -> None:
    state = game.state
    position = ReferencePosition(state)
    before, fields = observe(position), dict(vars(state))
    for move in position.legal_moves():
        apply(state, move)
    for wrong in wrong_arrangements(position):
        with pytest.raises(IllegalMove):
            apply(state, wrong)
    assert observe(ReferencePosition(state)) == before
    assert {name: vars(state)[name] for name in fields} == fields


@given(games())
def test_every_legal_move_leads_on(game: Game) -> None:
    """The next position has a seat to ask or an outcome, and events say what happened."""
    for move in game.legal_moves():
        step = apply(game.state, move)
        assert step.events
        assert step.state.is_over is (step.state.next_seat is None)
        assert step.state != game.state
