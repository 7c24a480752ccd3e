"""What to play, and how it is cut into pieces."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hanabi.bots import BOTS, SIMULATION_BOTS, UnknownBot
from hanabi.rules import HanabiError, Ruleset
from hanabi.rules.chance import SEED_LIMIT


class InvalidJob(HanabiError):
    """These games cannot be played."""


@dataclass(frozen=True)
class Job:
    """Games 0, 1, …: each dealt and played from ``seed`` + its number, with a bot for each
    seat. With ``records`` the record of every game is written to that folder."""

    ruleset: Ruleset
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    records: Path | None = None

    def __post_init__(self) -> None:
        for name in self.bots:
            if name not in BOTS and (name not in SIMULATION_BOTS or self.records is not None):
                raise UnknownBot("unknown-bot", bot=name, known=", ".join(BOTS))
        if len(self.bots) != self.ruleset.players:
            raise InvalidJob("bot-count", count=len(self.bots), players=self.ruleset.players)
        if self.games < 1:
            raise InvalidJob("no-games", games=self.games)
        if not 0 <= self.seed <= SEED_LIMIT - self.games:
            raise InvalidJob("seeds", seed=self.seed, last=SEED_LIMIT - self.games)

    def named(self) -> dict[str, object]:
        """The job in words, for JSON: two jobs are the same games if these are equal."""
        ruleset = self.ruleset
        return {
            "bots": list(self.bots),
            "players": ruleset.players,
            "rules": {"edition": ruleset.edition, "options": ruleset.options.by_name()},
            "games": self.games,
            "seed": self.seed,
        }


def bots_for(ruleset: Ruleset, names: str) -> tuple[str, ...]:
    """A bot for each seat: one name for all of them, or as many as there are seats."""
    given = tuple(name.strip() for name in names.split(","))
    return given * ruleset.players if len(given) == 1 else given


@dataclass(frozen=True, slots=True)
class Chunk:
    """So many games of a job from this one on."""

    number: int
    first: int
    games: int


def chunks_of(job: Job, size: int) -> Iterator[Chunk]:
    """All games of a job in pieces; the last one may be smaller."""
    for number, first in enumerate(range(0, job.games, size)):
        yield Chunk(number, first, min(size, job.games - first))
