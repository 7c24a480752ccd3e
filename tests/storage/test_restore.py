"""Restoring adds and never overwrites; afterwards the lists tell what the logs do."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from hanabi.storage import Append, Database, DatabaseUnusable, EventLog, GameFilter
from hanabi.storage.backup import backup
from hanabi.storage.backup_file import InvalidBackup
from hanabi.storage.games import Games, IndexChange
from hanabi.storage.identities import Identities, IdentityRow, NewCredential
from hanabi.storage.notes import Notes
from hanabi.storage.restore import restore
from tests.storage.conftest import Open, Run
from tests.storage.logs_of_words import PLAYERS, entry, index_of
from tests.storage.test_backup import LINES, lines_of, saved, write_lines

__all__ = ["saved"]
EVERYTHING = LINES + 10


def test_an_empty_database_gets_everything_back(
    saved: Path, database: Database, run: Run, tmp_path: Path, open_another: Open
) -> None:
    async def scenario() -> None:
        fresh = await open_another(f"sqlite+aiosqlite:///{tmp_path}/fresh/hanabi.db")
        result = await restore(fresh.engine, saved, index_of)
        assert (result.added, result.present, result.differing) == (EVERYTHING, 0, ())
        assert (result.unreadable, result.relisted) == ((), ())
        assert (result.sessions_added, result.sessions_revoked) == (1, 0)
        assert await EventLog(fresh).read("g") == await EventLog(database).read("g")
        assert await Identities(fresh.engine).by_secret("h", "cookie")
        assert await Notes(fresh.engine).of("g", "ana") == {0: {1: "2?"}}

    run(scenario())


def test_restoring_adds_what_is_missing_and_overwrites_nothing(
    saved: Path, database: Database, log: EventLog, run: Run
) -> None:
    async def scenario() -> None:
        async with database.engine.begin() as connection:
            await connection.execute(text("DELETE FROM entries WHERE game_id='g' AND seq > 400"))
            await connection.execute(text("UPDATE entries SET data='open' WHERE game_id='h'"))
        result = await restore(database.engine, saved, index_of)
        assert (result.added, result.differing) == (LINES - 400, ("h",))
        assert len(await log.read("g")) == LINES
        assert (await log.read("h"))[0].data == "open"

    run(scenario())


def test_a_game_that_was_finished_in_the_backup_is_listed_as_finished(
    saved: Path, run: Run, tmp_path: Path, open_another: Open
) -> None:
    """Restored onto an older copy, in which it was running, with somebody else's seat free."""

    async def scenario() -> None:
        older = await open_another(f"sqlite+aiosqlite:///{tmp_path}/older/hanabi.db")
        log = EventLog(older)
        await log.start()
        row = index_of("g", [entry(1, "running")]).game
        await log.append(Append("g", [entry(1, "é1")], IndexChange(row, PLAYERS[:1], True)))
        await log.stop()
        result = await restore(older.engine, saved, index_of)
        assert (result.differing, result.relisted) == ((), ("g",))
        found = await Games(older.engine).find(GameFilter())
        assert [(game.id, game.status, seats) for game, seats in found] == [
            ("g", "finished", PLAYERS)
        ]
        assert (await restore(older.engine, saved, index_of)).relisted == ()

    run(scenario())


def test_a_game_that_went_another_way_keeps_its_own_seats(
    saved: Path, run: Run, tmp_path: Path, open_another: Open
) -> None:
    async def scenario() -> None:
        other = await open_another(f"sqlite+aiosqlite:///{tmp_path}/other/hanabi.db")
        log = EventLog(other)
        await log.start()
        row = index_of("g", [entry(1, "open")]).game
        await log.append(Append("g", [entry(1, "open")], IndexChange(row, PLAYERS[:1], True)))
        await log.stop()

        def alone(game_id: str, lines: list[object]) -> IndexChange:
            change = index_of(game_id, lines)  # type: ignore[arg-type]
            seats = PLAYERS[:1] if game_id == "g" else PLAYERS
            return IndexChange(change.game, seats)

        result = await restore(other.engine, saved, alone)  # type: ignore[arg-type]
        assert result.differing == ("g",)
        wanted = GameFilter(statuses=("open",))
        assert await Games(other.engine).find(wanted) == [(row, PLAYERS[:1])]

    run(scenario())


def test_lists_that_an_earlier_restore_left_wrong_are_mended(
    saved: Path, database: Database, run: Run
) -> None:
    async def scenario() -> None:
        async with database.engine.begin() as connection:
            await connection.execute(text("UPDATE games SET status='running' WHERE id='g'"))
            await connection.execute(text("DELETE FROM participants WHERE game_id='h'"))
            await connection.execute(text("DELETE FROM games WHERE id='h'"))
        result = await restore(database.engine, saved, index_of)
        assert (result.relisted, result.differing) == (("g",), ())
        assert await Games(database.engine).ids(["finished"]) == ["g"]
        assert await Games(database.engine).ids(["running"]) == ["h"]

    run(scenario())


