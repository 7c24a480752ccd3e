"""Backups: one moment of everything, restored by adding and never by overwriting."""

import gzip
import json
from pathlib import Path

import pytest
from sqlalchemy import text

from hanabi.storage import Append, Database, EventLog, StoredEntry
from hanabi.storage.backup import InvalidBackup, backup, restore
from hanabi.storage.games import IndexChange, Participant
from hanabi.storage.identities import Identities, IdentityRow, NewCredential
from hanabi.storage.notes import Notes
from tests.storage.conftest import Open, Run
from tests.storage.test_games import game


@pytest.fixture
def saved(database: Database, log: EventLog, run: Run, tmp_path: Path) -> Path:
    secret = NewCredential("h", "c", "ana", "cookie", "", 1.0)
    run(Identities(database.engine).create(IdentityRow("ana", "Ana", 1.0), secret))
    run(Notes(database.engine).put("g", "ana", 0, 1, "2?"))
    change = IndexChange(game("g", 3), [Participant(0, "ana", None, "Ana")], is_new=True)
    entries = [StoredEntry(seq, 0.5, f"é{seq}") for seq in range(1, 500)]
    run(log.append(Append("g", entries, change)))
    run(log.append(Append("h", [StoredEntry(1, 0.5, "h")])))
    path = tmp_path / "saved.gz"
    assert run(backup(database.engine, path)) == 505
    return path


def test_an_empty_database_gets_everything_back(
    saved: Path, database: Database, run: Run, tmp_path: Path, open_another: Open
) -> None:
    async def scenario() -> None:
        fresh = await open_another(f"sqlite+aiosqlite:///{tmp_path}/fresh/hanabi.db")
        result = await restore(fresh.engine, saved)
        assert (result.added, result.present, result.differing) == (505, 0, ())
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
            await connection.execute(text("UPDATE entries SET data='z' WHERE game_id='h'"))
        result = await restore(database.engine, saved)
        assert (result.added, result.differing) == (99, ("h",))
        assert len(await log.read("g")) == 499
        assert (await log.read("h"))[0].data == "z"

    run(scenario())


def test_a_backup_of_the_first_schema_can_still_be_restored(
    saved: Path, open_another: Open, run: Run, tmp_path: Path
) -> None:
    """Then notes had no seat: it is the one that their writer had."""
    lines = [json.loads(line) for line in gzip.decompress(saved.read_bytes()).splitlines()]
    for line in lines[1:-1]:
        if line[0] == "participants":
            line[1][1] = 3
        if line[0] == "notes":
            del line[1][2]
    lines[0]["schema"] = "0001"
    path = tmp_path / "old.gz"
    path.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))

    async def scenario() -> None:
        fresh = await open_another(f"sqlite+aiosqlite:///{tmp_path}/fresh/hanabi.db")
        assert (await restore(fresh.engine, path)).added == 505
        assert await Notes(fresh.engine).of("g", "ana") == {3: {1: "2?"}}

    run(scenario())


@pytest.mark.parametrize("damage", ["cut", "rubbish", "plain", "header", "line"])
def test_a_damaged_backup_changes_nothing(
    saved: Path, open_another: Open, run: Run, damage: str, tmp_path: Path
) -> None:
    lines = gzip.decompress(saved.read_bytes()).splitlines(keepends=True)
    damaged = {
        "cut": gzip.compress(b"".join(lines[:-1])),
        "rubbish": saved.read_bytes()[:-400],
        "plain": b"not a backup",
        "header": gzip.compress(b'{"format": "x"}\n' + b"".join(lines[1:])),
        "line": gzip.compress(b"".join([*lines[:50], b'["entries", [1]]\n', *lines[50:]])),
    }[damage]
    path = tmp_path / "damaged.gz"
    path.write_bytes(damaged)

    async def scenario() -> None:
        fresh = await open_another(f"sqlite+aiosqlite:///{tmp_path}/fresh/hanabi.db")
        with pytest.raises(InvalidBackup):
            await restore(fresh.engine, path)
        assert await EventLog(fresh).read("g") == []

    run(scenario())


def test_a_failed_backup_leaves_the_old_one(saved: Path, database: Database, run: Run) -> None:
    before = saved.read_bytes()

    async def broken() -> None:
        async with database.engine.begin() as connection:
            await connection.execute(text("DROP TABLE notes"))
        await backup(database.engine, saved)

    with pytest.raises(Exception, match="notes"):
        run(broken())
    assert saved.read_bytes() == before
    assert list(saved.parent.glob("*.partial")) == []
