"""Bots think in threads: some at a time, none for ever, and nothing waits for the stuck."""

import asyncio
import threading
import time
from dataclasses import replace

import httpx
import pytest

from hanabi.bots import BOTS
from hanabi.game import Move
from hanabi.rules import Seat
from hanabi.server.thinking import Thinkers, ThoughtTooLong
from hanabi.view import View
from tests.server.conftest import FAST, Serve


class Dreamer:
    """A bot that waits for ever."""

    wake = threading.Event()

    def __init__(self, seat: Seat, seed: int = 0) -> None:
        del seat, seed

    def choose(self, view: View) -> Move:
        self.wake.wait()
        return view.legal_moves[0]


class Brooder(Dreamer):
    """One that calculates for ever, and goes on whatever goes wrong."""

    def choose(self, view: View) -> Move:
        thoughts = 0
        while not self.wake.is_set():
            try:
                thoughts += 1
            except Exception:
                continue
        return view.legal_moves[0]


@pytest.mark.parametrize("bot", [Dreamer, Brooder])
def test_a_bot_that_never_comes_back_does_not_stop_the_game(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, bot: type[Dreamer]
) -> None:
    monkeypatch.setitem(BOTS, "never", bot)
    bot.wake.clear()
    server = serve(replace(FAST, bot_limit=0.2))
    ana = server.guest()
    table = ana.table(first_seat=1)
    ana.seat_bots(table, "never")
    ana.start(table)
    play = ana.play(table, {"last_seq": 0})
    for _ in range(2):
        assert play.until_entry("moved")["entry"]["by_bot"]
        while not play.is_on_turn():
            play.receive()
        play.move()
    play.until_entry("moved")
    values = metrics(server.url)
    assert int(values["hanabi_bot_failures_total"]) >= 3
    if bot is Brooder:
        deadline = time.monotonic() + 20
        while metrics(server.url)["hanabi_stuck_threads"] != "0":
            assert time.monotonic() < deadline, "who calculates is made to stop"
            time.sleep(0.05)
    else:
        assert int(values["hanabi_stuck_threads"]) >= 3
    bot.wake.set()


def metrics(url: str) -> dict[str, str]:
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    return {one.split()[0]: one.split()[1] for one in lines if one[0] != "#"}


def test_an_answer_and_a_failure_come_back_from_the_thread() -> None:
    async def scenario() -> None:
        thinkers = Thinkers(2, 5.0)
        assert await thinkers.think(lambda: 42) == 42
        with pytest.raises(ZeroDivisionError):
            await thinkers.think(lambda: 1 // 0)
        assert thinkers.stuck == 0

    asyncio.run(scenario())


def test_no_more_think_at_once_than_may() -> None:
    async def scenario() -> int:
        thinkers, at_work, most = Thinkers(2, 5.0), 0, 0
        lock = threading.Lock()

        def work() -> None:
            nonlocal at_work, most
            with lock:
                at_work += 1
                most = max(most, at_work)
            time.sleep(0.01)
            with lock:
                at_work -= 1

        await asyncio.gather(*(thinkers.think(work) for _ in range(8)))
        return most

    assert asyncio.run(scenario()) <= 2


def test_with_too_many_stuck_nobody_thinks_until_some_have_ended() -> None:
    async def scenario() -> None:
        thinkers, wake = Thinkers(20, 0.02), threading.Event()
        stuck = [thinkers.think(wake.wait) for _ in range(16)]
        assert {type(one) for one in await asyncio.gather(*stuck, return_exceptions=True)} == {
            ThoughtTooLong
        }
        assert thinkers.stuck == 16
        with pytest.raises(ThoughtTooLong):
            await thinkers.think(lambda: 1)
        wake.set()
        while thinkers.stuck:
            await asyncio.sleep(0.01)
        assert await thinkers.think(lambda: 1) == 1

    asyncio.run(scenario())
