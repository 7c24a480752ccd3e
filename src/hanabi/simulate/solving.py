"""Many deals through the solver: here, in worker processes, or on a cluster."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from hanabi.analysis.solver import Solution, solve
from hanabi.analysis.solver.program import load_beam
from hanabi.game import Game
from hanabi.rules import Ruleset
from hanabi.rules.chance import SEED_LIMIT
from hanabi.simulate.job import Chunk, InvalidJob, chunks_of
from hanabi.simulate.progress_file import ProgressFile
from hanabi.simulate.run import play_chunks

FORMAT, VERSION = "hanabi-solutions", 1
CHUNK = 20
"""Deals in a chunk: most take milliseconds, some the whole time that is allowed."""


@dataclass(frozen=True)
class SolvingJob:
    """Deals from ``seed`` on, each with so many seconds of computing."""

    ruleset: Ruleset
    deals: int
    seed: int
    seconds: float

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise InvalidJob("no-games", games=self.deals)
        if not 0 <= self.seed <= SEED_LIMIT - self.deals:
            raise InvalidJob("seeds", seed=self.seed, last=SEED_LIMIT - self.deals)

    def named(self) -> dict[str, object]:
        """The job in words, for JSON."""
        ruleset = self.ruleset
        return {
            "players": ruleset.players,
            "rules": {"edition": ruleset.edition, "options": ruleset.options.by_name()},
            "deals": self.deals,
            "seed": self.seed,
            "seconds": self.seconds,
        }


@dataclass(frozen=True)
class SolvedDeals:
    """What is known of each deal, as ``solution_fields`` says, in any order."""

    deals: tuple[Mapping[str, Any], ...] = ()

    @property
    def games(self) -> int:
        return len(self.deals)

    def __add__(self, other: "SolvedDeals") -> "SolvedDeals":
        return SolvedDeals(self.deals + other.deals)

    def as_json(self) -> dict[str, Any]:
        return {"deals": list(self.deals)}

    @classmethod
    def from_json(cls, fields: Mapping[str, Any]) -> "SolvedDeals":
        return cls(tuple(dict(deal) for deal in fields["deals"]))


def solution_fields(found: Solution) -> dict[str, Any]:
    """A solution for JSON; moves in our notation."""
    return {
        "winnable": found.winnable,
        "best": found.best,
        "bound": found.bound,
        "line": list(map(str, found.line)),
        "reason": found.reason.value,
        "seconds": round(found.seconds, 4),
    }


def solve_deals(
    job: SolvingJob, *, workers: int = 1, cluster: str | None = None, resume: Path | None = None
) -> Iterator[tuple[int, SolvedDeals]]:
    """After each chunk, how many deals were solved for it, and all that is known so far; the
    first pair tells what an earlier run had found."""
    head = {"format": FORMAT, "version": VERSION, "chunk": CHUNK, **job.named()}
    yield from play_chunks(
        partial(_solve_chunk, job),
        chunks_of(job.deals, CHUNK),
        SolvedDeals(),
        ProgressFile(resume, head, SolvedDeals.from_json) if resume is not None else None,
        load=lambda: load_beam().compile(),
        workers=workers,
        cluster=cluster,
    )


def _solve_chunk(job: SolvingJob, chunk: Chunk) -> SolvedDeals:
    first = job.seed + chunk.first
    return SolvedDeals(
        tuple(
            {"seed": seed, **solution_fields(_solved(job, seed))}
            for seed in range(first, first + chunk.games)
        )
    )


def _solved(job: SolvingJob, seed: int) -> Solution:
    return solve(Game.deal(job.ruleset, seed).state, job.seconds)
