"""R-45 and the table of docs/specification.md: which edition has what, and what combines."""

from itertools import product

import pytest

from hanabi.game import deal_from_seed
from hanabi.rules import EDITIONS, OPTION_NAMES, InvalidRuleset, Multicolor, ruleset
from hanabi.testing import Engine
from hanabi.testing.check_engine import every_ruleset
from tests.sizes import some

OFFERED = {
    "ro-2013": {"expert", "timed-display", "own-color-5"},
    "pl-deluxe": {"expert", "every-color-10", "black-powder", "five-flamboyants"},
    "en-2016": {"expert", "timed-display", "own-color-5"},
    "cs-2013": {"expert", "own-color-5", "every-color-5"},
    "it-2023": {"expert"},
}
SWITCHES = ("expert", "timed-display", "black-powder", "five-flamboyants")
WAYS = tuple(way.value for way in Multicolor)


def test_r45_these_are_the_editions() -> None:
    assert list(EDITIONS) == list(OFFERED)
    assert {name: box.language for name, box in EDITIONS.items()} == {
        "ro-2013": "ro",
        "pl-deluxe": "pl",
        "en-2016": "en",
        "cs-2013": "cs",
        "it-2023": "it",
    }


@pytest.mark.parametrize("name", OFFERED)
def test_r45_out_of_the_box_every_edition_is_the_base_game(name: str) -> None:
    rules = ruleset(2, name)
    assert (len(rules.deck), len(rules.suits), rules.max_score) == (50, 5, 25)
    switched = {option for option, value in rules.options.by_name().items() if value}
    assert switched <= {"empty-hints"}


@pytest.mark.parametrize(("name", "option"), list(product(OFFERED, SWITCHES)))
def test_r45_an_edition_offers_its_options_and_refuses_the_others(name: str, option: str) -> None:
    if option in OFFERED[name]:
        assert ruleset(2, name, {option: True}).options.by_name()[option] is True
    else:
        with pytest.raises(InvalidRuleset) as refused:
            ruleset(2, name, {option: True})
        assert name in str(refused.value)
        assert option in str(refused.value)
    assert ruleset(2, name, {option: False}).options.by_name()[option] is False


@pytest.mark.parametrize(("name", "way"), list(product(OFFERED, WAYS)))
def test_r45_an_edition_offers_its_multicolor_cards_and_refuses_the_others(
    name: str, way: str
) -> None:
    if way in OFFERED[name]:
        rules = ruleset(2, name, {"multicolor": way})
        assert rules.options.multicolor is Multicolor(way)
        assert len(rules.suits) == 6
    else:
        with pytest.raises(InvalidRuleset) as refused:
            ruleset(2, name, {"multicolor": way})
        assert name in str(refused.value)
        assert "multicolo" in str(refused.value)


@pytest.mark.parametrize("name", OFFERED)
def test_r45_all_that_an_edition_offers_combines(engine: Engine, name: str) -> None:
    offered = OFFERED[name]
    switches = [option for option in SWITCHES if option in offered]
    ways = [None, *(way for way in WAYS if way in offered)]
    for values in product((False, True), repeat=len(switches)):
        for way in ways:
            options = {**dict(zip(switches, values, strict=True)), "multicolor": way}
            rules = ruleset(3, name, options)
            assert engine.start(rules, deal_from_seed(rules, 1)).legal_moves()


@pytest.mark.parametrize(
    ("options", "cards", "fireworks", "highest"),
    [
        ({"five-flamboyants": True}, 50, 5, 25),
        ({"five-flamboyants": True, "multicolor": "every-color-10"}, 60, 6, 30),
        ({"five-flamboyants": True, "black-powder": True}, 60, 6, 25),
        (
            {"five-flamboyants": True, "multicolor": "every-color-10", "black-powder": True},
            *(70, 7, 30),
        ),
        ({"multicolor": "every-color-10", "black-powder": True}, 70, 7, 30),
    ],
)
def test_r45_pl_deluxe_combines_its_three_expansions(
    engine: Engine, options: dict[str, object], cards: int, fireworks: int, highest: int
) -> None:
    rules = ruleset(5, "pl-deluxe", options)
    assert (len(rules.deck), len(rules.suits), rules.max_score) == (cards, fireworks, highest)
    position = engine.start(rules, deal_from_seed(rules, 7))
    assert len(position.heights) == fireworks
    assert position.deck_size == cards - 20


def test_r45_everything_combines_where_no_edition_is_named(engine: Engine) -> None:
    free = [rules for rules in every_ruleset() if rules.edition is None]
    assert len(free) == 4 * 2**5 * 4
    assert len(set(free)) == len(free)
    for rules in some(free, fast=64, normal=len(free)):
        assert engine.start(rules, deal_from_seed(rules, 1)).legal_moves()


@pytest.mark.parametrize("name", [None, *OFFERED])
def test_r45_unknown_options_and_values_are_refused_with_a_sentence(name: str | None) -> None:
    for options, words in (
        ({"rainbow": True}, "rainbow"),
        ({"Expert": True}, "Expert"),
        ({"empty_hints": True}, "empty_hints"),
        ({"expert": 1}, "expert"),
        ({"expert": None}, "expert"),
        ({"expert": "yes"}, "expert"),
        ({"multicolor": True}, "multicolor"),
        ({"multicolor": "rainbow"}, "rainbow"),
        ({"multicolor": 5}, "multicolor"),
    ):
        with pytest.raises(InvalidRuleset) as refused:
            ruleset(2, name, options)
        assert words in str(refused.value)
        assert " " in str(refused.value)


@pytest.mark.parametrize("name", ["", "fr-2010", "IT-2023", "it-2023 "])
def test_r45_an_unknown_edition_is_refused_and_the_known_ones_named(name: str) -> None:
    with pytest.raises(InvalidRuleset) as refused:
        ruleset(2, name)
    assert all(known in str(refused.value) for known in EDITIONS)


def test_r45_the_options_have_the_names_of_records() -> None:
    assert {"empty-hints", "multicolor", *SWITCHES} <= set(OPTION_NAMES)
