"""``hanabi simulate``: many games between bots, and what came out of them."""

import json as json_module
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from hanabi.cli.console import complain, put
from hanabi.cli.forfeits import forfeit_lines, forfeits_told
from hanabi.cli.long_run import (
    INTERRUPTED,
    check_folder,
    check_guests,
    progress_bar,
    worker_count,
)
from hanabi.cli.numbers import positive_number, whole_number
from hanabi.cli.speech import say
from hanabi.cli.warm_up import compile_kernel

if TYPE_CHECKING:
    from hanabi.simulate import Job, Tally


def simulate(
    *,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME[,NAME…]")],
    players: Annotated[str, typer.Option("--players", metavar="N")] = "2",
    games: Annotated[str, typer.Option("--games", metavar="G")] = "1000",
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "0",
    edition: Annotated[str | None, typer.Option("--edition", metavar="EDITION")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME[=VALUE]")] = None,
    time_limit: Annotated[str, typer.Option("--time-limit", metavar="SECONDS")] = "1",
    json: Annotated[bool, typer.Option("--json")] = False,
    workers: Annotated[str, typer.Option("--workers", metavar="W")] = "1",
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="DIR")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE")] = None,
) -> None:
    """Play many games."""
    from hanabi.cli.play.table import make_table
    from hanabi.simulate import Job
    from hanabi.simulate.job import bots_for, read_bots

    names, files = read_bots(bot, positive_number("--time-limit", time_limit))
    count, first = whole_number("--games", games), whole_number("--seed", seed)
    ruleset = make_table(
        edition=edition, players=whole_number("--players", players), switches=option or []
    ).ruleset
    folder = records and records.resolve()
    job = Job(ruleset, bots_for(ruleset, names), count, first, folder, files)
    helpers = worker_count(workers)
    if records is not None:
        check_folder(records)
    if plot is not None:
        from hanabi.simulate.plot import check_format

        check_folder(plot.parent)
        check_format(plot)
    check_guests(files)
    _run(job, helpers, cluster, resume, plot, json=json)


def _run(
    job: "Job",
    workers: int,
    cluster: str | None,
    resume: Path | None,
    plot: Path | None,
    *,
    json: bool,
) -> None:
    """Play, and tell what came out, also of a run that was stopped."""
    from hanabi.simulate import Tally, is_compiled
    from hanabi.simulate import simulate as play_all
    from hanabi.simulate.play import load_program

    if is_compiled(job):
        compile_kernel()
        load_program(job)
    else:
        complain(say("simulate-slow"))
    tally, played, is_stopped = Tally(), 0, False
    began = perf_counter()
    steps_before = 0
    with progress_bar(job.games) as advance:
        try:
            for new_games, tally in play_all(job, workers=workers, cluster=cluster, resume=resume):
                steps_before = steps_before if played or new_games else tally.steps
                played += new_games
                advance(tally.games)
        except KeyboardInterrupt:
            is_stopped = True
    seconds = perf_counter() - began
    told = _told(job, tally, played, tally.steps - steps_before, seconds)
    put(json_module.dumps(told) if json else _summary(job, tally, told))
    if plot is not None and tally.games:
        from hanabi.simulate.plot import plot_scores

        plot_scores(tally, plot, say("simulate-plot-score"), say("simulate-plot-games"))
    if is_stopped:
        complain(say("simulate-stopped", done=tally.games, games=job.games))
        raise typer.Exit(INTERRUPTED)


def _told(job: "Job", tally: "Tally", played: int, steps: int, seconds: float) -> dict[str, object]:
    """The fields of ``--json``. Rates are those of this run, not of an earlier part of it."""
    done = tally.games
    return {
        **job.named(),
        "games": done,
        "mean": tally.mean if done else None,
        "standard_error": tally.standard_error if done > 1 else None,
        "perfect": tally.perfect / done if done else None,
        "lost": tally.lost / done if done else None,
        "histogram": {str(score): count for score, count in tally.scores.items()},
        "steps": tally.steps,
        **({"forfeits": forfeits_told(tally.forfeits)} if job.files else {}),
        "seconds": seconds,
        "games_per_second": played / seconds,
        "steps_per_second": steps / seconds,
    }


def _summary(job: "Job", tally: "Tally", told: dict[str, object]) -> str:
    if not tally.games:
        return say("simulate-nothing")
    error = tally.standard_error if tally.games > 1 else 0.0
    lines = [
        say(
            "simulate-played",
            games=tally.games,
            bots=", ".join(job.bots),
            first=str(job.seed),
            last=str(job.seed + job.games - 1),
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
            seconds=f"{told['seconds']:.1f}",
            games=f"{told['games_per_second']:,.0f}",
            steps=f"{told['steps_per_second']:,.0f}",
        ),
        *forfeit_lines(tally.forfeits),
        "",
        *_histogram(tally),
    ]
    return "\n".join(lines)


def _histogram(tally: "Tally") -> Iterator[str]:
    """A bar for each score from the lowest to the highest."""
    from hanabi.cli.console import columns

    most = max(tally.scores.values())
    widest = len(f"{most:,}")
    room = columns() - widest - 8
    for score in range(min(tally.scores), max(tally.scores) + 1):
        count = tally.scores.get(score, 0)
        bar = "█" * round(room * count / most) or ("▏" if count else "")
        yield f"{score:>4}  {count:>{widest},}  {bar}".rstrip()
