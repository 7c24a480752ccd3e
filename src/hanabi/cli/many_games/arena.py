"""``hanabi arena``: which bots play well with which, on the same deals."""

import json as json_module
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hanabi.cli.compiling import speak_while_compiling
from hanabi.cli.console import complain, put
from hanabi.cli.help import Command
from hanabi.cli.language import say
from hanabi.cli.many_games.arena_report import report
from hanabi.cli.many_games.before_playing import (
    check_own_bots,
    check_picture,
)
from hanabi.cli.many_games.forfeits import forfeit_fields
from hanabi.cli.many_games.report_blocks import as_markdown, as_text
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
from hanabi.cli.options.rules import chosen_ruleset, edition_option, switches_option
from hanabi.cli.options.types import OneOf, WholeNumbers
from hanabi.cli.writing import check_file, check_folder, write_whole

if TYPE_CHECKING:
    from hanabi.simulate.arena import Arena, Standings

PAGE, NUMBERS, PICTURE = "arena.md", "arena.json", "arena.png"
"""What ``--folder`` has in the end."""

PRESETS: dict[str, dict[str, object]] = {
    "ad-hoc": {
        "bots": "cautious,simple,holmes,beginner,smart,hat,hat-plus",
        "games": 100,
        "seed": 10_000_000,
        "folder": "ad-hoc",
    }
}
"""Other defaults, by name: what is given beside it counts."""


def _take_preset(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    del param
    if value is not None:
        ctx.default_map = PRESETS[value]
    return value


@click.command(cls=Command)
@click.option(
    "--preset",
    metavar="NAME",
    type=OneOf(list(PRESETS)),
    is_eager=True,
    expose_value=False,
    callback=_take_preset,
)
@click.option("--bots", metavar="NAME,NAME…", type=BotWords(in_simulations=True), required=True)
@click.option("--players", metavar="N,N…", type=WholeNumbers(), default="2,3,4,5")
@games_option
@first_seed_option
@edition_option
@switches_option
@time_limit_option
@in_process_option
@click.option("--json", is_flag=True)
@click.option("--markdown", metavar="FILE", type=click.Path(path_type=Path))
@plot_option
@click.option("--folder", metavar="FOLDER", type=click.Path(path_type=Path))
@workers_option
@cluster_option
@resume_option
def arena(
    *,
    bots: str,
    players: tuple[int, ...],
    games: int,
    seed: int,
    edition: str | None,
    switches: tuple[str, ...],
    time_limit: float,
    in_process: bool,
    json: bool,
    markdown: Path | None,
    plot: Path | None,
    folder: Path | None,
    workers: int,
    cluster: str | None,
    resume: Path | None,
) -> int:
    from hanabi.simulate.arena import Arena
    from hanabi.simulate.job import read_bots

    names, own_bots = read_bots(bots, time_limit, in_process=in_process)
    rulesets = tuple(chosen_ruleset(edition, seats, switches) for seats in players)
    asked = Arena(rulesets, names, games, seed, own_bots)
    if markdown is not None:
        check_file(markdown)
    if plot is not None:
        check_picture(plot)
    if folder is not None:
        check_folder(folder)
        check_picture(folder / PICTURE)
    check_own_bots(own_bots)
    run = _played(asked, workers, cluster, resume)
    standings, fields = run.result, _fields(asked, run)
    put(json_module.dumps(fields) if json else _summary(asked, standings, fields))
    _write(asked, standings, markdown, plot)
    if folder is not None:
        _write(asked, standings, folder / PAGE, folder / PICTURE)
        write_whole(folder / NUMBERS, json_module.dumps(fields, indent=1) + "\n")
    if run.is_stopped:
        complain(say("simulate-stopped", done=standings.games, games=asked.all_games))
        return INTERRUPTED
    return 0


def _played(
    asked: "Arena", workers: int, cluster: str | None, resume: Path | None
) -> "Run[Standings]":
    from hanabi.fast.compiling import can_compile
    from hanabi.simulate.arena import Standings, load_programs, play_arena
    from hanabi.simulate.play import has_compiled_form

    speak_while_compiling()
    load_programs(asked)
    if not all(map(has_compiled_form, asked.bots)):
        complain(say("simulate-slow"))
    elif not can_compile():
        complain(say("simulate-not-fast"))
    play = partial(play_arena, asked, workers=workers, cluster=cluster, resume=resume)
    return play_until_stopped(play, asked.all_games, Standings(), has_file=resume is not None)


def _fields(asked: "Arena", run: "Run[Standings]") -> dict[str, object]:
    """The fields of ``--json``."""
    from hanabi.simulate.arena.report import as_fields

    return {
        **as_fields(asked, run.result),
        "forfeits": forfeit_fields(run.result.forfeits),
        "played": run.played,
        "seconds": run.seconds,
        "games_per_second": run.played / run.seconds,
    }


def _summary(asked: "Arena", standings: "Standings", fields: dict[str, object]) -> str:
    if not standings.rounds:
        return say("simulate-nothing")
    rates = say(
        "arena-rates",
        seconds=f"{fields['seconds']:.1f}",
        played=f"{fields['played']:,}",
        rate=f"{fields['games_per_second']:,.0f}",
    )
    return f"{as_text(report(asked, standings))}\n\n{rates}"


def _write(
    asked: "Arena", standings: "Standings", markdown: Path | None, plot: Path | None
) -> None:
    """The files that were asked for, if there is anything to tell."""
    if not standings.rounds:
        return
    if markdown is not None:
        write_whole(markdown, as_markdown(report(asked, standings)))
    if plot is not None:
        from hanabi.simulate.arena.plot import Labels, plot_arena

        labels = Labels(
            title=lambda players: say("arena-plot-title", players=str(players)),
            one=say("arena-plot-one"),
            rest=say("arena-plot-rest"),
            score=say("arena-plot-score"),
        )
        plot_arena(asked, standings, plot, labels)
