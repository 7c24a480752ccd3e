"""Programs that do harm, each for as long as it is let: ``python -m tests.server.attacks``.

They come from an address of their own, so that limits can tell them from those whom they harm.
"""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hanabi.server.wire.protocol import VERSION
from tests.server.attacks.raw_socket import JSON_PING, SMALLEST_PING, RawSocket

SOURCE = "127.0.0.9"
_GONE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, AssertionError)
_SOCKETS = 20
_HALF_OPEN = 1100
_SPECTATORS = 1000
_CROWD = [f"127.0.0.{number}" for number in range(9, 13)]
"""From where spectators come: no address may have a thousand."""
_PADDING = 300
_SEARCHERS = 4


class Mallory:
    """Somebody who means harm."""

    def __init__(self, url: str, source: str = SOURCE) -> None:
        self.url, self._source = url, source
        transport = httpx.AsyncHTTPTransport(local_address=source)
        self.http = httpx.AsyncClient(base_url=url, transport=transport, timeout=60)

    async def become_guest(self) -> "Mallory":
        (await self.http.post("/api/guests", json={"name": "Mallory"})).raise_for_status()
        return self

    async def table(
        self, *, with_bot: bool = False, bots: int = 1, bot: str = "smart", **more: Any
    ) -> str:
        settings = {"seats": bots + 1, "first_seat": 1, "bot_delay": 0, **more.pop("settings", {})}
        made = await self.http.post("/api/tables", json={"settings": settings, **more})
        table = str(made.raise_for_status().json()["id"])
        if with_bot:
            for seat in range(1, bots + 1):
                await self.http.put(f"/api/tables/{table}/seats/{seat}/bot", json={"bot": bot})
            (await self.http.post(f"/api/tables/{table}/start")).raise_for_status()
        return table

    async def finished_game(self) -> str:
        """One that is lost as soon as may be."""
        table = await self.table(with_bot=True, settings={"first_seat": 0})
        async with self.play(table) as socket:
            await socket.send(json.dumps({"type": "hello", "version": VERSION}))
            while True:
                message = json.loads(await socket.recv())
                view = message.get("view") or {"legal_moves": [], "outcome": None}
                if view["outcome"]:
                    return table
                played = [move for move in view["legal_moves"] if move.startswith("play")]
                if played:
                    move = {"type": "move", "seq": message["seq"], "move": played[0]}
                    await socket.send(json.dumps(move))

    @property
    def cookie(self) -> str:
        return f"hanabi={self.http.cookies['hanabi']}"

    def play(self, table: str) -> connect:
        return self._connect(f"/api/tables/{table}/play")

    def look_together(self, replay: str) -> connect:
        return self._connect(f"/api/shared-replays/{replay}/look")

    def _connect(self, path: str) -> connect:
        return connect(
            f"{self.url.replace('http', 'ws')}{path}",
            additional_headers={"Cookie": self.cookie},
            local_addr=(self._source, 0),
            close_timeout=1,
        )


async def _for_ever(work: Callable[[], Awaitable[None]]) -> None:
    """Again, whatever comes of it."""
    while True:
        with contextlib.suppress(*_GONE):
            await work()
        await asyncio.sleep(0.05)


async def _many(count: int, work: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(_for_ever(work) for _ in range(count)))


def _pushing(frame: bytes) -> Callable[[str], Awaitable[None]]:
    async def attack(url: str) -> None:
        mallory = await Mallory(url).become_guest()
        table = await mallory.table()

        def push() -> None:
            attacker = RawSocket(url, SOURCE)
            try:
                attacker.upgrade(table, mallory.cookie)
                while attacker.push(frame * 10_000, 1 << 30):
                    pass
            finally:
                attacker.close()

        await _many(_SOCKETS, lambda: asyncio.to_thread(push))

    return attack


async def half_open(url: str) -> None:
    async def hold() -> None:
        attacker = await asyncio.to_thread(RawSocket, url, SOURCE)
        try:
            attacker.socket.sendall(b"GET / HTTP/1.1\r\n")
            while not attacker.has_ended():
                await asyncio.sleep(0.5)
        finally:
            attacker.close()

    await _many(_HALF_OPEN, hold)


