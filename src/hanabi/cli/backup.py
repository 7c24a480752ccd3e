"""``hanabi backup``: all games and identities in one file, also while the server runs."""

from typing import Annotated

import typer

from hanabi.cli.console import put
from hanabi.cli.speech import Refused, say


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
) -> None:
    """Write a backup."""
    import asyncio
    from pathlib import Path

    from hanabi.cli.server_data import with_database

    async def work() -> int:
        from hanabi.storage.backup import backup as write_backup

        async with with_database(data, database) as opened:
            return await write_backup(opened.engine, Path(file))

    try:
        count = asyncio.run(work())
    except OSError as error:
        raise Refused("file-unwritable", file=file, why=error.strerror or "?") from None
    put(say("backup-done", file=file, count=count))
