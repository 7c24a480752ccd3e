"""Making a data set: shard after shard, in processes, and from where it was stopped."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from hanabi.fast.encode import Encoder
from hanabi.simulate.dataset.card import write_card
from hanabi.simulate.dataset.formats import read_shard, write_shard
from hanabi.simulate.dataset.plan import DatasetPlan
from hanabi.simulate.dataset.samples import Samples, joined, samples_of
from hanabi.simulate.job import Chunk
from hanabi.simulate.progress_file import ProgressFile
from hanabi.simulate.run import play_chunks

FORMAT, VERSION = "hanabi-dataset", 1
PROGRESS, DESCRIPTION = "progress.jsonl", "dataset.json"


@dataclass(frozen=True, slots=True)
class Written:
    """What has been written so far."""

    games: int = 0
    samples: int = 0
    points: int = 0
    files: Mapping[str, str] = field(default_factory=dict)
    """The SHA-256 of each shard's file."""

    def __add__(self, other: "Written") -> "Written":
        return Written(
            self.games + other.games,
            self.samples + other.samples,
            self.points + other.points,
            dict(sorted({**self.files, **other.files}.items())),
        )

    def as_json(self) -> dict[str, Any]:
        """For the progress file; ``from_json`` gives it back."""
        return {
            "games": self.games,
            "samples": self.samples,
            "points": self.points,
            "files": dict(self.files),
        }

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> "Written":
        """Read what ``as_json`` gave. Raises ``ValueError``, ``KeyError`` or ``TypeError``."""
        games, samples, points = (int(value[name]) for name in ("games", "samples", "points"))
        return cls(games, samples, points, dict(value["files"]))


def make_dataset(
    plan: DatasetPlan, folder: Path, *, workers: int = 1
) -> Iterator[tuple[int, Written]]:
    """Write a data set to a folder; after each shard, how many games are in it, and what is
    written so far.

    The first pair tells what an earlier run had done: the same call goes on from there, another
    one is refused with ``InvalidProgress``. At the end come ``dataset.json`` and the card.
    """
    folder.mkdir(parents=True, exist_ok=True)
    head = {"format": FORMAT, "version": VERSION, **plan.named()}
    written = Written()
    for games, written in play_chunks(
        partial(write_games, plan, folder),
        plan.shards(),
        Written(),
        ProgressFile(folder / PROGRESS, head, Written.from_json),
        load=_nothing,
        workers=workers,
        cluster=None,
    ):
        yield games, written
    described = {**head, **written.as_json()}
    (folder / DESCRIPTION).write_text(json.dumps(described, indent=1) + "\n", encoding="utf-8")
    write_card(folder / "README.md", plan, written.as_json())


def write_games(plan: DatasetPlan, folder: Path, shard: Chunk) -> Written:
    """Write one shard: the same file whenever and wherever."""
    encoder = Encoder(plan.ruleset, plan.encoder)
    parts: list[Samples] = []
    for number in range(shard.first, shard.first + shard.games):
        deal, moves, seed = plan.game(number)
        parts.append(samples_of(plan.ruleset, deal, moves, encoder, number=number, seed=seed))
    samples = joined(parts)
    path = folder / plan.file_name(shard)
    write_shard(path, samples)
    points = sum(int(part["score"][0]) for part in parts if len(part["score"]))
    digest = sha256(path.read_bytes()).hexdigest()
    return Written(shard.games, len(samples["action"]), points, {path.name: digest})


def read_dataset(folder: Path) -> Iterator[Samples]:
    """The shards of a data set that has been made, in their order."""
    described = json.loads((folder / DESCRIPTION).read_text(encoding="utf-8"))
    for name in described["files"]:
        yield read_shard(folder / name)


def _nothing() -> None:
    """There is nothing to compile before the games."""
