"""Bots' moves come when they come, whatever the bots thought about."""

import asyncio
import selectors
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from hanabi.server.play.automatic_moves import AutomaticMoves, Decision
from hanabi.server.play.table_services import TableServices
from hanabi.server.table.entries import TableSettings
from hanabi.server.thinking.answering_time import seconds_to_move
from tests.server.table_driver import Driver


class JumpingClock(selectors.DefaultSelector):
    """Nobody waits: time jumps to when something is to happen."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += timeout or 0.0
        return super().select(0)


class JumpingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._clock = JumpingClock()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.now


@dataclass
class SlowThinking:
    """Thinks for so long before it does what it is asked."""

    seconds: float

    async def think(self, task: Any, _table_id: str, _whose: str) -> Any:
        await asyncio.sleep(self.seconds)
        return task()


@dataclass
class BotsAlone:
    """What a table's bots need of a server."""

    thinking: SlowThinking
    bot_delay: float = 0.0
    moved_at: list[float] = field(default_factory=list)

    def pool_of(self, _bot: str) -> SlowThinking:
        return self.thinking


def moments(thought: float, delay: float, table_delay: float | None) -> list[float]:
    """When bots make their first three moves."""
    driver = Driver(TableSettings(seats=2, bot_delay=table_delay), people=1)
    services = BotsAlone(SlowThinking(thought), delay)

    async def carry_out(decide: Decision) -> int:
        driver.commit(decide)
        services.moved_at.append(asyncio.get_running_loop().time())
        return driver.table.seq

    async def play() -> None:
        moves = AutomaticMoves(driver.table, carry_out, cast(TableServices, services), lambda: True)
        driver.start(first_seat=1)
        while len(services.moved_at) < 3:
            moves.schedule_next()
            before = len(services.moved_at)
            while len(services.moved_at) == before or moves.is_busy:
                await asyncio.sleep(0.001)
            driver.hint()

    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        runner.run(play())
    return services.moved_at


@pytest.mark.parametrize(("delay", "table_delay"), [(0.0, None), (0.7, 0.0), (0.0, 2.0)])
def test_a_bot_moves_at_the_same_time_however_long_it_thought(
    delay: float, table_delay: float | None
) -> None:
    least = max(delay if table_delay is None else table_delay, 0.016)
    quick, slow = (moments(least * part, delay, table_delay) for part in (0.01, 0.9))
    assert quick == pytest.approx(slow, abs=0.003)


def test_who_thinks_for_longer_moves_after_twice_the_time_or_four_times() -> None:
    assert [seconds_to_move(0.7, thought) for thought in (0, 0.7, 0.71, 1.4, 2.5)] == [
        0.7, 0.7, 1.4, 1.4, 2.8,
    ]  # fmt: skip
    assert seconds_to_move(0, 0) > 0
