"""What a seat can tell from its view."""

import pickle

from hanabi.game import (
    Game,
    Play,
    deal_from_seed,
)
from hanabi.rules import (
    CardId,
    RankHint,
    Seat,
)
from hanabi.view import (
    View,
    spectator_view,
    view_of,
)
from tests.view.samples import BASE, deal


def test_a_seat_knows_what_is_playable_by_what_it_knows_alone() -> None:
    game = Game(BASE, deal(BASE, "w1 w2 w3 w4 w5 r1 r2 r3 b1 b2"))
    before = view_of(game.state, Seat(1))
    assert not before.is_playable(before.own_hand[0])
    game.push(RankHint(Seat(1), 1))
    after = view_of(game.state, Seat(1))
    assert after.is_playable(after.own_hand[0]), "any 1 fits now"
    assert not after.is_playable(after.own_hand[1])
    game.push(Play(CardId(5)))
    later = view_of(game.state, Seat(1))
    assert [held.id for held in later.own_hand] == [6, 7, 8, 9, 10]
    assert not later.is_playable(later.own_hand[2]), "what if it were red?"


def test_a_seat_knows_useless_and_indispensable_cards() -> None:
    game = Game(BASE, deal(BASE, "w5 w2 w3 w4 r5 r1 r2 r3 b1 b2 b3"))
    game.push(RankHint(Seat(1), 1))
    game.push(RankHint(Seat(0), 5))
    view = view_of(game.state, Seat(0))
    assert view.is_indispensable(view.own_hand[0])
    assert view.may_be_indispensable(view.own_hand[4])
    assert not view.is_useless(view.own_hand[0])
    assert not view.may_be_indispensable(view.own_hand[1]), "every 5 was pointed at"


def test_views_are_values() -> None:
    game = Game(BASE, deal_from_seed(BASE, 1))
    view = view_of(game.state, Seat(0))
    assert view == view_of(game.state, Seat(0))
    assert pickle.loads(pickle.dumps(view)) == view
    assert isinstance(spectator_view(game.state), View)
    assert spectator_view(game.state).own_hand == ()
    assert view.is_on_turn
    assert not view_of(game.state, Seat(1)).is_on_turn
