"""Whatever happens to processes and to the database while people play: all promises are kept.

The checker (``promises``) knows every acknowledged move and every frame that anybody
saw. One of the three processes has a clock that is wrong by an hour, all the time."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable

import pytest

from tests.server.guests import Guest
from tests.server.many.races import race
from tests.server.many.town import Town, answers
from tests.sizes import scaled
from tests.waiting import PATIENCE

pytestmark = [pytest.mark.processes]
TABLES = scaled(fast=1, normal=2, long=6)
KILLS = scaled(fast=1, normal=3, long=100)
TIMES = scaled(fast=1, normal=1, long=5)
RACES = scaled(fast=1, normal=20, long=10_000)
BACK_SECONDS = scaled(fast=PATIENCE, normal=PATIENCE, long=5.0)
"""After a fault. What else the machine does is measured, but not so well that every run should
depend on it."""
STOPPED_SECONDS = scaled(fast=(0.2,), normal=(1.0,), long=(5.0, 7.0))
"""After five the others take a process for dead; it is not."""
CLOCKS_WITHIN = scaled(fast=PATIENCE, normal=PATIENCE, long=1.0)
LONGEST_PAUSE = scaled(fast=PATIENCE, normal=PATIENCE, long=2.0)
"""For anybody who plays while one process after the other is restarted."""

Fault = Callable[[Town, random.Random], Awaitable[None]]


async def killed(town: Town, rng: random.Random) -> None:
    for _ in range(KILLS):
        number = rng.randrange(len(town.ports))
        await town.moves(rng.randint(1, 8))
        with town.nobody_is_served():
            town.kill(number)
            await town.back(BACK_SECONDS)
        await asyncio.sleep(rng.uniform(0.0, 0.05))
        await asyncio.to_thread(town.start, number)


async def stopped(town: Town, rng: random.Random) -> None:
    """The others play on meanwhile, also where it was the stopped one's part to let bots move."""
    for _ in range(TIMES):
        number = rng.randrange(len(town.ports))
        await town.moves(3)
        with town.nobody_is_served():
            town.signal(number, signal.SIGSTOP)
            await asyncio.sleep(rng.choice(STOPPED_SECONDS))
            town.signal(number, signal.SIGCONT)
            await town.back(BACK_SECONDS)
        await town.moves(3)


async def database_restarted(town: Town, rng: random.Random) -> None:
    for _ in range(TIMES):
        await town.moves(3)
        how = rng.choice([signal.SIGINT, signal.SIGQUIT])  # "fast", and as if it had crashed
        with town.nobody_is_served():
            await asyncio.to_thread(town.cluster.stop, how)
            async with asyncio.timeout(PATIENCE):
                while any(await town.readiness()):
                    await asyncio.sleep(0.05)
            await asyncio.to_thread(town.cluster.start)
            await town.back(BACK_SECONDS)
        await town.moves(10)


async def connections_cut(town: Town, rng: random.Random) -> None:
    for _ in range(3 * TIMES):
        await town.moves(rng.randint(1, 5))
        with town.nobody_is_served():
            await asyncio.to_thread(town.cut_connections)
            await town.back(BACK_SECONDS)
        await town.moves(5)


async def listener_cut(town: Town, rng: random.Random) -> None:
    for _ in range(3 * TIMES):
        await town.moves(rng.randint(1, 5))
        await asyncio.to_thread(town.cut_connections, "LISTEN%")
        await town.moves(5)


async def disk_full(town: Town, _rng: random.Random) -> None:
    """Whoever notices takes no traffic, until something can be written again."""
    if town.disk is None:
        pytest.skip("nobody may mount a small disk here")
    for _ in range(TIMES):
        await town.moves(3)
        with town.nobody_is_served():
            with town.disk.full():
                await asyncio.to_thread(town.fill_pages)
                async with asyncio.timeout(PATIENCE):
                    while all(await town.readiness()):
                        await asyncio.sleep(0.05)
            await town.back(BACK_SECONDS)
        async with asyncio.timeout(PATIENCE):
            while not all(await town.readiness()):
                await asyncio.sleep(0.05)
        await town.moves(5)


async def restarted_one_after_the_other(town: Town, _rng: random.Random) -> None:
    for _ in range(TIMES):
        for number, port in enumerate(town.ports):
            await asyncio.to_thread(town.processes[number].stop)
            await asyncio.to_thread(town.start, number)
            async with asyncio.timeout(PATIENCE):
                while not await answers(f"http://127.0.0.1:{port}"):
                    await asyncio.sleep(0.02)
            await town.back(BACK_SECONDS)
            await town.moves(3)
    assert town.longest_wait() < LONGEST_PAUSE


FAULTS: list[Fault] = [killed, stopped, database_restarted, connections_cut, listener_cut,
                       disk_full, restarted_one_after_the_other]  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_no_promise_is_broken_when_processes_or_the_database_are(town: Town, fault: Fault) -> None:
    async def siege() -> int:
        async with town.playing(TABLES):
            await fault(town, random.Random(fault.__name__))
        return await town.check(CLOCKS_WITHIN)

    moves = asyncio.run(siege())
    assert moves >= 2 * TABLES
    errors = town.errors()
    unexpected = [text for text in errors.split("Traceback")[1:] if "spawn_main" not in text]
    assert not unexpected, errors[-3000:]


def test_of_two_who_move_at_once_at_two_processes_one_wins(town: Town) -> None:
    """Beside others who play on."""

    async def siege() -> None:
        ana, bo = Guest(urls[0], "Ana"), Guest(urls[1], "Bo")
        async with town.playing(TABLES):
            await race(urls, ana, bo, RACES)
        for guest in (ana, bo):
            await asyncio.to_thread(guest.close)
        await town.check(CLOCKS_WITHIN)

    urls = [f"http://127.0.0.1:{port}" for port in town.ports[:2]]
    asyncio.run(siege())
