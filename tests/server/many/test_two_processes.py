"""Two servers on one PostgreSQL: whatever happens at one is known at the other."""

import asyncio
import contextlib
import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hanabi.cli import main
from hanabi.server.play import shared_replay
from hanabi.server.wire.close_codes import CloseCode
from hanabi.server.wire.protocol import VERSION
from hanabi.storage import EventLog, StoredEntry, open_database
from hanabi.storage.backup_file import read_backup
from hanabi.storage.schema import entries
from tests.cli.server.test_backups import start_a_game_of_bots
from tests.postgres import shared_cluster
from tests.server.guests import Play
from tests.server.many.races import race
from tests.server.play.test_shared_replays import abandoned, entered, shared, you
from tests.server.push_service import PushService
from tests.server.running_server import FAST, Running
from tests.server.scraping import metric
from tests.sizes import scaled
from tests.waiting import PATIENCE, wait_until

RACES = scaled(fast=4, normal=20, long=100)
Two = tuple[Running, Running]


@contextmanager
def servers(folder: Path, database: str, count: int, **more: Any) -> Iterator[list[Running]]:
    settings = replace(FAST, data=str(folder), database=database, **more)
    started = [Running(settings) for _ in range(count)]
    try:
        for server in started:
            server.start()
        yield started
    finally:
        for server in started:
            server.stop()


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    cluster = shared_cluster()
    name = cluster.new_database()
    with servers(tmp_path_factory.mktemp("two"), cluster.url(name), 2) as (first, second):
        yield first, second
    cluster.drop(name)


def test_what_one_writes_the_other_shows_at_once(two: Two) -> None:
    ana, bo = two[0].guest(), two[1].guest("Bo")
    table = ana.table(first_seat=0)
    bo.sit(table, 1)
    ana.start(table)  # the first has not been told yet that the seat is taken: it reads on
    plays = [ana.play(table), bo.play(table)]
    for play in plays:
        play.until("notes")
    for turn in range(10):
        mover, other = plays[turn % 2], plays[(turn + 1) % 2]
        while not mover.is_on_turn():
            mover.receive()
        answer = mover.move()
        assert answer["type"] == "ack"
        while other.seq < answer["seq"]:
            other.receive()
    plays[1].close()
    plays[0].until("presence", seats=[True, False])


def test_a_shared_replay_is_one_for_all_processes(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_replay, "GONE_SECONDS", 0.05)
    ana, bo = two[0].guest(), two[1].guest("Bo")
    replay = shared(ana, abandoned(ana, bo))
    leading, following = entered(ana, replay), entered(bo, replay)
    for play in (leading, following):
        while len(play.seen[-1].get("people", ())) < 2:
            play.receive()
        assert [each["name"] for each in play.seen[-1]["people"]] == ["Ana", "Bo"]
    leading.send(type="show", at=2, seat=1)
    assert following.until("shown")["at"] == 2
    following.ask(type="comment", move=2, text="at the other")
    assert leading.until("commented")["comment"]["text"] == "at the other"
    assert leading.ask(type="comment", move=2, text="at the first")["seq"] == 2
    following.until("commented")
    # Handed over there, it is known here, whoever hears of it first.
    leading.send(type="hand-over", person=you(following))
    following.until("people", leader=you(following))
    following.send(type="show", at=0)
    assert leading.until("shown")["at"] == 0
    assert leading.refused(type="show", at=1) == "not-leading"
    following.close()
    leading.until("people", may_lead=you(leading))
    leading.send(type="take-lead")
    leading.until("people", leader=you(leading))


def test_the_door_is_one_for_all_processes(two: Two) -> None:
    ana, bo = two[0].guest(), two[1].guest("Bo")
    table = ana.table(seats=3)
    host = ana.play(table)
    host.until("presence")
    door, key = f"/api/tables/{table}/door", "somebody-new"
    bo.post(door, visitor=key)
    assert [each["is_typing"] for each in host.until("door")["visitors"]] == [False]
    cookie = {"Cookie": bo.cookie_header()}
    typing = {"visitor": key, "is_typing": True}
    assert httpx.post(f"{two[0].url}{door}", json=typing, headers=cookie).status_code == 200
    assert [each["is_typing"] for each in host.until("door")["visitors"]] == [True]
    bo.post(door, visitor=key, is_leaving=True)
    assert host.until("door")["visitors"] == []


