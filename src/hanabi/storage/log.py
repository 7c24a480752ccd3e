"""The event log with group commit: one writer, one durable transaction for all who wait.

An fsync costs milliseconds whether it covers one entry or five hundred. So appends queue
up while a commit is under way, and the next commit takes them all; each caller goes on only
when its own entries are on the disk.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanabi.storage.games import IndexChange, write_index
from hanabi.storage.schema import entries

_MOST_IN_ONE_COMMIT = 512


class SeqTaken(Exception):
    """Another writer was first with this number: read the log again and decide anew."""


class StorageFailed(Exception):
    """The database refused; whether the entries are there must be read from it."""


class StoredEntry(NamedTuple):
    """One line of a game's log."""

    seq: int
    at: float
    data: str


@dataclass(frozen=True, slots=True)
class Append:
    """Entries that belong together: all of them are written, or none."""

    game_id: str
    entries: Sequence[StoredEntry]
    index: IndexChange | None = None


@dataclass(slots=True)
class _Waiting:
    append: Append
    done: "asyncio.Future[None]" = field(repr=False)


class EventLog:
    """Appends durably and reads back."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.appended = 0

    async def start(self) -> None:
        """Let the writer run."""
        self._task = asyncio.create_task(self._write_forever(), name="event-log")

    async def stop(self) -> None:
        """Write what is queued, then stop."""
        if self._task is None:
            return
        while self._queue:
            await asyncio.sleep(0.001)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None

    async def append(self, append: Append) -> None:
        """Returns when the entries are durable. ``SeqTaken`` or ``StorageFailed`` if not."""
        waiting = _Waiting(append, asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        self._wake.set()
        await waiting.done

    async def read(self, game_id: str, after: int = 0) -> list[StoredEntry]:
        """The entries of a game with numbers beyond ``after``, in order."""
        query = (
            select(entries.c.seq, entries.c.at, entries.c.data)
            .where(entries.c.game_id == game_id, entries.c.seq > after)
            .order_by(entries.c.seq)
        )
        async with self._engine.connect() as connection:
            return [StoredEntry(*row) for row in await connection.execute(query)]

    async def _write_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                count = min(len(self._queue), _MOST_IN_ONE_COMMIT)
                # They leave the queue only when written: stop() waits for an empty one.
                batch = [self._queue[place] for place in range(count)]
                await self._write(batch)
                for _ in range(count):
                    self._queue.popleft()

    async def _write(self, batch: Sequence[_Waiting]) -> None:
        try:
            await self._commit([waiting.append for waiting in batch])
        except IntegrityError as error:
            if len(batch) == 1:
                _fail(batch[0], SeqTaken(str(error.orig)))
                return
            for waiting in batch:  # one of them lost a race; the others must not suffer
                await self._write([waiting])
            return
        except SQLAlchemyError as error:
            for waiting in batch:
                _fail(waiting, StorageFailed(type(error).__name__))
            return
        for waiting in batch:
            if not waiting.done.done():
                waiting.done.set_result(None)

    async def _commit(self, appends: Sequence[Append]) -> None:
        rows = [
            {"game_id": append.game_id, "seq": one.seq, "at": one.at, "data": one.data}
            for append in appends
            for one in append.entries
        ]
        async with self._engine.begin() as connection:
            await connection.execute(insert(entries), rows)
            await self._commit_index(connection, appends)
        self.commits += 1
        self.appended += len(rows)

    async def _commit_index(self, connection: AsyncConnection, appends: Sequence[Append]) -> None:
        for append in appends:
            if append.index is not None:
                await write_index(connection, append.game_id, append.index)


def _fail(waiting: _Waiting, error: Exception) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(error)
