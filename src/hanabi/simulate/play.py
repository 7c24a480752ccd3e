"""One chunk: by kernels where all its bots have them, compiled if that pays; else with views."""

import os
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from hanabi.bots import COMPILED_BOTS, DECLARATIONS, play_out
from hanabi.bots.kernels.compiled import is_ready, load_teams
from hanabi.bots.kernels.dispatch import bot_number
from hanabi.bots.kernels.games import (
    MAX_SEATS,
    TALLY_LOST,
    TALLY_PERFECT,
    TALLY_SCORES,
    TALLY_SIZE,
    TALLY_STEPS,
    play_teams,
)
from hanabi.bots.kernels.scratch import MEMORY_SIZE, REFUSED_ACTION, SCRATCH_SIZE
from hanabi.fast import RowGame, compiling, numbers_of
from hanabi.fast.compiling import Program
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
FEW_GAMES = 1000
"""So many are interpreted where there is no machine code yet: compiling it takes longer."""


class RecordInTheWay(HanabiError):
    """A file with another content has the name of a record to be written."""


def is_compiled(job: Job, games: int | None = None) -> bool:
    """Does machine code play this job? ``games`` is how many the run has, if it has more jobs.

    Not where there is none and the games are too few to make it for them, unless a bot tries
    moves out, which is only for machine code.
    """
    if not compiling.can_compile() or not has_kernels(job):
        return False
    is_long = (games or job.games) > FEW_GAMES or any(map(is_slow_to_choose, job.bots))
    return is_long or is_ready(job.bots)


def chunk_size(job: Job) -> int:
    """How many games of this job make a chunk, on any machine."""
    if not has_kernels(job):
        return READABLE_CHUNK
    return SEARCHED_CHUNK if any(map(is_slow_to_choose, job.bots)) else COMPILED_CHUNK


def has_compiled_form(bot: str) -> bool:
    """Is there machine code for this bot? Not for one of one's own, whatever its name."""
    return bot in COMPILED_BOTS


def is_slow_to_choose(bot: str) -> bool:
    """Does it try moves out, for milliseconds a game?"""
    return bot in DECLARATIONS and DECLARATIONS[bot].is_slow


def has_kernels(job: Job) -> bool:
    """Can kernels play these games? Records need the moves, which rows do not keep."""
    return job.records is None and all(map(has_compiled_form, job.bots))


def load_program(job: Job) -> Program:
    """The machine code that plays this job; what is missing of it is compiled."""
    program = load_teams(job.bots)
    assert program.play_teams  # which is compiled by being asked for
    return program


def play_chunk(job: Job, chunk: Chunk, games: int | None = None) -> Tally:
    """Play the chunk's games: the same tally whenever and wherever. ``games`` is how many the run
    has, if it has more jobs."""
    if not has_kernels(job):
        tally = _readable(job, chunk)
    else:
        tally = _compiled(job, chunk) if is_compiled(job, games) else _interpreted(job, chunk)
    first = job.seed + chunk.first
    return replace(tally, seeds=((first, first + chunk.games - 1),))


def _compiled(job: Job, chunk: Chunk) -> Tally:
    import numpy as np

    rules = numbers_of(job.ruleset)
    row = np.zeros(rules.row_bytes, np.int8)
    counts = np.zeros(TALLY_SIZE, np.int64)
    scratch = np.zeros(SCRATCH_SIZE, np.int64)
    wrong = load_program(job).play_teams(
        row,
        row.view(np.int64),
        np.array(rules.numbers, np.int64),
        scratch,
        np.zeros(MAX_SEATS * MEMORY_SIZE, np.int64),
        np.array(_bot_numbers(job), np.int64),
        signed(job.seed + chunk.first),
        chunk.games,
        counts,
    )
    return _counted(job, chunk, wrong, scratch, counts.tolist())


def _interpreted(job: Job, chunk: Chunk) -> Tally:
    game = RowGame(numbers_of(job.ruleset))
    counts, scratch = [0] * TALLY_SIZE, [0] * SCRATCH_SIZE
    memories, bots = [0] * (MAX_SEATS * MEMORY_SIZE), _bot_numbers(job)
    position = game.row, game.words, game.rules.numbers
    for number in range(chunk.games):
        seed = signed(job.seed + chunk.first + number)
        if play_teams(*position, scratch, memories, bots, seed, 1, counts) >= 0:
            return _counted(job, chunk, number, scratch, counts)
    return _counted(job, chunk, -1, scratch, counts)


def _bot_numbers(job: Job) -> list[int]:
    return [bot_number(name, job.ruleset.players) for name in job.bots]


def _counted(job: Job, chunk: Chunk, wrong: int, scratch: Any, counts: list[int]) -> Tally:
    if wrong >= 0:
        seed = job.seed + chunk.first + wrong
        raise IllegalMove("illegal-action", action=int(scratch[REFUSED_ACTION]), game=seed)
    scores = {
        place - TALLY_SCORES: counts[place]
        for place in range(TALLY_LOST + 1, TALLY_SIZE)
        if counts[place]
    }
    return Tally(scores, counts[TALLY_PERFECT], counts[TALLY_LOST], counts[TALLY_STEPS])


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
