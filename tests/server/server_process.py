"""A server process that is killed again and again, and people who play on regardless."""

import asyncio
import contextlib
import json
import random
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from os import kill
from pathlib import Path
from typing import IO, Any, NamedTuple

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from hanabi.server.wire.protocol import VERSION
from tests.waiting import PATIENCE

TOLD = {"at", "entry", "events", "view"}
"""Of an update: the log alone tells it, for each seat."""
_FLAGS = ("--bot-delay", "0", "--message-rate", "1e6", "--request-rate", "1e6")
_MORE_FLAGS = ("--guests-per-hour", "1e6", "--tables-per-hour", "1e6")
_COMMAND = "import sys; from hanabi.cli import main; sys.exit(main())"
# Importing takes most of a start: this one imports once, then forks a server for each line.
_NURSERY = """
import os, signal, sys, time
import hanabi.cli.app, hanabi.server.run, aiosqlite, uvloop, psycopg
import sqlalchemy.dialects.sqlite.aiosqlite, uvicorn.lifespan.on
import sqlalchemy.dialects.postgresql.psycopg
import uvicorn.protocols.http.h11_impl, uvicorn.protocols.websockets.websockets_sansio_impl
from hanabi.cli import main
signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that end
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        clock_off, *arguments = line.split()
        if float(clock_off):
            right = time.time
            time.time = lambda: right() + float(clock_off)
        code = main(arguments)
        os._exit(code)
    print("child", child, flush=True)
"""


