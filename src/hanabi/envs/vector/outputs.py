"""What a step of the vector environment gives away: new arrays each time, or a few in turn."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hanabi.envs.vector.episodes import Bytes, InvalidEnvironment, Words
from hanabi.fast.encode.batch import BatchEncoder, Observer, Output
from hanabi.fast.encode.plan import EncoderName
from hanabi.fast.memory import aligned

Observations = NDArray[Any]
"""A row for each game; with ``observer="all"`` one for each of its seats."""
Infos = dict[str, Any]
"""Arrays by name: ``action_mask``, ``seat`` on turn, ``score``, and the ``looks``."""


MaskKind = Literal["int8", "bool"]
"""What masks are made of: 0 and 1, or False and True."""
MASK_KINDS: dict[MaskKind, type[np.generic]] = {"int8": np.int8, "bool": np.bool_}
_INFO_NAMES = ("action_mask", "seat", "score", "final_obs", "final_info", "episode")


class Look(NamedTuple):
    """One more observation of each game beside the learner's, such as all hands for a central
    critic; it stands in ``infos`` under the name that it is given."""

    encoder: EncoderName = "hle-open"
    observer: Observer = "mover"
    output: Output = "bytes"


def check_looks(looks: Mapping[str, Look]) -> None:
    """Refuse names that ``infos`` has already."""
    for name in looks:
        if name.removeprefix("_") in _INFO_NAMES:
            raise InvalidEnvironment("look-name", name=name)


@dataclass(frozen=True, slots=True)
class OutputShape:
    """What decides how large the arrays are."""

    games: int
    actions: int
    encoder: BatchEncoder
    looks: Mapping[str, BatchEncoder]
    rewards: tuple[int, ...]
    mask_kind: type[np.generic]


class Outputs:
    """One set of the arrays that a step gives away; who only wants some makes no others."""

    def __init__(self, shape: OutputShape) -> None:
        games = shape.games
        self._shape = shape
        self.masks: Bytes = aligned((games, shape.actions), np.uint8, is_zero=False)
        self.rewards: NDArray[np.float32] = np.empty(shape.rewards, np.float32)
        self.seats: Words = np.empty(games, np.int64)
        self.scores: Words = np.empty(games, np.int64)
        self.ended: Bytes = np.empty(games, np.uint8)
        self.truncations: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.looks: dict[str, Observations] = {
            name: aligned(encoder.shape, encoder.dtype, is_zero=False)
            for name, encoder in shape.looks.items()
        }

    @property
    def terminations(self) -> NDArray[np.bool_]:
        """Which games the step ended."""
        return self.ended.view(np.bool_)

    @cached_property
    def observations(self) -> Observations:
        """A row for each game."""
        return aligned(self._shape.encoder.shape, self._shape.encoder.dtype, is_zero=False)

    @cached_property
    def final_observations(self) -> Observations:
        """What the games that the step ended showed last; zero for the others."""
        return aligned(self._shape.encoder.shape, self._shape.encoder.dtype)

    @cached_property
    def final_scores(self) -> Words:
        """The scores before games were dealt again."""
        return np.empty(self._shape.games, np.int64)

    def infos(self) -> Infos:
        """A new dictionary, since Gymnasium's wrappers put more into it."""
        return {
            "action_mask": self.masks.view(self._shape.mask_kind),
            "seat": self.seats,
            "score": self.scores,
            **self.looks,
        }

    def final_infos(self) -> Infos:
        """The same with what was last seen of games that have been dealt again."""
        ended = self.terminations
        return {
            **self.infos(),
            "final_obs": self.final_observations,
            "_final_obs": ended,
            "final_info": {"score": self.final_scores, "_score": ended},
            "_final_info": ended,
        }


class OutputMemory:
    """New arrays for every step, or so many ``buffers`` that take turns."""

    def __init__(self, shape: OutputShape, buffers: int | None) -> None:
        self._shape = shape
        self._sets = [Outputs(shape) for _ in range(buffers or 0)]
        self._turn = 0
        self.latest = self._sets[0] if self._sets else Outputs(shape)
        """What was given away last."""

    def next(self) -> Outputs:
        """A set to be written to."""
        if self._sets:
            self._turn = (self._turn + 1) % len(self._sets)
            self.latest = self._sets[self._turn]
        else:
            self.latest = Outputs(self._shape)
        return self.latest
