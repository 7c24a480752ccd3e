"""``hanabi verify``: was the deal of a server's game the one that it had committed to?"""

from typing import Annotated

import typer

from hanabi.cli.console import printable, put
from hanabi.cli.speech import reason, say

_BROKEN = 1


def verify(files: Annotated[list[str], typer.Argument(metavar="RECORD…")]) -> None:
    """Check the commitments of records; a line each, exit code 1 if one is broken."""
    code = 0
    for name in files:
        problem = _problem(name)
        if problem is None:
            put(say("verify-good", file=printable(name)))
        else:
            put(say("verify-bad", file=printable(name), reason=printable(problem)))
            code = _BROKEN
    raise typer.Exit(code)


def _problem(name: str) -> str | None:
    from hanabi.cli.records import read
    from hanabi.notation import InvalidRecord
    from hanabi.server.commitment import CommitmentBroken
    from hanabi.server.commitment import verify as check_commitment

    try:
        check_commitment(read(name))
    except (CommitmentBroken, InvalidRecord) as error:
        return reason(error)
    return None
