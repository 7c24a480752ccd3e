"""What a seat can tell from its view."""

import pickle

from hanabi.game import (
    Game,
    Play,
    deal_from_seed,
)
from hanabi.rules import (
    Card,
    CardId,
    RankHint,
    Seat,
    Suit,
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
    assert not before.is_known_playable(before.own_hand[0])
    game.push(RankHint(Seat(1), 1))
    after = view_of(game.state, Seat(1))
    assert after.is_known_playable(after.own_hand[0]), "any 1 fits now"
    assert not after.is_known_playable(after.own_hand[1])
    game.push(Play(CardId(5)))
    later = view_of(game.state, Seat(1))
    assert [held.id for held in later.own_hand] == [6, 7, 8, 9, 10]
    assert not later.is_known_playable(later.own_hand[2]), "what if it were red?"


def test_a_seat_knows_useless_and_indispensable_cards() -> None:
    game = Game(BASE, deal(BASE, "w5 w2 w3 w4 r5 r1 r2 r3 b1 b2 b3"))
    game.push(RankHint(Seat(1), 1))
    game.push(RankHint(Seat(0), 5))
    view = view_of(game.state, Seat(0))
    assert view.is_known_indispensable(view.own_hand[0])
    assert view.may_be_indispensable(view.own_hand[4])
    assert not view.is_known_useless(view.own_hand[0])
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


def test_a_seat_asks_about_cards_that_it_sees_whatever_their_holder_knows() -> None:
    game = Game(BASE, deal(BASE, "w5 w2 w3 w4 r5 w1 r2 r3 b1 b2 b3"))
    game.push(RankHint(Seat(1), 3))
    view = view_of(game.state, Seat(0))
    one, two, three = (view.hands[1][place] for place in (0, 1, 2))
    assert not view.is_known_playable(one), "its holder was told nothing of it"
    assert one.card is not None and view.fits(one.card)
    assert two.card is not None and not view.fits(two.card)
    assert three.card is not None and not view.is_useless(three.card)
    game.push(Play(CardId(5)))
    after = view_of(game.state, Seat(0))
    assert after.is_useless(one.card) and not after.fits(one.card)
    assert after.is_indispensable(Card(Suit.WHITE, 5)) and not after.is_indispensable(one.card)


def test_what_fits_is_what_the_engine_says_fits() -> None:
    game = Game(BASE, deal_from_seed(BASE, 1))
    while game.outcome is None:
        view = view_of(game.state, Seat(0))
        assert [*map(view.fits, BASE.cards)] == [*map(game.state.fits, BASE.cards)]
        game.push(game.legal_moves()[len(game.moves) % 3])
