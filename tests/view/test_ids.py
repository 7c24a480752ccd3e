"""The names that players have for cards, also in refusals."""

import pytest

from hanabi.game import (
    Arrange,
    Discard,
    Game,
    IllegalMove,
    Play,
    RewardReturn,
    Step,
    deal_from_seed,
)
from hanabi.game.events import CardDrawn, CardReturned
from hanabi.rules import (
    CardId,
    Seat,
)
from hanabi.view import (
    checked_move,
    redacted_events,
    view_of,
)
from tests.spec.tables import card
from tests.view.samples import BASE, tile_5_game


def test_r44_a_returned_card_comes_back_under_a_new_number() -> None:
    game, gone = tile_5_game()
    before, size = game.state, len(game.state.deck)
    events = game.push(checked_move(before, Seat(0), RewardReturn(gone)))
    told = redacted_events(before, Step(game.state, events), Seat(0))
    number = CardId(len(game.state.draws) - 1)
    assert game.state.hands[0][-1] == gone, "it was put on top and drawn at once"
    assert CardReturned(Seat(0), gone, card("w3"), size + 1) in told
    assert CardDrawn(Seat(0), number, None, size) in told
    view = view_of(game.state, Seat(0))
    assert view.own_hand[-1].id == number
    assert view_of(game.state, Seat(1)).hands[0][-1].card == card("w3")


def test_r44_an_old_number_names_no_card_any_more() -> None:
    game, gone = tile_5_game()
    game.push(checked_move(game.state, Seat(0), RewardReturn(gone)))
    with pytest.raises(IllegalMove) as refused:
        checked_move(game.state, Seat(1), Discard(gone))
    assert refused.value.code == "no-such-card"


def test_refusals_speak_of_draw_numbers() -> None:
    game, gone = tile_5_game()
    game.push(checked_move(game.state, Seat(0), RewardReturn(gone)))
    number = view_of(game.state, Seat(0)).own_hand[-1].id
    with pytest.raises(IllegalMove) as refused:
        checked_move(game.state, Seat(1), Play(number))
    assert refused.value.values["card"] == number != gone


def test_a_seat_moves_only_on_its_turn_and_arranges_only_its_own_hand() -> None:
    game = Game(BASE, deal_from_seed(BASE, 1))
    with pytest.raises(IllegalMove, match="the turn of seat 0"):
        checked_move(game.state, Seat(1), Play(CardId(5)))
    with pytest.raises(IllegalMove, match="only their own hand"):
        checked_move(game.state, Seat(1), Arrange(Seat(0), game.state.hands[0]))
    order = game.state.hands[1][::-1]
    assert checked_move(game.state, Seat(1), Arrange(Seat(1), order)) == Arrange(Seat(1), order)
