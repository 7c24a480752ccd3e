"""R-04: who sees what. That nothing else leaks is a property: ``tests/view/test_secrets.py``."""

import pytest

from hanabi.game import Deal, Discard, GameState, IllegalMove, Play, apply, start
from hanabi.game.events import CardDrawn
from hanabi.rules import CardId, Seat
from hanabi.view import checked_move, redacted_events, spectator_view, view_of
from tests.spec.tables import card, table

HANDS = {0: "w1 r2 b3 y4 g5", 1: "w2 r3 b4 y1 g1"}


def test_r04_nobody_sees_their_own_cards_and_everybody_all_others() -> None:
    state = table(players=3, hands=HANDS).state
    for seat in map(Seat, range(3)):
        for other, hand in enumerate(view_of(state, seat).hands):
            shown = [state.card(card_id) for card_id in state.hands[other]]
            assert [held.card for held in hand] == ([None] * 5 if other == seat else shown)


def test_r04_a_card_drawn_is_shown_to_all_but_its_holder() -> None:
    before = table("hint", players=3, hands={1: "w3"}, deck="g5").state
    step = apply(before, Discard(before.hands[1][0]))
    for seat in (Seat(0), Seat(1), Seat(2), None):
        events = redacted_events(before, step, seat)
        (drawn,) = (event for event in events if isinstance(event, CardDrawn))
        assert drawn.card == (card("g5") if seat in (0, 2) else None)


def other_deck_order(state: GameState) -> GameState:
    """The same start, with the undrawn cards the other way round."""
    deal, size = state.deal, len(state.draws)
    return start(state.ruleset, Deal(deal.deck[:size] + deal.deck[size:][::-1], deal.first_seat))


def other_hand(state: GameState) -> GameState:
    """The same start, with seat 0's hand exchanged for the deck's first cards."""
    deck, size = state.deal.deck, len(state.draws)
    return start(
        state.ruleset, Deal(deck[size : size + 5] + deck[5:size] + deck[:5] + deck[size + 5 :])
    )


def test_r04_the_order_of_the_deck_is_shown_to_nobody() -> None:
    state = table(players=3, hands=HANDS).state
    other = other_deck_order(state)
    assert other.deal.deck != state.deal.deck
    for seat in map(Seat, range(3)):
        assert view_of(state, seat) == view_of(other, seat)
    assert spectator_view(state, hands_open=True) == spectator_view(other, hands_open=True)


def test_r04_another_own_hand_looks_the_same_to_its_holder_alone() -> None:
    state = table(players=3, hands=HANDS).state
    other = other_hand(state)
    assert view_of(state, Seat(0)) == view_of(other, Seat(0))
    assert view_of(state, Seat(1)) != view_of(other, Seat(1))
    assert spectator_view(state) == spectator_view(other)


def test_r04_what_another_may_do_is_not_told_as_it_would_tell_ones_cards() -> None:
    state = table(players=3, hands=HANDS).state
    assert view_of(state, Seat(0)).legal_moves != ()
    assert view_of(state, Seat(1)).legal_moves == ()


@pytest.mark.parametrize("number", [-1, 0, 14, 15, 49, 50])
def test_r04_a_refusal_names_no_card(number: int) -> None:
    state = table(players=3, hands=HANDS).state
    for other in (other_deck_order(state), other_hand(state)):
        answers = []
        for position in (state, other):
            try:
                checked_move(position, Seat(0), Play(CardId(number)))
                answers.append("legal")
            except IllegalMove as refused:
                answers.append(str(refused))
        assert answers[0] == answers[1]


def test_r04_once_the_game_is_over_all_hands_are_open() -> None:
    state = table("w4 w4 r4").state
    assert state.is_over
    for seat in map(Seat, range(2)):
        view = view_of(state, seat)
        assert all(held.card is not None for hand in view.hands for held in hand)
