"""``hanabi restore``: add what a backup has and the database has not."""

from typing import TYPE_CHECKING, Annotated

import typer

from hanabi.cli.console import put
from hanabi.cli.speech import Refused, say

if TYPE_CHECKING:
    from hanabi.storage.backup import Restored


def restore(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
) -> None:
    """Read a backup; nothing is overwritten."""
    import asyncio
    from pathlib import Path

    from hanabi.cli.server_data import with_database

    async def work() -> "Restored":
        from hanabi.storage.backup import restore as read_backup

        async with with_database(data, database) as opened:
            return await read_backup(opened.engine, Path(file))

    try:
        done = asyncio.run(work())
    except OSError as error:
        raise Refused("file-unreadable", file=file, why=error.strerror or "?") from None
    put(say("restore-done", added=done.added, present=done.present))
    for game in done.differing:
        put(say("restore-differs", game=game))
    if done.differing:
        raise typer.Exit(1)
