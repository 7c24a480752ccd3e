"""The command: what was typed becomes a table, or the set-up screen asks for one."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hanabi.cli.console import complain, put
from hanabi.cli.full_screen import prepare
from hanabi.cli.help import Command
from hanabi.cli.language import Refused, say
from hanabi.cli.options.bots import BotWords, table_bot
from hanabi.cli.options.rules import (
    EditionName,
    chosen_ruleset,
    seed_option,
    switches_option,
)
from hanabi.cli.options.types import Number, WholeNumber

if TYPE_CHECKING:
    from hanabi.cli.play.table import Table

DEFAULT_EDITION, DEFAULT_BOT, DEFAULT_PLAYERS = "it-2023", "cautious", 2
ANYBODY = "random"
_BOT_FAILED = 1


class FirstSeat(WholeNumber):
    """The number of a seat, or None for the word that leaves it to chance."""

    def convert(  # type: ignore[override]  # a type may give None, which Click passes on
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> int | None:
        return None if value == ANYBODY else super().convert(value, param, ctx)


@click.command(cls=Command)
@click.option("--edition", metavar="EDITION", type=EditionName(), show_default=DEFAULT_EDITION)
@click.option("--players", metavar="N", type=WholeNumber(), show_default=str(DEFAULT_PLAYERS))
@switches_option
@click.option("--seat", metavar="N", type=WholeNumber(), default=0, show_default=True)
@seed_option
@click.option("--bot", metavar="NAME", type=BotWords(), show_default=DEFAULT_BOT)
@click.option("--name", metavar="NAME")
@click.option("--first-seat", metavar="N", type=FirstSeat(), default=ANYBODY, show_default=True)
@click.option("--undo", is_flag=True)
@click.option("--record", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--pause", metavar="SECONDS", type=Number(0, 999), default=0.6, show_default=True)
@click.option("--no-color", is_flag=True)
def play(
    *,
    edition: str | None,
    players: int | None,
    switches: tuple[str, ...],
    seat: int,
    seed: int | None,
    bot: str | None,
    name: str | None,
    first_seat: int | None,
    undo: bool,
    record: Path | None,
    pause: float,
    no_color: bool,
) -> int:
    """Without any choice of rules, teammates or deal, the set-up screen asks for them. The exit
    code is 1 if a bot of one's own failed."""
    from hanabi.cli.play.table import make_table

    table = make_table(
        chosen_ruleset(
            DEFAULT_EDITION if edition is None else edition,
            DEFAULT_PLAYERS if players is None else players,
            switches,
        ),
        seat=seat,
        seed=seed,
        bot=table_bot(DEFAULT_BOT if bot is None else bot),
        name=name,
        first_seat=first_seat,
        undo=undo,
    )
    if record is not None and record.exists():
        raise Refused("file-exists", file=str(record))
    is_chosen = bool(switches) or any(given is not None for given in (edition, players, seed, bot))
    return _start(table, record, pause, ask=not is_chosen, no_color=no_color)


def _start(
    table: "Table", record: Path | None, seconds: float, *, ask: bool, no_color: bool
) -> int:
    prepare(no_color=no_color)
    from hanabi.cli.play.app import PlayApp

    app = PlayApp(table, record=record, pause=seconds, ask=ask)
    app.run()
    for path in app.saved:
        put(say("play-saved", file=str(path)))
    if app.problem is not None:
        raise app.problem
    for told in dict.fromkeys(app.failures):
        complain(told)
    return _BOT_FAILED if app.failures else 0
