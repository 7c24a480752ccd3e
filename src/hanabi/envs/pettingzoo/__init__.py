"""The game by PettingZoo's interfaces: one player after the other, or all at once.

Observations are ``{"observation": float32, "action_mask": int8}``; the mask of a player who is
not on turn is all zeros, or in the parallel environment leaves only the no-op. Every player is
given the difference that a move made to the score. An action that is not legal raises
``IllegalMove`` and changes nothing; with ``illegal="end"`` it ends the game, with a reward of −1
for everybody.
"""

from typing import Any, Unpack

from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]

from hanabi.envs.pettingzoo.parallel import HanabiParallel
from hanabi.envs.pettingzoo.sequential import HanabiAEC
from hanabi.envs.pettingzoo.table import TableSettings

__all__ = ["HanabiAEC", "HanabiParallel", "env", "parallel_env", "raw_env"]


def env(**settings: Unpack[TableSettings]) -> AECEnv[str, Any, Any]:
    """One player after the other, with PettingZoo's check of the order of calls."""
    return OrderEnforcingWrapper(raw_env(**settings))


def raw_env(**settings: Unpack[TableSettings]) -> HanabiAEC:
    """One player after the other."""
    return HanabiAEC(settings)


def parallel_env(**settings: Unpack[TableSettings]) -> HanabiParallel:
    """All players at once; the last action is the no-op of those who are not on turn."""
    return HanabiParallel(settings)