def test_who_asks_at_one_for_a_bot_s_seat_is_let_in_at_the_other(two: Two) -> None:
    ana, bo = two[0].guest(), two[1].guest("Bo")
    table = ana.table(seats=3, bot_seats="ask")
    ana.seat_bots(table)
    ana.start(table)
    host = ana.play(table)
    host.until("presence")
    seat = f"/api/tables/{table}/bot-seats/1"
    assert bo.post(seat) == {"answer": "waiting"}
    (visitor,) = host.until("door")["visitors"]
    ana.post(f"/api/tables/{table}/door/{visitor['number']}", agree=True)
    assert bo.post(seat) == {"answer": "taken"}


def test_a_spoken_code_leads_to_its_table_everywhere(two: Two) -> None:
    ana, bo = two[0].guest(), two[1].guest("Bo")
    table = ana.table()
    code = ana.post(f"/api/tables/{table}/code")["code"]
    assert bo.post("/api/codes", code=code)["table"] == table


def test_a_token_revoked_at_one_ends_its_connections_at_the_other(two: Two) -> None:
    ana = two[0].guest()
    table = ana.table()
    token = ana.post("/api/me/tokens", label="a program")

    async def until_closed() -> int | None:
        address = f"{two[1].url.replace('http', 'ws')}/api/tables/{table}/play"
        headers = {"Authorization": f"Bearer {token['token']}"}
        async with connect(address, additional_headers=headers) as socket:
            await socket.send(json.dumps({"type": "hello", "version": VERSION}))
            await _until(socket, "notes")
            await asyncio.to_thread(ana.delete, f"/api/me/tokens/{token['id']}")
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await socket.recv()
            return socket.close_code

    assert asyncio.run(until_closed()) == CloseCode.UNAUTHORIZED


def test_who_is_on_turn_is_told_once_though_everybody_has_left(tmp_path: Path) -> None:
    """By the process that knows the table, whichever would do other things for it."""
    cluster = shared_cluster()
    name, tables = cluster.new_database(), 6
    with PushService() as devices:
        push = {"push_hosts": devices.host, "push_seconds": 1.0}
        with servers(tmp_path, cluster.url(name), 3, **push) as (first, *_others):
            wait_until(lambda: metric(first.url, "hanabi_processes") == 3, "the others")
            ana, bo = first.guest(), first.guest("Bo")
            bo.put("/api/me/push", **devices.subscription())
            made = [ana.table(pace="correspondence", first_seat=0) for _ in range(tables)]
            for table in made:
                bo.sit(table, 1)
                ana.start(table)
                play = ana.play(table)
                play.until("view")
                play.move()
                play.close()
            wait_until(lambda: len(devices.received) >= tables, "every message")
    assert sorted(message["table"] for message in devices.received) == sorted(made)
    cluster.drop(name)


def test_clocks_run_out_once_and_a_second_process_interrupts_nothing(two: Two) -> None:
    ana, bo = two[0].guest(), two[1].guest("Bo")
    clock = {"initial": 1.0, "increment": 0.0, "stand_in": "cautious"}
    table = ana.table(first_seat=0, clock=clock)
    bo.sit(table, 1)
    ana.start(table)
    watching = [ana.play(table), bo.play(table)]
    for play in watching:
        play.until_entry("timed-out")
    updates = [frame for frame in watching[1].seen if frame["type"] == "update"]
    kinds = [frame["entry"]["type"] for frame in updates]
    assert kinds.count("timed-out") == 1 and "interrupted" not in kinds


def test_bots_move_once_though_both_show_the_table(two: Two) -> None:
    ana, bo = two[0].guest(), two[1].guest("Bo")
    table = ana.table(seats=2)
    ana.delete(f"/api/tables/{table}/seats/0")
    ana.seat_bots(table)
    plays: list[Play] = [ana.play(table), bo.play(table)]
    for play in plays:
        play.until("notes")
    ana.start(table)
    for play in plays:
        while play.receive().get("table", {}).get("status") != "finished":
            pass
    moves = [frame["seq"] for frame in plays[1].seen if frame["type"] == "update"]
    assert moves == sorted(set(moves)), "each once, in order"


