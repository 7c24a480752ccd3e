"""Connections that mean harm: they are slowed down, and ended, and others do not notice."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from hanabi.server.access import metered_socket
from hanabi.server.access.turns import AT_A_TIME
from hanabi.server.play.conversation import EXTRA_COST_OF_PAST_VIEWS
from hanabi.server.play.session import Session
from hanabi.server.settings import Settings
from hanabi.server.wire.protocol import VERSION, Hello
from tests.ports import lasting_port
from tests.server.attacks.raw_socket import JSON_PING, SMALLEST_PING, RawSocket
from tests.server.fixed_time_and_chance import FixedTimeAndChance
from tests.server.guests import Guest
from tests.server.play.test_fuzz import memory
from tests.server.running_server import FAST, Running, Serve
from tests.server.scraping import metric
from tests.server.server_process import Process
from tests.sizes import scaled
from tests.waiting import PATIENCE, wait_until

MEGABYTE = 1 << 20
PUSHED = scaled(fast=24, normal=24, long=100) * MEGABYTE
"""The system's own buffers hold a few megabytes, whatever the server does."""
ATTACKERS = scaled(fast=2, normal=3, long=20)
HALF_OPEN = scaled(fast=20, normal=60, long=400)

LIMITED = replace(
    FAST,
    message_rate=Settings.message_rate,
    request_rate=Settings.request_rate,
    connections_per_address=Settings.connections_per_address,
    connections_per_identity=Settings.connections_per_identity,
)
"""As strangers meet it, but for the guests and tables that a test needs."""


@contextlib.contextmanager
def attackers(server: Running, guest: Guest, table: str, count: int) -> Iterator[list[RawSocket]]:
    sockets = [RawSocket(server.url) for _ in range(count)]
    try:
        for attacker in sockets:
            attacker.upgrade(table, guest.cookie_header())
        yield sockets
    finally:
        for attacker in sockets:
            attacker.close()


def answers(server: Running) -> bool:
    try:
        return httpx.get(f"{server.url}/healthz").is_success
    except httpx.TransportError:
        return False


def test_who_pings_without_reading_is_not_read_either(serve: Serve) -> None:
    server = serve(LIMITED)
    mallory, ana = server.guest("Mallory"), server.guest()
    table = ana.table()
    play = ana.play(table)
    with attackers(server, mallory, mallory.table(), ATTACKERS) as sockets:
        for attacker in sockets:
            assert attacker.push(SMALLEST_PING * 10_000, PUSHED) < PUSHED
        assert play.ask(type="say", phrase="sorry")["type"] == "ack"
    assert metric(server.url, "hanabi_errors_total") == 0


def test_who_does_not_stop_when_told_to_is_not_listened_to(serve: Serve) -> None:
    server = serve(LIMITED)
    mallory = server.guest("Mallory")
    before = metric(server.url, "hanabi_frames_total")
    with attackers(server, mallory, mallory.table(), ATTACKERS) as sockets:
        for attacker in sockets:
            attacker.push(JSON_PING * 1000, 4 * MEGABYTE)
            wait_until(attacker.has_ended, "the end")
    # A burst of messages, as many refusals as are borne, and what comes meanwhile at the rates that
    # are allowed: 22 a second. Each of them tried to send some 150,000.
    assert metric(server.url, "hanabi_frames_total") - before < ATTACKERS * 5_000


def test_whoever_does_not_get_as_far_as_a_request_is_left(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metered_socket, "REQUEST_SECONDS", 0.5)
    server = serve(FAST)
    silent = [RawSocket(server.url) for _ in range(HALF_OPEN)]
    for number, attacker in enumerate(silent):
        attacker.socket.sendall((b"", b"G", b"GET / HTTP/1.1\r\nHost: x\r\n")[number % 3])
    for attacker in silent:
        wait_until(attacker.has_ended, "the end")
        attacker.close()
    assert server.guest().table()


