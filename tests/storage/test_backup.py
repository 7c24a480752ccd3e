"""Backups: one moment of everything, checked by being restored where nothing is."""

import asyncio
import gzip
import json
import os
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from hanabi.storage import Append, Database, DatabaseUnusable, EventLog, open_database
from hanabi.storage.backup import backup, check_backup
from hanabi.storage.backup_file import InvalidBackup
from hanabi.storage.identities import Identities, IdentityRow, NewCredential
from hanabi.storage.notes import Notes
from tests.storage.conftest import Run
from tests.storage.logs_of_words import entry, index_of

LINES = 499


async def fill(database: Database) -> None:
    """A long game of Ana's that is over, and a short one that is not."""
    log = EventLog(database)
    await log.start()
    secret = NewCredential("h", "c", "ana", "cookie", "", 1.0)
    await Identities(database.engine).create(IdentityRow("ana", "Ana", 1.0), secret)
    await Notes(database.engine).put("g", "ana", 0, 1, "2?")
    for game_id, count, last in (("g", LINES, "finished"), ("h", 1, "running")):
        lines = [entry(seq, f"é{seq}") for seq in range(1, count)] + [entry(count, last)]
        change = replace(index_of(game_id, lines), is_new=True)
        await log.append(Append(game_id, lines, change))
    await log.stop()


