"""The event log: durable, grouped, and one winner for each number."""

import asyncio

import pytest
from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.exc import IntegrityError

from hanabi.storage import (
    Append,
    Database,
    EventLog,
    SeqTaken,
    StorageFailed,
    StoredEntry,
)
from hanabi.storage.notes import Notes
from hanabi.storage.schema import entries
from tests.storage.conftest import Open, Run

_ON_SQLITE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


def line(game: str, seq: int, data: str = "x") -> Append:
    return Append(game, [StoredEntry(seq, 1.5, data)])


def test_what_was_appended_is_read_back_in_order(log: EventLog, run: Run) -> None:
    async def scenario() -> list[StoredEntry]:
        await log.append(Append("g", [StoredEntry(1, 1.0, "a"), StoredEntry(2, 2.0, "b")]))
        await log.append(line("other", 1))
        await log.append(line("g", 3, "ü"))
        return await log.read("g", after=1)

    assert run(scenario()) == [StoredEntry(2, 2.0, "b"), StoredEntry(3, 1.5, "ü")]


def test_many_callers_share_a_commit(log: EventLog, run: Run) -> None:
    async def scenario() -> None:
        await asyncio.gather(*(log.append(line(f"g{n}", 1)) for n in range(300)))

    run(scenario())
    assert log.appended == 300
    assert log.commits <= 5


@_ON_SQLITE
def test_what_is_written_beside_the_log_shares_its_commits(
    log: EventLog, database: Database, run: Run
) -> None:
    """SQLite lets one write at a time: else each note would keep a move waiting."""
    kept = Notes(database.engine, log)

    async def scenario() -> None:
        notes = (kept.put("g", "ana", 0, card, "a 5?") for card in range(200))
        await asyncio.gather(*notes, *(log.append(line(f"g{n}", 1)) for n in range(100)))
        assert await kept.of("g", "ana") == {0: dict.fromkeys(range(200), "a 5?")}

    run(scenario())
    assert (log.appended, log.commits <= 5) == (100, True)


def test_what_fails_beside_the_log_fails_alone(log: EventLog, database: Database, run: Run) -> None:
    """The others in its commit are written, once."""

    def wrong(_connection: Connection) -> None:
        raise ValueError

    def taken(connection: Connection) -> None:
        connection.execute(insert(entries), [{"game_id": "a", "seq": 1, "at": 0.0, "data": "y"}])

    async def scenario() -> None:
        await log.append(line("a", 1))
        gave = await asyncio.gather(
            *(log.write(wrong), log.append(line("b", 1)), log.write(taken)),
            *(log.append(line("a", 1)), log.write(lambda _: 42)),
            return_exceptions=True,
        )
        assert [type(each) for each in gave] == [
            *(ValueError, type(None), IntegrityError, SeqTaken, int)
        ]
        assert [row.data for row in await log.read("a")] == ["x"]
        assert [row.data for row in await log.read("b")] == ["x"]
        assert not log.is_failing
        async with database.engine.connect() as connection:
            assert (
                await connection.execute(select(func.count()).select_from(entries))
            ).scalar() == 2

    run(scenario())


def test_more_than_one_commit_takes_are_all_written(log: EventLog, run: Run) -> None:
    lines = [StoredEntry(seq, float(seq), f"line {seq}") for seq in range(1, 151)]

    async def scenario() -> None:
        await asyncio.gather(
            *(log.append(line(f"g{n}", 1, f"of {n}")) for n in range(1200)),
            log.append(Append("long", lines)),
        )

    run(scenario())
    assert run(log.read("long")) == lines
    assert [run(log.read(f"g{n}")) for n in range(1200)] == [
        [StoredEntry(1, 1.5, f"of {n}")] for n in range(1200)
    ]


def test_what_waits_is_written_before_it_stops(url: str, run: Run, open_another: Open) -> None:
    async def scenario() -> None:
        event_log = EventLog(await open_another(url))
        await event_log.start()
        appends = [asyncio.create_task(event_log.append(line(f"g{n}", 1))) for n in range(700)]
        await asyncio.sleep(0)
        await event_log.stop()
        assert all(append.done() and not append.exception() for append in appends)

    run(scenario())


def test_a_taken_number_is_refused_and_the_others_of_the_batch_are_not(
    log: EventLog, run: Run
) -> None:
    async def scenario() -> list[object]:
        await log.append(line("g", 1, "first"))
        appends = [log.append(line(f"h{n}", 1)) for n in range(20)]
        return await asyncio.gather(
            *appends[:10],
            log.append(line("g", 1, "second")),
            *appends[10:],
            return_exceptions=True,
        )

    results = run(scenario())
    assert [type(result) for result in results if result is not None] == [SeqTaken]
    assert isinstance(results[10], SeqTaken)
    assert run(log.read("g")) == [StoredEntry(1, 1.5, "first")]
    assert run(log.read("h19"))


def test_entries_of_one_append_are_written_together_or_not_at_all(log: EventLog, run: Run) -> None:
    run(log.append(line("g", 2)))
    with pytest.raises(SeqTaken):
        run(log.append(Append("g", [StoredEntry(1, 0.0, "a"), StoredEntry(2, 0.0, "b")])))
    assert [entry.seq for entry in run(log.read("g"))] == [2]


def test_two_writers_of_one_file_have_one_winner_for_each_number(
    url: str, run: Run, open_another: Open
) -> None:
    async def scenario() -> None:
        others = [await open_another(url) for _ in range(2)]
        logs = [EventLog(other) for other in others]
        for event_log in logs:
            await event_log.start()
        for seq in range(1, 41):
            results = await asyncio.gather(
                *(event_log.append(line("g", seq, str(n))) for n, event_log in enumerate(logs)),
                return_exceptions=True,
            )
            assert {type(result) for result in results} == {SeqTaken, type(None)}
        assert [entry.seq for entry in await logs[0].read("g")] == list(range(1, 41))
        for event_log in logs:
            await event_log.stop()

    run(scenario())


def test_a_broken_database_fails_the_append_and_not_the_writer(
    database: Database, log: EventLog, run: Run
) -> None:
    async def rename(old: str, new: str) -> None:
        async with database.engine.begin() as connection:
            await connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))

    run(rename("entries", "hidden"))
    with pytest.raises(StorageFailed):
        run(log.append(line("g", 1)))
    run(rename("hidden", "entries"))
    run(log.append(line("g", 1)))
    assert len(run(log.read("g"))) == 1
