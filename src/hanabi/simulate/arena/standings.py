"""What came out of an arena: sums of whole numbers, and what they say about means."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from hanabi.simulate.tally import Forfeits, Tally

CONFIDENCE = 1.959964
"""Standard errors on either side of a mean that make a confidence interval of 95 %."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half the width of its confidence interval; None with less than two games."""

    mean: float
    margin: float | None

    def as_json(self) -> dict[str, Any]:
        """With both ends of the interval."""
        if self.margin is None:
            return {"mean": self.mean, "interval": None}
        return {"mean": self.mean, "interval": [self.mean - self.margin, self.mean + self.margin]}


@dataclass(frozen=True, slots=True)
class Round:
    """A table size: a tally for each team, and for each comparison the sum of the squares of
    the differences between both teams' scores of the same deal; for each bot, the sum of the
    squares of what it scored with all strangers together in the same deal."""

    tallies: tuple[Tally, ...]
    squares: tuple[int, ...]
    stranger_squares: tuple[int, ...]

    @property
    def deals(self) -> int:
        """Played by every team."""
        return self.tallies[0].games

    def estimate(self, team: int) -> Estimate:
        """A team's mean score."""
        tally = self.tallies[team]
        return Estimate(tally.mean, tally.standard_error * CONFIDENCE if self.deals > 1 else None)

    def difference(self, pair: tuple[int, int], pairs: Sequence[tuple[int, int]]) -> Estimate:
        """By how much the first team of a comparison scores more than the second.

        The luck of the deal, which both had, is not in the interval.
        """
        first, second = (self.tallies[place] for place in pair)
        deals, mean = self.deals, first.mean - second.mean
        if deals < 2:
            return Estimate(mean, None)
        total = sum(_total(place) * sign for place, sign in ((first, 1), (second, -1)))
        spread = deals * self.squares[pairs.index(pair)] - total**2
        return Estimate(mean, CONFIDENCE * sqrt(spread / (deals * (deals - 1)) / deals))

    def with_strangers(self, bot: int, teams: Sequence[int]) -> Estimate:
        """The mean score of a bot in these teams, those with all other bots. Deals are what
        varies: the interval does not say how it would do with bots that are not here."""
        total, deals = sum(_total(self.tallies[team]) for team in teams), self.deals
        mean = total / deals / len(teams)
        if deals < 2:
            return Estimate(mean, None)
        spread = deals * self.stranger_squares[bot] - total**2
        return Estimate(mean, CONFIDENCE * sqrt(spread / (deals - 1)) / deals / len(teams))

    def __add__(self, other: "Round") -> "Round":
        tallies = zip(self.tallies, other.tallies, strict=True)
        squares = zip(self.squares, other.squares, strict=True)
        strangers = zip(self.stranger_squares, other.stranger_squares, strict=True)
        return Round(
            tuple(a + b for a, b in tallies),
            tuple(a + b for a, b in squares),
            tuple(a + b for a, b in strangers),
        )


def _total(tally: Tally) -> int:
    return sum(score * count for score, count in tally.scores.items())


@dataclass(frozen=True, slots=True)
class Standings:
    """The rounds by number of players, as far as they were played."""

    rounds: Mapping[int, Round] = field(default_factory=dict)

    @property
    def games(self) -> int:
        """Of all teams together."""
        return sum(tally.games for tally in self._tallies())

    @property
    def forfeits(self) -> Mapping[str, Forfeits]:
        """Of all teams together, by bot."""
        return sum(self._tallies(), Tally()).forfeits

    def _tallies(self) -> list[Tally]:
        return [tally for played in self.rounds.values() for tally in played.tallies]

    def __add__(self, other: "Standings") -> "Standings":
        rounds = dict(self.rounds)
        for players, more in other.rounds.items():
            rounds[players] = rounds[players] + more if players in rounds else more
        return Standings(rounds)

    def as_json(self) -> dict[str, Any]:
        """For a progress file; ``from_json`` gives it back."""
        return {
            "rounds": {
                str(players): {
                    "tallies": [tally.as_json() for tally in played.tallies],
                    "squares": list(played.squares),
                    "stranger_squares": list(played.stranger_squares),
                }
                for players, played in self.rounds.items()
            }
        }

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Standings":
        """Read what ``as_json`` gave. Raises ``ValueError``, ``KeyError`` or ``TypeError``."""
        return cls(
            {
                int(players): Round(
                    tuple(Tally.from_json(tally) for tally in written["tallies"]),
                    tuple(int(square) for square in written["squares"]),
                    tuple(int(square) for square in written["stranger_squares"]),
                )
                for players, written in value["rounds"].items()
            }
        )