@pytest.fixture
def saved(database: Database, run: Run, tmp_path: Path) -> Path:
    run(fill(database))
    path = tmp_path / "saved.gz"
    checked = run(backup(database.engine, path, index_of))
    assert (checked.rows, checked.games, checked.lines) == (LINES + 10, 2, LINES + 1)
    return path


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup to make damaged ones of."""
    folder = tmp_path_factory.mktemp("good")

    async def make() -> None:
        database = await open_database(f"sqlite+aiosqlite:///{folder}/hanabi.db")
        await fill(database)
        await backup(database.engine, folder / "good.gz", index_of)
        await database.close()

    asyncio.run(make())
    return folder / "good.gz"


def lines_of(path: Path) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def write_lines(path: Path, lines: list[Any]) -> None:
    """As a backup, with the number of rows at the end that there are."""
    lines = [*lines[:-1], {"end": len(lines) - 2}]
    path.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        ("empty", "backup-line"),
        ("plain", "backup-line"),
        ("header", "backup-header"),
        ("no end", "backup-cut"),
        ("more after the end", "backup-cut"),
        ("half", "backup-cut"),
        ("one bit", "backup-line"),
        ("a short row", "backup-line"),
        ("a table that there is not", "backup-line"),
        ("deep", "backup-line"),
        ("a bomb", "backup-line"),
        ("a row twice", "backup-twice"),
        ("no identities", "backup-references"),
        ("no games", "backup-references"),
        ("no logs", "backup-references"),
    ],
)
def test_a_damaged_backup_is_found_out(
    good: Path, run: Run, damage: str, code: str, tmp_path: Path
) -> None:
    raw, lines = good.read_bytes(), gzip.decompress(good.read_bytes()).splitlines(keepends=True)
    path = tmp_path / "damaged.gz"
    match damage:
        case "empty":
            path.write_bytes(b"")
        case "plain":
            path.write_bytes(b"not a backup")
        case "header":
            path.write_bytes(gzip.compress(b'{"format": "x"}\n' + b"".join(lines[1:])))
        case "no end":
            path.write_bytes(gzip.compress(b"".join(lines[:-1])))
        case "more after the end":
            path.write_bytes(gzip.compress(b"".join([*lines, b"\n"])))
        case "half":
            path.write_bytes(raw[: len(raw) // 2])
        case "one bit":
            middle = len(raw) // 2
            path.write_bytes(raw[:middle] + bytes([raw[middle] ^ 64]) + raw[middle + 1 :])
        case "a short row":
            path.write_bytes(gzip.compress(b"".join([*lines[:5], b'["entries", [1]]\n'])))
        case "a table that there is not":
            path.write_bytes(gzip.compress(b"".join([lines[0], b'["alembic_version", ["x"]]\n'])))
        case "deep":
            path.write_bytes(gzip.compress(b"".join([lines[0], b"[" * 100_000])))
        case "a bomb":
            path.write_bytes(gzip.compress(lines[0] + b" " * (1 << 25), compresslevel=1))
        case "a row twice":
            write_lines(path, [lines_of(good)[0], *lines_of(good)[1:2] * 2, {}])
        case _:
            table = {"no identities": "identities", "no games": "games", "no logs": "entries"}
            kept = [line for line in lines_of(good)[1:-1] if line[0] != table[damage]]
            write_lines(path, [lines_of(good)[0], *kept, {}])
    with pytest.raises(InvalidBackup) as refusal:
        run(check_backup(path, index_of))
    assert refusal.value.code == code


@pytest.mark.parametrize(
    "value", [1, None, "x" * 65, "half a character: \ud800", "a\0", ["x"], {}, True, 1e999]
)
def test_a_row_holds_only_what_its_column_can(
    good: Path, run: Run, value: object, tmp_path: Path
) -> None:
    lines = lines_of(good)
    assert lines[1][0] == "identities"
    lines[1][1][1] = value
    write_lines(tmp_path / "damaged.gz", lines)
    with pytest.raises(InvalidBackup) as refusal:
        run(check_backup(tmp_path / "damaged.gz", index_of))
    assert refusal.value.values == {"line": 2}


@pytest.mark.parametrize("value", [2**31, -(2**40), 1.5, "1", None, True])
def test_a_number_is_one_that_every_database_can_hold(
    good: Path, run: Run, value: object, tmp_path: Path
) -> None:
    lines = lines_of(good)
    assert lines[-2][0] == "entries"
    lines[-2][1][1] = value
    write_lines(tmp_path / "damaged.gz", lines)
    with pytest.raises(InvalidBackup):
        run(check_backup(tmp_path / "damaged.gz", index_of))


def test_games_that_are_not_whole_are_named(good: Path, run: Run, tmp_path: Path) -> None:
    """One with a line missing, one that no table can be made of, one that is listed wrongly."""
    header, *rows, end = lines_of(good)
    del rows[-4]
    for game_id, word in (("i", "rubbish"), ("j", "finished")):
        rows.append(["entries", [game_id, 1, 1.0, word]])
    write_lines(tmp_path / "strange.gz", [header, *rows, end])
    checked = run(check_backup(tmp_path / "strange.gz", index_of))
    assert checked.unreadable == ("g", "i")
    assert checked.contradicting == ("j",)


def test_a_failed_backup_leaves_the_old_one(saved: Path, database: Database, run: Run) -> None:
    before = saved.read_bytes()

    async def broken() -> None:
        async with database.engine.begin() as connection:
            await connection.execute(text("DROP TABLE notes"))
        await backup(database.engine, saved, index_of)

    with pytest.raises(DatabaseUnusable, match="notes"):
        run(broken())
    assert saved.read_bytes() == before
    assert list(saved.parent.glob("*.partial")) == []


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
def test_a_backup_that_cannot_be_restored_is_none(
    saved: Path, database: Database, run: Run
) -> None:
    """Whatever it comes from: here, from a database whose references were broken by hand."""
    before = saved.read_bytes()

    async def broken() -> None:
        async with database.engine.connect() as connection:
            await connection.execute(text("PRAGMA foreign_keys=OFF"))
            await connection.execute(text("DELETE FROM identities"))
            await connection.commit()
        await backup(database.engine, saved, index_of)

    with pytest.raises(InvalidBackup):
        run(broken())
    assert saved.read_bytes() == before


def test_nobody_else_may_read_a_backup_and_nothing_stays_of_its_check(
    saved: Path, database: Database, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    aside = tmp_path / "aside"
    aside.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(aside))
    run(backup(database.engine, saved, index_of))
    assert saved.stat().st_mode & 0o777 == 0o600
    assert list(aside.iterdir()) == []


@pytest.mark.parametrize("kind", ["a folder", "a pipe"])
def test_only_a_file_gives_way_to_a_backup(
    database: Database, run: Run, tmp_path: Path, kind: str
) -> None:
    path = tmp_path / "there"
    if kind == "a folder":
        path.mkdir()
    else:
        os.mkfifo(path)
    with pytest.raises(OSError, match="there"):
        run(backup(database.engine, path, index_of))
    assert not path.is_file()
    assert list(tmp_path.glob("*.partial")) == []
