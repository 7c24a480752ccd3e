"""Writing beside the log: what is said in a function, done in a transaction.

SQLite lets one write at a time, and whoever finds it busy sleeps and asks again. So a server lets
all that is written beside the log share its commits (``EventLog.write``): else people who write
notes as fast as they may would keep everybody's moves waiting.
"""

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

Result = TypeVar("Result")


class Writes(Protocol):
    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """What the work gives, once all that it wrote is durable; of what fails, nothing is."""


class AtOnce:
    """Each in a transaction of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)


class Rows:
    """What knows some tables of the database: asks by itself, and lets be written."""

    def __init__(self, engine: AsyncEngine, writes: Writes | None = None) -> None:
        self._engine = engine
        self._writes = writes or AtOnce(engine)
