"""Bots think in processes: some at a time, none for ever, and the game goes on without them."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from hanabi.bots import BOTS
from hanabi.server.http.routes import games
from hanabi.server.play import automatic_moves, session
from hanabi.server.thinking.pool import ThinkingPool, ThoughtFailed, ThoughtTooLong
from tests.server.running_server import FAST, Serve
from tests.server.scraping import metric
from tests.server.thinking import hanging_bots
from tests.server.thinking.hanging_bots import EndlessQuestion, never_end, wait_for_file
from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.processes

LONG = 3600.0


@pytest.mark.parametrize("bot", hanging_bots.HANGING)
def test_a_bot_that_never_answers_does_not_stop_the_game(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.setitem(BOTS, bot, hanging_bots.HANGING[bot])
    monkeypatch.setattr(automatic_moves, "chosen_move", hanging_bots.chosen_move)
    server = serve(replace(FAST, bot_limit=0.2))
    ana = server.guest()
    table = ana.table(first_seat=1)
    ana.seat_bots(table, bot)
    ana.start(table)
    play = ana.play(table, {"last_seq": 0})
    for _ in range(2):
        assert play.until_entry("moved")["entry"]["by_bot"]
        while not play.is_on_turn():
            play.receive()
        play.move()
    assert metric(server.url, "hanabi_bot_failures_total") >= 2
    assert metric(server.url, "hanabi_bot_processes_killed_total") >= 2


@contextmanager
def pool(count: int, seconds: float) -> Iterator[ThinkingPool]:
    processes = ThinkingPool(count, seconds)
    try:
        yield processes
    finally:
        processes.stop()


def test_an_answer_comes_back_and_a_failure_is_one() -> None:
    async def scenario() -> None:
        with pool(1, LONG) as processes:
            assert await processes.think(partial(divmod, 42, 10)) == (4, 2)
            with pytest.raises(ThoughtFailed):
                await processes.think(partial(divmod, 1, 0))
            first = await processes.think(os.getpid)
            assert await processes.think(os.getpid) == first != os.getpid()
            assert processes.killed == 0

    asyncio.run(scenario())


def test_who_takes_too_long_is_ended_and_another_takes_its_place() -> None:
    async def scenario() -> None:
        with pool(1, 0.3) as processes:
            first = await processes.think(os.getpid)
            with pytest.raises(ThoughtTooLong):
                await processes.think(partial(time.sleep, LONG))
            with pytest.raises(ProcessLookupError):
                os.kill(first, 0)
            assert await processes.think(os.getpid) != first
            assert processes.killed == 1

    asyncio.run(scenario())


def test_a_process_that_crashes_is_replaced() -> None:
    async def scenario() -> None:
        with pool(1, LONG) as processes:
            with pytest.raises(ThoughtTooLong):
                await processes.think(partial(os._exit, 3))
            assert await processes.think(os.getpid)

    asyncio.run(scenario())


def test_no_more_think_at_once_than_may_and_a_table_comes_back_to_who_knows_it() -> None:
    async def scenario() -> None:
        with pool(2, LONG) as processes:
            tables = [f"t{number}" for number in range(6)]
            asked = [processes.think(os.getpid, table) for table in tables]
            knows = dict(zip(tables, await asyncio.gather(*asked), strict=True))
            assert len(set(knows.values())) <= 2
            for table in (*tables, *reversed(tables)):
                assert await processes.think(os.getpid, table) == knows[table]

    asyncio.run(scenario())


def test_who_asked_and_went_away_does_not_disturb_the_next() -> None:
    async def scenario() -> None:
        with pool(1, LONG) as processes:
            gone = asyncio.create_task(processes.think(partial(divmod, 5, 3)))
            await asyncio.sleep(0)
            gone.cancel()
            assert await processes.think(partial(divmod, 42, 10)) == (4, 2)

    asyncio.run(scenario())


class Reached:
    """Thoughts that wait for a file, so that a test says when each is over."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def until(self, name: str) -> "partial[str]":
        return partial(wait_for_file, str(self._folder / name), name)

    def end(self, name: str) -> None:
        (self._folder / name).touch()


def test_a_move_waits_for_no_explanation_and_askers_take_turns(tmp_path: Path) -> None:
    reached = Reached(tmp_path)

    async def scenario() -> None:
        with pool(2, LONG) as processes:
            told: list[str] = []

            async def ask(name: str, asker: str) -> None:
                told.append(await processes.explain(reached.until(name), asker))

            asked = [
                asyncio.create_task(ask(name, asker))
                for name, asker in [("a1", "a"), ("a2", "a"), ("a3", "a"), ("b1", "b")]
            ]
            await asyncio.sleep(0)
            assert await processes.think(partial(divmod, 42, 10)) == (4, 2)
            assert told == [], "of two processes one is for moves alone"
            asked[1].cancel()
            for name in ("a1", "a2", "a3", "b1"):
                reached.end(name)
            await asyncio.gather(*asked, return_exceptions=True)
            assert told == ["a1", "b1", "a3"], "whose asker has gone was not even begun"

    asyncio.run(scenario())


