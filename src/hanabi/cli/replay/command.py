"""The command: which of the three ways to show a record."""

import json as json_module

import click

from hanabi.cli.console import put
from hanabi.cli.full_screen import has_terminal, prepare
from hanabi.cli.help import Command
from hanabi.cli.options.types import WholeNumber


@click.command(cls=Command)
@click.argument("file", metavar="FILE", type=click.Path())
@click.option("--seat", metavar="N", type=WholeNumber())
@click.option("--json", is_flag=True)
@click.option("--no-color", is_flag=True)
def replay(file: str, seat: int | None, json: bool, no_color: bool) -> None:
    from hanabi.cli.record_files import read_good
    from hanabi.notation import replay_lines
    from hanabi.rules import HanabiError, Seat

    record = read_good(file)
    viewer = None if seat is None else Seat(seat)
    if viewer is not None and viewer >= record.ruleset.players:
        raise HanabiError("no-such-seat", seat=viewer, last=record.ruleset.players - 1)
    if json:
        for line in replay_lines(record, viewer):
            put(json_module.dumps(line))
    elif has_terminal():
        prepare(no_color=no_color)
        from hanabi.cli.replay.viewer import watch

        watch(record, viewer)
    else:
        from hanabi.cli.listing import listing

        for sentence in listing(record, viewer):
            put(sentence)
