"""Restoring a backup: what it has and the database has not is added, all of it or nothing.

Logs are never overwritten. The lists (``games``, ``participants``) only follow from the logs, so
after the lines of a game were added they are told from its log anew. A secret that was revoked
in the backup or in the database is revoked.

The server may run meanwhile: a table that gained lines finds out at its next move.
"""

from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import groupby
from pathlib import Path
from typing import Any

from sqlalchemy import Table, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanabi.storage.backup_file import TABLES, read_backup
from hanabi.storage.games import GameRow, IndexChange, Participant, write_index
from hanabi.storage.log import StoredEntry
from hanabi.storage.nudges import EVERYWHERE, write_nudge
from hanabi.storage.postgres import take_time
from hanabi.storage.schema import credentials, entries, games, identities, participants
from hanabi.storage.unusable import DatabaseUnusable, unusable

_BATCH = 200
IndexOfLog = Callable[[str, Sequence[StoredEntry]], IndexChange]
"""What a whole log tells the lists; any exception says that it is no log."""


class RestoreConflict(DatabaseUnusable):
    """Rows of the backup do not fit each other or those of the database."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What a restore found in the backup and did with it."""

    added: int
    present: int
    identities: int
    """That the backup has; so many games and lines of their logs, too."""
    games: int
    lines: int
    differing: tuple[str, ...]
    """Games whose logs went another way in the database and were left as they are."""
    unreadable: tuple[str, ...]
    """Games whose logs no table can be made of; they were added as they are."""
    relisted: tuple[str, ...]
    """Games that the lists would have told otherwise than the logs."""
    sessions_added: int
    """Secrets (of browsers, of programs, for recovery) that are valid now and were not before."""
    sessions_revoked: int
    """Secrets that were valid before and are revoked now, because they are in the backup."""


async def restore(engine: AsyncEngine, path: Path, index_of: IndexOfLog) -> Restored:
    """Add what the backup has and the database has not. All of it, or after an error none."""
    try:
        async with _only_writer(engine) as connection:
            restoring = _Restoring(connection, index_of)
            for table, rows in groupby(read_backup(path), key=lambda pair: pair[0]):
                await restoring.add(table, (row for _, row in rows))
            await restoring.list_games(connection, restoring.changed)
            if engine.dialect.name == "postgresql":  # servers that run have old copies now
                await connection.run_sync(write_nudge, EVERYWHERE)
        # Lists that were wrong before are mended, too; while they are looked through, a server
        # need not wait.
        async with engine.connect() as connection:
            suspects = await restoring.wrongly_listed(connection)
        if suspects:
            async with _only_writer(engine) as connection:
                await restoring.list_games(connection, suspects)
    except IntegrityError as error:
        raise RestoreConflict("restore-conflict") from error
    except SQLAlchemyError as error:
        raise unusable(error) from error
    return restoring.result()


