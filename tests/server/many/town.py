"""Three server processes on a real PostgreSQL behind a real nginx, and people who play there."""

import asyncio
import contextlib
import os
import random
import re
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from itertools import count
from operator import eq
from pathlib import Path

import httpx
import psycopg

from hanabi.server.table.entries import read_line
from hanabi.storage import EventLog, open_database
from tests.ports import lasting_port
from tests.postgres import Cluster
from tests.server.many.promises import check_clocks, check_promises
from tests.server.many.small_disk import SmallDisk
from tests.server.nginx import find, nginx
from tests.server.server_process import (
    Nursery,
    Player,
    Process,
    end_play,
    play_tables,
    still_playing,
)
from tests.waiting import PATIENCE, QuietTime

DEPLOYED = (Path(__file__).parents[3] / "deploy" / "nginx.conf").read_text(encoding="utf-8")
CLOCK = {"initial": 1.0}
"""Of a table where nobody moves: its games end when that is over."""
_PROCESSES = 3
_HOUR = 3600.0


def proxy_configuration(ports: list[int]) -> tuple[str, str]:
    """The upstream and the location of deploy/nginx.conf, for these ports."""
    upstream = re.search(r"^(upstream hanabi \{.*?^\})", DEPLOYED, re.MULTILINE | re.DOTALL)
    mapped = re.search(r"^(map \$http_upgrade.*?^\})", DEPLOYED, re.MULTILINE | re.DOTALL)
    place = re.search(r"^( +location / \{.*?^    \})", DEPLOYED, re.MULTILINE | re.DOTALL)
    assert upstream and mapped and place
    lines = re.findall(r"^ +server .*;$", upstream[1], re.MULTILINE)
    servers = [lines[0].replace("8265", str(port)) for port in ports]
    others = upstream[1].replace("\n".join(lines), "\n".join(servers))
    return f"{others}\n{mapped[1]}", place[1]


