"""Thousands of games behind Gymnasium's vector interface, stepped by compiled code."""

from hanabi.envs.vector.environment import LOSSES, HanabiVectorEnv, Loss, State
from hanabi.envs.vector.episodes import InvalidEnvironment
from hanabi.envs.vector.outputs import Infos, Observations

__all__ = [
    "LOSSES",
    "HanabiVectorEnv",
    "Infos",
    "InvalidEnvironment",
    "Loss",
    "Observations",
    "State",
]
