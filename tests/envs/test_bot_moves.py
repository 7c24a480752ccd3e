"""A bot that wants what the rules refuse: the environment says which, where and what."""

from typing import Any

import numpy as np
import pytest

from hanabi.envs import single
from hanabi.envs.single import HanabiEnv
from hanabi.envs.vector import HanabiVectorEnv, teammates
from hanabi.envs.vector.kernels import teammates as kernels
from hanabi.game import Discard, IllegalMove, Move
from hanabi.rules import HanabiError, ruleset
from hanabi.view import View

PLAY_OLDEST, GIVE_HINT = 5, 10


class CarelessBot:
    """Discards, even where there is no token to take back (R-08)."""

    def choose(self, view: View) -> Move:
        return Discard(view.own_hand[0].id)


class InterpretedKernel:
    """The loop over the games' bots, not compiled, so that a bot can be broken."""

    @staticmethod
    def learn_from_moves(*_: Any) -> None:
        pass

    @staticmethod
    def let_bots_play(rows: Any, words: Any, rulesets: Any, *rest: Any) -> int:
        looks = [[memoryview(row) for row in array] for array in (rows, words, rulesets)]
        return kernels.let_bots_play(*looks, *rest)  # type: ignore[arg-type]


def careless(*_: Any) -> CarelessBot:
    return CarelessBot()


def test_a_readable_teammates_illegal_move_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teammates, "make_bot", careless)
    env = HanabiVectorEnv(2, ruleset(2), teammates=["beginner", None], first_seat=1)
    env.reset(seed=7)
    wanted = r"bot beginner in seat 0 chose discard 0, which is not legal"
    with pytest.raises(IllegalMove, match=wanted):
        env.step([PLAY_OLDEST, PLAY_OLDEST])
    with pytest.raises(HanabiError, match="call reset"):
        env.step([PLAY_OLDEST, PLAY_OLDEST])
    env.reset(seed=7)
    env.step([GIVE_HINT, GIVE_HINT])  # now there is a token to take back


def test_it_raises_in_a_reset_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teammates, "make_bot", careless)
    env = HanabiVectorEnv(2, ruleset(2), teammates=["beginner", None], first_seat=0)
    with pytest.raises(IllegalMove, match="bot beginner in seat 0"):
        env.reset(seed=7)


def test_a_compiled_teammates_illegal_action_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    env = HanabiVectorEnv(3, ruleset(3), teammates=[None, "smart", "hat"], first_seat=0)
    env.reset(seed=7)
    monkeypatch.setattr(kernels, "bot_action", lambda *_: 0)  # discard the oldest card
    monkeypatch.setattr(kernels, "stream", lambda *_: 0)
    monkeypatch.setattr(env._teammates, "_kernel", InterpretedKernel)
    with pytest.raises(IllegalMove, match="bot smart in seat 1 chose 0, which is not legal"):
        env.step(np.full(3, PLAY_OLDEST))
    with pytest.raises(HanabiError, match="call reset"):
        env.step(np.full(3, PLAY_OLDEST))


def test_a_bots_illegal_move_around_one_learner_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(single, "make_bot", careless)
    env = HanabiEnv(bots="smart", seat=0, players=3)
    env.reset(seed=7)
    with pytest.raises(IllegalMove, match="bot smart in seat 1 chose discard"):
        env.step(PLAY_OLDEST)
    with pytest.raises(HanabiError, match="call reset"):
        env.step(PLAY_OLDEST)
