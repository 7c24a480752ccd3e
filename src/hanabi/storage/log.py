"""The event log with group commit: one writer, one durable transaction for all who wait.

An fsync costs milliseconds whether it covers one entry or five hundred. So appends queue
up while a commit is under way, and the next commit takes them all; each caller goes on only
when its own entries are on the disk.

The writer is a thread with a connection of its own, so that a commit is one way there and
one back (decisions/0009).
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from hanabi.storage.database import Database
from hanabi.storage.games import IndexChange, write_index
from hanabi.storage.schema import entries

_MOST_IN_ONE_COMMIT = 512
_TIDY_AFTER = 500
_INSERT = insert(entries)


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


class _Waiting(NamedTuple):
    append: Append
    done: "asyncio.Future[None]"


class EventLog:
    """Appends durably and reads back."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, "event-log")
        self._task: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None
        self._tidied_at = 0
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
        tasks = [task for task in (self._task, self._tidying) if task is not None]
        await asyncio.gather(*tasks, return_exceptions=True)
        self._task = None
        self._thread.shutdown()

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
        async with self._database.engine.connect() as connection:
            return [StoredEntry(*row) for row in await connection.execute(query)]

    async def _write_forever(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                count = min(len(self._queue), _MOST_IN_ONE_COMMIT)
                # They leave the queue only when written: stop() waits for an empty one.
                batch = [self._queue[place] for place in range(count)]
                appends = [waiting.append for waiting in batch]
                failures = await loop.run_in_executor(self._thread, self._write, appends)
                for waiting, failure in zip(batch, failures, strict=True):
                    self._queue.popleft()
                    _settle(waiting.done, failure)
                if self.appended - self._tidied_at > _TIDY_AFTER and self._tidying is None:
                    self._tidying = asyncio.create_task(self._tidy())

    async def _tidy(self) -> None:
        self._tidied_at = self.appended
        with contextlib.suppress(SQLAlchemyError):  # a later one will do
            await self._database.tidy()
        self._tidying = None

    def _write(self, appends: Sequence[Append]) -> list[Exception | None]:
        """Runs in the writer's thread; says of each append why it is not there, if so."""
        try:
            self._commit(appends)
        except IntegrityError as error:
            if len(appends) == 1:
                return [SeqTaken(str(error.orig))]
            # One of them lost a race; the others must not suffer.
            return [self._write([append])[0] for append in appends]
        except Exception as error:  # whatever it was, the thread goes on
            return [StorageFailed(type(error).__name__)] * len(appends)
        return [None] * len(appends)

    def _commit(self, appends: Sequence[Append]) -> None:
        rows = [
            {"game_id": append.game_id, "seq": one.seq, "at": one.at, "data": one.data}
            for append in appends
            for one in append.entries
        ]
        with self._database.writer.begin() as connection:
            connection.execute(_INSERT, rows)
            for append in appends:
                if append.index is not None:
                    write_index(connection, append.game_id, append.index)
        self.commits += 1
        self.appended += len(rows)


def _settle(done: "asyncio.Future[None]", failure: Exception | None) -> None:
    if done.done():  # whoever waited was cancelled
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)