def test_of_a_crowd_few_are_let_in_at_a_time_and_others_do_not_wait_for_it(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(FAST)
    mallory, ana = server.guest("Mallory"), server.guest(address="127.0.0.2")
    table = ana.table()
    crowd = [mallory.play(table, greet=False) for _ in range(AT_A_TIME + 2)]
    entering, most, may_go_on = 0, 0, threading.Event()
    enter = Session.enter

    async def slowly(session: Session, hello: Hello) -> None:
        nonlocal entering, most
        if hello.last_seq is not None:
            entering += 1
            most = max(most, entering)
            await asyncio.to_thread(may_go_on.wait, PATIENCE)
            entering -= 1
        await enter(session, hello)

    monkeypatch.setattr(Session, "enter", slowly)
    for play in crowd:
        play.send(type="hello", version=VERSION, last_seq=0)
    wait_until(lambda: entering == AT_A_TIME, "the first of them")
    assert ana.play(table).receive()["type"] == "welcome"
    may_go_on.set()
    assert {play.receive()["type"] for play in crowd} == {"welcome"}
    assert most == AT_A_TIME


class StoppedClock(FixedTimeAndChance):
    """Until it is set."""

    later = 0.0

    def monotonic(self) -> float:
        return super().monotonic() + self.later


def test_a_crowd_is_let_in_at_a_pace_and_others_do_not_wait_for_it(serve: Serve) -> None:
    clock = StoppedClock()
    server = serve(replace(FAST, request_rate=25.0), clock)
    mallory, ana = server.guest("Mallory"), server.guest(address="127.0.0.2")
    table = ana.table()
    for _ in range(10):
        assert mallory.play(table).receive()["type"] == "welcome"
    heard: list[str] = []
    waiting = threading.Thread(target=lambda: heard.append(mallory.play(table).receive()["type"]))
    waiting.start()
    assert ana.play(table).receive()["type"] == "welcome"
    assert heard == []
    clock.later = 0.1
    waiting.join(PATIENCE)
    assert heard == ["welcome"]


def test_whoever_asks_for_everything_that_was_pays_for_it(serve: Serve) -> None:
    """Of an address, since every connection begins with a share of its own."""
    server = serve(replace(FAST, message_rate=10.0), FixedTimeAndChance())
    mallory = server.guest("Mallory")
    table = mallory.table()
    everything = {"last_seq": 0, "views": True}
    paid = int(10.0 * 10 * 5 / (1 + EXTRA_COST_OF_PAST_VIEWS))
    for _ in range(paid):
        play = mallory.play(table, everything)
        assert play.receive()["type"] == "welcome"
        play.close()
    assert mallory.play(table, everything).receive()["code"] == "too-many-messages"


def test_an_address_has_so_many_connections_and_no_more(serve: Serve) -> None:
    server = serve(replace(FAST, connections_per_address=4))
    there = RawSocket(server.url)
    held = [there, *(RawSocket(server.url) for _ in range(7))]
    extra = RawSocket(server.url)
    wait_until(extra.has_ended, "the end")
    elsewhere = RawSocket(server.url, source="127.0.0.2")
    assert not elsewhere.has_ended()
    for attacker in (*held, extra, elsewhere):
        attacker.close()
    # The server hears of each end in its own time: until then the address stays full.
    wait_until(lambda: answers(server), "an answer once the others have gone")


def test_an_address_plays_over_so_many_connections_and_no_more(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    server = serve(replace(FAST, connections_per_address=4))
    guest = server.guest()
    table = guest.table()
    plays = [guest.play(table) for _ in range(4)]
    refused = httpx.get(
        f"{server.url}/api/tables/{table}/play",
        headers={
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg==",
        },
    )
    assert refused.status_code == 429 and refused.headers["retry-after"] == "10"
    assert refused.json()["code"] == "too-many-connections"
    plays[0].close()
    wait_until(lambda: metric(server.url, "hanabi_connections") == 3, "the end of one")
    assert guest.play(table).receive()["type"] == "welcome"
    assert not caplog.records, "nothing of it is a mistake of the server"


def test_an_identity_has_so_many_connections_and_no_more(serve: Serve) -> None:
    server = serve(replace(FAST, connections_per_identity=2))
    ana, bo = server.guest(), server.guest("Bo")
    table = ana.table()
    for _ in range(2):
        assert ana.play(table).receive()["type"] == "welcome"
    assert ana.play(table, greet=False).receive()["code"] == "too-many-connections"
    assert bo.play(table).receive()["type"] == "welcome"


@pytest.mark.processes
def test_a_flood_does_not_fill_the_servers_memory(tmp_path: Path) -> None:
    port = lasting_port()
    process = Process(tmp_path / "data", port)
    try:
        process.start(cold=True)
        mallory = Guest(f"http://127.0.0.1:{port}", "Mallory")
        table = mallory.table()
        before = memory(process.pid)
        attacker = RawSocket(mallory.url)
        attacker.upgrade(table, mallory.cookie_header())
        attacker.push(SMALLEST_PING * 10_000, PUSHED)
        assert memory(process.pid) < before + 16
        attacker.close()
        mallory.close()
    finally:
        process.kill()
        process.close()
