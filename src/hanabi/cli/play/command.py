"""The command: what was typed becomes a table, or the set-up screen asks for one."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hanabi.cli.console import put
from hanabi.cli.full_screen import prepare
from hanabi.cli.numbers import whole_number
from hanabi.cli.speech import Refused, say

if TYPE_CHECKING:
    from hanabi.cli.play.table import Table

DEFAULT_EDITION, DEFAULT_BOT = "it-2023", "cautious"
NO_EDITION, ANYBODY = "none", "random"


def play(
    *,
    edition: Annotated[str | None, typer.Option("--edition", metavar="EDITION")] = None,
    players: Annotated[str | None, typer.Option("--players", metavar="N")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME[=VALUE]")] = None,
    seat: Annotated[str, typer.Option("--seat", metavar="N")] = "0",
    seed: Annotated[str | None, typer.Option("--seed", metavar="S")] = None,
    bot: Annotated[str | None, typer.Option("--bot", metavar="NAME")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None,
    first_seat: Annotated[str, typer.Option("--first-seat", metavar="N")] = ANYBODY,
    undo: Annotated[bool, typer.Option("--undo")] = False,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
    pause: Annotated[str, typer.Option("--pause", metavar="SECONDS")] = "0.6",
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
) -> None:
    """Play against bots."""
    from hanabi.cli.play.table import make_table

    table = make_table(
        edition=DEFAULT_EDITION if edition is None else None if edition == NO_EDITION else edition,
        players=2 if players is None else whole_number("--players", players),
        switches=option or [],
        seat=whole_number("--seat", seat),
        seed=None if seed is None else whole_number("--seed", seed),
        bot=DEFAULT_BOT if bot is None else bot,
        name=name,
        first_seat=None if first_seat == ANYBODY else whole_number("--first-seat", first_seat),
        undo=undo,
    )
    seconds = _seconds("--pause", pause)
    if record is not None and record.exists():
        raise Refused("file-exists", file=str(record))
    is_chosen = any(given is not None for given in (edition, players, option, seed, bot))
    _start(table, record, seconds, ask=not is_chosen, no_color=no_color)


def _start(
    table: "Table", record: Path | None, seconds: float, *, ask: bool, no_color: bool
) -> None:
    prepare(no_color=no_color)
    from hanabi.cli.play.app import PlayApp

    app = PlayApp(table, record=record, pause=seconds, ask=ask)
    app.run()
    for path in app.saved:
        put(say("play-saved", file=str(path)))
    if app.problem is not None:
        raise app.problem


def _seconds(option: str, text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,3})?", text, re.ASCII):
        raise Refused("not-seconds", option=option, value=text)
    return float(text)
