"""What is written of a position is what its view says, in every game there is."""

import json
from random import Random
from typing import Any

import pytest

from hanabi.client.reading import read_view
from hanabi.game import Game, GameState, deal_from_seed
from hanabi.notation.text import move_text
from hanabi.rules import Ruleset, Seat, ruleset
from hanabi.server.wire.cards import moves_text
from hanabi.server.wire.table_info import rules_info
from hanabi.server.wire.views import Viewer, ViewWriter
from hanabi.testing.check_engine import every_ruleset
from hanabi.testing.engines import ReferencePosition
from hanabi.testing.lively import LivelyPlayer
from hanabi.view import View, spectator_view, view_of

SOME = every_ruleset()[::13]


def viewers_of(rules: Ruleset) -> list[Viewer]:
    seats = [Viewer(Seat(seat)) for seat in range(rules.players)]
    return [*seats, Viewer(None), Viewer(None, hands_open=True)]


def seen(state: GameState, viewer: Viewer) -> View:
    if viewer.seat is None:
        return spectator_view(state, hands_open=viewer.hands_open)
    return view_of(state, viewer.seat)


def check_status(rules: Ruleset, written: dict[str, Any], view: View) -> None:
    """What the piles say of all cards, which ``read_view`` leaves to be found out again."""
    status = view.status
    assert [pile["reachable"] for pile in written["fireworks"]] == list(status.reachable)
    suits = [pile["suit"] for pile in written["fireworks"]]
    assert suits == [suit.suit.value for suit in rules.suits]
    assert written["dead_suits"] == [suit.value for suit in status.dead_suits]
    for name in ("playable", "useless", "indispensable", "highest_score"):
        assert written[name] == getattr(status, name), name
    assert (written["pace"], written["pace_risk"]) == (view.pace, view.pace_risk.value)


@pytest.mark.sample(fast=4, normal=14)
@pytest.mark.parametrize("number", range(len(SOME)))
def test_what_is_written_reads_back_as_the_view(number: int) -> None:
    """The writer goes along with the game, also past moves that nobody looked at."""
    rules, rng, writer = SOME[number], Random(number), ViewWriter()
    game = Game(rules, deal_from_seed(rules, number))
    player = LivelyPlayer(rng, care=0.95, arranging=0.1)
    while game.outcome is None:
        game.push(player.choose(ReferencePosition(game.state)))
        if rng.random() < 0.3 and game.outcome is None:
            continue
        for viewer in viewers_of(rules):
            written, view = json.loads(writer.text(game.state, viewer)), seen(game.state, viewer)
            assert read_view(rules, written, list(view.hints)) == view
            check_status(rules, written, view)


@pytest.mark.parametrize("edition", ["it-2023", "ro-2013"])
def test_lists_of_moves_are_written_whole_however_they_end(edition: str) -> None:
    """Also where somebody has nothing but hints to choose from (R-30)."""
    rules = ruleset(3, edition)
    for giver, hints in enumerate(rules.arrays.every_hint):
        state = Game(rules, deal_from_seed(rules, 1, Seat(giver))).state
        own = tuple(ReferencePosition(state).legal_moves())[:2]
        for moves in (hints, (*own, *hints), hints[:-1], hints[1:], (*own, *hints[3:]), own, ()):
            assert json.loads(moves_text(moves)) == [move_text(move) for move in moves]


def test_kinds_are_numbered_as_the_rules_list_their_cards() -> None:
    rules = ruleset(2, "pl-deluxe", {"black-powder": True, "multicolor": "every-color-10"})
    state = Game(rules, deal_from_seed(rules, 5)).state
    written = json.loads(ViewWriter().text(state, Viewer(Seat(0))))
    cards = rules_info(rules).cards
    playable = [card for place, card in enumerate(cards) if written["playable"] >> place & 1]
    assert playable == ["w1", "r1", "b1", "y1", "g1", "m1", "k5"]
