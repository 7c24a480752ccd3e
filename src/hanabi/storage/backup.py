"""Taking and checking backups: one moment of the database, while the server runs.

All rows are read in one transaction that sees the database as it was when the transaction
began to read, whatever is committed meanwhile: in SQLite any read transaction does under WAL
(https://www.sqlite.org/isolation.html), in PostgreSQL one that is REPEATABLE READ.

A backup is good when it can be restored. So it is checked by being restored, into a database
of its own that is thrown away, before the file gets its name.
"""

import errno
import os
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanabi.storage.backup_file import TABLES, BackupWriter, InvalidBackup
from hanabi.storage.database import open_database
from hanabi.storage.postgres import take_time
from hanabi.storage.restore import IndexOfLog, RestoreConflict, restore
from hanabi.storage.schema import entries
from hanabi.storage.unusable import unusable


@dataclass(frozen=True, slots=True)
class Checked:
    """What a whole backup has, and the games in it that something is wrong with."""

    rows: int
    identities: int
    games: int
    lines: int
    unreadable: tuple[str, ...]
    """Games whose logs no table can be made of."""
    contradicting: tuple[str, ...]
    """Games that the lists tell otherwise than the logs; a restore goes by the logs."""


async def backup(engine: AsyncEngine, path: Path, index_of: IndexOfLog) -> Checked:
    """Write all rows; the file appears when it is whole and was read back, and not before."""
    if path.exists() and not path.is_file():  # as root one would replace even a device
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    descriptor, name = tempfile.mkstemp(".partial", f"{path.name}.", path.parent)
    partial = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as file, closing(BackupWriter(file)) as writer:
            await _write_rows(engine, writer)
            writer.finish()
            file.flush()
            os.fsync(file.fileno())
        checked = await check_backup(partial, index_of)
        if checked.rows != writer.count:
            raise InvalidBackup("backup-cut")
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
    return checked


async def _write_rows(engine: AsyncEngine, writer: BackupWriter) -> None:
    try:
        async with _one_moment(engine) as connection:
            for table in TABLES:
                query = select(table).order_by(*table.primary_key.columns)
                if table is entries:  # of a table that was deleted, only its last line is left
                    first = entries.alias()
                    whole = select(first.c.game_id).where(first.c.seq == 1)
                    query = query.where(entries.c.game_id.in_(whole))
                async with connection.stream(query) as result:
                    async for row in result:
                        writer.row(table, list(row))
    except SQLAlchemyError as error:
        raise unusable(error) from error


@asynccontextmanager
async def _one_moment(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection whose queries all see the same moment."""
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            # Python's driver begins no transaction before a SELECT by itself.
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
            await connection.run_sync(take_time)
        yield connection


async def check_backup(path: Path, index_of: IndexOfLog) -> Checked:
    """Restore the backup where nothing is, and look at what came of it."""
    with tempfile.TemporaryDirectory(prefix="hanabi-backup-") as folder:
        database = await open_database(f"sqlite+aiosqlite:///{folder}/checked.db")
        try:
            restored = await restore(database.engine, path, index_of)
        except RestoreConflict:
            raise InvalidBackup("backup-references") from None
        finally:
            await database.close()
    if restored.present:
        raise InvalidBackup("backup-twice")
    return Checked(
        restored.added,
        restored.identities,
        restored.games,
        restored.lines,
        restored.unreadable,
        restored.relisted,
    )
