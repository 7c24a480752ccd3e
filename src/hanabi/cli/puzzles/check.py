"""``hanabi puzzles check``: the package's puzzles, or a file of them, each proven anew."""

import json as json_module
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hanabi.cli.console import put
from hanabi.cli.extras import require
from hanabi.cli.help import Command
from hanabi.cli.language import say
from hanabi.cli.progress_bar import progress_bar

if TYPE_CHECKING:
    from hanabi.analysis.puzzles import Puzzle


@click.command("puzzles-check", cls=Command)
@click.argument("file", metavar="[FILE]", type=click.Path(path_type=Path), required=False)
@click.option("--json", is_flag=True)
def check(*, file: Path | None, json: bool) -> None:
    require("analysis")
    from hanabi.analysis.puzzles import InvalidPuzzle, check_puzzle
    from hanabi.rules import HanabiError

    found = puzzles_in(file)
    with progress_bar(len(found)) as show:
        for number, puzzle in enumerate(found, start=1):
            try:
                check_puzzle(puzzle)
            except HanabiError as error:
                raise InvalidPuzzle("puzzle-line", line=number, why=error) from error
            show(number)
    proven = {"proven": len(found)}
    put(json_module.dumps(proven) if json else say("puzzles-proven", count=len(found)))


def puzzles_in(file: Path | None) -> "Sequence[Puzzle]":
    """A file's, or those of the package."""
    from hanabi.analysis.puzzles import read_puzzles, shipped_puzzles

    if file is None:
        return shipped_puzzles()
    return list(read_puzzles(file.read_bytes().splitlines()))