def test_who_has_many_tables_does_not_keep_others_waiting_for_all_of_them(tmp_path: Path) -> None:
    reached = Reached(tmp_path)

    async def scenario() -> None:
        with pool(1, LONG) as processes:
            moved: list[str] = []

            async def move(name: str, whose: str) -> None:
                moved.append(await processes.think(partial(str, name), name, whose))

            first = asyncio.create_task(processes.think(reached.until("first"), "m0", "mallory"))
            await asyncio.sleep(0)
            many = [(f"m{number}", "mallory") for number in range(1, 30)]
            asked = [asyncio.create_task(move(*each)) for each in (*many, ("a1", "ana"))]
            await asyncio.sleep(0)
            reached.end("first")
            await asyncio.gather(first, *asked)
            assert moved[:2] == ["m1", "a1"]

    asyncio.run(scenario())


def test_tables_with_bots_that_think_for_long_keep_no_others_waiting(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even those of the same person."""
    for number in range(4):
        monkeypatch.setitem(BOTS, f"slow{number}", hanging_bots.WaitingBot)
    monkeypatch.setattr(automatic_moves, "chosen_move", hanging_bots.chosen_move)
    server = serve(replace(FAST, bot_limit=LONG))
    ana = server.guest()
    for bot in (*(f"slow{number}" for number in range(4)), "cautious"):
        table = ana.table(first_seat=1)
        ana.seat_bots(table, bot)
        ana.start(table)
    assert ana.play(table, {"last_seq": 0}).until_entry("moved")["entry"]["by_bot"]


def test_with_one_process_moves_come_before_explanations(tmp_path: Path) -> None:
    reached = Reached(tmp_path)

    async def scenario() -> None:
        with pool(1, LONG) as processes:
            told: list[str] = []
            first = asyncio.create_task(processes.think(reached.until("first")))

            async def explain() -> None:
                told.append(await processes.explain(partial(str, "why"), "a"))

            async def move() -> None:
                told.append(await processes.think(partial(str, "move")))

            later = [asyncio.create_task(explain()), asyncio.create_task(move())]
            await asyncio.sleep(0)
            reached.end("first")
            await asyncio.gather(first, *later)
            assert told == ["move", "why"]

    asyncio.run(scenario())


def test_an_explanation_that_runs_ends_with_its_asker(tmp_path: Path) -> None:
    async def scenario() -> None:
        with pool(1, LONG) as processes:
            first = await processes.think(os.getpid)
            begun = tmp_path / "begun"
            asked = asyncio.create_task(processes.explain(partial(never_end, str(begun)), "a"))
            while not begun.exists():
                await asyncio.sleep(0.01)
            asked.cancel()
            async with asyncio.timeout(PATIENCE):
                assert await processes.think(os.getpid) != first
            assert processes.killed == 1

    asyncio.run(scenario())


@pytest.mark.parametrize("way", ["socket", "http"])
def test_who_hangs_up_ends_the_explanation_that_was_asked_for(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, way: str
) -> None:
    endless = EndlessQuestion(str(tmp_path / "begun"))
    monkeypatch.setattr(session, "question", lambda *_: endless)
    monkeypatch.setattr(games, "all_reasons", lambda _: endless)
    server = serve(replace(FAST, bot_limit=LONG))
    ana = server.guest()
    table = ana.table()
    begun = Path(endless.path)
    if way == "socket":
        play = ana.play(table)
        play.send(type="ask-why", seat=1, key="w")
        wait_until(begun.exists, "the bot thinks about it")
        play.close()
    else:
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            request = f"GET /api/games/{table}/reasons HTTP/1.1\r\nHost: {server.url[7:]}\r\n\r\n"
            client.sendall(request.encode())
            wait_until(begun.exists, "the bots think about it")
    killed = "hanabi_bot_processes_killed_total"
    wait_until(lambda: metric(server.url, killed) == 1, "the end of it")
    assert metric(server.url, "hanabi_errors_total") == 0


_SERVER = """
import asyncio, os, time
from functools import partial
from hanabi.server.thinking.pool import ThinkingPool
async def main():
    pool = ThinkingPool(1, 3600.0)
    print(await pool.think(os.getpid), flush=True)
    await pool.think(WORK)
asyncio.run(main())
"""


@pytest.mark.parametrize("work", ["time.sleep, 3600", "exec, 'while True: pass'"])
def test_no_process_outlives_a_server_that_is_killed(work: str) -> None:
    code = _SERVER.replace("WORK", f"partial({work})")
    server = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
    assert server.stdout is not None
    process = int(server.stdout.readline())
    server.send_signal(signal.SIGKILL)
    server.wait()
    server.stdout.close()
    wait_until(lambda: not _is_alive(process), "its end")


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # Ended, but nobody has asked how: in a container there may be no one to.
    with open(f"/proc/{process}/stat") as stat:  # noqa: PTH123
        return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
