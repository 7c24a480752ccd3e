"""``hanabi solve``: could this deal be won, and by which moves?"""

import json as json_module
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hanabi.cli import record_files
from hanabi.cli.compiling import speak_while_compiling
from hanabi.cli.console import complain, put
from hanabi.cli.extras import require
from hanabi.cli.help import Command
from hanabi.cli.language import Refused, say
from hanabi.cli.many_games.stoppable import INTERRUPTED, play_until_stopped
from hanabi.cli.options.many_games import cluster_option, resume_option, workers_option
from hanabi.cli.options.rules import (
    chosen_ruleset,
    edition_option,
    players_option,
    seed_option,
    switches_option,
)
from hanabi.cli.options.types import Number, NumberRange, WholeNumber

if TYPE_CHECKING:
    from hanabi.game import GameState
    from hanabi.simulate.solving import SolvingJob


@click.command(cls=Command)
@click.argument("file", metavar="FILE", required=False)
@click.option("--move", metavar="K", type=WholeNumber())
@seed_option
@click.option("--seeds", metavar="A..B", type=NumberRange())
@players_option
@edition_option
@switches_option
@click.option(
    "--seconds", metavar="SECONDS", type=Number(0.01, 86_400), default=10, show_default=True
)
@click.option("--json", is_flag=True)
@workers_option
@cluster_option
@resume_option
def solve(
    *,
    file: str | None,
    move: int | None,
    seed: int | None,
    seeds: range | None,
    players: int | None,
    edition: str | None,
    switches: tuple[str, ...],
    seconds: float,
    json: bool,
    workers: int,
    cluster: str | None,
    resume: Path | None,
) -> int:
    """The exit code is 0 whatever the answer is."""
    require("analysis")
    if [file, seed, seeds].count(None) != 2:
        raise Refused("solve-what")
    speak_while_compiling()
    if file is not None:
        return _tell_one(_position(file, move), seconds, {}, json=json)
    if move is not None:
        raise Refused("solve-move-of-file")
    ruleset = chosen_ruleset(edition, 2 if players is None else players, switches)
    if seeds is None:
        from hanabi.game import Game

        return _tell_one(Game.deal(ruleset, seed or 0).state, seconds, {"seed": seed}, json=json)
    from hanabi.simulate.solving import SolvingJob

    job = SolvingJob(ruleset, len(seeds), seeds.start, seconds)
    return _tell_many(job, workers, cluster, resume, json=json)


def _position(file: str, move: int | None) -> "GameState":
    """The position after so many moves of a record; without a number, its start."""
    from hanabi.game import Game

    record = record_files.read_good(file)
    game = Game(record.ruleset, record.deal, record.moves)
    if move is not None and move > len(game.moves):
        raise Refused("solve-no-such-move", file=file, move=move, last=len(game.moves))
    return game.seek(move or 0)


def _tell_one(state: "GameState", seconds: float, named: dict[str, Any], *, json: bool) -> int:
    from hanabi.analysis.solver import solve as find
    from hanabi.simulate.solving import solution_fields

    fields = {**named, **solution_fields(find(state, seconds))}
    if json:
        put(json_module.dumps(fields))
        return 0
    put(_sentence(fields))
    for number, move in enumerate(fields["line"], start=1):
        put(f"{number:>4}  {move}")
    return 0


def _tell_many(
    job: "SolvingJob", workers: int, cluster: str | None, resume: Path | None, *, json: bool
) -> int:
    """A line for each deal, in their order; then how many can be won."""
    from hanabi.simulate.solving import SolvedDeals, solve_deals

    play = partial(solve_deals, job, workers=workers, cluster=cluster, resume=resume)
    run = play_until_stopped(play, job.deals, SolvedDeals(), has_file=resume is not None)
    deals = sorted(run.result.deals, key=lambda deal: int(deal["seed"]))
    for deal in deals:
        text = json_module.dumps(dict(deal)) if json else f"{deal['seed']}: {_sentence(deal)}"
        put(text)
    if not json and deals:
        counts = [deal["winnable"] for deal in deals]
        put(
            say(
                "solve-shares",
                deals=len(deals),
                won=counts.count(True),
                lost=counts.count(False),
                unknown=counts.count(None),
            )
        )
    if run.is_stopped:
        complain(say("simulate-stopped", done=len(deals), games=job.deals))
        return INTERRUPTED
    return 0


def _sentence(fields: Any) -> str:
    best, bound = fields["best"], fields["bound"]
    seconds = f"{fields['seconds']:.2f}"
    if fields["winnable"]:
        return say("solve-winnable", best=best, seconds=seconds)
    if fields["winnable"] is None:
        return say("solve-unknown", best=best, bound=bound, seconds=seconds)
    why = say(f"solve-because-{fields['reason']}")
    if best == bound:
        return say("solve-not-winnable", best=best, why=why, seconds=seconds)
    return say("solve-not-winnable-open", best=best, bound=bound, why=why, seconds=seconds)
