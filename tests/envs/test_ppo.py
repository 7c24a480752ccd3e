"""The worked example learns, and its network plays as a bot."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from hanabi.bots import make_bot, play_out
from hanabi.bots.making import factory_of
from hanabi.bots.own import read_own_bot
from hanabi.game import Game
from hanabi.rules import Seat, ruleset

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.delitem(sys.modules, "ppo", raising=False)
    return __import__("ppo")


@pytest.mark.sample(fast=0)
def test_ppo_gets_better_within_a_few_updates(ppo: ModuleType) -> None:
    small = {"games": 32, "steps": 16, "part": 128, "hidden": 48, "seed": 1}
    learner = ppo.Learner(ppo.tiny_rules(), **small)
    means = [learner.update() for _ in range(60)]
    assert sum(means[-5:]) / 5 > sum(means[:5]) / 5 + 0.8
    again = ppo.Learner(ppo.tiny_rules(), **small)
    # Later means may differ in the last digits where BLAS shares the work between threads.
    assert again.update() == means[0]


def test_a_network_is_a_bot_in_a_file(
    ppo: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ppo.Network.fresh(658, 20, 16, seed=0).save(tmp_path / "policy.npz")
    monkeypatch.setenv("HANABI_POLICY", str(tmp_path / "policy.npz"))
    make = factory_of(read_own_bot(str(EXAMPLES / "enter_arena.py")))
    bots = [make(Seat(0), 0), make_bot("cautious", Seat(1))]
    game = play_out(Game.deal(ruleset(2), 3), bots)
    assert game.outcome is not None
