"""A backup is one moment, whatever is written while it is taken."""

import asyncio
import threading
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from queue import SimpleQueue

import pytest
from sqlalchemy import event, select

from hanabi.storage import Append, Database, EventLog, open_database
from hanabi.storage.backup import backup
from hanabi.storage.games import IndexChange
from hanabi.storage.identities import Identities, IdentityRow, NewCredential
from hanabi.storage.restore import restore
from hanabi.storage.schema import entries
from tests.sizes import scaled
from tests.storage.conftest import Open, Run
from tests.storage.logs_of_words import entry, index_of
from tests.waiting import PATIENCE

BACKUPS = scaled(fast=2, normal=3, long=10)
_LINES = 6
_GAMES_MEANWHILE = 40
"""So many are played while a backup is taken, and no more: a database that grew for as long as a
busy machine takes to save it would never be saved."""


async def write_a_game(database: Database, log: EventLog, number: int) -> None:
    """A new identity sits down at a new table, which is played to its end."""
    who = f"identity-{number:06}"
    secret = NewCredential(f"hash-{number}", f"id-{number}", who, "cookie", "", 1.0)
    await Identities(database.engine).create(IdentityRow(who, "Ana", 1.0), secret)
    for seq in range(1, _LINES + 1):
        await log.append(next_line(number, seq))


def next_line(number: int, seq: int) -> Append:
    game_id = f"game-{number:06}"
    lines = [entry(seq, "finished" if seq == _LINES else "running")]
    change = index_of(game_id, lines) if seq in (1, _LINES) else None
    if change is not None:
        change = IndexChange(change.game, change.participants, is_new=seq == 1)
    return Append(game_id, lines, change)


async def all_entries(database: Database) -> list[tuple[str, int]]:
    """The lines of all games, in the order in which one writer wrote them."""
    query = select(entries.c.game_id, entries.c.seq).order_by(entries.c.game_id, entries.c.seq)
    async with database.engine.connect() as connection:
        return [(row.game_id, row.seq) for row in await connection.execute(query)]


def test_what_is_written_between_the_reading_of_two_tables_is_in_none_of_them(
    database: Database, log: EventLog, run: Run, tmp_path: Path, open_another: Open
) -> None:
    numbers = count()
    run(write_a_game(database, log, next(numbers)))
    writing = asyncio.Runner()
    other = writing.run(open_database(str(database.engine.url)))
    other_log = EventLog(other)
    writing.run(other_log.start())

    def before_a_table_is_read(*arguments: object) -> None:
        if "FROM" in str(arguments[2]):
            thread = threading.Thread(
                target=lambda: writing.run(write_a_game(other, other_log, next(numbers)))
            )
            thread.start()
            thread.join()

    event.listen(database.engine.sync_engine, "before_cursor_execute", before_a_table_is_read)
    path = tmp_path / "saved.gz"
    run(backup(database.engine, path, index_of))
    event.remove(database.engine.sync_engine, "before_cursor_execute", before_a_table_is_read)
    writing.run(other_log.stop())
    writing.run(other.close())
    writing.close()
    assert next(numbers) > 5

    async def scenario() -> None:
        fresh = await open_another(f"sqlite+aiosqlite:///{tmp_path}/fresh/hanabi.db")
        result = await restore(fresh.engine, path, index_of)
        assert (result.unreadable, result.relisted) == ((), ())
        # The moment is that of the first reading, which came after one more game.
        assert {game_id for game_id, _ in await all_entries(fresh)} == {
            "game-000000",
            "game-000001",
        }

    run(scenario())


class Writer:
    """Plays games into a database from a thread of its own, one line after another, as many as
    it is told to."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._wanted: SimpleQueue[int] = SimpleQueue()
        self._has_begun = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._write()))
        self._thread.start()

    def play(self, games: int) -> None:
        """Go on with so many games; the first of them is there on return."""
        self._has_begun.clear()
        self._wanted.put(games)
        assert self._has_begun.wait(PATIENCE)

    def stop(self) -> None:
        """Play what is wanted to its end, and no more."""
        self._wanted.put(0)
        self._thread.join()

    async def _write(self) -> None:
        database = await open_database(self._url)
        log = EventLog(database)
        await log.start()
        numbers = count()
        while games := self._wanted.get():
            for _ in range(games):
                await write_a_game(database, log, next(numbers))
                self._has_begun.set()
        await log.stop()
        await database.close()


@pytest.fixture
def writer(database: Database, url: str) -> Iterator[Writer]:  # noqa: ARG001
    writer = Writer(url)
    yield writer
    writer.stop()


def test_every_backup_taken_while_games_go_on_is_the_log_of_one_moment(
    writer: Writer, database: Database, run: Run, tmp_path: Path, open_another: Open
) -> None:
    async def take(number: int) -> None:
        path = tmp_path / f"{number}.gz"
        checked = await backup(database.engine, path, index_of)
        assert (checked.unreadable, checked.contradicting) == ((), ())

    for number in range(BACKUPS):
        writer.play(_GAMES_MEANWHILE)
        run(take(number))
    writer.stop()

    async def compare(number: int) -> int:
        fresh = await open_another(f"sqlite+aiosqlite:///{tmp_path}/fresh{number}/hanabi.db")
        result = await restore(fresh.engine, tmp_path / f"{number}.gz", index_of)
        assert (result.present, result.differing, result.relisted) == (0, (), ())
        then = await all_entries(fresh)
        assert then == (await all_entries(database))[: len(then)]
        return len(then)

    lengths = [run(compare(number)) for number in range(BACKUPS)]
    assert lengths == sorted(lengths)
    assert lengths[0] > 0
