"""What happens at a table though nobody asks for it: bots move, and time runs out."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from hanabi.server.errors import Unavailable
from hanabi.server.play.table_services import TableServices
from hanabi.server.table import commands
from hanabi.server.table.commands import Lines
from hanabi.server.table.table import Table
from hanabi.server.thinking.answering_time import seconds_to_move
from hanabi.server.thinking.bot_seats import careful_move, chosen_move, game_so_far
from hanabi.server.thinking.pool import ThoughtFailed, ThoughtTooLong

logger = logging.getLogger("hanabi.tables")
_LONGEST_TIMER = 3600.0
_STAND_BY_SECONDS = 3.0
"""How long a process whose part it is not waits for the one whose part it is to let a bot move."""
_STAND_BY_CLOCK = 0.4

Decision = Callable[[Table], Lines]
"""What a command would write into the log, as the table stands."""


class AutomaticMoves:
    def __init__(
        self,
        table: Table,
        carry_out: Callable[[Decision], Awaitable[int]],
        services: TableServices,
        is_ours: Callable[[], bool],
    ) -> None:
        self._table, self._carry_out, self._services = table, carry_out, services
        self._is_ours = is_ours
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_busy(self) -> bool:
        return self._task is not None or self._timer is not None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def schedule_next(self) -> None:
        """Something happened: whoever is next will move, a bot or a person with a clock."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self._table
        seat = table.on_turn
        if seat is not None and not table.paused and table.bot_at(seat) is not None:
            if self._task is None:
                self._task = asyncio.create_task(self._let_bots_play())
            return
        deadline = table.clock.deadline if table.clock is not None else None
        if deadline is not None:
            wait = min(max(0.0, deadline - self._services.time_and_chance.now()), _LONGEST_TIMER)
            wait += 0.0 if self._is_ours() else _STAND_BY_CLOCK
            self._timer = asyncio.get_running_loop().call_later(wait, self._time_is_up)

    def _time_is_up(self) -> None:
        self._timer = None
        self._task = self._task or asyncio.create_task(self._time_out())

    async def _time_out(self) -> None:
        now = self._services.time_and_chance.now
        await self._try(lambda table: commands.time_out(table, now()))
        self._task = None
        self.schedule_next()

    async def _try(self, decide: Decision) -> bool:
        """A command of the server itself; a failing storage must not end the table."""
        try:
            await self._carry_out(decide)
        except Unavailable:
            await asyncio.sleep(1.0)
            return False
        return True

    async def _let_bots_play(self) -> None:
        try:
            while True:
                table = self._table
                seat = table.on_turn
                bot = None if seat is None or table.paused else table.bot_at(seat)
                if seat is None or bot is None:
                    break
                await self._bot_move(seat, bot)
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("bot seat failed")
            await asyncio.sleep(1.0)
        self._task = None
        self.schedule_next()

    async def _stand_by(self, delay: float) -> None:
        """Another process lets this bot move; unless it does not."""
        position = self._table.position_seq
        until = asyncio.get_running_loop().time() + delay + _STAND_BY_SECONDS
        while self._table.position_seq == position and not self._is_ours():
            left = until - asyncio.get_running_loop().time()
            if left <= 0:
                return
            await asyncio.sleep(min(left, 0.25))

    async def _bot_move(self, seat: int, bot: str) -> None:
        """Think, then move at a fixed time after the turn began: how long a bot thought
        about the cards that it sees would tell their holders something."""
        services, loop = self._services, asyncio.get_running_loop()
        delay = self._table.settings.bot_delay
        delay = services.bot_delay if delay is None else delay
        if not self._is_ours():
            await self._stand_by(delay)
            if self._table.on_turn != seat or self._table.bot_at(seat) != bot:
                return
        began = loop.time()
        table_id, state, position = self._table.id, self._table.state, self._table.position_seq
        assert state is not None
        choice = partial(chosen_move, table_id, bot, seat, game_so_far(self._table))
        try:
            move = await services.pool_of(bot).think(choice, table_id, self._table.host)
        except (ThoughtFailed, ThoughtTooLong) as error:
            if isinstance(error, ThoughtTooLong):
                logger.warning("bot too slow", extra={"bot": bot})
            services.metrics.count("bot_failures")
            move = careful_move(state, seat)
        due = began + seconds_to_move(delay, loop.time() - began)
        await asyncio.sleep(max(0.0, due - loop.time()))

        def decide(table: Table) -> Lines:
            is_same = table.position_seq == position and table.on_turn == seat
            if not is_same or table.paused or table.bot_at(seat) != bot:
                return []
            return commands.make_move(table, seat, table.seq, move, by_bot=True)

        await self._try(decide)
