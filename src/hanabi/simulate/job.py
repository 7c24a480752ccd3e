"""What to play, and how it is cut into pieces."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from hanabi.bots import BOTS, SIMULATION_BOTS, UnknownBot
from hanabi.bots.own import OwnBot, is_own, read_own_bot
from hanabi.bots.plug_ins import plug_ins
from hanabi.rules import HanabiError, Ruleset
from hanabi.rules.chance import SEED_LIMIT


class InvalidJob(HanabiError):
    """These games cannot be played."""


@dataclass(frozen=True)
class Job:
    """Games 0, 1, …: each dealt and played from ``seed`` + its number, with a bot for each
    seat, of the registry or of ``own_bots``. With ``records`` the record of every game is
    written to that folder."""

    ruleset: Ruleset
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    records: Path | None = None
    own_bots: tuple[OwnBot, ...] = ()

    def __post_init__(self) -> None:
        check_bots(self.bots, self.own_bots, with_views=self.records is not None)
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
            **({"own_bots": [own.named() for own in self.own_bots]} if self.own_bots else {}),
        }


def check_bots(names: Iterable[str], own_bots: Iterable[OwnBot], *, with_views: bool) -> None:
    """Refuse bots that nobody knows, and one that sees too much where bots get views: beside
    those of one's own, and in games of which records are written."""
    own = {bot.name for bot in own_bots}
    for name in names:
        is_known = name in BOTS or name in own
        if not is_known and (name not in SIMULATION_BOTS or with_views or own):
            raise UnknownBot("unknown-bot", bot=name, known=", ".join((*BOTS, *plug_ins())))


def read_bots(
    given: str, seconds: float, *, in_process: bool = False
) -> tuple[tuple[str, ...], tuple[OwnBot, ...]]:
    """The names in a list with commas; bots of one's own in it are read."""
    words = [word.strip() for word in given.split(",")]
    read = {
        word: read_own_bot(word, seconds, in_process=in_process) for word in words if is_own(word)
    }
    own_bots = tuple(dict.fromkeys(read.values()))
    if len({own.name for own in own_bots}) < len(own_bots):
        raise InvalidJob("same-name", bots=given)
    return tuple(read[word].name if word in read else word for word in words), own_bots


def bots_for(ruleset: Ruleset, names: tuple[str, ...]) -> tuple[str, ...]:
    """A bot for each seat: one name for all of them, or as many as there are seats."""
    return names * ruleset.players if len(names) == 1 else names


@dataclass(frozen=True, slots=True)
class Chunk:
    """So many games of a job from this one on."""

    number: int
    first: int
    games: int


def chunks_of(games: int, size: int) -> Iterator[Chunk]:
    """All games of a job in pieces; the last one may be smaller."""
    for number, first in enumerate(range(0, games, size)):
        yield Chunk(number, first, min(size, games - first))
