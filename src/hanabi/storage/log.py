"""The event log with group commit: one writer, one durable transaction for all who wait.

An fsync costs milliseconds whether it covers one entry or five hundred. So appends queue
up while a commit is under way, and the next commit takes them all; each caller goes on only
when its own entries are on the disk.

The writer is a thread with a connection of its own that takes what waits by itself, so that
it goes on while the event loop is at work (decisions/0009).
"""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from hanabi.storage.database import OUTAGES, Database
from hanabi.storage.games import IndexChange, write_index
from hanabi.storage.nudges import XID, Nudge, send_nudge
from hanabi.storage.schema import entries
from hanabi.storage.writing import AtOnce, Result

_MOST_IN_ONE_COMMIT = 512
_CHECKPOINT_AFTER = 2000
_INSERT = insert(entries)
# All lines and their nudge in one statement: outside a transaction it is one way to the database
# and back, its commit included. In the order of the tables, so that two processes that want the
# same numbers wait for one another and not both for each other.
_INSERT_SHARED = text(
    f"WITH nudge AS (INSERT INTO nudges (xid, told) VALUES ({XID}, :told))"
    " INSERT INTO entries (game_id, seq, at, data) SELECT game_id, seq, at, data"
    " FROM json_to_recordset(CAST(:lines AS json))"
    " AS line (game_id varchar, seq integer, at double precision, data text)"
    " ORDER BY game_id, seq"
)
_READ_MANY = text(
    "SELECT entries.game_id, entries.seq, entries.at, entries.data"
    " FROM json_each_text(CAST(:known AS json)) AS known (game_id, seq)"
    " JOIN entries ON entries.game_id = known.game_id AND entries.seq > CAST(known.seq AS integer)"
    " ORDER BY entries.game_id, entries.seq"
)


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


_Wanted = Append | Callable[[Connection], Any]
"""Lines of the log, or something else that is to be written with them."""


class _Waiting(NamedTuple):
    wanted: _Wanted
    done: "asyncio.Future[Any]"


class _Outcome(NamedTuple):
    failure: Exception | None
    result: Any = None


