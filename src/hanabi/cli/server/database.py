"""The server's database, opened by a command beside the server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from hanabi.cli.extras import missing
from hanabi.server.settings import Settings

if TYPE_CHECKING:
    from hanabi.storage import Database


def server_is_installed() -> None:
    """Else it is refused in a sentence, which names what to install."""
    try:
        import hanabi.server.table.index
        import hanabi.storage  # noqa: F401
    except ImportError as error:
        raise missing(error.name, "server") from None


@asynccontextmanager
async def opened_database(
    data: str, database: str, *, must_exist: bool = False
) -> AsyncIterator["Database"]:
    """The database that ``hanabi serve`` would use with the same flags and variables."""
    server_is_installed()
    from hanabi.storage import open_database

    url = Settings(data=data, database=database).database_url
    opened = await open_database(url, must_exist=must_exist)
    try:
        yield opened
    finally:
        await opened.close()
