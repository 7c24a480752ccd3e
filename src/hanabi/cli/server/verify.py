"""``hanabi verify``: was the deal of a server's game the one that it had committed to?"""

import click

from hanabi.cli.console import printable, put
from hanabi.cli.help import Command
from hanabi.cli.language import reason, say

_BROKEN = 1


@click.command(cls=Command)
@click.argument("files", metavar="RECORD…", type=click.Path(), nargs=-1, required=True)
def verify(files: tuple[str, ...]) -> int:
    """A line for each record; the exit code is 1 if a commitment is broken."""
    code = 0
    for name in files:
        problem = _problem(name)
        if problem is None:
            put(say("verify-good", file=printable(name)))
        else:
            put(say("verify-bad", file=printable(name), reason=printable(problem)))
            code = _BROKEN
    return code


def _problem(name: str) -> str | None:
    from hanabi.cli.record_files import read
    from hanabi.notation import InvalidRecord
    from hanabi.server.table.commitment import CommitmentBroken
    from hanabi.server.table.commitment import verify as check_commitment

    try:
        check_commitment(read(name))
    except (CommitmentBroken, InvalidRecord) as error:
        return reason(error)
    return None
