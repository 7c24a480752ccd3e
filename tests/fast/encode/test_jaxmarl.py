"""Shares against JaxMARL's own, in games that it played (``SOURCE``: the file says how)."""

from pathlib import Path

import numpy as np
import pytest

from hanabi.fast import Batch
from hanabi.fast.encode import Encoder
from hanabi.fast.engine.layout import KINDS
from hanabi.rules import Seat, ruleset

GAMES = Path(__file__).with_suffix(".npz")


@pytest.mark.parametrize("players", [2, 3])
def test_shares_are_those_of_jaxmarl(players: int) -> None:
    rules = ruleset(players)
    batch, encoder = Batch(rules, 1), Encoder(rules, "v0")
    batch.deal(0, Seat(0))
    seen = np.zeros((1, players, encoder.length), np.float32)
    with np.load(GAMES) as games:
        assert "jaxmarl" in str(games["source"])
        batch.rows[0, KINDS : KINDS + len(rules.deck)] = games[f"{players}_deck"]
        told = zip(games[f"{players}_act"], games[f"{players}_obs"], strict=True)
        for action, wanted in told:
            encoder.encode_rows(batch.rows, seen, "all")
            np.testing.assert_allclose(seen[0], wanted, atol=1e-6)
            batch.step(np.array([action], np.int64))
