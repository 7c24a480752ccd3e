"""Games that the asker could be in."""

import random
from dataclasses import replace

import pytest

from hanabi.bots.asking.possible_deals import possible_deals
from hanabi.game import Game, GameState
from hanabi.rules import Seat, ruleset
from hanabi.view import view_of
from tests.server.indistinguishable_deals import hidden_from, lively_moves, permuted


def some_state(seed: int) -> GameState:
    boxes: list[tuple[str, int, dict[str, bool | str | None]]] = [
        ("it-2023", 3, {}),
        ("pl-deluxe", 4, {"multicolor": "every-color-10", "black-powder": True}),
        ("en-2016", 2, {"expert": True}),
    ]
    edition, seats, options = boxes[seed % 3]
    game = Game.deal(ruleset(seats, edition, options), seed)
    lively_moves(game, random.Random(seed), 5 + seed)
    return game.state


@pytest.mark.sample(fast=4, normal=8)
@pytest.mark.parametrize("seed", range(24))
def test_possible_deals_follow_from_what_the_asker_knows_and_nothing_else(seed: int) -> None:
    state, rng = some_state(seed), random.Random(seed)
    asker = Seat(seed % len(state.hands))
    deals = list(possible_deals(state, asker, "dice", 6))
    other = permuted(state, hidden_from(state, asker, False), rng)
    again = possible_deals(replace(state, deal=other), asker, "dice", 6)
    assert [deal.deck for deal in again] == [deal.deck for deal in deals]
    for deal in deals:
        deal.check(state.ruleset)
        possible = replace(state, deal=deal)
        assert view_of(possible, Seat(asker)) == view_of(state, Seat(asker))
    assert len({deal.deck for deal in deals}) > 1
