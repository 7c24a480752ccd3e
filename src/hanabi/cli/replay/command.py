"""The command: which of the three ways to show a record."""

import json as json_module
import sys
from typing import Annotated

import typer

from hanabi.cli.console import put
from hanabi.cli.full_screen import prepare
from hanabi.cli.numbers import whole_number


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="N")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
) -> None:
    """Show a record again."""
    from hanabi.cli.records import read
    from hanabi.notation import replay_lines
    from hanabi.rules import HanabiError, Seat

    record = read(file)
    viewer = None if seat is None else Seat(whole_number("--seat", seat))
    if viewer is not None and viewer >= record.ruleset.players:
        raise HanabiError("no-such-seat", seat=viewer, last=record.ruleset.players - 1)
    if json:
        for line in replay_lines(record, viewer):
            put(json_module.dumps(line))
    elif sys.stdout.isatty() and sys.stdin.isatty():
        prepare(no_color=no_color)
        from hanabi.cli.replay.viewer import watch

        watch(record, viewer)
    else:
        from hanabi.cli.replay.listing import listing

        for sentence in listing(record, viewer):
            put(sentence)
