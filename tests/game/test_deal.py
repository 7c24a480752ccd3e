"""Deals: what is refused, and where tile 5 puts cards back."""

from dataclasses import replace

import pytest

from hanabi.game import Deal, InvalidDeal, deal_from_seed, start
from hanabi.rules import Card, Seat, Suit, Tile, ruleset
from tests.spec.tables import Table, table

RULES = ruleset(2)
TILED = ruleset(2, options={"five-flamboyants": True})


def test_the_deck_of_the_rules_in_any_order_is_a_deal() -> None:
    Deal(RULES.deck).check(RULES)
    Deal(RULES.deck[::-1], Seat(1)).check(RULES)


@pytest.mark.parametrize(
    "deck",
    [
        (),
        RULES.deck[:-1],
        (*RULES.deck, Card(Suit.WHITE, 1)),
        (*RULES.deck[:-1], Card(Suit.WHITE, 5)),
        (*RULES.deck[:-1], Card(Suit.BLACK, 5)),
        (*RULES.deck[:-1], Card(Suit.GREEN, 6)),
    ],
)
def test_another_deck_is_refused_and_the_card_named(deck: tuple[Card, ...]) -> None:
    with pytest.raises(InvalidDeal, match="the deck has"):
        start(RULES, Deal(deck))


def test_tiles_are_refused_where_they_are_not_in_play() -> None:
    with pytest.raises(InvalidDeal, match="not in play"):
        start(RULES, Deal(RULES.deck, tiles=tuple(Tile)))


def test_a_seeded_deal_knows_every_place_to_return_to() -> None:
    deal = deal_from_seed(TILED, 7)
    for use in range(3):
        assert all(0 <= deal.return_place(use, size) <= size for size in range(20))
        assert len({deal.return_place(use, 40) for use in range(3)}) > 1


def test_an_explicit_deal_knows_the_places_it_was_given() -> None:
    deal = Deal(TILED.deck, tiles=tuple(Tile), returns=(3, 0))
    assert [deal.return_place(use, 10) for use in (0, 1)] == [3, 0]
    with pytest.raises(InvalidDeal):
        deal.return_place(2, 10)
    with pytest.raises(InvalidDeal):
        deal.return_place(0, 2)


def test_tiles_may_be_given_by_their_numbers() -> None:
    """A tile is its number (R-44): plain numbers in a deal mean the same tiles."""
    setup = table("hint hint w1 w2 w3 w4 w5", options={"five-flamboyants": True}, tiles=[2])
    by_number = replace(setup.deal, tiles=(2, 1, 3, 4, 5, 6))  # type: ignore[arg-type]
    state = Table(setup.rules, by_number, setup.moves).state
    assert (state.pending, state.hint_tokens) == (None, 7)
