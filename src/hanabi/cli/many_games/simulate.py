"""``hanabi simulate``: many games between bots, and what came out of them."""

import json as json_module
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hanabi.cli.compiling import speak_while_compiling
from hanabi.cli.console import columns, complain, put
from hanabi.cli.help import Command
from hanabi.cli.language import say
from hanabi.cli.many_games.before_playing import check_own_bots, check_picture
from hanabi.cli.many_games.forfeits import forfeit_fields, forfeit_lines
from hanabi.cli.many_games.seed_ranges import seeds_text
from hanabi.cli.many_games.stoppable import INTERRUPTED, Run, play_until_stopped
from hanabi.cli.options.bots import BotWords
from hanabi.cli.options.many_games import (
    cluster_option,
    first_seed_option,
    games_option,
    in_process_option,
    plot_option,
    resume_option,
    time_limit_option,
    workers_option,
)
from hanabi.cli.options.rules import (
    chosen_ruleset,
    edition_option,
    players_option,
    switches_option,
)
from hanabi.cli.writing import check_folder

if TYPE_CHECKING:
    from hanabi.simulate import Job, Tally
    from hanabi.simulate.seeds import SeedRanges


@click.command(cls=Command)
@click.option("--bot", metavar="NAME[,NAME…]", type=BotWords(in_simulations=True), required=True)
@players_option
@games_option
@first_seed_option
@edition_option
@switches_option
@time_limit_option
@in_process_option
@click.option("--json", is_flag=True)
@workers_option
@cluster_option
@resume_option
@click.option("--records", metavar="DIR", type=click.Path(path_type=Path))
@plot_option
def simulate(
    *,
    bot: str,
    players: int | None,
    games: int,
    seed: int,
    edition: str | None,
    switches: tuple[str, ...],
    time_limit: float,
    in_process: bool,
    json: bool,
    workers: int,
    cluster: str | None,
    resume: Path | None,
    records: Path | None,
    plot: Path | None,
) -> int:
    from hanabi.simulate import Job
    from hanabi.simulate.job import bots_for, read_bots

    names, own_bots = read_bots(bot, time_limit, in_process=in_process)
    ruleset = chosen_ruleset(edition, 2 if players is None else players, switches)
    folder = records and records.resolve()
    job = Job(ruleset, bots_for(ruleset, names), games, seed, folder, own_bots)
    if records is not None:
        check_folder(records)
    if plot is not None:
        check_picture(plot)
    check_own_bots(own_bots)
    return _run(job, workers, cluster, resume, plot, json=json)


def _run(
    job: "Job",
    workers: int,
    cluster: str | None,
    resume: Path | None,
    plot: Path | None,
    *,
    json: bool,
) -> int:
    """Play, and tell what came out, also of a run that was stopped; the exit code."""
    from hanabi.fast.compiling import can_compile
    from hanabi.simulate import Tally, is_compiled
    from hanabi.simulate import simulate as play_all
    from hanabi.simulate.play import has_kernels, load_program

    speak_while_compiling()
    if is_compiled(job):
        load_program(job)
    else:
        later = "simulate-interpreted" if can_compile() else "simulate-not-fast"
        complain(say(later if has_kernels(job) else "simulate-slow"))
    play = partial(play_all, job, workers=workers, cluster=cluster, resume=resume)
    run = play_until_stopped(play, job.games, Tally(), has_file=resume is not None)
    tally, fields = run.result, _fields(job, run)
    put(json_module.dumps(fields) if json else _summary(job, tally, fields))
    if plot is not None and tally.games:
        from hanabi.simulate.plot import plot_scores

        plot_scores(tally, plot, say("simulate-plot-score"), say("simulate-plot-games"))
    if run.is_stopped:
        complain(say("simulate-stopped", done=tally.games, games=job.games))
        return INTERRUPTED
    return 0


def _fields(job: "Job", run: "Run[Tally]") -> dict[str, object]:
    """The fields of ``--json``. Rates are those of this run, not of an earlier part of it."""
    tally, seconds = run.result, run.seconds
    done = tally.games
    return {
        **job.named(),
        "games": done,
        "seeds": _seeds(job, tally),
        "mean": tally.mean if done else None,
        "standard_error": tally.standard_error if done > 1 else None,
        "perfect": tally.perfect / done if done else None,
        "lost": tally.lost / done if done else None,
        "histogram": {str(score): count for score, count in tally.scores.items()},
        "steps": tally.steps,
        **({"forfeits": forfeit_fields(tally.forfeits)} if job.own_bots else {}),
        "seconds": seconds,
        "games_per_second": run.played / seconds,
        "steps_per_second": (tally.steps - run.before.steps) / seconds,
    }


def _seeds(job: "Job", tally: "Tally") -> "SeedRanges":
    """Those that were played; an older file does not tell, so all that were asked for."""
    from hanabi.simulate.seeds import count

    is_told = count(tally.seeds) == tally.games
    return tally.seeds if is_told else ((job.seed, job.seed + job.games - 1),)


def _summary(job: "Job", tally: "Tally", fields: dict[str, object]) -> str:
    if not tally.games:
        return say("simulate-nothing")
    error = tally.standard_error if tally.games > 1 else 0.0
    lines = [
        say(
            "simulate-played",
            games=tally.games,
            bots=", ".join(job.bots),
            seeds=seeds_text(_seeds(job, tally)),
        ),
        say("simulate-mean", mean=f"{tally.mean:.3f}", error=f"{error:.3f}"),
        say(
            "simulate-shares",
            perfect=f"{tally.perfect / tally.games:.2%}",
            lost=f"{tally.lost / tally.games:.2%}",
        ),
        say("simulate-turns", turns=f"{tally.steps / tally.games:.1f}"),
        say(
            "simulate-rates",
            seconds=f"{fields['seconds']:.1f}",
            games=f"{fields['games_per_second']:,.0f}",
            steps=f"{fields['steps_per_second']:,.0f}",
        ),
        *forfeit_lines(tally.forfeits),
        "",
        *_histogram(tally),
    ]
    return "\n".join(lines)


def _histogram(tally: "Tally") -> Iterator[str]:
    """A bar for each score from the lowest to the highest."""
    most = max(tally.scores.values())
    widest = len(f"{most:,}")
    room = columns() - widest - 8
    for score in range(min(tally.scores), max(tally.scores) + 1):
        count = tally.scores.get(score, 0)
        bar = "█" * round(room * count / most) or ("▏" if count else "")
        yield f"{score:>4}  {count:>{widest},}  {bar}".rstrip()
