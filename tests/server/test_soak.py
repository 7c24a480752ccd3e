"""Ten minutes of bot games over the protocol: nothing grows.

Deselected by default; run it with ``pytest tests/server/test_soak.py --soak 600``.
"""

import asyncio
import contextlib
import random
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from hanabi.server.run import listen
from hanabi.server.settings import Settings
from tests.server.killing import Player, Process, play_tables

TABLES = 8


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
    tasks = int(metrics.split("\nhanabi_tasks ")[1].split(maxsplit=1)[0])
    return Sample(megabytes, handles, threads, tasks)


@pytest.mark.slow
def test_nothing_grows_while_bots_play(tmp_path: Path, soak_seconds: float) -> None:
    with listen(Settings(port=0)) as probe:
        port = probe.getsockname()[1]
    process = Process(tmp_path / "data", port)
    process.start(cold=True)
    try:
        samples, games, metrics = asyncio.run(_soak(process.pid, port, soak_seconds))
    finally:
        process.kill()
        process.close()
    print(f"{games} games, {samples[0]} … {samples[-1]}")
    print("megabytes:", *(round(one.megabytes) for one in samples))
    half = samples[len(samples) // 2]
    assert samples[-1].megabytes < half.megabytes * 1.15 + 5
    assert samples[-1].handles <= half.handles + 10
    assert samples[-1].threads <= half.threads + 2
    assert samples[-1].tasks <= half.tasks + 10
    assert "hanabi_errors_total 0\n" in metrics
    assert games > soak_seconds / 5


async def _soak(pid: int, port: int, seconds: float) -> tuple[list[Sample], int, str]:
    url, games, stop = f"http://127.0.0.1:{port}", list[str](), asyncio.Event()
    players = [Player(url, f"p{number}", random.Random(number)) for number in range(2 * TABLES)]
    await asyncio.gather(*(player.become_guest() for player in players))
    pairs = [players[place : place + 2] for place in range(0, len(players), 2)]
    load = [asyncio.create_task(play_tables(pair, games, stop)) for pair in pairs]
    samples: list[Sample] = []
    async with httpx.AsyncClient(base_url=url) as client:
        for _ in range(20):
            await asyncio.sleep(seconds / 20)
            metrics = (await client.get("/metrics")).text
            samples.append(sample(pid, metrics))
    stop.set()
    for task in load:
        task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*load, return_exceptions=True)
    return samples, len(games), metrics
