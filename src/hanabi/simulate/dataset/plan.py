"""What a data set is made of: games of bots, or records, and how they are written."""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from hanabi.bots import play_out
from hanabi.fast.encode import EncoderName
from hanabi.game import Deal, Game, Move
from hanabi.notation import load_record
from hanabi.rules import HanabiError, Ruleset
from hanabi.simulate.dataset.formats import FORMATS, Format, check_format
from hanabi.simulate.job import Chunk, Job
from hanabi.simulate.seating import seated

ENCODERS: tuple[EncoderName, ...] = ("hle", "hle-minimal", "hle-seer", "hle-open")
"""Those that write 0 and 1."""


class InvalidDataset(HanabiError):
    """A data set cannot be made like that."""


@dataclass(frozen=True)
class DatasetPlan:
    """Games of a ``job``, or those of ``records``, which all have the same rules."""

    job: Job | None = None
    records: tuple[Path, ...] = ()
    encoder: EncoderName = "hle"
    format: Format = "npz"
    shard: int = 1000
    """How many games are in one file."""

    def __post_init__(self) -> None:
        for name, value, known in (
            ("encoder", self.encoder, ENCODERS),
            ("format", self.format, FORMATS),
        ):
            if value not in known:
                given = {"name": name, "known": ", ".join(known), "value": value}
                raise InvalidDataset("setting-value", **given)
        if (self.job is None) == (not self.records):
            raise InvalidDataset("dataset-source")
        check_format(self.format)

    @property
    def games(self) -> int:
        """How many games it has."""
        return self.job.games if self.job is not None else len(self.records)

    @property
    def ruleset(self) -> Ruleset:
        """The rules of all its games."""
        return self.job.ruleset if self.job is not None else load_record(self.records[0]).ruleset

    def shards(self) -> Iterator[Chunk]:
        """The games of each file."""
        for number, first in enumerate(range(0, self.games, self.shard)):
            yield Chunk(number, first, min(self.shard, self.games - first))

    def file_name(self, shard: Chunk) -> str:
        """The name of a shard's file."""
        return f"shard-{shard.number:05}.{self.format}"

    def named(self) -> dict[str, object]:
        """In words, for JSON: two are the same data if these are equal."""
        source: dict[str, object] = {}
        if self.job is not None:
            source = {"job": self.job.named()}
        else:
            digest = sha256(b"".join(path.read_bytes() for path in self.records)).hexdigest()
            source = {"records": len(self.records), "sha256": digest}
        return {
            **source,
            "encoder": self.encoder,
            "file_format": self.format,
            "games_in_shard": self.shard,
        }

    def game(self, number: int) -> tuple[Deal, tuple[Move, ...], int]:
        """A game's deal, its moves, and the seed of its deal. Raises ``Forfeit`` if a bot from a
        file does not play it to its end."""
        if self.job is not None:
            seed = self.job.seed + number
            game = Game.deal(self.job.ruleset, seed)
            with seated(self.job.bots, self.job.own_bots, seed) as bots:
                play_out(game, bots)
            return game.start.deal, game.moves, seed
        path = self.records[number]
        record = load_record(path)
        if record.ruleset != self.ruleset:
            raise InvalidDataset("dataset-rules", file=str(path))
        if record.outcome is None:
            raise InvalidDataset("dataset-unfinished", file=str(path))
        return record.deal, record.moves, 0