def test_a_secret_that_was_revoked_anywhere_is_revoked(
    saved: Path, database: Database, run: Run, tmp_path: Path, open_another: Open
) -> None:
    async def scenario() -> None:
        identities = Identities(database.engine)
        await identities.revoke("ana", "cookie", 5.0)
        result = await restore(database.engine, saved, index_of)
        assert (result.sessions_added, result.sessions_revoked) == (0, 0)
        assert await identities.by_secret("h", "cookie") is None

        later = tmp_path / "later.gz"
        await backup(database.engine, later, index_of)
        older = await open_another(f"sqlite+aiosqlite:///{tmp_path}/older/hanabi.db")
        secret = NewCredential("h", "c", "ana", "cookie", "", 1.0)
        await Identities(older.engine).create(IdentityRow("ana", "Ana", 1.0), secret)
        result = await restore(older.engine, later, index_of)
        assert (result.sessions_added, result.sessions_revoked) == (0, 1)
        assert await Identities(older.engine).by_secret("h", "cookie") is None

    run(scenario())


def test_a_backup_of_the_first_schema_can_still_be_restored(
    saved: Path, open_another: Open, run: Run, tmp_path: Path
) -> None:
    """Then notes had no seat: it is the one that their writer had."""
    lines = lines_of(saved)
    for line in lines[1:-1]:
        if line[0] == "participants":
            line[1][1] += 3
        if line[0] == "notes":
            del line[1][2]
        if line[0] in ("identities", "credentials", "games"):
            del line[1][-1]  # schema 0003 added a column to each
    lines[0]["schema"] = "0001"
    write_lines(tmp_path / "old.gz", lines)

    async def scenario() -> None:
        fresh = await open_another(f"sqlite+aiosqlite:///{tmp_path}/fresh/hanabi.db")
        assert (await restore(fresh.engine, tmp_path / "old.gz", index_of)).added == EVERYTHING
        assert await Notes(fresh.engine).of("g", "ana") == {3: {1: "2?"}}

    run(scenario())


def test_a_restore_that_fails_changes_nothing(
    saved: Path, open_another: Open, run: Run, tmp_path: Path
) -> None:
    """The fault is in the last row, after hundreds were added."""
    lines = lines_of(saved)
    lines[-2][1] = lines[-3][1]
    cut = tmp_path / "cut.gz"
    cut.write_bytes(saved.read_bytes()[:-20])
    twice = tmp_path / "twice.gz"
    write_lines(twice, [*lines[:-2], lines[-3], lines[-1]])

    async def scenario() -> None:
        fresh = await open_another(f"sqlite+aiosqlite:///{tmp_path}/fresh/hanabi.db")
        for path, error in ((cut, InvalidBackup), (twice, DatabaseUnusable)):
            with pytest.raises(error):
                await restore(fresh.engine, path, index_of)
            async with fresh.engine.connect() as connection:
                for table in ("identities", "games", "entries"):
                    rows = await connection.execute(text(f"SELECT count(*) FROM {table}"))
                    assert rows.scalar() == 0

    run(scenario())


def test_a_log_that_no_table_can_be_made_of_is_kept_and_named(
    saved: Path, open_another: Open, run: Run, tmp_path: Path
) -> None:
    header, *rows, end = lines_of(saved)
    assert json.dumps(rows[-1]).count('"h"') == 1
    rows[-1][1][3] = "rubbish"
    write_lines(tmp_path / "strange.gz", [header, *rows, end])

    async def scenario() -> None:
        fresh = await open_another(f"sqlite+aiosqlite:///{tmp_path}/fresh/hanabi.db")
        result = await restore(fresh.engine, tmp_path / "strange.gz", index_of)
        assert result.unreadable == ("h",)
        assert [line.data for line in await EventLog(fresh).read("h")] == ["rubbish"]

    run(scenario())


def test_a_disk_that_becomes_full_leaves_the_database_as_it_was(
    saved: Path, open_another: Open, run: Run, tmp_path: Path
) -> None:
    async def scenario() -> None:
        small = await open_another(f"sqlite+aiosqlite:///{tmp_path}/small/hanabi.db")
        async with small.engine.connect() as connection:
            pages = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
        await small.engine.dispose()

        def limit(connection: Any, _record: object) -> None:
            connection.execute(f"PRAGMA max_page_count={pages + 2}").close()

        event.listen(small.engine.sync_engine, "connect", limit)
        with pytest.raises(DatabaseUnusable, match="full"):
            await restore(small.engine, saved, index_of)
        assert await EventLog(small).read("g") == []

    run(scenario())


def test_a_database_that_somebody_else_keeps_locked_is_told_so(
    saved: Path, open_another: Open, run: Run, tmp_path: Path
) -> None:
    async def scenario() -> None:
        target = await open_another(f"sqlite+aiosqlite:///{tmp_path}/target/hanabi.db")

        def wait_not(connection: Any, _record: object) -> None:
            connection.execute("PRAGMA busy_timeout=0").close()

        await target.engine.dispose()
        event.listen(target.engine.sync_engine, "connect", wait_not)
        with target.writer.connect() as writing:
            writing.exec_driver_sql("BEGIN IMMEDIATE")
            with pytest.raises(DatabaseUnusable, match="keeps it busy"):
                await restore(target.engine, saved, index_of)
        assert (await restore(target.engine, saved, index_of)).added == EVERYTHING

    run(scenario())
