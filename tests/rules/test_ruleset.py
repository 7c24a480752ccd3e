"""Rulesets: what the boxes make, and what one may build directly."""

import pickle
from dataclasses import replace

import pytest

from hanabi.rules import (
    BLACK_POWDER,
    EDITIONS,
    PLAIN_SUITS,
    Card,
    Color,
    InvalidRuleset,
    Multicolor,
    Options,
    Ruleset,
    Suit,
    SuitRules,
    edition,
    ruleset,
)
from hanabi.rules.options import OPTIONS_FOR_ANY_TABLE
from hanabi.testing.check_engine import every_ruleset


def test_a_sixth_or_seventh_suit_of_any_kind_is_data() -> None:
    """Two falling suits and one worth double, in no box, need no change anywhere."""
    suits = (
        *PLAIN_SUITS,
        SuitRules(Suit.MULTICOLOR, (1, 1, 1, 1, 1), falling=True, color=Color.MULTICOLOR),
        replace(BLACK_POWDER, points_when_empty=0),
    )
    rules = Ruleset(4, 4, suits)
    assert (len(rules.deck), rules.max_score) == (65, 35)
    assert len(rules.colors) == 6


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"suits": ()}, "suits-differ"),
        ({"suits": (PLAIN_SUITS[0], PLAIN_SUITS[0])}, "suits-differ"),
        ({"suits": (PLAIN_SUITS[0], SuitRules(Suit.RED, (1, 1)))}, "suits-ranks"),
        ({"hand_size": 0}, "hand-size"),
        ({"hand_size": 25}, "deck-too-small"),
        ({"hand_size": True}, "hand-size"),
        ({"max_hint_tokens": -1}, "tokens-not-counts"),
        ({"max_hint_tokens": 1.5}, "tokens-not-counts"),
        ({"max_mistakes": 0}, "tokens-not-counts"),
        ({"players": 6}, "players"),
        ({"hand_size": 9}, "ruleset-too-large"),
        ({"max_hint_tokens": 128}, "ruleset-too-large"),
        ({"max_mistakes": 128}, "ruleset-too-large"),
        ({"hand_size": 4, "suits": (SuitRules(Suit.RED, (1,) * 9),)}, "ruleset-too-large"),
        ({"suits": (SuitRules(Suit.RED, (18,) * 4),)}, "ruleset-too-large"),
        ({"suits": [SuitRules(suit, (1,) * 7) for suit in Suit]}, "ruleset-too-large"),
    ],
)
def test_rules_that_cannot_be_played_are_refused(changes: dict[str, object], code: str) -> None:
    fields: dict[str, object] = {"players": 2, "hand_size": 5, **changes}
    with pytest.raises(InvalidRuleset) as refused:
        Ruleset(**fields)  # type: ignore[arg-type]
    assert refused.value.code == code
    assert str(refused.value) != code, "it has a sentence"


@pytest.mark.parametrize("copies", [(), (1, 0), (-1,)])
def test_a_suit_has_each_card_at_least_once(copies: tuple[int, ...]) -> None:
    with pytest.raises(InvalidRuleset):
        SuitRules(Suit.RED, copies)


def test_options_by_name_change_the_defaults_and_an_options_object_stands_for_all() -> None:
    assert ruleset(2, "it-2023", {"expert": True}).options == Options(True, True)
    assert ruleset(2, "it-2023", Options(expert=True)).options == Options(False, True)


def test_options_are_checked_against_the_edition_however_they_are_given() -> None:
    for options in (Options(black_powder=True), {"black-powder": True}):
        with pytest.raises(InvalidRuleset):
            ruleset(2, "it-2023", options)
    with pytest.raises(InvalidRuleset):
        ruleset(2, "it-2023", Options(multicolor=Multicolor.OWN_COLOR_5))


def test_cards_are_numbered_by_suit_and_then_by_rank() -> None:
    rules = ruleset(2)
    assert rules.cards[:6] == (*(Card(Suit.WHITE, rank) for rank in range(1, 6)), Card(Suit.RED, 1))
    assert len(rules.cards) == 25


def test_an_edition_names_what_may_be_switched() -> None:
    of_the_box = {
        name: [option for option in box.switchable if option not in OPTIONS_FOR_ANY_TABLE]
        for name, box in EDITIONS.items()
    }
    assert of_the_box["it-2023"] == ["expert"]
    assert of_the_box["pl-deluxe"] == ["expert", "multicolor", "black-powder", "five-flamboyants"]
    for box in EDITIONS.values():
        assert {"empty-hints", *OPTIONS_FOR_ANY_TABLE} <= set(box.switchable)
    assert edition("cs-2013") is EDITIONS["cs-2013"]


def test_rulesets_are_values() -> None:
    for rules in every_ruleset():
        assert pickle.loads(pickle.dumps(rules)) == rules
    assert ruleset(2, "it-2023") == ruleset(2, "it-2023")
    assert ruleset(2, "it-2023") != ruleset(3, "it-2023")
    assert len(set(every_ruleset())) == len(every_ruleset())


def test_the_repr_rebuilds_the_value() -> None:
    names = {kind.__name__: kind for kind in (Ruleset, SuitRules, Suit, Color, Options, Multicolor)}
    for rules in (ruleset(2, "it-2023"), every_ruleset()[-1]):
        assert eval(repr(rules), dict(names)) == rules
