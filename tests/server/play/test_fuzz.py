"""Up to 100,000 malformed, wrong-state and oversized messages: the table lives on."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hanabi.server.wire.protocol import VERSION
from tests.ports import lasting_port
from tests.server.guests import Guest
from tests.server.play.test_shared_replays import abandoned, entered, shared
from tests.server.running_server import Running
from tests.server.scraping import value_in
from tests.server.server_process import Process
from tests.sizes import scaled

MESSAGES = scaled(fast=8_000, normal=12_000, long=100_000)
CONNECTIONS = 4
WINDOW = 200
"""Messages between two pings: fewer than the server bears refusals."""

VALID: list[dict[str, Any]] = [
    {"type": "hello", "version": VERSION, "last_seq": 0},
    {"type": "move", "seq": 5, "move": "play 0", "key": "k"},
    {"type": "move", "seq": 5, "move": "hint 1 red"},
    {"type": "move", "seq": 5, "move": "arrange 0: 0 1 2 3 4"},
    {"type": "say", "phrase": "sorry"},
    {"type": "say", "text": "hello"},
    {"type": "ask-undo"},
    {"type": "answer-undo", "agree": True},
    {"type": "pause", "on": False},
    {"type": "vote-abandon", "agree": False},
    {"type": "come-back"},
    {"type": "note", "card": 1, "text": "x"},
    {"type": "look", "seat": 0},
    {"type": "ask-why", "seat": 1, "key": "w"},
    {"type": "resync", "last_seq": 10**9},
]
OF_SHARED_REPLAYS: list[dict[str, Any]] = [
    {"type": "hello", "version": VERSION},
    {"type": "show", "at": 1, "seat": 0},
    {"type": "point", "card": 1},
    {"type": "comment", "move": 1, "text": "hello", "key": "k"},
    {"type": "hand-over", "person": "somebody"},
    {"type": "take-lead"},
]
VALUES: list[Any] = [None, True, -1, 0, 10**30, 1.5, 1e308, "", "x" * 300, "\x00", "\ud800",
                     [], {}, [[]], {"type": "move"}, "play 99999999999", "hint 4 9", "discard -1",
                     "arrange 1:", "\u202e", "'; DROP TABLE entries; --", "<script>"]  # fmt: skip


def rubbish(rng: random.Random, valid: list[dict[str, Any]] = VALID) -> str | bytes:
    """One message that no client should send."""
    kind = rng.random()
    if kind < 0.05:
        return rng.randbytes(rng.randrange(40))
    if kind < 0.15:
        return "".join(chr(rng.randrange(1, 0x2FF)) for _ in range(rng.randrange(60)))
    message = dict(rng.choice(valid))
    if kind < 0.2:
        return json.dumps(message)[: rng.randrange(20)]
    if kind < 0.21:
        return json.dumps(message) + " " * 9000
    if kind < 0.9:
        name = rng.choice([*message, "extra", "type"])
        message[name] = rng.choice(VALUES)
    return json.dumps(message)


def harmless(text: str | bytes) -> bool:
    """Would this end or change the game? Then somebody else must not be blamed for it."""
    return '"vote-abandon", "agree": true' not in str(text)


def messages(rng: random.Random, valid: list[dict[str, Any]]) -> Iterator[str | bytes]:
    while True:
        text = rubbish(rng, valid)
        if harmless(text):
            yield text


async def flood(
    address: str,
    cookie: str,
    seed: int,
    answers: Counter[str],
    *,
    valid: list[dict[str, Any]] = VALID,
    most: int = MESSAGES // CONNECTIONS,
) -> None:
    rng = random.Random(seed)
    source = messages(rng, valid)
    sent = 0
    while sent < most:
        async with connect(
            address, additional_headers={"Cookie": cookie}, compression=None
        ) as socket:
            if rng.random() < 0.9:
                await socket.send(f'{{"type":"hello","version":{VERSION}}}')
            try:
                while sent < most:
                    for _ in range(WINDOW):
                        await socket.send(next(source))
                        sent += 1
                    await socket.send('{"type":"ping"}')
                    await read_until_pong(socket, answers)
                    if rng.random() < 0.02:
                        await socket.send("x" * 80_000)
            except ConnectionClosed as error:
                answers[f"closed {error.rcvd.code if error.rcvd else None}"] += 1


async def read_until_pong(socket: ClientConnection, answers: Counter[str]) -> None:
    while True:
        message = json.loads(await socket.recv())
        answers[message.get("code", message["type"])] += 1
        if message["type"] == "pong" or message.get("code") == "hello-first":
            return


def memory(pid: int) -> float:
    """Resident megabytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