class EventLog:
    """Appends durably and reads back."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: Connection | None = None
        self._without_transaction: Connection | None = None
        self.has_listeners = False
        """Are there other processes that want to know at once what is written?"""
        self._checkpointing: asyncio.Task[None] | None = None
        self._checkpointed_at = 0
        self.commits = 0
        self.appended = 0
        self.is_failing = False
        """Could the last that was to be written not be?"""

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(
            target=self._write_forever, args=(loop,), name="event-log", daemon=True
        )
        self._thread.start()

    async def stop(self) -> None:
        """Write what is queued, then stop."""
        if self._thread is None:
            return
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._thread = None
        if self._checkpointing is not None:
            await self._checkpointing

    async def append(self, append: Append) -> None:
        """Returns when the entries are durable. ``SeqTaken`` or ``StorageFailed`` if not."""
        waiting = _Waiting(append, asyncio.get_running_loop().create_future())
        self._queue.put(waiting)
        await waiting.done

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Something beside the log: what the work gives, once it is durable. In SQLite it shares
        the commits of the lines; PostgreSQL's writers of other rows wait for nobody. It may be
        called again, if something else in the same commit fails."""
        if self._database.is_shared:
            return await AtOnce(self._database.engine).write(work)
        waiting = _Waiting(work, asyncio.get_running_loop().create_future())
        self._queue.put(waiting)
        result: Result = await waiting.done
        return result

    async def read(self, game_id: str, after: int = 0) -> list[StoredEntry]:
        """The entries of a game with numbers beyond ``after``, in order."""
        query = (
            select(entries.c.seq, entries.c.at, entries.c.data)
            .where(entries.c.game_id == game_id, entries.c.seq > after)
            .order_by(entries.c.seq)
        )
        async with self._database.engine.connect() as connection:
            return [StoredEntry(*row) for row in await connection.execute(query)]

    async def read_many(self, known: Mapping[str, int]) -> dict[str, list[StoredEntry]]:
        """Of several games the entries with numbers beyond those that are known. PostgreSQL's."""
        found: dict[str, list[StoredEntry]] = {}
        values = {"known": msgspec.json.encode(known).decode()}
        async with self._database.engine.connect() as connection:
            for game_id, *entry in await connection.execute(_READ_MANY, values):
                found.setdefault(game_id, []).append(StoredEntry(*entry))
        return found

    def _write_forever(self, loop: asyncio.AbstractEventLoop) -> None:
        """The writer's thread: takes whatever waits, writes it, and says so."""
        while batch := self._next_batch():
            wanted = [waiting.wanted for waiting in batch]
            outcomes = self._write(wanted)
            loop.call_soon_threadsafe(self._written, batch, outcomes)
            if self.has_listeners:
                self._nudge(wanted, outcomes)
        self._disconnect()

    def _next_batch(self) -> list[_Waiting]:
        """All that wait, and at least one of them; none at the end."""
        batch: list[_Waiting] = []
        while not batch or (len(batch) < _MOST_IN_ONE_COMMIT and not self._queue.empty()):
            waiting = self._queue.get()
            if waiting is None:
                if batch:
                    self._queue.put(None)  # the end comes after them
                break
            batch.append(waiting)
        return batch

    def _written(self, batch: list[_Waiting], outcomes: list[_Outcome]) -> None:
        """Back in the event loop: whoever waited may go on."""
        for waiting, outcome in zip(batch, outcomes, strict=True):
            _settle(waiting.done, outcome)
        if (
            self.appended - self._checkpointed_at > _CHECKPOINT_AFTER
            and self._checkpointing is None
        ):
            self._checkpointing = asyncio.create_task(self._checkpoint())

    async def _checkpoint(self) -> None:
        self._checkpointed_at = self.appended
        with contextlib.suppress(SQLAlchemyError):  # a later one will do
            await self._database.checkpoint()
        self._checkpointing = None

    def _write(self, wanted: Sequence[_Wanted]) -> list[_Outcome]:
        """Runs in the writer's thread; says of each what came of it."""
        try:
            return [_Outcome(None, result) for result in self._commit(wanted)]
        except Exception as error:  # whatever it was, the thread goes on
            is_outage = isinstance(error, OUTAGES)
            if not isinstance(error, IntegrityError):
                self._disconnect()
            if len(wanted) > 1 and not is_outage:
                # One of them lost a race, or was wrong; the others must not suffer.
                return [self._write([each])[0] for each in wanted]
            self.is_failing = self.is_failing or is_outage
            return [_Outcome(_failure(each, error)) for each in wanted]

    def _commit(self, wanted: Sequence[_Wanted]) -> list[Any]:
        appends = [each for each in wanted if isinstance(each, Append)]
        rows = [
            {"game_id": append.game_id, **entry._asdict()}
            for append in appends
            for entry in append.entries
        ]
        changes = sorted(
            (append for append in appends if append.index is not None),
            key=lambda append: append.game_id,
        )
        results: list[Any] = [None] * len(wanted)
        if self._database.is_shared and not changes:
            self._insert_shared(self._connected_without_transaction(), appends, rows)
        else:
            if self._connection is None:
                self._connection = self._database.writer.connect()
            connection = self._connection
            with connection.begin():
                if self._database.is_shared:
                    self._insert_shared(connection, appends, rows)
                elif rows:
                    connection.execute(_INSERT, rows)
                for append in changes:
                    if append.index is not None:
                        write_index(connection, append.game_id, append.index)
                results = [
                    None if isinstance(each, Append) else each(connection) for each in wanted
                ]
        self.is_failing = False
        self.commits += 1
        self.appended += len(rows)
        return results

    def _insert_shared(
        self, connection: Connection, appends: Sequence[Append], rows: list[dict[str, object]]
    ) -> None:
        nudge, lines = _nudge_of(appends).payload(), msgspec.json.encode(rows).decode()
        connection.execute(_INSERT_SHARED, {"told": nudge, "lines": lines})

    def _connected_without_transaction(self) -> Connection:
        if self._without_transaction is None:
            writer = self._database.writer.execution_options(isolation_level="AUTOCOMMIT")
            self._without_transaction = writer.connect()
        return self._without_transaction

    def _nudge(self, wanted: Sequence[_Wanted], outcomes: Sequence[_Outcome]) -> None:
        """If this fails, the others find out a second later."""
        written = [
            each
            for each, outcome in zip(wanted, outcomes, strict=True)
            if isinstance(each, Append) and outcome.failure is None
        ]
        try:
            if written:
                send_nudge(self._connected_without_transaction(), _nudge_of(written))
        except SQLAlchemyError:
            self._disconnect()

    def _disconnect(self) -> None:
        for connection in (self._connection, self._without_transaction):
            if connection is not None:
                with contextlib.suppress(SQLAlchemyError):
                    connection.close()
        self._connection = self._without_transaction = None


def _nudge_of(appends: Sequence[Append]) -> Nudge:
    return Nudge({append.game_id: append.entries[-1].seq for append in appends})


def _failure(wanted: _Wanted, error: Exception) -> Exception:
    """Whoever lets something else be written understands what the database says."""
    if not isinstance(wanted, Append):
        return error
    if isinstance(error, IntegrityError):
        return SeqTaken(type(error.orig).__name__)
    return StorageFailed(type(error).__name__)


def _settle(done: "asyncio.Future[Any]", outcome: _Outcome) -> None:
    if done.done():  # whoever waited was cancelled
        return
    if outcome.failure is None:
        done.set_result(outcome.result)
    else:
        done.set_exception(outcome.failure)
