"""Games after games over the protocol: nothing grows."""

import asyncio
import random
from dataclasses import astuple, dataclass
from pathlib import Path

import httpx
import pytest

from tests.ports import lasting_port
from tests.server.scraping import value_in
from tests.server.server_process import Player, Process, end_play, play_tables, still_playing
from tests.sizes import scaled
from tests.waiting import PATIENCE

TABLES = 8
SAMPLES = 20
MOST_POOLED = 16
"""Handles of the database and of bots' processes, opened when first needed; each game has more."""
TABLE_MEGABYTES = 0.1
"""More than a table with its log, which stays in memory for minutes after its game."""
GAMES = scaled(fast=10, normal=12, long=1000)


@dataclass
class Sample:
    """What the server process holds at one moment."""

    megabytes: float
    handles: int
    threads: int
    tasks: int


def sample(pid: int, metrics: str) -> Sample:
    status = Path(f"/proc/{pid}/status").read_text()
    megabytes = int(status.split("VmRSS:")[1].split()[0]) / 1024
    threads = int(status.split("Threads:")[1].split()[0])
    handles = len(list(Path(f"/proc/{pid}/fd").iterdir()))
    tasks = value_in(metrics, "hanabi_tasks")
    return Sample(megabytes, handles, threads, tasks)


def _most(samples: list[Sample]) -> Sample:
    """The largest of each: people come and go between games."""
    return Sample(*map(max, zip(*map(astuple, samples), strict=True)))


@pytest.mark.processes
def test_nothing_grows_while_bots_play(tmp_path: Path) -> None:
    port = lasting_port()
    process = Process(tmp_path / "data", port)
    process.start(cold=True)
    try:
        samples, metrics = asyncio.run(_soak(process.pid, port))
    finally:
        process.kill()
        process.close()
    early, late = _most(samples[: SAMPLES // 2]), _most(samples[SAMPLES // 2 :])
    tables = GAMES / 2 * TABLE_MEGABYTES
    assert late.megabytes < early.megabytes * 1.15 + 5 + tables
    assert late.threads <= early.threads + 4
    assert value_in(metrics, "hanabi_errors_total") == 0


async def _soak(pid: int, port: int) -> tuple[list[Sample], str]:
    url, games, stop = f"http://127.0.0.1:{port}", list[str](), asyncio.Event()
    players = [Player(url, f"p{number}", random.Random(number)) for number in range(2 * TABLES)]
    await asyncio.gather(*(player.become_guest() for player in players))
    pairs = [players[place : place + 2] for place in range(0, len(players), 2)]
    samples: list[Sample] = []
    nothing_kept = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=nothing_kept) as client:
        at_rest = sample(pid, (await client.get("/metrics")).text)
        load = [asyncio.create_task(play_tables(pair, games, stop)) for pair in pairs]
        for number in range(1, SAMPLES + 1):
            while len(games) < TABLES + GAMES * number // SAMPLES:
                still_playing(load)
                await asyncio.sleep(0.05)
            samples.append(sample(pid, (await client.get("/metrics")).text))
        stop.set()
        await end_play(load)
        metrics = await _come_to_rest(client, pid, at_rest)
    return samples, metrics


async def _come_to_rest(client: httpx.AsyncClient, pid: int, at_rest: Sample) -> str:
    """When everybody has left, nothing of them is left: neither a task nor a handle."""
    async with asyncio.timeout(PATIENCE):
        while True:
            metrics = (await client.get("/metrics")).text
            now = sample(pid, metrics)
            if now.tasks <= at_rest.tasks + 2 and now.handles <= at_rest.handles + MOST_POOLED:
                return metrics
            await asyncio.sleep(0.05)
