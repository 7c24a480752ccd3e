"""Rules and suits in one word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.game import InvalidNotation
from hanabi.notation.rules_text import (
    is_of_a_box,
    parse_ruleset,
    parse_suit,
    ruleset_text,
    suit_text,
)
from hanabi.rules import PLAIN_SUITS, HanabiError, Options, Ruleset, ruleset
from hanabi.testing.strategies import foreign_rulesets, rulesets


@given(st.one_of(rulesets(), foreign_rulesets()))
def test_every_ruleset_comes_back_from_its_word(rules: Ruleset) -> None:
    assert parse_ruleset(ruleset_text(rules)) == rules
    for suit in rules.suits:
        assert parse_suit(suit_text(suit)) == suit


@given(rulesets())
def test_what_a_box_offers_needs_no_more_than_its_name_and_options(rules: Ruleset) -> None:
    assert is_of_a_box(rules)
    assert ":" not in ruleset_text(rules).replace("multicolor:", "")


def test_rules_are_written_so() -> None:
    assert ruleset_text(ruleset(5, "it-2023")) == "it-2023,5"
    assert ruleset_text(ruleset(2, options={"expert": True})) == "none,2,expert"
    small = Ruleset(2, 3, PLAIN_SUITS[:2], Options(), max_hint_tokens=4, max_mistakes=1)
    text = "none,2,hand:3,tokens:4,mistakes:1,w3.2.2.2.1,r3.2.2.2.1"
    assert ruleset_text(small) == text
    assert parse_ruleset(text) == small


@pytest.mark.parametrize(
    "text",
    [
        "",
        "en-2016",
        "en-2016,",
        "en-2016,two",
        "en-1900,2",
        "en-2016,2,",
        "en-2016,2,multicolor",
        "en-2016,2,expert,wings",
        "none,2,hand:5",
        "none,2,hand:5,tokens:8,mistakes:3",
        "none,2,hand:9,tokens:8,mistakes:3,w3.2.2.2.1,r3.2.2.2.1",
        "none,2,hand:2,tokens:8,mistakes:3,w3.2.2.2.1,w3.2.2.2.1",
        "none,2,hand:2,tokens:8,mistakes:3,x3.2.2.2.1",
        "none,2,hand:2,tokens:8,mistakes:3,w3.2.2.2.0",
    ],
)
def test_what_is_no_ruleset_is_refused(text: str) -> None:
    with pytest.raises(HanabiError):
        parse_ruleset(text)


@pytest.mark.parametrize("text", ["", "w", "w0", "wx", "w1.", "w1:hint-white", "w1:points=0"])
def test_what_is_no_suit_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation):
        parse_suit(text)