class Town:
    """The processes by their numbers; number 2's clock is wrong by an hour."""

    def __init__(self, folder: Path, cluster: Cluster, disk: SmallDisk | None = None) -> None:
        self.cluster, self.disk = cluster, disk
        self.database = cluster.new_database(where=None if disk is None else disk.folder)
        self.folder = folder
        self.ports = [lasting_port() for _ in range(_PROCESSES)]
        more = ["--database", cluster.url(self.database), "--drain-seconds", "0.5"]
        more += ["--trusted-proxies", "127.0.0.1", "--connections-per-address", "100000"]
        more += ["--connections-per-identity", "100000"]
        self._nursery = Nursery(folder)
        self.processes = [
            Process(
                folder / f"p{number}",
                port,
                more=more,
                clock_off=_HOUR * (number == 2),
                nursery=self._nursery,
            )
            for number, port in enumerate(self.ports)
        ]
        self.url = ""
        self.players: list[Player] = []
        self._pairs: list[list[Player]] = []
        self._load: list[asyncio.Task[None]] = []
        self.games: list[str] = []
        self.away: list[tuple[float, float]] = []
        """When faults were made that keep everybody from being served."""
        self.quiet = QuietTime()

    @contextmanager
    def open(self) -> Iterator["Town"]:
        for number in range(len(self.ports)):
            self.start(number)
        before, location = proxy_configuration(self.ports)
        try:
            with contextlib.ExitStack() as stack:
                if find() is None:  # then whoever plays chooses a process by chance
                    self.url = ",".join(f"http://127.0.0.1:{port}" for port in self.ports)
                else:
                    port = stack.enter_context(nginx(self.folder / "nginx", location, before))
                    self.url = f"http://127.0.0.1:{port}"
                yield self
        finally:
            for process in self.processes:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            self._nursery.close()

    def start(self, number: int) -> None:
        self.processes[number].start(cold=False)

    def kill(self, number: int) -> None:
        self.processes[number].kill()

    def cut_connections(self, whose: str = "%") -> None:
        """Of the servers, to the database, whose last question was like this."""
        self.cluster.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            f" WHERE datname = '{self.database}' AND query LIKE '{whose}'"
        )

    def fill_pages(self) -> None:
        """On a disk that is full there is still room in the pages that the log has: none there."""
        row = "INSERT INTO entries SELECT 'ballast', %s * 100 + n, 0, repeat('x', %s)"
        numbers = count()
        with psycopg.connect(self.cluster.conninfo(self.database), autocommit=True) as connection:
            connection.execute("DELETE FROM entries WHERE game_id = 'ballast'")
            for size, rows in ((1000, 50), (1000, 1), (1, 1)):
                with contextlib.suppress(psycopg.errors.DiskFull):
                    while True:
                        values = next(numbers), size, rows
                        series = "FROM generate_series(1, %s) AS n"
                        connection.execute(f"{row} {series}".encode(), values)

    def signal(self, number: int, what: signal.Signals) -> None:
        os.kill(self.processes[number].pid, what)

    @contextlib.asynccontextmanager
    async def playing(self, tables: int) -> AsyncIterator[None]:
        """Game after game at so many tables meanwhile."""
        stop = asyncio.Event()
        urls = self.url.split(",")
        self.players = [
            Player(urls[number % len(urls)], f"p{number}", random.Random(number))
            for number in range(2 * tables)
        ]
        await asyncio.gather(*(player.become_guest() for player in self.players))
        self._pairs = [self.players[place : place + 2] for place in range(0, 2 * tables, 2)]
        self._load = [
            asyncio.create_task(play_tables(pair, self.games, stop)) for pair in self._pairs
        ]
        idle = [
            Player(urls[0], f"idle {number}", random.Random(number), is_idle=True)
            for number in range(2)
        ]
        await asyncio.gather(*(player.become_guest() for player in idle))
        self._load.append(asyncio.create_task(play_tables(idle, self.games, stop, CLOCK)))
        self.players += idle
        self.away.clear()
        try:
            with QuietTime() as self.quiet:
                yield
                await self.moves(2 * tables)
        finally:
            stop.set()
            await end_play(self._load)

    @contextmanager
    def nobody_is_served(self) -> Iterator[None]:
        """As far as clocks are concerned: meanwhile they cannot be right."""
        began = time.time()
        yield
        self.away.append((began, time.time()))

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def moves(self, count: int) -> None:
        """Until so many more are acknowledged."""
        wanted = self.acknowledged + count
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged < wanted:
                await self._wait()

    async def _wait(self) -> None:
        """A moment; an error if somebody plays no more."""
        still_playing(self._load)
        await asyncio.sleep(0.005)

    async def back(self, within: float) -> None:
        """Until everybody plays again: in so many seconds of a machine that does nothing else."""
        before = self._acknowledged_at_tables()
        with QuietTime() as took:
            async with asyncio.timeout(PATIENCE):
                while any(map(eq, self._acknowledged_at_tables(), before)):
                    await self._wait()
        assert took.seconds < within, f"{took.seconds:.1f} s"

    def longest_wait(self) -> float:
        """From a move to its acknowledgement, in seconds of a machine that does nothing else."""
        waits = [ended - began for each in self.players for began, ended in each.waits.values()]
        return max(waits) / self.quiet.slowness

    def _acknowledged_at_tables(self) -> list[int]:
        return [sum(len(player.acknowledged) for player in pair) for pair in self._pairs]

    async def readiness(self) -> list[bool]:
        """Which processes take traffic. All of them live."""
        urls = [f"http://127.0.0.1:{port}" for port in self.ports]
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            alive = await asyncio.gather(*(client.get(f"{url}/healthz") for url in urls))
            assert [answer.text for answer in alive] == ["ok\n"] * len(urls)
        return await asyncio.gather(*map(answers, urls))

    async def check(self, clocks_within: float) -> int:
        """All promises are kept, over all processes; the number of moves."""
        database = await open_database(self.cluster.url(self.database))
        try:
            log = EventLog(database)
            logs = {game: [read_line(*row) for row in await log.read(game)] for game in self.games}
        finally:
            await database.close()
        check_clocks(logs, clocks_within * self.quiet.slowness, self.away)
        return check_promises(logs, self.players)

    def errors(self) -> str:
        return (self.folder / "stderr").read_text()


async def answers(url: str) -> bool:
    """Does this process take traffic?"""
    with contextlib.suppress(httpx.HTTPError):
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            return (await client.get(f"{url}/readyz")).status_code == 200
    return False
