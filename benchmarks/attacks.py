"""How long people wait for their moves, and for bots, while somebody attacks the server.

``python -m benchmarks.attacks`` serves with the usual settings, lets six people play with bots,
and measures before, during and after each attack of ``tests/server/attacks``. The attackers are a
process of their own with an address of their own, on the same machine. It takes ten minutes, and
ends with the table of ``docs/operating.md``.
"""

import argparse
import asyncio
import contextlib
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
from tests.ports import lasting_port
from tests.server.attacks.attackers import ATTACKS
from websockets.asyncio.client import ClientConnection, connect

from hanabi.server.wire.protocol import VERSION

_PEOPLE = 6
_THINKING_SECONDS = 0.1
_HEAD = """
| attack | a move, quiet → attacked | | a bot's answer, quiet → attacked | |
|---|---|---|---|---|"""
WHAT_THEY_DO = {
    "pings": "20 WebSockets that ping without reading and ignore the end",
    "messages": "20 that flood with messages and come back",
    "half-open": "1,100 connections that never send a request",
    "ask-why": "20 that ask why, over 300 arrangements",
    "guesses": "20 that guess a passphrase, or do not even guess",
    "spectators": "1,000 spectators who come and go, from four addresses",
    "requests": "20 that ask for a hundred tables again and again",
    "notes": "20 that write notes as fast as they may",
    "lead": "20 that lead a replay from one position to the next",
    "think-ahead": "20 games with four bots each that think ahead, played at once",
    "pictures": "20 that ask for a game's picture again and again",
}
_SERVE = "import sys; from hanabi.cli import main; sys.exit(main())"


@dataclass
class Waits:
    """In milliseconds."""

    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)


def percentile(values: list[float], percent: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else 0.0


class Victim:
    """A person who plays one game with bots after the other."""

    def __init__(self, url: str, bot: str = "cautious", seats: int = 2) -> None:
        self._url, self._bot, self._seats = url, bot, seats
        self.waits = Waits()

    async def play(self) -> None:
        async with httpx.AsyncClient(base_url=self._url, timeout=120) as http:
            (await http.post("/api/guests", json={"name": "Ana"})).raise_for_status()
            while True:
                await self._game(http)

    async def _game(self, http: httpx.AsyncClient) -> None:
        settings = {"seats": self._seats, "bot_delay": 0, "visibility": "link"}
        made = await http.post("/api/tables", json={"settings": settings})
        table = made.raise_for_status().json()["id"]
        for seat in range(1, self._seats):
            await http.put(f"/api/tables/{table}/seats/{seat}/bot", json={"bot": self._bot})
        (await http.post(f"/api/tables/{table}/start")).raise_for_status()
        address = f"{self._url.replace('http', 'ws')}/api/tables/{table}/play"
        headers = {"Cookie": f"hanabi={http.cookies['hanabi']}"}
        async with connect(address, additional_headers=headers) as socket:
            await socket.send(json.dumps({"type": "hello", "version": VERSION}))
            while await self._turn(socket):
                pass

    async def _turn(self, socket: ClientConnection) -> bool:
        """Wait for one's turn, then move; False when the game is over."""
        began, seq, moves = time.perf_counter(), 0, None
        while not moves:
            message = json.loads(await socket.recv())
            if (message.get("table") or {}).get("status") == "finished":
                return False
            if message.get("view"):
                seq, moves = message["seq"], message["view"]["legal_moves"]
        self.waits.bots.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(_THINKING_SECONDS)
        safe = [move for move in moves if not move.startswith("play")]
        began = time.perf_counter()
        await socket.send(json.dumps({"type": "move", "seq": seq, "move": (safe or moves)[0]}))
        return await self._acknowledged(socket, began)

    async def _acknowledged(self, socket: ClientConnection, began: float) -> bool:
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == "ack":
                self.waits.moves.append((time.perf_counter() - began) * 1000)
                return True
            if (message.get("table") or {}).get("status") == "finished":
                return False


async def measure(victims: list[Victim], seconds: float) -> Waits:
    for victim in victims:
        victim.waits = Waits()
    await asyncio.sleep(seconds)
    waits = Waits()
    for victim in victims:
        waits.moves += victim.waits.moves
        waits.bots += victim.waits.bots
    return waits


def line(name: str, waits: Waits, quiet: Waits) -> str:
    moves, bots = compared(waits.moves, quiet.moves), compared(waits.bots, quiet.bots)
    return (
        f"{name:12} {len(waits.moves):6} moves  p50 {percentile(waits.moves, 50):7.1f} ms  "
        f"p99 {' '.join(moves)}   bots p99 {' '.join(bots)}"
    )


def row(name: str, waits: Waits, quiet: Waits) -> str:
    """A line of the table in the document."""
    cells = (*compared(waits.moves, quiet.moves), *compared(waits.bots, quiet.bots))
    return f"| {WHAT_THEY_DO[name]} | {' | '.join(cells)} |"


def compared(attacked: list[float], quiet: list[float]) -> tuple[str, str]:
    """The p99 without and with the attack, and how many times as long it is; nobody who was
    answered is no small number."""
    before, during = percentile(quiet, 99), percentile(attacked, 99)
    times = f"× {during / before:.1f}" if attacked and before else "× ∞"
    return f"{before:,.0f} → {during:,.0f} ms", times


async def run(url: str, names: list[str], seconds: float) -> None:
    victims = [Victim(url) for _ in range(_PEOPLE)]
    playing = [asyncio.create_task(victim.play()) for victim in victims]
    await measure(victims, seconds)  # processes of bots start, files are read
    rows: list[str] = []
    for name in names:
        before = await measure(victims, seconds)
        attack = subprocess.Popen([sys.executable, "-m", "tests.server.attacks", name, url])
        await asyncio.sleep(3)
        during = await measure(victims, seconds)
        attack.kill()
        attack.wait()
        await asyncio.sleep(2)
        after = await measure(victims, seconds)
        quiet = Waits(before.moves + after.moves, before.bots + after.bots)
        print(line(name, during, quiet), flush=True)
        rows.append(row(name, during, quiet))
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    print(_HEAD, *rows, sep="\n")


@contextlib.contextmanager
def usual_server() -> Iterator[str]:
    """`hanabi serve` with its usual settings; its address."""
    port = lasting_port()
    with tempfile.TemporaryDirectory() as folder:
        flags = ["--data", folder, "--port", str(port), "--log-level", "error"]
        server = subprocess.Popen(
            [sys.executable, "-c", _SERVE, "serve", *flags, "--guests-per-hour", "1000"],
            stdout=subprocess.PIPE,
        )
        try:
            assert server.stdout is not None and server.stdout.readline()
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.wait(10)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", default=list(ATTACKS), help="which; all without it")
    parser.add_argument("--seconds", type=float, default=15.0, help="for each measurement")
    wanted = parser.parse_args()
    with usual_server() as url:
        asyncio.run(run(url, wanted.attacks, wanted.seconds))
        metrics = httpx.get(f"{url}/metrics").text.splitlines()
        print(*(text for text in metrics if text.startswith("hanabi_errors_total")))


if __name__ == "__main__":
    main()