async def _until(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    async for frame in socket:
        message: dict[str, Any] = json.loads(frame)
        if message["type"] in kinds:
            return message
    raise AssertionError("closed")


def test_of_two_who_move_at_once_at_two_processes_one_wins(two: Two) -> None:
    ana, bo = two[0].guest(), two[0].guest("Bo")
    asyncio.run(race([server.url for server in two], ana, bo, RACES))


def test_a_backup_is_the_same_file_whatever_database_it_comes_from(
    two: Two, tmp_path: Path
) -> None:
    """PostgreSQL while it is played on, to SQLite, to another PostgreSQL."""
    ana = two[0].guest()
    tables = [ana.table() for _ in range(3)]
    for table in tables:
        ana.seat_bots(table)
        ana.start(table)
        ana.play(table).until("notes")
    source = shared_cluster().url(_database_of(two))
    name = shared_cluster().new_database(empty=True)
    elsewhere = shared_cluster().url(name)
    first, second, third = (str(tmp_path / f"{number}.gz") for number in range(3))
    data = str(tmp_path / "sqlite")
    assert main(["backup", first, "--database", source]) == 0
    assert main(["restore", first, "--data", data]) == 0
    assert main(["backup", second, "--data", data]) == 0
    assert main(["restore", second, "--database", elsewhere]) == 0
    assert main(["backup", third, "--database", elsewhere]) == 0
    assert _rows(first) == _rows(second) == _rows(third)
    assert main(["restore", third, "--database", source]) in (0, 1)  # some games went on
    shared_cluster().drop(name)


def test_backups_go_both_ways_between_servers_that_are_played_on(two: Two, tmp_path: Path) -> None:
    """From two processes on PostgreSQL to one on SQLite and back: both go on meanwhile."""
    data, first, second = (str(tmp_path / name) for name in ("data", "first.gz", "second.gz"))
    shared = shared_cluster().url(_database_of(two))
    small = Running(replace(FAST, data=data))
    small.start()
    try:
        ana = two[0].guest()
        with played_on(two[1]) as at_postgres, played_on(small) as at_sqlite:
            at_postgres()
            assert main(["backup", first, "--database", shared]) == 0
            at_postgres()
            assert main(["restore", first, "--data", data]) == 0
            at_sqlite()
            assert main(["backup", second, "--data", data]) == 0
            at_sqlite()
            assert main(["restore", second, "--database", shared]) == 0
            at_postgres()
        cookie = {"hanabi": ana.http.cookies["hanabi"]}
        assert httpx.get(f"{small.url}/api/me", cookies=cookie).json()["id"] == ana.me["id"]
        saved = [_logs_in(first), _logs_in(second)]
        assert saved[0].keys() < saved[1].keys(), "what was restored, and what was played there"
        places = (f"sqlite+aiosqlite:///{data}/hanabi.db", shared)
        for url, logs in zip(places, saved, strict=True):
            assert asyncio.run(_begin_with(url, logs))
    finally:
        small.stop()


@contextmanager
def played_on(server: Running) -> Iterator[Callable[[], None]]:
    """Bots play game after game there; what is given waits until they have written more lines."""
    host, is_over = server.guest("Host"), threading.Event()

    def play() -> None:
        while not is_over.is_set():
            game = host.play(start_a_game_of_bots(host))
            while game.receive().get("table", {}).get("status") != "finished":
                pass
            game.close()

    def wait() -> None:
        before = metric(server.url, "hanabi_lines_total")
        wait_until(
            lambda: playing.done() or metric(server.url, "hanabi_lines_total") > before, "a line"
        )
        assert not playing.done()

    with ThreadPoolExecutor(1) as threads:
        playing = threads.submit(play)
        try:
            yield wait
        finally:
            is_over.set()
            playing.result(PATIENCE)


def _logs_in(path: str) -> dict[str, list[StoredEntry]]:
    logs: dict[str, list[StoredEntry]] = {}
    for table, row in read_backup(Path(path)):
        if table is entries:
            line = StoredEntry(row["seq"], row["at"], row["data"])
            logs.setdefault(row["game_id"], []).append(line)
    return logs


async def _begin_with(url: str, logs: dict[str, list[StoredEntry]]) -> bool:
    """Has this database all of them, and perhaps more lines after theirs?"""
    database = await open_database(url)
    try:
        log = EventLog(database)
        found = {game: await log.read(game) for game in logs}
        return all(found[game][: len(lines)] == lines for game, lines in logs.items())
    finally:
        await database.close()


def _database_of(two: Two) -> str:
    return two[0].settings.database.partition("@/")[2].partition("?")[0]


def _rows(path: str) -> set[str]:
    return {f"{table.name} {sorted(row.items())}" for table, row in read_backup(Path(path))}
