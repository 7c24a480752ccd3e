"""Thousands of games behind Gymnasium's vector interface, stepped by compiled code."""

from hanabi.envs.vector.environment import HanabiVectorEnv, State
from hanabi.envs.vector.episodes import InvalidEnvironment
from hanabi.envs.vector.outputs import Infos, Look, MaskKind, Observations
from hanabi.envs.vector.rewards import LOSSES, Loss, RewardsFor, Shaping

__all__ = [
    "LOSSES",
    "HanabiVectorEnv",
    "Infos",
    "InvalidEnvironment",
    "Look",
    "Loss",
    "MaskKind",
    "Observations",
    "RewardsFor",
    "Shaping",
    "State",
]
