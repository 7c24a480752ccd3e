"""``hanabi restore``: add what a backup has and the database has not."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from hanabi.cli.console import printable, put
from hanabi.cli.help import Command
from hanabi.cli.language import Refused, say
from hanabi.cli.server.options import data_option, database_option
from hanabi.rules.system_errors import system_reason

if TYPE_CHECKING:
    from hanabi.storage.restore import Restored

_SOME_WRONG = 1


@click.command(cls=Command)
@click.argument("file", metavar="FILE", type=click.Path())
@data_option
@database_option
def restore(file: str, data: str, database: str) -> int:
    """The exit code is 1 if a game went another way in the database, which is not overwritten,
    or if its log cannot be read."""
    import asyncio

    try:
        done = asyncio.run(_read(Path(file), data, database))
    except OSError as error:
        raise Refused("file-unreadable", file=file, why=system_reason(error)) from None
    put(say("restore-done", added=done.added, present=done.present))
    put(say("restore-sessions", added=done.sessions_added, revoked=done.sessions_revoked))
    if done.relisted:
        put(say("restore-relisted", count=len(done.relisted)))
    for game in done.differing:
        put(say("restore-differs", game=printable(game)))
    for game in done.unreadable:
        put(say("backup-unreadable", game=printable(game)))
    return _SOME_WRONG if done.differing or done.unreadable else 0


async def _read(file: Path, data: str, database: str) -> "Restored":
    from hanabi.cli.server.database import opened_database, server_is_installed

    server_is_installed()
    from hanabi.server.table.index import index_of_log
    from hanabi.storage.backup import check_backup
    from hanabi.storage.restore import restore as read_backup

    # Before anything is touched, and before a database is made that was not there.
    await check_backup(file, index_of_log)
    async with opened_database(data, database) as opened:
        return await read_backup(opened.engine, file, index_of_log)
