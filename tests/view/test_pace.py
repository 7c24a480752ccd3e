"""Pace, and its bands: public knowledge in every view."""

import pytest

from hanabi.game import GameState, RewardAdd, RewardReturn, apply
from hanabi.rules import Seat, ruleset
from hanabi.view import PaceRisk, pace_risk, spectator_view, starting_pace, view_of
from tests.spec.beginnings import ALL_BUT_G5, deck_runs_out
from tests.spec.tables import table


def pace(state: GameState) -> int | None:
    """The same for everybody."""
    views = [view_of(state, Seat(seat)) for seat in range(state.ruleset.players)]
    views.append(spectator_view(state))
    (found,) = {view.pace for view in views}
    return found


@pytest.mark.parametrize(
    ("options", "paces"),
    [
        ({}, (17, 13, 13, 10)),
        ({"timed-display": True}, (17, 13, 13, 10)),
        ({"multicolor": "own-color-5"}, (17, 13, 13, 10)),
        ({"multicolor": "every-color-5"}, (17, 13, 13, 10)),
        ({"multicolor": "every-color-10"}, (22, 18, 18, 15)),
        ({"black-powder": True}, (22, 18, 18, 15)),
        ({"multicolor": "every-color-10", "black-powder": True}, (27, 23, 23, 20)),
        ({"five-flamboyants": True}, (17, 13, 13, 10)),
        ({"expert": True}, (None,) * 4),
    ],
)
def test_r14_paces_at_the_start_are_those_of_the_published_table(
    options: dict[str, object], paces: tuple[int | None, ...]
) -> None:
    for players, expected in zip(range(2, 6), paces, strict=True):
        rules = ruleset(players, None, options)
        assert starting_pace(rules) == expected
        assert pace(table(rules=rules).state) == expected


@pytest.mark.parametrize(
    ("beginning", "expected"),
    [
        ("hint", 17),  # draws nothing
        ("r1", 17),  # a point for a card of the deck
        ("hint -r4", 16),
        ("r4", 16),  # a mistake costs what a discard does
        ("hint -r5", 17),  # a card fewer in the deck, but also one fewer to play
        ("hint -r1 hint -r1 hint -r1", 19),  # five fewer to play
    ],
)
def test_r20_pace_follows_plays_discards_and_lost_cards(beginning: str, expected: int) -> None:
    assert pace(table(beginning).state) == expected


def test_r14_there_is_no_pace_without_a_deck_or_after_the_end() -> None:
    assert pace(table(deck_runs_out(2)).state) == 2, "one card in the deck, and one to play"
    assert pace(table(f"{deck_runs_out(2)} hint -").state) is None
    assert pace(table(f"{ALL_BUT_G5} g5").state) is None


def test_r44_tiles_that_move_a_card_raise_the_pace_by_one() -> None:
    options = {"five-flamboyants": True}
    asked = table("hint -r4 w1 w2 w3 w4 w5", options=options, tiles=[5], returns=[0]).state
    assert pace(asked) == 17, "the fifth card has not been drawn yet"
    assert pace(apply(asked, RewardReturn(asked.discards[0])).state) == 17 == 16 + 1
    asked = table("hint -r1 w1 w2 w3 w4 w5", options=options, tiles=[6]).state
    assert pace(apply(asked, RewardAdd(asked.discards[0])).state) == 17 == 16 + 1


@pytest.mark.parametrize(
    ("players", "bands"),
    [
        (2, "zero zero medium low low low"),
        (3, "zero zero high medium low low"),
        (4, "zero zero high medium medium low"),
        (5, "zero zero high high medium medium"),
    ],
)
def test_bands_of_pace_by_the_number_of_players(players: int, bands: str) -> None:
    """−1, 0, 1, 2, 3, 4: high below P − ⌊P/2⌋ (Florrat), medium below P (Hyphen-ated)."""
    assert [pace_risk(value, players).value for value in range(-1, 5)] == bands.split()
    assert pace_risk(None, players) is PaceRisk.LOW
