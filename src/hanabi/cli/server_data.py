"""The server's database, opened by a command beside the server."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from hanabi.cli.speech import Refused

if TYPE_CHECKING:
    from hanabi.storage import Database


@asynccontextmanager
async def with_database(data: str | None, database: str | None) -> AsyncIterator["Database"]:
    """The database that ``hanabi serve`` would use with the same flags and variables."""
    try:
        from hanabi.server.settings import settings_from
        from hanabi.storage import open_database
    except ImportError as error:
        raise Refused("no-server", missing=error.name or "?") from None
    settings = settings_from(os.environ, {"data": data, "database": database})
    opened = await open_database(settings.database_url)
    try:
        yield opened
    finally:
        await opened.close()
