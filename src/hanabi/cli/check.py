"""``hanabi check``: are these records true? A line each."""

import json as json_module
from typing import TYPE_CHECKING

import click

from hanabi.cli.console import complain, printable, put
from hanabi.cli.help import Command
from hanabi.cli.language import Refused, reason, say

if TYPE_CHECKING:
    from hanabi.notation import Record

_BAD_RECORD, _UNREADABLE = 1, 2


@click.command(cls=Command)
@click.argument("files", metavar="FILE…", type=click.Path(), nargs=-1, required=True)
@click.option("--json", is_flag=True)
def check(files: tuple[str, ...], json: bool) -> int:
    """The exit code is 1 if a record is bad, 2 if one cannot be read."""
    return max([_check(name, json) for name in files])


def _check(name: str, json: bool) -> int:
    from hanabi.cli.record_files import read
    from hanabi.rules import HanabiError

    record: Record | None = None
    problem, code = "", 0
    try:
        record = read(name)
    except Refused as error:
        problem, code = reason(error), _UNREADABLE
    except HanabiError as error:
        problem, code = reason(error), _BAD_RECORD
    if json:
        put(json_module.dumps({"file": name, "ok": not problem, "reason": problem or None}))
    elif code == _UNREADABLE:
        complain(problem)
    elif problem:
        put(say("check-bad", file=printable(name), reason=printable(problem)))
    elif record is not None:
        put(_good(name, record))
    return code


def _good(name: str, record: "Record") -> str:
    file, moves, outcome = printable(name), len(record.moves), record.outcome
    if outcome is None:
        return say("check-running", file=file, moves=moves)
    return say("check-over", file=file, moves=moves, score=outcome.score)