class Nursery:
    """Where servers start fast, one at a time."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.errors = (folder / "stderr").open("ab")
        self._python = open_python(self.errors, "-c", _NURSERY)

    def start(self, arguments: Sequence[str], clock_off: float) -> tuple[int, IO[bytes]]:
        """Its process id, and what it says."""
        assert self._python.stdin is not None and self._python.stdout is not None
        line = " ".join([str(clock_off), *arguments])
        self._python.stdin.write(line.encode() + b"\n")
        self._python.stdin.flush()
        return int(self._python.stdout.readline().split()[1]), self._python.stdout

    def close(self) -> None:
        """Its servers must have been killed."""
        finish(self._python)
        self.errors.close()


def open_python(errors: IO[bytes], *arguments: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors
    )


def finish(process: "subprocess.Popen[bytes]") -> None:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.close()
    process.wait(PATIENCE)
    process.stdout.close()


class Process:
    """``hanabi serve`` in processes of its own, one after the other, on one port."""

    def __init__(
        self,
        folder: Path,
        port: int,
        *,
        log_level: str = "error",
        more: Sequence[str] = (),
        clock_off: float = 0.0,
        nursery: Nursery | None = None,
    ) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._arguments = ["serve", "--data", str(folder), "--port", str(port), *_FLAGS]
        self._arguments += [*_MORE_FLAGS, "--log-level", log_level, *more]
        self._clock_off = clock_off
        self._own_nursery = None if nursery else Nursery(folder.parent)
        self._nursery = nursery or self._own_nursery
        self._cold: subprocess.Popen[bytes] | None = None
        self.pid = 0

    def start(self, *, cold: bool) -> None:
        """A new server; a cold one is started as a user would. Returns when it is ready."""
        assert self._nursery is not None
        if cold:
            self._cold = open_python(self._nursery.errors, "-c", _COMMAND, *self._arguments)
            assert self._cold.stdout is not None
            self.pid, output = self._cold.pid, self._cold.stdout
        else:
            self.pid, output = self._nursery.start(self._arguments, self._clock_off)
        assert output.readline().startswith(b"Open "), "the server did not start"
        output.readline()

    def kill(self) -> None:
        """No goodbye."""
        kill(self.pid, signal.SIGKILL)
        if self._cold is not None:
            finish(self._cold)
            self._cold = None

    def stop(self) -> None:
        """As an operator does; returns when it has ended."""
        kill(self.pid, signal.SIGTERM)
        while _lives(self.pid):
            time.sleep(0.01)

    def close(self) -> None:
        """End its own nursery too; the server must have been killed."""
        if self._own_nursery is not None:
            self._own_nursery.close()


def _lives(pid: int) -> bool:
    try:
        kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Frame(NamedTuple):
    """A message, as far as the log tells what must be in it."""

    table: str
    seat: int
    type: str
    seq: int
    fields: dict[str, int]
    """Digests."""


def digest(value: object) -> int:
    """Of JSON; a message and what it should be are compared by it."""
    return hash(json.dumps(value, sort_keys=True))


@dataclass
class Player:
    """A person who always comes back, and remembers what the server promised."""

    url: str
    name: str
    rng: random.Random
    token: str = ""
    table: str = ""
    last_seq: int = 0
    is_over: bool = False
    pending: dict[str, Any] | None = None
    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)
    told: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)
    reconnections: int = 0
    leaks: list[dict[str, Any]] = field(default_factory=list)
    """Messages that showed a card of one's own hand."""
    is_idle: bool = False
    """Somebody who sits there and lets the time run out."""
    seat: int = 0
    frames: list[Frame] = field(default_factory=list)
    """All that told something of a game."""
    sent_at: float = 0.0
    waits: dict[tuple[str, str], tuple[float, float]] = field(default_factory=dict)
    """When a move was sent first, and when it was acknowledged."""

    async def become_guest(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as client:
            (await client.post("/api/guests", json={"name": self.name})).raise_for_status()
            made = (await client.post("/api/me/tokens", json={"label": "x"})).json()
            self.token = made["token"]

    def sit(self, table: str) -> None:
        self.table, self.last_seq, self.is_over, self.pending = table, 0, False, None

    async def play(self) -> None:
        """One connection after the other, until the game is over."""
        while not self.is_over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._connection()
            self.reconnections += 1
            await asyncio.sleep(0.02)

    async def _connection(self) -> None:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/play"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers=headers, open_timeout=5) as socket:
            hello = {"type": "hello", "version": VERSION, "last_seq": self.last_seq}
            await socket.send(json.dumps(hello))
            if self.pending is not None:
                await socket.send(json.dumps(self.pending))  # perhaps it never arrived
            position: dict[str, Any] = {}
            async for frame in socket:
                message = json.loads(frame)
                self._remember(message)
                if self.is_over:
                    return
                if message.get("view"):
                    position = message
                # Of a move that was made before the connection broke one hears only now, when it
                # may be one's turn again: so it is not the view alone that lets one move.
                if self._may_move(message, position):
                    self.pending = self._choice(position["view"], position["seq"])
                    self.sent_at = time.time()
                    await socket.send(json.dumps(self.pending))

    def _may_move(self, message: dict[str, Any], position: dict[str, Any]) -> bool:
        if (
            self.is_idle
            or self.pending is not None
            or not position
            or not position["view"]["legal_moves"]
        ):
            return False
        return message is position or (
            message["type"] == "ack" and message["seq"] <= position["seq"]
        )

    def _choice(self, view: dict[str, Any], seq: int) -> dict[str, Any]:
        safe = [move for move in view["legal_moves"] if not move.startswith("play")]
        move = self.rng.choice(safe or view["legal_moves"])
        return {"type": "move", "seq": seq, "move": move, "key": f"{self.rng.getrandbits(64):x}"}

    def _remember(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "ack":
                self.acknowledged[self.table, message["key"]] = message["seq"]
                self.waits[self.table, message["key"]] = self.sent_at, time.time()
                self.pending = None
            case "welcome":
                self.seat = message["seat"]
            case "error" if message["code"] in ("storage", "internal"):
                raise OSError("come back and try again")
            case "error":
                assert message["code"] in ("old-position", "not-on-turn", "game-over"), message
                self.pending = None
            case "update":
                self.last_seq = max(self.last_seq, message["seq"])
                self.told[self.table, message["seq"]] = message["entry"]
        if message["type"] in ("update", "view"):
            fields = {name: digest(message[name]) for name in TOLD & message.keys()}
            kind, seq = message["type"], message["seq"]
            self.frames.append(Frame(self.table, self.seat, kind, seq, fields))
        if _shows_own_cards(message.get("view")):
            self.leaks.append(message)
        table = message.get("table")
        if table is not None and table["status"] == "finished":
            self.is_over = True


def _shows_own_cards(view: dict[str, Any] | None) -> bool:
    if view is None or view["seat"] is None or view["outcome"] is not None:
        return False
    return any(held["card"] is not None for held in view["hands"][view["seat"]])


async def play_tables(
    players: list[Player],
    games: list[str],
    stop: asyncio.Event,
    clock: dict[str, Any] | None = None,
) -> None:
    """Game after game between two people and a bot; without one where there is a clock."""
    while not stop.is_set():
        with contextlib.suppress(httpx.HTTPError):
            table = await _new_table(players, clock)
            games.append(table)
            for player in players:
                player.sit(table)
            await asyncio.gather(*(player.play() for player in players))
        await asyncio.sleep(0.05)


def still_playing(load: list[asyncio.Task[None]]) -> None:
    """An error if somebody met what must not happen, and plays no more."""
    for task in load:
        if task.done():
            task.result()


async def end_play(load: list[asyncio.Task[None]]) -> None:
    """Nobody plays on; an error if somebody met what must not happen."""
    for task in load:
        task.cancel()
    ends = await asyncio.gather(*load, return_exceptions=True)
    for end in ends:
        if isinstance(end, BaseException) and not isinstance(end, asyncio.CancelledError):
            raise end


async def _new_table(players: list[Player], clock: dict[str, Any] | None) -> str:
    headers = [{"Authorization": f"Bearer {player.token}"} for player in players]
    async with httpx.AsyncClient(base_url=players[0].url, timeout=PATIENCE) as client:
        seats = 3 if clock is None else 2
        settings = {"seats": seats, "edition": "pl-deluxe", "talk": "free", "clock": clock}
        made = await client.post("/api/tables", json={"settings": settings}, headers=headers[0])
        table = str(made.raise_for_status().json()["id"])
        path = f"/api/tables/{table}"
        sat = await client.put(f"{path}/seats/1", json={}, headers=headers[1])
        sat.raise_for_status()
        if clock is None:
            bot = {"bot": "cautious"}
            seated = await client.put(f"{path}/seats/2/bot", json=bot, headers=headers[0])
            seated.raise_for_status()
        (await client.post(f"{path}/start", headers=headers[0])).raise_for_status()
        return table