async def ask_why(url: str) -> None:
    mallory = await Mallory(url).become_guest()
    table = await mallory.table(with_bot=True)
    async with mallory.play(table) as socket:
        await socket.send(json.dumps({"type": "hello", "version": VERSION}))
        for number in range(_PADDING):
            order = "0 1 2 3 4" if number % 2 else "4 3 2 1 0"
            move = {"type": "move", "seq": 0, "move": f"arrange 0: {order}"}
            await socket.send(json.dumps(move))
            await asyncio.sleep(0.02)

    async def ask() -> None:
        async with mallory.play(table) as socket:
            await socket.send(json.dumps({"type": "hello", "version": VERSION}))
            while True:
                await socket.send('{"type":"ask-why","seat":1}')
                await asyncio.sleep(0.2)

    await _many(_SOCKETS, ask)


async def _write_for_ever(
    socket: ClientConnection, message: Callable[[int], dict[str, Any]]
) -> None:
    """As often as one may, and hear what is said."""

    async def hear() -> None:
        async for _ in socket:
            pass

    hearing = asyncio.create_task(hear())
    try:
        await socket.send(json.dumps({"type": "hello", "version": VERSION}))
        for number in count():
            await socket.send(json.dumps(message(number)))
            await asyncio.sleep(0.05)
    finally:
        hearing.cancel()


async def write_notes(url: str) -> None:
    mallory = await Mallory(url).become_guest()
    table = await mallory.table(with_bot=True)

    async def write() -> None:
        async with mallory.play(table) as socket:
            await _write_for_ever(
                socket, lambda number: {"type": "note", "card": number % 10, "text": str(number)}
            )

    await _many(_SOCKETS, write)


async def lead(url: str) -> None:
    """A replay that is looked at together, from one position to the next."""
    mallory = await Mallory(url).become_guest()
    game = await mallory.finished_game()
    made = await mallory.http.post(f"/api/games/{game}/shared-replays")
    replay = made.raise_for_status().json()["id"]

    async def show() -> None:
        async with mallory.look_together(replay) as socket:
            await _write_for_ever(socket, lambda number: {"type": "show", "at": number % 3})

    await _many(_SOCKETS, show)


async def think_ahead(url: str) -> None:
    """Games with the bots that think longest, played as fast as they answer."""
    mallory = await Mallory(url).become_guest()

    async def play() -> None:
        table = await mallory.table(with_bot=True, bots=_SEARCHERS, bot="hat-search")
        async with mallory.play(table) as socket:
            await socket.send(json.dumps({"type": "hello", "version": VERSION}))
            while True:
                message = json.loads(await socket.recv())
                moves = (message.get("view") or {"legal_moves": []})["legal_moves"]
                if moves:
                    move = {"type": "move", "seq": message["seq"], "move": moves[-1]}
                    await socket.send(json.dumps(move))

    await _many(_SOCKETS, play)


async def pictures(url: str) -> None:
    mallory = await Mallory(url).become_guest()
    game = await mallory.finished_game()

    async def ask() -> None:
        while True:
            await mallory.http.get(f"/api/games/{game}/picture")

    await _many(_SOCKETS, ask)


async def guess(url: str) -> None:
    host, mallory = await Mallory(url).become_guest(), await Mallory(url).become_guest()
    table = await host.table(passphrase="open sesame")

    async def knock() -> None:
        async with mallory.play(table) as socket:
            while True:
                await socket.send(json.dumps({"type": "hello", "version": VERSION}))
                hello = {"type": "hello", "version": VERSION, "passphrase": "x"}
                await socket.send(json.dumps(hello))
                await asyncio.sleep(0.05)

    await _many(_SOCKETS, knock)


async def spectators(url: str) -> None:
    crowd = [await Mallory(url, source).become_guest() for source in _CROWD for _ in range(10)]
    table = await crowd[0].table()

    async def watch(mallory: Mallory) -> None:
        async with mallory.play(table) as socket:
            await socket.send(json.dumps({"type": "hello", "version": VERSION}))
            async with asyncio.timeout(2):
                while True:
                    await socket.recv()

    come_and_go = [partial(watch, crowd[number % len(crowd)]) for number in range(_SPECTATORS)]
    await asyncio.gather(*map(_for_ever, come_and_go))


async def requests(url: str) -> None:
    mallory = await Mallory(url).become_guest()

    async def ask() -> None:
        while True:
            await mallory.http.get("/api/tables", params={"limit": 100})

    await _many(_SOCKETS, ask)


ATTACKS: dict[str, Callable[[str], Awaitable[None]]] = {
    "pings": _pushing(SMALLEST_PING),
    "messages": _pushing(JSON_PING),
    "half-open": half_open,
    "ask-why": ask_why,
    "guesses": guess,
    "spectators": spectators,
    "requests": requests,
    "notes": write_notes,
    "lead": lead,
    "think-ahead": think_ahead,
    "pictures": pictures,
}
