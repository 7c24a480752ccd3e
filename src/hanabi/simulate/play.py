"""One chunk: on the compiled kernel where all its bots have a compiled form, else with views."""

import os
import tempfile
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from types import ModuleType

from hanabi.bots import make_bot, play_out
from hanabi.bots.rows.driver import TALLY_ILLEGAL
from hanabi.bots.rows.program import COMPILED_BOTS, KERNEL_BOTS, bot_number, load_teams
from hanabi.bots.rows.scratch import MIND_SIZE, SCRATCH_SIZE
from hanabi.fast import jit, table_of
from hanabi.fast.drivers import (
    MAX_SEATS,
    TALLY_LOST,
    TALLY_PERFECT,
    TALLY_SCORES,
    TALLY_SIZE,
    TALLY_STEPS,
)
from hanabi.fast.single import signed
from hanabi.game import Ending, Game
from hanabi.notation import record_of, write_record
from hanabi.rules import HanabiError, Seat
from hanabi.simulate.job import Chunk, Job
from hanabi.simulate.tally import Tally

Played = Generator[tuple[Chunk, Tally], None, None]
"""Chunks as they are finished, in any order; closing it stops the rest."""
Play = Callable[[Job, Iterable[Chunk]], Played]
"""Plays chunks: here, in other processes, on a cluster."""

COMPILED_CHUNK, SEARCHED_CHUNK, READABLE_CHUNK = 10_000, 200, 10
"""Games in a chunk: a second or two of work."""


class RecordInTheWay(HanabiError):
    """A file with another content has the name of a record to be written."""


def is_compiled(job: Job) -> bool:
    """Can the kernel play these games? Records need a story, which only games have."""
    return jit.can_compile() and _has_compiled_form(job)


def chunk_size(job: Job) -> int:
    """How many games of this job make a chunk, on any machine."""
    if not _has_compiled_form(job):
        return READABLE_CHUNK
    return SEARCHED_CHUNK if "hat-plus" in job.bots else COMPILED_CHUNK


def _has_compiled_form(job: Job) -> bool:
    return job.records is None and all(name in COMPILED_BOTS for name in job.bots)


def load_program(job: Job) -> ModuleType:
    """The compiled code that plays this job; of bots over rows only where they are needed."""
    return jit.load() if _is_for_kernel(job) else load_teams()


def _is_for_kernel(job: Job) -> bool:
    return all(name in KERNEL_BOTS for name in job.bots)


def play_chunk(job: Job, chunk: Chunk) -> Tally:
    """Play the chunk's games: the same tally whenever and wherever."""
    return _compiled(job, chunk) if is_compiled(job) else _readable(job, chunk)


def _compiled(job: Job, chunk: Chunk) -> Tally:
    import numpy as np

    table = table_of(job.ruleset)
    row = np.zeros(table.row_bytes, np.int8)
    counts = np.zeros(TALLY_SIZE, np.int64)
    position = (row, row.view(np.int64), np.array(table.numbers, np.int64))
    work = np.zeros(SCRATCH_SIZE, np.int64)
    players = job.ruleset.players
    bots = np.array([bot_number(name, players) for name in job.bots], np.int64)
    games = (signed(job.seed + chunk.first), chunk.games, counts)
    program = load_program(job)
    if _is_for_kernel(job):
        program.play_games(*position, work, bots & 255, *games)
    else:
        minds = np.zeros(MAX_SEATS * MIND_SIZE, np.int64)
        program.play_teams(*position, work, minds, bots, *games)
    assert not counts[TALLY_ILLEGAL], f"an illegal move in {job}, {chunk}"
    scores = counts[TALLY_LOST + 1 :]
    found = {
        int(place) + TALLY_LOST + 1 - TALLY_SCORES: int(scores[place])
        for place in np.flatnonzero(scores)
    }
    return Tally(found, *(int(counts[at]) for at in (TALLY_PERFECT, TALLY_LOST, TALLY_STEPS)))


def _readable(job: Job, chunk: Chunk) -> Tally:
    scores: Counter[int] = Counter()
    perfect = lost = steps = 0
    for number in range(chunk.first, chunk.first + chunk.games):
        seed = job.seed + number
        bots = [make_bot(name, Seat(seat), seed) for seat, name in enumerate(job.bots)]
        game = play_out(Game.deal(job.ruleset, seed), bots)
        outcome = game.outcome
        assert outcome is not None
        scores[outcome.score] += 1
        perfect += outcome.ending is Ending.COMPLETE
        lost += outcome.ending in (Ending.MISTAKES, Ending.INDISPENSABLE)
        steps += len(game.moves)
        if job.records is not None:
            names = [f"{name} {seat}" for seat, name in enumerate(job.bots)]
            _write(job.records / f"{seed}.json", write_record(record_of(game, names)))
    return Tally(dict(sorted(scores.items())), perfect, lost, steps)


def _write(path: Path, text: str) -> None:
    """Whole or not at all; a file that says something else is never replaced."""
    if path.exists():
        if path.read_text(encoding="utf-8", errors="replace") != text:
            raise RecordInTheWay("record-in-the-way", file=str(path))
        return
    handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
    Path(name).replace(path)
