"""``hanabi arena``: which bots play well with which, on the same deals."""

import json as json_module
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from hanabi.cli.console import complain, put
from hanabi.cli.forfeits import forfeits_told
from hanabi.cli.long_run import (
    INTERRUPTED,
    check_file,
    check_guests,
    progress_bar,
    unwritable,
    worker_count,
)
from hanabi.cli.numbers import positive_number, whole_number
from hanabi.cli.speech import say
from hanabi.cli.warm_up import compile_kernel

if TYPE_CHECKING:
    from hanabi.simulate.arena import Arena, Standings


def arena(
    *,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,NAME…")],
    players: Annotated[str, typer.Option("--players", metavar="N,N…")] = "2,3,4,5",
    games: Annotated[str, typer.Option("--games", metavar="G")] = "1000",
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "0",
    edition: Annotated[str | None, typer.Option("--edition", metavar="EDITION")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME[=VALUE]")] = None,
    time_limit: Annotated[str, typer.Option("--time-limit", metavar="SECONDS")] = "1",
    json: Annotated[bool, typer.Option("--json")] = False,
    markdown: Annotated[Path | None, typer.Option("--markdown", metavar="FILE")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE")] = None,
    workers: Annotated[str, typer.Option("--workers", metavar="W")] = "1",
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
) -> None:
    """Set bots beside each other."""
    from hanabi.cli.play.table import make_table
    from hanabi.simulate.arena import Arena
    from hanabi.simulate.job import read_bots

    names, files = read_bots(bots, positive_number("--time-limit", time_limit))
    count, first = whole_number("--games", games), whole_number("--seed", seed)
    rulesets = tuple(
        make_table(
            edition=edition, players=whole_number("--players", one.strip()), switches=option or []
        ).ruleset
        for one in players.split(",")
    )
    asked = Arena(rulesets, names, count, first, files)
    helpers = worker_count(workers)
    for file in (markdown, plot):
        if file is not None:
            check_file(file)
    if plot is not None:
        from hanabi.simulate.plot import check_format

        check_format(plot)
    check_guests(files)
    standings, is_stopped, told = _played(asked, helpers, cluster, resume)
    put(json_module.dumps(told) if json else _summary(asked, standings, told))
    _write(asked, standings, markdown, plot)
    if is_stopped:
        complain(say("simulate-stopped", done=standings.games, games=asked.all_games))
        raise typer.Exit(INTERRUPTED)


def _played(
    asked: "Arena", workers: int, cluster: str | None, resume: Path | None
) -> tuple["Standings", bool, dict[str, object]]:
    """What came out, also of a run that was stopped, and all of it for ``--json``."""
    from hanabi.fast.jit import can_compile
    from hanabi.simulate.arena import Standings, load_programs, play_arena
    from hanabi.simulate.arena.told import told
    from hanabi.simulate.play import has_compiled_form

    if can_compile() and any(map(has_compiled_form, asked.bots)):
        compile_kernel()
        load_programs(asked)
    if not (can_compile() and all(map(has_compiled_form, asked.bots))):
        complain(say("simulate-slow"))
    standings, played, is_stopped = Standings(), 0, False
    began = perf_counter()
    with progress_bar(asked.all_games) as advance:
        try:
            for new, standings in play_arena(
                asked, workers=workers, cluster=cluster, resume=resume
            ):
                played += new
                advance(standings.games)
        except KeyboardInterrupt:
            is_stopped = True
    seconds = perf_counter() - began
    fields = {
        **told(asked, standings),
        "forfeits": forfeits_told(standings.forfeits),
        "played": played,
        "seconds": seconds,
        "games_per_second": played / seconds,
    }
    return standings, is_stopped, fields


def _summary(asked: "Arena", standings: "Standings", told: dict[str, object]) -> str:
    from hanabi.cli.arena_report import report
    from hanabi.cli.sheet import as_text

    if not standings.rounds:
        return say("simulate-nothing")
    rates = say(
        "arena-rates",
        seconds=f"{told['seconds']:.1f}",
        played=f"{told['played']:,}",
        rate=f"{told['games_per_second']:,.0f}",
    )
    return f"{as_text(report(asked, standings))}\n\n{rates}"


def _write(
    asked: "Arena", standings: "Standings", markdown: Path | None, plot: Path | None
) -> None:
    """The files that were asked for, if there is anything to tell."""
    if not standings.rounds:
        return
    if markdown is not None:
        from hanabi.cli.arena_report import report
        from hanabi.cli.sheet import as_markdown

        try:
            markdown.write_text(as_markdown(report(asked, standings)), encoding="utf-8")
        except OSError as error:
            raise unwritable(markdown, error) from None
    if plot is not None:
        from hanabi.simulate.arena.plot import Labels, plot_arena

        labels = Labels(
            title=lambda players: say("arena-plot-title", players=str(players)),
            one=say("arena-plot-one"),
            rest=say("arena-plot-rest"),
            score=say("arena-plot-score"),
        )
        plot_arena(asked, standings, plot, labels)
