"""``hanabi backup``: all games and identities in one file, also while the server runs."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from hanabi.cli.console import printable, put
from hanabi.cli.help import Command
from hanabi.cli.language import Refused, say
from hanabi.cli.server.options import data_option, database_option
from hanabi.rules.system_errors import system_reason

if TYPE_CHECKING:
    from hanabi.storage.backup import Checked

_SOME_WRONG = 1


@click.command(cls=Command)
@click.argument("file", metavar="FILE", type=click.Path())
@data_option
@database_option
def backup(file: str, data: str, database: str) -> int:
    """The exit code is 1 if there is something wrong with games in the database itself."""
    import asyncio

    try:
        checked = asyncio.run(_write(Path(file), data, database))
    except OSError as error:
        raise Refused("file-unwritable", file=file, why=system_reason(error)) from None
    put(say("backup-done", file=printable(file), count=checked.rows))
    for game in checked.unreadable:
        put(say("backup-unreadable", game=game))
    for game in checked.contradicting:
        put(say("backup-contradicting", game=game))
    return _SOME_WRONG if checked.unreadable or checked.contradicting else 0


async def _write(file: Path, data: str, database: str) -> "Checked":
    from hanabi.cli.server.database import opened_database

    async with opened_database(data, database, must_exist=True) as opened:
        from hanabi.server.table.index import index_of_log
        from hanabi.storage.backup import backup as write_backup

        return await write_backup(opened.engine, file, index_of_log)
