"""What is PostgreSQL's alone: refusals at the start, one migration, durability, and nudges."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, text

from hanabi.storage import (
    OUTAGES,
    Append,
    Database,
    DatabaseUnusable,
    EventLog,
    SeqTaken,
    StorageFailed,
    StoredEntry,
)
from hanabi.storage import postgres as postgres_module
from hanabi.storage.backup import backup
from hanabi.storage.listener import Listener
from hanabi.storage.nudges import (
    EVERYWHERE,
    SNAPSHOT,
    UNSEEN,
    Nudge,
    read_nudge,
    together,
    write_nudge,
)
from hanabi.storage.postgres import check_version
from hanabi.storage.restore import restore
from tests.postgres import shared_cluster
from tests.storage.conftest import Open, Run
from tests.storage.logs_of_words import entry, index_of

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
    """The first to begin commits last; who looks meanwhile sees the others, and later the first,
    each once."""

    async def look(since: str) -> tuple[str, list[str]]:
        async with database.engine.connect() as connection:
            query = f"SELECT {SNAPSHOT}, (SELECT json_agg(told) FROM nudges WHERE {UNSEEN})"
            snapshot, told = (await connection.execute(text(query), {"since": since})).one()
        return snapshot, told or []

    async def scenario() -> None:
        beginning, _ = await look("1:1:")
        async with (
            database.engine.connect() as latest,
            database.engine.connect() as late,
            database.engine.connect() as early,
        ):
            for connection, name in ((latest, "latest"), (late, "late"), (early, "early")):
                await connection.run_sync(write_nudge, Nudge({name: 1}))
            await early.commit()
            since, seen = await look(beginning)
            assert seen == ["t:early:1"]
            await late.commit()
            since, seen = await look(since)
            assert seen == ["t:late:1"], "and nothing again, though one is still under way"
            assert not (await look(since))[1]
            await latest.commit()
            _, seen = await look(since)
            assert seen == ["t:latest:1"]

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


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_cannot_keep_every_character_is_refused(
    run: Run, open_another: Open, encoding: str
) -> None:
    """``initdb`` makes such a one where the system's language is not set."""
    cluster = shared_cluster()
    name = cluster.new_database(empty=True, encoding=encoding)
    with pytest.raises(DatabaseUnusable) as refused:
        run(open_another(cluster.url(name)))
    assert refused.value.code == "database-encoding"
    assert refused.value.values == {"encoding": encoding}
    cluster.drop(name)


@_ON_POSTGRES
def test_after_the_primary_was_a_standby_for_a_while_moves_are_written_again(
    url: str, run: Run, open_another: Open
) -> None:
    """Connections to one that only reads are of no use, and are not kept."""
    cluster, name = shared_cluster(), url.partition("@/")[2].partition("?")[0]
    setting = f"ALTER DATABASE {name} SET default_transaction_read_only ="

    async def scenario() -> None:
        cluster.execute(f"{setting} on")
        database = await open_another(url)
        log = EventLog(database)
        await log.start()
        with pytest.raises(StorageFailed):
            await log.append(Append("g", [StoredEntry(1, 1.0, "x")]))
        with pytest.raises(OUTAGES):
            await database.try_writing()
        cluster.execute(f"{setting} off")
        await log.append(Append("g", [StoredEntry(1, 1.0, "x")]))
        await database.try_writing()
        await log.stop()

    run(scenario())


@contextmanager
def limits_at_commits() -> Iterator[list[str]]:
    """How long a statement, and a pause between two, might have taken in what was committed."""
    limits: list[str] = []

    def look(connection: Connection) -> None:
        cursor = connection.connection.cursor()
        for name in ("statement_timeout", "idle_in_transaction_session_timeout"):
            cursor.execute(f"SHOW {name}")
            limits.extend(cursor.fetchone() or ())

    event.listen(Engine, "commit", look)
    yield limits
    event.remove(Engine, "commit", look)


def test_migrations_backups_and_restores_may_take_their_time(
    url: str, postgres_url: str, run: Run, open_another: Open, tmp_path: Path
) -> None:
    """What throws out a server that stops in the middle of a move does not throw out these."""
    lines = [entry(1, "finished")]

    async def scenario() -> None:
        database = await open_another(url)
        log = EventLog(database)
        await log.start()
        await log.append(Append("g", lines, replace(index_of("g", lines), is_new=True)))
        await log.stop()
        path = tmp_path / "saved.gz"
        await backup(database.engine, path, index_of)
        with limits_at_commits() as limits:
            migrated = await open_another(postgres_url)
            await restore(migrated.engine, path, index_of)
        assert limits == ["0"] * 4

    run(scenario())


@pytest.mark.parametrize("given", ["", "&tcp_user_timeout=60000&connect_timeout=3"])
@_ON_POSTGRES
def test_a_database_that_is_silently_gone_is_noticed(
    url: str, run: Run, open_another: Open, given: str
) -> None:
    """By all kinds of connections; what the operator wrote into the address is kept."""

    async def parameters() -> list[dict[str, str]]:
        database = await open_another(f"{url}{given}")
        async with database.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            found = [raw.driver_connection.info.get_parameters()]  # type: ignore[union-attr]

        def in_thread() -> dict[str, str]:
            with database.writer.connect() as connection:
                opened = connection.connection.driver_connection
                return opened.info.get_parameters()  # type: ignore[union-attr,no-any-return]

        found.append(await asyncio.to_thread(in_thread))
        listener = Listener(database.engine, lambda _payload: None, lambda: None)
        async with listener.connected() as listening:
            found.append(listening.info.get_parameters())
        return found

    for found in run(parameters()):
        expected = ("60000", "3") if given else ("10000", "10")
        assert (found["tcp_user_timeout"], found["connect_timeout"]) == expected
        assert found["keepalives_idle"] == "5"
