"""``hanabi dataset make``: games as arrays to learn from."""

from functools import partial
from pathlib import Path

import click

from hanabi.cli.compiling import speak_while_compiling
from hanabi.cli.console import complain, put
from hanabi.cli.extras import require
from hanabi.cli.help import Command
from hanabi.cli.language import say
from hanabi.cli.many_games.before_playing import check_own_bots, check_readable
from hanabi.cli.many_games.stoppable import INTERRUPTED, play_until_stopped
from hanabi.cli.options.bots import BotWords
from hanabi.cli.options.many_games import (
    first_seed_option,
    games_option,
    in_process_option,
    time_limit_option,
    workers_option,
)
from hanabi.cli.options.rules import (
    chosen_ruleset,
    edition_option,
    players_option,
    switches_option,
)
from hanabi.cli.options.types import OneOf, WholeNumber
from hanabi.cli.writing import check_folder

_MAKE = "make"
_MOST_GAMES_IN_SHARD = 10**6


@click.command(cls=Command)
@click.argument("action", metavar=_MAKE, type=OneOf([_MAKE]))
@click.argument("records", metavar="[RECORD…]", nargs=-1, type=click.Path(path_type=Path))
@click.option("--out", metavar="DIR", type=click.Path(path_type=Path), required=True)
@click.option("--bot", metavar="NAME[,NAME…]", type=BotWords())
@players_option
@games_option
@first_seed_option
@edition_option
@switches_option
@click.option("--encoder", metavar="NAME", default="hle", show_default=True)
@click.option("--format", "form", metavar="FORMAT", default="npz", show_default=True)
@click.option(
    "--shard",
    metavar="G",
    type=WholeNumber(1, _MOST_GAMES_IN_SHARD),
    default=1000,
    show_default=True,
)
@time_limit_option
@in_process_option
@workers_option
def dataset(
    *,
    action: str,
    records: tuple[Path, ...],
    out: Path,
    bot: str | None,
    players: int | None,
    games: int,
    seed: int,
    edition: str | None,
    switches: tuple[str, ...],
    encoder: str,
    form: str,
    shard: int,
    time_limit: float,
    in_process: bool,
    workers: int,
) -> int:
    require("fast")
    from hanabi.simulate import Job
    from hanabi.simulate.dataset import DatasetPlan, Written, make_dataset
    from hanabi.simulate.job import bots_for, read_bots

    del action  # there is only one
    job = None
    if bot is not None:
        names, own_bots = read_bots(bot, time_limit, in_process=in_process)
        ruleset = chosen_ruleset(edition, 2 if players is None else players, switches)
        job = Job(ruleset, bots_for(ruleset, names), games, seed, own_bots=own_bots)
        check_own_bots(own_bots)
    for record in records:
        check_readable(record)
    plan = DatasetPlan(job, records, encoder, form, shard)  # type: ignore[arg-type]
    check_folder(out)
    speak_while_compiling()
    make = partial(make_dataset, plan, out, workers=workers)
    run = play_until_stopped(make, plan.games, Written(), has_file=True)
    written = run.result
    if run.is_stopped:
        complain(say("simulate-stopped", done=written.games, games=plan.games))
        return INTERRUPTED
    counts = {
        "games": written.games,
        "samples": f"{written.samples:,}",
        "files": len(written.files),
    }
    put(say("dataset-made", folder=str(out), **counts))
    return 0
