"""Playing an arena: every team plays every deal of a chunk."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from hanabi.bots.kernels.compiled import load_teams
from hanabi.simulate.arena.arena import Arena
from hanabi.simulate.arena.standings import Round, Standings
from hanabi.simulate.arena.team import Team, comparisons, teams_of, teams_with_strangers
from hanabi.simulate.job import Chunk
from hanabi.simulate.play import is_compiled, load_program, play_chunk
from hanabi.simulate.progress_file import ProgressFile
from hanabi.simulate.run import play_chunks
from hanabi.simulate.tally import Tally

FORMAT, VERSION = "hanabi-arena", 2


def play_arena(
    arena: Arena, *, workers: int = 1, cluster: str | None = None, resume: Path | None = None
) -> Iterator[tuple[int, Standings]]:
    """Play all; after each chunk, how many games were played now, and the standings so far.

    As with ``simulate``, the first pair tells what an earlier run had done, and whoever stops
    listening stops the run.
    """
    head = {"format": FORMAT, "version": VERSION, "chunk": arena.chunk_size, **arena.named()}
    yield from play_chunks(
        partial(play_deals, arena),
        arena.chunks(),
        Standings(),
        ProgressFile(resume, head, Standings.from_json) if resume is not None else None,
        load=partial(load_programs, arena),
        workers=workers,
        cluster=cluster,
    )


def load_programs(arena: Arena) -> None:
    """The machine code of all bots that have such a form, if it is worth it."""
    jobs = [arena.job(arena.rulesets[0], Team(bot, bot), 0) for bot in arena.bots]
    compiled = [job for job in jobs if is_compiled(job, arena.all_games)]
    if compiled:
        load_teams(bot for job in compiled for bot in job.bots)  # one program for all teams
    for job in compiled:
        load_program(job)


def play_deals(arena: Arena, chunk: Chunk) -> Standings:
    """Play a chunk's deals: the same standings whenever and wherever."""
    load_programs(arena)
    size, first = divmod(chunk.first, arena.games)
    ruleset = arena.rulesets[size]
    players = ruleset.players
    teams, pairs = teams_of(arena.bots, players), comparisons(arena.bots, players)
    seatings = [
        [arena.job(ruleset, team, place) for place in range(1 if team.is_own else players)]
        for team in teams
    ]
    tallies = [Tally() for _ in teams]
    squares, strangers = [0] * len(pairs), teams_with_strangers(arena.bots, players)
    stranger_squares = [0] * len(strangers)
    for number in range(first, first + chunk.games):
        deal = Chunk(0, number, 1)
        seed = arena.seed + number
        found = [play_chunk(jobs[seed % len(jobs)], deal, arena.all_games) for jobs in seatings]
        scores = [score for tally in found for score in tally.scores]
        tallies = [before + now for before, now in zip(tallies, found, strict=True)]
        for place, (first, second) in enumerate(pairs):
            squares[place] += (scores[first] - scores[second]) ** 2
        for place, row in enumerate(strangers):
            stranger_squares[place] += sum(scores[team] for team in row) ** 2
    return Standings({players: Round(tuple(tallies), tuple(squares), tuple(stranger_squares))})
