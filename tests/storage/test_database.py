"""The schema: created on first use, the same by migration and by definition."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, insert, text

from hanabi.storage import (
    Append,
    Database,
    DatabaseUnusable,
    EventLog,
    StoredEntry,
    open_database,
)
from hanabi.storage.database import HEAD, alembic_config
from hanabi.storage.games import IndexChange, Participant, write_index
from hanabi.storage.notes import Notes
from hanabi.storage.schema import entries, metadata
from tests.storage.conftest import Open, Run
from tests.storage.test_games import game


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


def test_only_its_owner_may_read_the_file(sqlite_url: str, run: Run, open_another: Open) -> None:
    run(open_another(sqlite_url))
    path = Path(sqlite_url.removeprefix("sqlite+aiosqlite:///"))
    assert path.stat().st_mode & 0o077 == 0
    assert path.parent.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_commits_survive_a_power_failure(database: Database, run: Run) -> None:
    async def pragmas() -> tuple[object, object]:
        async with database.engine.connect() as connection:
            journal = await connection.scalar(text("PRAGMA journal_mode"))
            synchronous = await connection.scalar(text("PRAGMA synchronous"))
            return journal, synchronous

    assert run(pragmas()) == ("wal", 2)


def test_a_migration_that_fails_leaves_nothing_behind(
    sqlite_url: str, run: Run, open_another: Open, tmp_path: Path
) -> None:
    path = tmp_path / "data" / "hanabi.db"
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE participants (x)")  # in the way of the last table
        connection.commit()
        with pytest.raises(DatabaseUnusable):
            run(open_another(sqlite_url))
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type='table'").fetchall()
        assert tables == [("participants",)]
        connection.execute("DROP TABLE participants")
        connection.commit()
    run(open_another(sqlite_url))


def test_notes_of_the_first_schema_get_the_seat_of_their_writer(
    database: Database, run: Run
) -> None:
    """Down to the first schema and up again: what was written is still there."""

    def move(connection: Connection, revision: str) -> None:
        config = alembic_config()
        config.attributes["connection"] = connection
        (command.downgrade if revision == "0001" else command.upgrade)(config, revision)

    async def scenario() -> None:
        change = IndexChange(game("g", 3), [Participant(2, "ana", None, "Ana")], is_new=True)
        notes = Notes(database.engine)
        async with database.engine.begin() as connection:
            await connection.run_sync(write_index, "g", change)
        await notes.put("g", "ana", 2, 7, "a 5?")
        await notes.put("g", "ana", 3, 7, "of a second seat")
        for revision in ("0001", "head"):
            async with database.engine.begin() as connection:
                await connection.run_sync(move, revision)
        assert await notes.of("g", "ana") == {2: {7: "a 5?"}}

    run(scenario())


@pytest.mark.parametrize("_attempt", range(12))
def test_servers_that_start_at_once_make_one_database(
    url: str, run: Run, open_another: Open, _attempt: int
) -> None:
    """Several attempts: one in forty had them wait for each other until both gave up."""

    async def all_three() -> None:
        await asyncio.gather(*(open_another(url) for _ in range(3)))

    run(all_three())


def refusal(run: Run, url: str) -> DatabaseUnusable:
    with pytest.raises(DatabaseUnusable) as refused:
        run(open_database(url))
    return refused.value


def test_what_is_no_database_is_refused_and_left_alone(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "hanabi.db"
    path.write_text("my shopping list " * 100)
    assert "no SQLite database" in str(refusal(run, f"sqlite+aiosqlite:///{path}").values["why"])
    assert path.read_text() == "my shopping list " * 100


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("", "database-url"),
        ("nonsense", "database-url"),
        ("oracle+nothing://x", "database-driver"),
        ("postgresql+asyncpg://x", "database-driver"),
        ("postgresql://nobody@127.0.0.1:1/x?connect_timeout=2", "database"),
        ("sqlite+aiosqlite:////dev/null/x/y", "database"),
    ],
)
def test_an_address_of_nothing_is_refused(url: str, code: str, run: Run) -> None:
    assert refusal(run, url).code == code


def test_a_database_of_a_newer_version_is_refused(url: str, database: Database, run: Run) -> None:
    async def age() -> None:
        async with database.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    run(age())
    assert refusal(run, url).code == "database-newer"


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_checkpoint_lets_the_write_ahead_log_begin_anew_though_moves_came_meanwhile(
    database: Database, log: EventLog, run: Run
) -> None:
    """Else it grows until a commit has to move all of it, and somebody waits for that."""

    still_to_come = list("abc")

    @event.listens_for(database.engine.sync_engine, "after_cursor_execute")
    def write_meanwhile(*executed: object) -> None:
        if "wal_checkpoint" in str(executed[2]) and still_to_come:
            with database.writer.begin() as connection:
                row = {"game_id": still_to_come.pop(), "seq": 1, "at": 1.0, "data": "x" * 2000}
                connection.execute(insert(entries), row)

    async def append(name: object) -> None:
        await log.append(Append(f"g{name}", [StoredEntry(1, 1.0, "x" * 2000)]))

    async def scenario() -> int:
        for number in range(400):
            await append(number)
        await database.checkpoint()
        await append("last")
        async with database.engine.connect() as connection:
            result = await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            return int(result.scalars(1).one())

    assert run(scenario()) < 20
    assert not still_to_come