@asynccontextmanager
async def _only_writer(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction during which nobody else writes: what was found missing stays missing."""
    async with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            await connection.run_sync(take_time)
            names = ", ".join(table.name for table in TABLES)
            await connection.exec_driver_sql(f"LOCK TABLE {names} IN SHARE ROW EXCLUSIVE MODE")
        yield connection


@dataclass
class _Restoring:
    """A restore under way."""

    connection: AsyncConnection
    index_of: IndexOfLog
    added: int = 0
    present: int = 0
    identities: int = 0
    games: int = 0
    lines: int = 0
    sessions_added: int = 0
    sessions_revoked: int = 0
    seen: set[str] = field(default_factory=set)
    changed: set[str] = field(default_factory=set)
    differing: set[str] = field(default_factory=set)
    unreadable: set[str] = field(default_factory=set)
    relisted: set[str] = field(default_factory=set)

    def result(self) -> Restored:
        return Restored(
            self.added,
            self.present,
            self.identities,
            self.games,
            self.lines,
            tuple(sorted(self.differing)),
            tuple(sorted(self.unreadable)),
            tuple(sorted(self.relisted)),
            self.sessions_added,
            self.sessions_revoked,
        )

    async def add(self, table: Table, rows: Iterable[dict[str, Any]]) -> None:
        """Rows of one table, as they come in the file."""
        if table is entries:
            for game_id, log in groupby(rows, key=lambda row: str(row["game_id"])):
                await self._add_log(game_id, list(log))
        else:
            for batch in _batches(rows):
                await self._add_rows(table, batch)

    async def _add_rows(self, table: Table, batch: list[dict[str, Any]]) -> None:
        """Insert those whose keys are free."""
        names = [column.name for column in table.primary_key.columns]
        wanted = {tuple(row[name] for name in names): row for row in batch}
        query = select(table).where(tuple_(*table.primary_key.columns).in_(list(wanted)))
        there = {
            tuple(row[name] for name in names): row
            for row in (await self.connection.execute(query)).mappings()
        }
        missing = [row for key, row in wanted.items() if key not in there]
        if missing:
            await self.connection.execute(insert(table), missing)
        self.added += len(missing)
        self.present += len(batch) - len(missing)
        if table is identities:
            self.identities += len(batch)
        elif table is credentials:
            self.sessions_added += sum(row["revoked_at"] is None for row in missing)
            for key, row in there.items():
                if row["revoked_at"] is None and wanted[key]["revoked_at"] is not None:
                    await self._revoke(wanted[key])
        elif table in (games, participants):
            name = "id" if table is games else "game_id"
            self.seen.update(row[name] for row in batch)
            self.changed.update(row[name] for row in missing)

    async def _revoke(self, credential: dict[str, Any]) -> None:
        change = update(credentials).where(credentials.c.hash == credential["hash"])
        await self.connection.execute(change.values(revoked_at=credential["revoked_at"]))
        self.sessions_revoked += 1

    async def _add_log(self, game_id: str, log: list[dict[str, Any]]) -> None:
        """The lines that are missing; a game that went another way is left alone."""
        there = {line.seq: line for line in await _log(self.connection, game_id)}
        wanted = {row["seq"]: StoredEntry(row["seq"], row["at"], row["data"]) for row in log}
        self.games += 1
        self.lines += len(log)
        self.seen.add(game_id)
        missing = []
        if any(there.get(seq, line) != line for seq, line in wanted.items()):
            self.differing.add(game_id)
        else:
            missing = [row for row in log if row["seq"] not in there]
        if missing:
            await self.connection.execute(insert(entries), missing)
            self.changed.add(game_id)
        self.added += len(missing)
        self.present += len(log) - len(missing)

    async def wrongly_listed(self, connection: AsyncConnection) -> list[str]:
        """Those of the backup's other games that the lists tell otherwise than the logs."""
        others = sorted(self.seen - self.changed)
        return [game for game in others if await self._right_listing(connection, game) is not None]

    async def list_games(self, connection: AsyncConnection, game_ids: Iterable[str]) -> None:
        """Let the lists tell what the logs do."""
        for game_id in game_ids:
            change = await self._right_listing(connection, game_id)
            if change is not None:
                self.relisted.add(game_id)
                await connection.run_sync(write_index, game_id, change)

    async def _right_listing(self, connection: AsyncConnection, game_id: str) -> IndexChange | None:
        """What must be written into the lists, if they are not right."""
        log = await _log(connection, game_id)
        if not log:  # a backup lists no such game
            raise RestoreConflict("restore-conflict")
        try:
            if [line.seq for line in log] != list(range(1, len(log) + 1)):
                raise ValueError("lines are missing")
            change = self.index_of(game_id, log)
        except Exception:  # whatever a log that is none leads to
            self.unreadable.add(game_id)
            return None
        row, seats = await _listed(connection, game_id)
        if (
            row is not None
            and _tells(row, change.game)
            and seats == list(change.participants or ())
        ):
            return None
        return replace(change, is_new=row is None)


def _tells(listed: GameRow, told: GameRow) -> bool:
    """Is the list right? Options are written out in full, and a later version may know more of
    them; of games from before it was told, lists do not say whether they count."""
    counts = told.counts if listed.counts is None else listed.counts
    return listed._replace(options="", counts=counts) == told._replace(options="")


async def _log(connection: AsyncConnection, game_id: str) -> list[StoredEntry]:
    query = select(entries.c.seq, entries.c.at, entries.c.data)
    query = query.where(entries.c.game_id == game_id).order_by(entries.c.seq)
    return [StoredEntry(*row) for row in await connection.execute(query)]


async def _listed(
    connection: AsyncConnection, game_id: str
) -> tuple[GameRow | None, list[Participant]]:
    row = (await connection.execute(select(games).where(games.c.id == game_id))).first()
    columns = [participants.c[name] for name in Participant._fields]
    query = select(*columns).where(participants.c.game_id == game_id).order_by(participants.c.seat)
    seats = [Participant(*seat) for seat in await connection.execute(query)]
    return None if row is None else GameRow(*row), seats


def _batches(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    batch: list[dict[str, Any]] = []
    for row in rows:
        batch.append(row)
        if len(batch) == _BATCH:
            yield batch
            batch = []
    if batch:
        yield batch
