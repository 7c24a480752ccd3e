"""Opening a database: its engine, its settings, and bringing it to the newest schema."""

import asyncio
import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy.exc
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, inspect, text
from sqlalchemy.engine import URL, ExceptionContext, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hanabi.storage.postgres import (
    check_server,
    leave_standby,
    lock_migrations,
    set_session,
    with_driver,
    with_parameters,
)
from hanabi.storage.schema import entries
from hanabi.storage.unusable import DatabaseUnusable, unusable

HEAD = "0011"
"""The newest migration; a test holds it to the scripts."""
_MIGRATIONS = Path(__file__).parent / "migrations"
_BUSY_MS, _WAL_TRY_MS = 10_000, 100
_CHECKPOINT_TRIES = 5
_WRITE_NOTHING_NEW = text("UPDATE alembic_version SET version_num = version_num")
_NO_LINE = {"game_id": "", "seq": 0, "at": 0.0, "data": "x" * 1000}
"""As long as several lines, of no table."""
_MOST_WAL_PAGES = 16_384
"""Of 4 KB. Beyond them a commit itself moves them to their places, and waits for that."""


@dataclass(frozen=True)
class Database:
    """An open database at the newest schema."""

    engine: AsyncEngine
    writer: Engine
    """The same database, for the thread that writes the event log."""

    @property
    def is_shared(self) -> bool:
        """May several processes serve from it?"""
        return self.engine.dialect.name == "postgresql"

    async def checkpoint(self) -> None:
        """Move what was written last to its place while nobody waits for it."""
        if self.engine.dialect.name != "sqlite":
            return
        async with self.engine.connect() as connection:
            pages = -1
            for _ in range(_CHECKPOINT_TRIES):
                result = await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
                before, pages = pages, result.scalars(1).one()
                if pages <= before:  # the WAL begins anew once nothing was written meanwhile
                    return

    async def try_writing(self, *, a_line: bool = False) -> None:
        """Write something that changes nothing, durably; one of ``OUTAGES`` if that fails. A full
        disk may still have room for it: with a line of the log it is surely found out."""
        async with self.engine.begin() as connection:
            await connection.execute(_WRITE_NOTHING_NEW)
            if a_line:
                await connection.execute(insert(entries), _NO_LINE)
                await connection.execute(delete(entries).filter_by(game_id=_NO_LINE["game_id"]))

    async def close(self) -> None:
        self.writer.dispose()
        await self.engine.dispose()


OUTAGES: tuple[type[Exception], ...] = (
    OperationalError,
    InterfaceError,
    InternalError,
    sqlalchemy.exc.TimeoutError,
    OSError,
)
"""What a database says that is full, read-only, busy, damaged or away; the question was right."""


async def open_database(url: str, *, must_exist: bool = False) -> Database:
    """Connect, migrating what is there and, unless it must exist, creating what is not."""
    try:
        return await _open(url, must_exist)
    except (OSError, ImportError, SQLAlchemyError, sqlite3.Error) as error:
        raise unusable(error) from error


async def _open(url: str, must_exist: bool) -> Database:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise DatabaseUnusable("database-url") from None  # which may hold a password
    is_sqlite = parsed.get_backend_name() == "sqlite"
    if not is_sqlite:
        parsed = with_driver(parsed)
    if is_sqlite and must_exist:
        if not parsed.database or not Path(parsed.database).is_file():
            raise _missing(parsed)
    elif is_sqlite and parsed.database:
        # The file holds every deal: nobody but the server's own user may read it.
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        Path(parsed.database).touch(mode=0o600)
        await asyncio.to_thread(_use_wal, parsed.database)
    # Errors of the database may be logged; what was to be written holds deals.
    address = parsed if is_sqlite else with_parameters(parsed)
    engine = create_async_engine(address, hide_parameters=True)
    writer = create_engine(_for_threads(address), hide_parameters=True)
    for each in (engine.sync_engine, writer):
        event.listen(each, "connect", _set_pragmas if is_sqlite else set_session)
        if is_sqlite:
            event.listen(each, "handle_error", _tell_damage, retval=True)
        else:
            event.listen(each, "handle_error", leave_standby)
    try:
        if not is_sqlite:
            async with engine.connect() as connection:
                await connection.run_sync(check_server)
        if must_exist and not await _has_schema(engine):
            raise _missing(parsed)
        if await _revision(engine) != HEAD:
            await _migrate(engine)
    except BaseException:
        await engine.dispose()
        raise
    return Database(engine, writer)


def _missing(url: URL) -> DatabaseUnusable:
    is_file = url.get_backend_name() == "sqlite"
    place = url.database if is_file else url.render_as_string(hide_password=True)
    return DatabaseUnusable("no-database", place=place)


async def _has_schema(engine: AsyncEngine) -> bool:
    """Has any version of hanabi been here?"""
    async with engine.connect() as connection:
        return await connection.run_sync(
            lambda connected: inspect(connected).has_table("alembic_version")
        )


def _for_threads(url: URL) -> URL:
    """The same address for a driver that waits; psycopg's does both."""
    return url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url


def _use_wal(path: str) -> None:
    """WAL lets readers go on while a move is written; the file remembers it.

    Servers that start at once can wait for each other in vain here, so each tries but briefly
    and lets go again.
    """
    for remaining in range(_BUSY_MS // _WAL_TRY_MS, -1, -1):
        with contextlib.closing(sqlite3.connect(path, timeout=_WAL_TRY_MS / 1000)) as connection:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
            except sqlite3.OperationalError:
                if not remaining:
                    raise
            else:
                return


def _set_pragmas(connection: Any, _record: object) -> None:
    """FULL makes a commit survive power loss."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={_BUSY_MS}")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA wal_autocheckpoint={_MOST_WAL_PAGES}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _tell_damage(context: ExceptionContext) -> BaseException | None:
    """A damaged file is an outage, too. Python's driver calls it a plain ``DatabaseError``, which
    is also what every mistake in a question is."""
    damage = context.original_exception
    if type(damage) is not sqlite3.DatabaseError:
        return None
    return OperationalError(context.statement, None, damage, hide_parameters=True)


async def _revision(engine: AsyncEngine) -> str | None:
    """Asked without alembic, whose import would double the time of a restart."""
    async with engine.connect() as connection:
        try:
            result = await connection.execute(text("SELECT version_num FROM alembic_version"))
        except DBAPIError:
            return None
        row = result.first()
        return None if row is None else str(row[0])


async def _migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.util import CommandError

    if connection.dialect.name == "sqlite":
        # Python's driver begins no transaction before DDL: without this one, a kill in the
        # middle would leave half a schema, and two servers could migrate at once.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        lock_migrations(connection)
    config = alembic_config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:  # it has a revision that is not among ours
        raise DatabaseUnusable("database-newer") from None


def alembic_config() -> Any:
    """Alembic's view of this package's migrations."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.set_main_option("path_separator", "os")
    return config
