"""Efficiency, past, required and minimum, checked by hand."""

from fractions import Fraction

import pytest

from hanabi.analysis.statistics import (
    cards_gotten,
    has_last_round_effectively_begun,
    hints_still_usable,
    minimum_efficiency,
    required_efficiency,
    starting_hints_usable,
)
from hanabi.game import apply
from hanabi.rules import Color, ColorHint, RankHint, Seat, ruleset
from hanabi.view import spectator_view, view_of
from tests.spec.beginnings import ALL_BUT_G5, deck_runs_out, rises
from tests.spec.tables import table


@pytest.mark.parametrize(
    ("options", "published"),
    [
        ({}, (0.86, 1.00, 1.00, 1.19)),
        ({"multicolor": "every-color-10"}, (0.86, 0.97, 0.97, 1.11)),
        ({"black-powder": True}, (0.86, 0.97, 0.97, 1.11)),
        ({"multicolor": "own-color-5"}, (1.00, 1.15, 1.15, 1.36)),
        ({"multicolor": "every-color-5"}, (1.00, 1.15, 1.15, 1.36)),
    ],
)
def test_minimum_efficiencies_are_those_of_the_published_table(
    options: dict[str, object], published: tuple[float, ...]
) -> None:
    for players, expected in zip(range(2, 6), published, strict=True):
        found = minimum_efficiency(ruleset(players, None, options))
        assert found is not None
        assert round(float(found), 2) == expected


@pytest.mark.parametrize(
    ("options", "usable"),
    [
        ({}, 8 + 17 + 4),  # four fireworks before the last round, of which three plays are left
        ({"five-flamboyants": True}, 8 + 17),  # tiles to come count for nothing
        ({"timed-display": True}, 8 + 17 + 4 + 22),  # a token for each play before
        ({"expert": True}, 8 + 25 + 4),  # half of the cards can go, in their time
    ],
)
def test_hints_usable_at_the_start_by_option(options: dict[str, object], usable: int) -> None:
    rules = ruleset(2, None, options)
    assert starting_hints_usable(rules) == usable
    assert hints_still_usable(spectator_view(table(rules=rules).state)) == usable


@pytest.mark.parametrize(
    ("beginning", "usable"),
    [
        ("hint", 28),
        ("hint -r4", 7 + 1 + 16 + 4),
        ("hint -r5", 7 + 1 + 17 + 4),  # red is dead: 24 cards, of which 21 are for four fireworks
        ("r4", 8 + 16 + 4),
        ("w1 w2 w3 w4 w5", 8 + 17 + 3),  # completed at 8 tokens: one is lost
        (ALL_BUT_G5, 8 + 15),  # one card is missing and is played last: 40 − 24 cards less one
    ],
)
def test_r08_r11_hints_still_usable_by_hand(beginning: str, usable: int) -> None:
    assert hints_still_usable(spectator_view(table(beginning).state)) == usable


def test_r14_no_hint_is_counted_once_the_deck_is_empty() -> None:
    view = spectator_view(table(f"{deck_runs_out(2)} hint -").state)
    assert hints_still_usable(view) is None
    assert required_efficiency(view) is None
    assert has_last_round_effectively_begun(view)
    assert not has_last_round_effectively_begun(spectator_view(table().state))


def test_touched_cards_are_gotten_unless_they_are_known_to_be_useless() -> None:
    state = table("r1", hands={1: "r2 g5 r1 w3 b3"}).state
    state = apply(state, RankHint(Seat(0), 4)).state
    state = apply(state, ColorHint(Seat(1), Color.RED)).state
    assert cards_gotten(view_of(state, Seat(1))) == 1 + 2 + len(state.hints[0].touched)
    assert cards_gotten(view_of(state, Seat(0))) == 1 + 1 + len(state.hints[0].touched), (
        "the red 1, which only others see, is useless"
    )
    view = view_of(state, Seat(0))
    assert required_efficiency(view) == Fraction(25 - cards_gotten(view), 6 + 17 + 4)


def test_r20_no_more_is_gotten_than_can_be_on_fireworks() -> None:
    state = table(f"{rises('wrby')} hint -g1 hint -g1 hint -g1", hands={1: "g2 g3 g4 g5"}).state
    assert cards_gotten(spectator_view(state, hands_open=True)) == 20


def test_rules_without_tokens_ask_for_no_efficiency() -> None:
    from dataclasses import replace

    rules = replace(ruleset(5), max_hint_tokens=0, suits=ruleset(5).suits[:3])
    assert starting_hints_usable(rules) == 1
    assert minimum_efficiency(rules) == 15
