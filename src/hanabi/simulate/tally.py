"""What came out of games: counts alone, so that sums are exact in any order."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import nan, sqrt
from typing import Any

from hanabi.rules import HanabiError
from hanabi.simulate.seeds import SeedRanges, joined


@dataclass(frozen=True, slots=True)
class Forfeits:
    """How often a bot of one's own lost the game for its team; why, in the earliest deal."""

    count: int
    seed: int
    code: str
    values: Mapping[str, object]

    @property
    def reason(self) -> HanabiError:
        """Why, with a sentence in every language."""
        return HanabiError(self.code, **self.values)

    def __add__(self, other: "Forfeits") -> "Forfeits":
        first = min(self, other, key=lambda found: (found.seed, found.code, str(found.values)))
        return Forfeits(self.count + other.count, first.seed, first.code, first.values)

    def as_json(self) -> dict[str, Any]:
        """``Forfeits(**value)`` gives it back."""
        return {
            "count": self.count,
            "seed": self.seed,
            "code": self.code,
            "values": dict(self.values),
        }


@dataclass(frozen=True, slots=True)
class Tally:
    """Games counted by score; ``lost`` as R-12 and R-30 say, ``perfect`` as R-13 does.

    A game that a bot forfeits is lost, with score 0.
    """

    scores: Mapping[int, int] = field(default_factory=dict)
    perfect: int = 0
    lost: int = 0
    steps: int = 0
    forfeits: Mapping[str, Forfeits] = field(default_factory=dict)
    seeds: SeedRanges = field(default=(), compare=False)
    """Those of the games that were played: of a run that was stopped not always the first."""

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
        forfeits = dict(self.forfeits)
        for bot, more in other.forfeits.items():
            forfeits[bot] = forfeits[bot] + more if bot in forfeits else more
        return Tally(
            dict(sorted(scores.items())),
            self.perfect + other.perfect,
            self.lost + other.lost,
            self.steps + other.steps,
            forfeits,
            joined((*self.seeds, *other.seeds)),
        )

    def as_json(self) -> dict[str, Any]:
        """For a progress file; ``from_json`` gives it back."""
        forfeits = {bot: found.as_json() for bot, found in sorted(self.forfeits.items())}
        return {
            "scores": {str(score): count for score, count in self.scores.items()},
            "perfect": self.perfect,
            "lost": self.lost,
            "steps": self.steps,
            **({"forfeits": forfeits} if forfeits else {}),
            **({"seeds": [list(seeds) for seeds in self.seeds]} if self.seeds else {}),
        }

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Tally":
        """Read what ``as_json`` gave. Raises ``ValueError``, ``KeyError`` or ``TypeError``."""
        scores = {int(score): int(count) for score, count in value["scores"].items()}
        perfect, lost, steps = (int(value[name]) for name in ("perfect", "lost", "steps"))
        written = value.get("forfeits", {})
        forfeits = {bot: Forfeits(**found) for bot, found in written.items()}
        seeds = joined((int(first), int(last)) for first, last in value.get("seeds", ()))
        return cls(scores, perfect, lost, steps, forfeits, seeds)
