"""The schema: created on first use, the same by migration and by definition."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from hanabi.storage import Database
from hanabi.storage.database import HEAD, alembic_config
from hanabi.storage.schema import metadata
from tests.storage.conftest import Open, Run


def test_the_head_constant_names_the_newest_migration() -> None:
    assert ScriptDirectory.from_config(alembic_config()).get_heads() == [HEAD]


def test_migrations_build_exactly_the_defined_tables(database: Database, run: Run) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> list[object]:
        async with database.engine.connect() as connection:
            return await connection.run_sync(differences)

    assert run(compare()) == []


def test_a_database_can_be_opened_again(url: str, run: Run, open_another: Open) -> None:
    run(open_another(url))
    run(open_another(url))


def test_only_its_owner_may_read_the_file(url: str, run: Run, open_another: Open) -> None:
    run(open_another(url))
    path = Path(url.removeprefix("sqlite+aiosqlite:///"))
    assert path.stat().st_mode & 0o077 == 0
    assert path.parent.stat().st_mode & 0o077 == 0


def test_commits_survive_a_power_failure(database: Database, run: Run) -> None:
    async def pragmas() -> tuple[object, object]:
        async with database.engine.connect() as connection:
            journal = await connection.scalar(text("PRAGMA journal_mode"))
            synchronous = await connection.scalar(text("PRAGMA synchronous"))
            return journal, synchronous

    assert run(pragmas()) == ("wal", 2)


def test_a_migration_that_fails_leaves_nothing_behind(
    url: str, run: Run, open_another: Open, tmp_path: Path
) -> None:
    path = tmp_path / "data" / "hanabi.db"
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE participants (x)")  # in the way of the last table
        connection.commit()
        with pytest.raises(OperationalError):
            run(open_another(url))
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type='table'").fetchall()
        assert tables == [("participants",)]
        connection.execute("DROP TABLE participants")
        connection.commit()
    run(open_another(url))


def test_servers_that_start_at_once_make_one_database(
    url: str, run: Run, open_another: Open
) -> None:
    async def both() -> None:
        await asyncio.gather(*(open_another(url) for _ in range(3)))

    run(both())
