"""``hanabi verify-backup``: could this backup be restored, and would its games be whole?"""

import json as json_module
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hanabi.cli.console import printable, put
from hanabi.cli.help import Command
from hanabi.cli.language import Refused, reason, say
from hanabi.cli.server.database import server_is_installed
from hanabi.rules.system_errors import system_reason

if TYPE_CHECKING:
    from hanabi.storage.backup import Checked

_BAD_BACKUP = 1


@click.command(cls=Command)
@click.argument("file", metavar="FILE", type=click.Path())
@click.option("--json", is_flag=True)
def verify_backup(file: str, json: bool) -> int:
    """The exit code is 1 if the backup, or a game in it, is not whole."""
    import asyncio

    server_is_installed()
    from hanabi.server.table.index import index_of_log
    from hanabi.storage.backup import check_backup
    from hanabi.storage.backup_file import InvalidBackup

    checked: Checked | None = None
    problem = ""
    try:
        checked = asyncio.run(check_backup(Path(file), index_of_log))
    except InvalidBackup as error:
        problem = reason(error)
    except OSError as error:
        raise Refused("file-unreadable", file=file, why=system_reason(error)) from None
    is_good = checked is not None and not checked.unreadable and not checked.contradicting
    if json:
        found = {} if checked is None else asdict(checked)
        fields = {"file": file, "ok": is_good, "reason": problem or None, **found}
        put(json_module.dumps(fields, ensure_ascii=False))
    else:
        _tell(printable(file), checked, problem)
    return 0 if is_good else _BAD_BACKUP


def _tell(file: str, checked: "Checked | None", problem: str) -> None:
    if checked is None:
        put(say("verify-backup-bad", file=file, reason=printable(problem)))
        return
    put(
        say(
            "verify-backup-done",
            file=file,
            games=checked.games,
            lines=checked.lines,
            identities=checked.identities,
        )
    )
    for game in checked.unreadable:
        put(say("backup-unreadable", game=printable(game)))
    for game in checked.contradicting:
        put(say("backup-contradicting", game=printable(game)))
