"""Rules from what was typed, for every command alike."""

import pytest

from hanabi.cli.language import Refused
from hanabi.cli.options.rules import chosen_ruleset
from hanabi.rules import InvalidRuleset, ruleset


def test_an_edition_and_its_options() -> None:
    chosen = chosen_ruleset("pl-deluxe", 3, ["black-powder", "empty-hints=off"])
    assert chosen == ruleset(3, "pl-deluxe", {"black-powder": True, "empty-hints": False})


@pytest.mark.parametrize("edition", [None, "none"])
def test_without_an_edition_options_combine_freely(edition: str | None) -> None:
    chosen = chosen_ruleset(edition, 5, ["timed-display=on", "five-flamboyants=true"])
    assert chosen == ruleset(5, None, {"timed-display": True, "five-flamboyants": True})


@pytest.mark.parametrize(
    ("switch", "kind"),
    [
        ("multicolor", "own-color-5"),
        ("multicolor=every-color-5", "every-color-5"),
        ("multicolor=none", None),
        ("multicolor=off", None),
    ],
)
def test_multicolour_cards_are_of_a_kind_that_the_box_has(switch: str, kind: str | None) -> None:
    assert chosen_ruleset("cs-2013", 2, [switch]) == ruleset(2, "cs-2013", {"multicolor": kind})


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(Refused, match="true or false, not maybe"):
        chosen_ruleset(None, 2, ["expert=maybe"])
    with pytest.raises(InvalidRuleset, match="no edition xx"):
        chosen_ruleset("xx", 2, [])
    with pytest.raises(InvalidRuleset, match="2 to 5 players, not 6"):
        chosen_ruleset(None, 6, [])
    with pytest.raises(InvalidRuleset, match="does not offer the option black-powder"):
        chosen_ruleset("it-2023", 2, ["black-powder"])
