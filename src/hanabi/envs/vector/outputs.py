"""What a step of the vector environment gives away, in memory that is used again."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.envs.vector.episodes import Bytes, Words
from hanabi.fast.memory import aligned

Observations = NDArray[Any]
"""A row for each game; with ``observer="all"`` one for each of its seats."""
Infos = dict[str, Any]
"""Arrays by name: ``action_mask``, ``seat`` on turn, ``score``."""


class Outputs:
    """One set of the arrays that a step gives away."""

    def __init__(self, games: int, actions: int, shape: tuple[int, ...], kind: Any) -> None:
        self.observations: Observations = aligned(shape, kind)
        self.rewards: NDArray[np.float32] = aligned((games,), np.float32)
        self.masks: Bytes = aligned((games, actions), np.uint8)
        self.seats: Words = aligned((games,), np.int64)
        self.scores: Words = aligned((games,), np.int64)
        self.ended: Bytes = aligned((games,), np.uint8)
        self.terminations: NDArray[np.bool_] = self.ended.view(np.bool_)
        self.truncations: NDArray[np.bool_] = aligned((games,), np.bool_)
        self.final_observations: Observations = aligned(shape, kind)
        self.final_scores: Words = aligned((games,), np.int64)
        self.infos: Infos = {
            "action_mask": self.masks.view(np.int8),
            "seat": self.seats,
            "score": self.scores,
        }
        self.final_infos: Infos = {
            **self.infos,
            "final_obs": self.final_observations,
            "_final_obs": self.terminations,
            "final_info": {"score": self.final_scores, "_score": self.terminations},
            "_final_info": self.terminations,
        }
