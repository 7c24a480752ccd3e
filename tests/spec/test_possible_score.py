"""R-20: the highest score still possible, and the suits that are dead."""

import pytest

from hanabi.game import GameState, RewardReturn, apply
from hanabi.rules import Seat, Suit
from hanabi.view import View, spectator_view, view_of
from tests.spec.beginnings import rises
from tests.spec.tables import table


def look(state: GameState) -> View:
    """R-20 is the same for everybody."""
    views = [view_of(state, Seat(seat)) for seat in range(state.ruleset.players)]
    views.append(spectator_view(state))
    assert len({(view.highest_score, view.dead_suits) for view in views}) == 1
    return views[0]


@pytest.mark.parametrize(
    ("beginning", "highest", "dead"),
    [
        ("", 25, ()),
        ("hint -r4", 25, ()),
        ("hint -r5", 24, (Suit.RED,)),
        ("hint -r4 hint -r4", 23, (Suit.RED,)),
        ("hint -r1 hint -r1 hint -r1", 20, (Suit.RED,)),
        ("hint -r5 hint -b3 hint -b3", 21, (Suit.RED, Suit.BLUE)),
        ("hint -r5 hint -r2 hint -r2", 21, (Suit.RED,)),
        ("r1 r2 hint -r2 hint -r1 hint -r1", 25, ()),
        ("r1 r2 hint -r3 hint -r3", 22, (Suit.RED,)),
    ],
)
def test_r20_follows_from_the_fireworks_and_the_discards_alone(
    beginning: str, highest: int, dead: tuple[Suit, ...]
) -> None:
    view = look(table(beginning).state)
    assert (view.highest_score, view.dead_suits) == (highest, dead)


def test_r20_a_mistake_loses_a_card_like_a_discard() -> None:
    assert look(table("r5").state).highest_score == 24


def test_r20_it_ignores_turns_left_and_mistakes() -> None:
    """The deck is empty and a turn is left: 25 cannot be reached, but the cards are there."""
    spare = " ".join(f"hint -{suit}{rank}" for suit in "wrbyg" for rank in (1, 1, 2, 3, 4))
    state = table(f"{spare} {rises('wrbyg', 3)} hint").state
    assert (len(state.deck), state.turns_left) == (0, 1)
    assert look(state).highest_score == 25
    assert look(table("w4 w3").state).highest_score == 25


def test_r20_a_lost_black_card_costs_its_point_and_those_below() -> None:
    """R-43: the same formula; black is built from 5 down."""
    options = {"black-powder": True}
    assert look(table("", options=options).state).highest_score == 25
    lost_five = look(table("hint -k5", options=options).state)
    assert (lost_five.highest_score, lost_five.dead_suits) == (20, (Suit.BLACK,))
    lost_twos = look(table("k5 k4 hint -k2 hint -k2", options=options).state)
    assert lost_twos.highest_score == 23


def test_r20_it_is_the_same_formula_in_the_expert_variant() -> None:
    beginning = "hint -r4 hint -b3"
    assert look(table(beginning, options={"expert": True}).state).highest_score == 25


def test_r20_it_may_rise_again_after_tile_5() -> None:
    beginning = "hint -r5 w1 w2 w3 w4 w5"
    options = {"five-flamboyants": True}
    state = table(beginning, options=options, tiles=[5], returns=[3]).state
    before = look(state)
    assert (before.highest_score, before.dead_suits) == (24, (Suit.RED,))
    after = look(apply(state, RewardReturn(state.discards[0])).state)
    assert (after.highest_score, after.dead_suits) == (25, ())


def test_r20_it_ignores_tiles_to_come() -> None:
    options = {"five-flamboyants": True}
    state = table("hint -r5", options=options, tiles=[5]).state
    assert look(state).highest_score == 24


def test_r20_it_never_depends_on_hidden_cards() -> None:
    """The other red 4 lies in the deck or in a hand: the same answer."""
    scores = {
        look(table("hint -r4", hands=hands).state).highest_score
        for hands in ({0: "r4"}, {1: "r4"}, {})
    }
    assert scores == {25}
