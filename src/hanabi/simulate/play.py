"""One chunk: on the compiled kernel where all its bots have a compiled form, else with views."""

import os
import tempfile
from pathlib import Path
from types import ModuleType

from hanabi.bots import COMPILED_BOTS, DECLARATIONS, play_out
from hanabi.bots.kernels.compiled import load_teams
from hanabi.bots.kernels.dispatch import bot_number
from hanabi.bots.kernels.games import (
    MAX_SEATS,
    TALLY_LOST,
    TALLY_PERFECT,
    TALLY_SCORES,
    TALLY_SIZE,
    TALLY_STEPS,
)
from hanabi.bots.kernels.scratch import MEMORY_SIZE, REFUSED_ACTION, SCRATCH_SIZE
from hanabi.fast import compiling, numbers_of
from hanabi.fast.single import signed
from hanabi.game import Ending, Game, IllegalMove
from hanabi.notation import record_of, write_record
from hanabi.rules import HanabiError
from hanabi.simulate.job import Chunk, Job
from hanabi.simulate.sandbox import Forfeit
from hanabi.simulate.seating import seated
from hanabi.simulate.tally import Forfeits, Tally

COMPILED_CHUNK, SEARCHED_CHUNK, READABLE_CHUNK = 10_000, 200, 10
"""Games in a chunk: a second or two of work."""


class RecordInTheWay(HanabiError):
    """A file with another content has the name of a record to be written."""


def is_compiled(job: Job) -> bool:
    """Can the kernel play these games? Records need the moves, which rows do not keep."""
    return compiling.can_compile() and _is_for_programs(job)


def chunk_size(job: Job) -> int:
    """How many games of this job make a chunk, on any machine."""
    if not _is_for_programs(job):
        return READABLE_CHUNK
    return SEARCHED_CHUNK if any(map(is_slow_to_choose, job.bots)) else COMPILED_CHUNK


def has_compiled_form(bot: str) -> bool:
    """Is there machine code for this bot? Not for one of one's own, whatever its name."""
    return bot in COMPILED_BOTS


def is_slow_to_choose(bot: str) -> bool:
    """Does it try moves out, for milliseconds a game?"""
    return bot in DECLARATIONS and DECLARATIONS[bot].is_slow


def _is_for_programs(job: Job) -> bool:
    return job.records is None and all(map(has_compiled_form, job.bots))


def load_program(job: Job) -> ModuleType:
    """The compiled code that plays this job."""
    return load_teams(job.bots)


def play_chunk(job: Job, chunk: Chunk) -> Tally:
    """Play the chunk's games: the same tally whenever and wherever."""
    return _compiled(job, chunk) if is_compiled(job) else _readable(job, chunk)


def _compiled(job: Job, chunk: Chunk) -> Tally:
    import numpy as np

    rules = numbers_of(job.ruleset)
    row = np.zeros(rules.row_bytes, np.int8)
    counts = np.zeros(TALLY_SIZE, np.int64)
    position = (row, row.view(np.int64), np.array(rules.numbers, np.int64))
    scratch = np.zeros(SCRATCH_SIZE, np.int64)
    players = job.ruleset.players
    bots = np.array([bot_number(name, players) for name in job.bots], np.int64)
    games = (signed(job.seed + chunk.first), chunk.games, counts)
    memories = np.zeros(MAX_SEATS * MEMORY_SIZE, np.int64)
    wrong = load_program(job).play_teams(*position, scratch, memories, bots, *games)
    if wrong >= 0:
        seed = job.seed + chunk.first + wrong
        raise IllegalMove("illegal-action", action=int(scratch[REFUSED_ACTION]), game=seed)
    scores = counts[TALLY_LOST + 1 :]
    found = {
        int(place) + TALLY_LOST + 1 - TALLY_SCORES: int(scores[place])
        for place in np.flatnonzero(scores)
    }
    perfect, lost, steps = (int(counts[at]) for at in (TALLY_PERFECT, TALLY_LOST, TALLY_STEPS))
    return Tally(found, perfect, lost, steps)


def _readable(job: Job, chunk: Chunk) -> Tally:
    games = range(chunk.first, chunk.first + chunk.games)
    return sum((_readable_game(job, job.seed + number) for number in games), Tally())


def _readable_game(job: Job, seed: int) -> Tally:
    game = Game.deal(job.ruleset, seed)
    forfeits: dict[str, Forfeits] = {}
    try:
        with seated(job.bots, job.own_bots, seed) as bots:
            play_out(game, bots)
    except Forfeit as forfeit:
        forfeits[forfeit.bot] = Forfeits(1, seed, forfeit.code, forfeit.values)
    if job.records is not None:
        names = [f"{name} {seat}" for seat, name in enumerate(job.bots)]
        record = record_of(game, names, programs=job.bots)
        _write(job.records / f"{seed}.json", write_record(record))
    outcome = game.outcome
    if forfeits or outcome is None:
        return Tally({0: 1}, 0, 1, len(game.moves), forfeits)
    is_lost = outcome.ending in (Ending.MISTAKES, Ending.INDISPENSABLE)
    is_perfect = outcome.ending is Ending.COMPLETE
    return Tally({outcome.score: 1}, int(is_perfect), int(is_lost), len(game.moves))


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