@pytest.mark.processes
def test_a_flood_of_rubbish_harms_nobody(tmp_path: Path) -> None:
    port = lasting_port()
    process = Process(tmp_path / "data", port)
    try:
        process.start(cold=True)
        _besiege(process, port)
    finally:
        process.kill()
        process.close()
    errors = (tmp_path / "stderr").read_text()
    assert errors == ""


def _besiege(process: Process, port: int) -> None:
    ana = Guest(f"http://127.0.0.1:{port}", "Ana")
    bo = Guest(ana.url, "Bo")
    try:
        _flood_and_play(process, port, ana, bo)
    finally:
        for guest in (ana, bo):
            guest.close()


def test_a_flood_of_rubbish_harms_no_shared_replay(server: Running) -> None:
    """A smaller one: what reads and meters messages is the same."""
    ana, bo = server.guest("Ana"), server.guest("Bo")
    replay = shared(ana, abandoned(ana, bo))
    address = f"{server.url.replace('http', 'ws')}/api/shared-replays/{replay}/look"
    answers: Counter[str] = Counter()
    asyncio.run(
        flood(
            address, ana.cookie_header(), 7, answers, valid=OF_SHARED_REPLAYS, most=MESSAGES // 10
        )
    )
    assert answers["bad-message"] > MESSAGES / 40
    assert {"hello-again", "not-text", "message-too-long", "text-empty"} <= set(answers)
    assert value_in(ana.http.get("/metrics").text, "hanabi_errors_total") == 0
    play = entered(ana, replay)
    assert play.seen[0]["comments"], "what was in order was said"
    play.send(type="show", at=2, seat=1)
    assert play.until("shown", at=2, seat=1, card=None)


def _flood_and_play(process: Process, port: int, ana: Guest, bo: Guest) -> None:
    tables = [_plain(ana), _played_on(ana), _of_the_day(ana)]
    for table in tables:
        bo.sit(table, 1)
        ana.start(table)
    addresses = [f"ws://127.0.0.1:{port}/api/tables/{table}/play" for table in tables]
    answers: Counter[str] = Counter()

    async def all_floods(seed: int) -> None:
        cookie = ana.cookie_header()
        await asyncio.gather(
            *(
                flood(addresses[n % len(addresses)], cookie, seed + n, answers)
                for n in range(CONNECTIONS)
            )
        )

    before = memory(process.pid)
    asyncio.run(all_floods(1))
    assert memory(process.pid) < before + 100
    assert answers["bad-message"] > MESSAGES / 4
    assert {"hello-again", "not-on-turn", "not-text", "message-too-long", "talk-level"} <= set(
        answers
    )
    # A close that overtakes what is still being sent may reach the sender as a reset.
    assert answers["closed 1009"] + answers["closed None"] > 0
    assert value_in(ana.http.get("/metrics").text, "hanabi_errors_total") == 0
    for table in tables:
        _is_played(table, ana, bo)


def _plain(ana: Guest) -> str:
    """Bo begins."""
    return ana.table(first_seat=1, talk="silent")


def _played_on(ana: Guest) -> str:
    """From the start of another game, with other cards."""
    over = ana.table(first_seat=1, talk="silent")
    ana.seat_bots(over)
    ana.start(over)
    ana.play(over).ask(type="vote-abandon", agree=True)
    on = {"after": 0, "seat": 0, "anew": True}
    return str(ana.post(f"/api/games/{over}/play-on", **on)["id"])


def _of_the_day(ana: Guest) -> str:
    deal = ana.get("/api/deals/today")["id"]
    return str(ana.post(f"/api/deals/{deal}/tables", seats=2, talk="silent")["id"])


def _is_played(table: str, ana: Guest, bo: Guest) -> None:
    """Whoever is on turn moves."""
    plays = [guest.play(table) for guest in (ana, bo)]
    for play in plays:
        play.until("notes")
    # The last of the rubbish may still be arriving, and may have paused the game or moved.
    replies = []
    for number in range(10):
        play = plays[number % 2]
        play.ask(type="pause", on=False)
        if play.is_on_turn():
            replies.append(play.move())
            if replies[-1]["type"] == "ack":
                return
    raise AssertionError(replies)
