"""What came out of games: counts alone, so that sums are exact in any order."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import nan, sqrt
from typing import Any


@dataclass(frozen=True, slots=True)
class Tally:
    """Games counted by score; ``lost`` as R-12 and R-30 say, ``perfect`` as R-13 does."""

    scores: Mapping[int, int] = field(default_factory=dict)
    perfect: int = 0
    lost: int = 0
    steps: int = 0

    @property
    def games(self) -> int:
        """How many games."""
        return sum(self.scores.values())

    @property
    def mean(self) -> float:
        """The mean score; not a number without games."""
        return self._sum(1) / self.games if self.games else nan

    @property
    def standard_error(self) -> float:
        """Of the mean; not a number with less than two games."""
        games = self.games
        if games < 2:
            return nan
        squares = games * self._sum(2) - self._sum(1) ** 2
        return sqrt(squares / (games * (games - 1)) / games)

    def _sum(self, power: int) -> int:
        return sum(score**power * count for score, count in self.scores.items())

    def __add__(self, other: "Tally") -> "Tally":
        scores = Counter(self.scores)
        scores.update(other.scores)
        return Tally(
            dict(sorted(scores.items())),
            self.perfect + other.perfect,
            self.lost + other.lost,
            self.steps + other.steps,
        )

    def as_json(self) -> dict[str, Any]:
        """For a progress file; ``from_json`` gives it back."""
        return {
            "scores": {str(score): count for score, count in self.scores.items()},
            "perfect": self.perfect,
            "lost": self.lost,
            "steps": self.steps,
        }

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Tally":
        """Read what ``as_json`` gave. Raises ``ValueError``, ``KeyError`` or ``TypeError``."""
        scores = {int(score): int(count) for score, count in value["scores"].items()}
        return cls(scores, int(value["perfect"]), int(value["lost"]), int(value["steps"]))
