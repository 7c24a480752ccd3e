"""What is PostgreSQL's alone: refusals at the start, one migration, durability, and nudges."""

import asyncio

import pytest
from sqlalchemy import text

from hanabi.storage import Append, Database, DatabaseUnusable, EventLog, SeqTaken, StoredEntry
from hanabi.storage import postgres as postgres_module
from hanabi.storage.nudges import (
    EVERYWHERE,
    XMIN,
    Nudge,
    read_nudge,
    together,
    write_nudge,
)
from hanabi.storage.postgres import check_version
from tests.storage.conftest import Open, Run
from tests.waiting import PATIENCE

_ON_POSTGRES = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


def test_servers_that_start_at_once_migrate_once(
    postgres_url: str, run: Run, open_another: Open
) -> None:
    async def all_four() -> None:
        await asyncio.gather(*(open_another(postgres_url) for _ in range(4)))

    run(all_four())


def test_an_old_version_is_refused() -> None:
    check_version(14)
    with pytest.raises(DatabaseUnusable) as refused:
        check_version(12)
    assert refused.value.code == "database-too-old"
    assert refused.value.values == {"version": 12, "oldest": 14}


def test_without_its_driver_it_is_refused(
    run: Run, open_another: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_module, "find_spec", lambda _name: None)
    with pytest.raises(DatabaseUnusable) as refused:
        run(open_another("postgresql://localhost/x"))
    assert refused.value.code == "no-postgres"


def test_what_the_driver_says_is_one_line(run: Run, open_another: Open) -> None:
    with pytest.raises(DatabaseUnusable) as refused:
        run(open_another("postgresql://nobody@127.0.0.1:1/x?connect_timeout=2"))
    assert "\n" not in str(refused.value.values["why"])


@pytest.mark.parametrize(
    ("asked", "kept"), [("off", "on"), ("remote_apply", "remote_apply"), ("on", "on")]
)
@_ON_POSTGRES
def test_a_commit_is_on_the_disk_before_anybody_hears_of_it(
    url: str, run: Run, open_another: Open, asked: str, kept: str
) -> None:
    """Whatever the database's own setting is; what is more than that stays."""

    async def setting() -> tuple[object, object]:
        database = await open_another(f"{url}&options=-csynchronous_commit%3D{asked}")
        async with database.engine.connect() as connection:
            ours = await connection.scalar(text("SHOW synchronous_commit"))

        def in_thread() -> object:
            with database.writer.connect() as connection:
                return connection.scalar(text("SHOW synchronous_commit"))

        return ours, await asyncio.to_thread(in_thread)

    assert run(setting()) == (kept, kept)


def test_nudges_are_read_as_they_were_told() -> None:
    nudges = [
        Nudge({"a-_1": 3, "b": 1}, frozenset(["g"])),
        Nudge({"a-_1": 2}, secrets=frozenset(["s"])),
        EVERYWHERE,
    ]
    assert [read_nudge(nudge.payload()) for nudge in nudges] == nudges
    expected = Nudge({"a-_1": 3, "b": 1}, frozenset(["g"]), frozenset(["s"]), everywhere=True)
    assert together(nudges) == expected


@_ON_POSTGRES
def test_no_nudge_is_missed_though_transactions_commit_out_of_order(
    database: Database, run: Run
) -> None:
    """The first to begin commits last; who looks meanwhile sees the second, and later the first."""

    async def look(since: int) -> tuple[int, list[str]]:
        async with database.engine.connect() as connection:
            query = f"SELECT {XMIN}, told FROM (SELECT 1) AS one LEFT JOIN nudges ON xid >= :since"
            rows = (await connection.execute(text(query), {"since": since})).all()
        return rows[0][0], [row[1] for row in rows if row[1] is not None]

    async def scenario() -> None:
        async with database.engine.connect() as late, database.engine.connect() as early:
            await late.run_sync(write_nudge, Nudge({"late": 1}))
            await early.run_sync(write_nudge, Nudge({"early": 1}))
            await early.commit()
            since, seen = await look(0)
            assert seen == ["t:early:1"]
            await late.commit()
            _, seen = await look(since)
            assert "t:late:1" in seen
            # Numbers are the whole cluster's: other tests' transactions hold them back.
            async with asyncio.timeout(PATIENCE):
                while seen:
                    since, seen = await look(since)

    run(scenario())


@_ON_POSTGRES
def test_lines_of_many_games_are_read_together(log: EventLog, run: Run) -> None:
    async def scenario() -> dict[str, list[StoredEntry]]:
        for game in ("a", "b", "c"):
            lines = [StoredEntry(seq, 0.1 * seq, f"{game}{seq} “ü”") for seq in (1, 2, 3)]
            await log.append(Append(game, lines))
        return await log.read_many({"a": 1, "b": 3, "nothing": 0})

    expected = [StoredEntry(2, 0.2, "a2 “ü”"), StoredEntry(3, 0.1 * 3, "a3 “ü”")]
    assert run(scenario()) == {"a": expected}


@_ON_POSTGRES
def test_two_who_want_the_same_numbers_of_many_games_do_not_lock_each_other_out(
    url: str, run: Run, open_another: Open
) -> None:
    """Both write the same games in opposite orders: for each number one wins."""

    async def scenario() -> None:
        logs = [EventLog(await open_another(url)) for _ in range(2)]
        for log in logs:
            await log.start()
        for seq in range(1, 11):
            names = [f"g{number}" for number in range(20)]
            appends = [
                logs[place].append(Append(name, [StoredEntry(seq, 0.0, str(place))]))
                for place, order in enumerate((names, names[::-1]))
                for name in order
            ]
            results = await asyncio.gather(*appends, return_exceptions=True)
            assert sum(result is None for result in results) == len(names)
            assert sum(isinstance(result, SeqTaken) for result in results) == len(names)
        for log in logs:
            await log.stop()

    run(scenario())
