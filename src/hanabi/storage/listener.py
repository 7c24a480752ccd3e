"""Hearing nudges: a connection of its own that listens, watched and opened again.

psycopg is imported when somebody listens: a server on SQLite has none."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncEngine

from hanabi.storage.nudges import CHANNEL

if TYPE_CHECKING:
    import psycopg

logger = logging.getLogger("hanabi.nudges")
_QUIET_SECONDS = 5.0
"""After so long without a nudge the connection is asked whether it still lives."""
_AGAIN_SECONDS = 0.5


class Listener:
    """Calls ``heard`` with every payload, and ``opened`` whenever it listens (again): whatever was
    sent before that was missed."""

    def __init__(
        self, engine: AsyncEngine, heard: Callable[[str], None], opened: Callable[[], None]
    ) -> None:
        self._engine, self._heard, self._opened = engine, heard, opened
        self.is_listening = False

    async def run(self) -> None:
        while True:
            try:
                async with self.connected() as connection:
                    await self._listen(connection)
            except Exception as error:  # whatever it was, it listens again
                logger.warning("listener lost", extra={"reason": type(error).__name__})
            self.is_listening = False
            await asyncio.sleep(_AGAIN_SECONDS)

    @contextlib.asynccontextmanager
    async def connected(self) -> AsyncIterator["psycopg.AsyncConnection[tuple[object, ...]]"]:
        """Not one of the pool's: it is never given back."""
        import psycopg

        arguments, named = self._engine.dialect.create_connect_args(self._engine.url)
        connection = await psycopg.AsyncConnection.connect(*arguments, autocommit=True, **named)
        try:
            yield connection
        finally:
            with contextlib.suppress(psycopg.Error):
                await connection.close()

    async def _listen(self, connection: "psycopg.AsyncConnection[tuple[object, ...]]") -> None:
        await connection.execute(f"LISTEN {CHANNEL}".encode())
        self.is_listening = True
        self._opened()
        while True:
            async for notify in connection.notifies(timeout=_QUIET_SECONDS):
                self._heard(notify.payload)
            # A connection that a firewall has forgotten is silent, and nothing else.
            async with asyncio.timeout(_QUIET_SECONDS):
                await connection.execute(b"SELECT 1")
