"""Deals from seeds are those of ``hanabi.game``, bit for bit, interpreted and compiled."""

from random import Random

import numpy as np
import pytest

from hanabi.fast import Batch, RowGame
from hanabi.fast.bridge import read_deal
from hanabi.game import Game, InvalidDeal
from hanabi.rules import Seat, ruleset
from hanabi.rules.chance import SEED_LIMIT
from hanabi.testing.check_engine import every_ruleset

EDGES = [0, 1, (1 << 63) - 1, 1 << 63, SEED_LIMIT - 1]


def test_interpreted_deals_are_the_reference_engines() -> None:
    rng = Random(1)
    for rules in every_ruleset():
        for seed in (rng.choice(EDGES), rng.getrandbits(64)):
            assert read_deal(RowGame.deal(rules, seed)) == Game.deal(rules, seed).start.deal


def test_compiled_deals_are_the_interpreted_ones() -> None:
    rng = Random(2)
    for rules in every_ruleset()[::5]:
        seeds = EDGES + [rng.getrandbits(64) for _ in range(20)]
        batch = Batch(rules, len(seeds))
        batch.deal(np.array(seeds, np.uint64))
        for number, seed in enumerate(seeds):
            assert batch[number].buffer == RowGame.deal(rules, seed).buffer


def test_a_batch_deals_from_consecutive_seeds_and_a_chosen_first_seat() -> None:
    rules = ruleset(3)
    batch = Batch(rules, 4)
    batch.deal(10, first_seat=Seat(2))
    assert [batch.state(number).deal.seed for number in range(4)] == [10, 11, 12, 13]
    assert batch.turns.tolist() == [2, 2, 2, 2]


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT - 3])
def test_seeds_out_of_range_are_refused(seed: int) -> None:
    with pytest.raises(InvalidDeal):
        Batch(ruleset(2), 4).deal(seed)


def test_a_first_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(InvalidDeal):
        Batch(ruleset(2), 4).deal(0, first_seat=Seat(2))
