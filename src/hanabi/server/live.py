"""A table in use: commands one at a time, durable before they count, told to everybody after.

The memory here is a copy of the log. Whenever the storage says that the copy is old (another
process was first) or cannot say what happened, the copy is thrown away and read again.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from hanabi.rules import Seat
from hanabi.server import commands
from hanabi.server.bot_seats import BotFailed, BotSeat, careful_move
from hanabi.server.commands import Lines
from hanabi.server.entries import Interrupted, Line, Logged, Moved, Said, line_text, read_line
from hanabi.server.errors import Unavailable
from hanabi.server.explaining import played_of
from hanabi.server.fanout import Audience, Connection, Outbox
from hanabi.server.metrics import Metrics
from hanabi.server.protocol import ErrorMessage, Presence, encode
from hanabi.server.surroundings import Surroundings
from hanabi.server.table import Table
from hanabi.server.table_index import index_change
from hanabi.server.telling import Told
from hanabi.server.thinking import Thinkers, ThoughtTooLong
from hanabi.server.wire_view import Viewer, ViewWriter
from hanabi.storage import Append, EventLog, SeqTaken, StorageFailed, StoredEntry

logger = logging.getLogger("hanabi.tables")
_TRIES = 5
NO_SPECTATORS = 4403
"""The close code for who may not watch."""
_LONGEST_TIMER = 3600.0
_SEATS_STAY = (Moved, Said)
"""After these lines, which are most, everybody has the eyes that they had."""

Decision = Callable[[Table], Lines]


@dataclass(frozen=True)
class Services:
    """What all tables of a server share."""

    log: EventLog
    world: Surroundings
    metrics: Metrics
    thinkers: Thinkers
    outbox: Outbox
    bot_delay: float


def seat_of(table: Table, identity: str, viewer: Viewer) -> int | None:
    """The seat that an identity sees and speaks as: of its own the one it looks from."""
    if viewer.seat is not None and table.sits_at(identity, viewer.seat):
        return viewer.seat
    own = table.seats_of(identity)
    return own[0] if own else None


class LiveTable:
    """One table, its audience, its bots and its timer."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.audience = Audience(services.outbox)
        self._services = services
        self._lock = asyncio.Lock()
        self._bots: dict[int, BotSeat] = {}
        self._writer = ViewWriter()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.used_at = services.world.now()

    @property
    def is_busy(self) -> bool:
        """Is somebody here, or is a bot or a clock at work?"""
        return bool(len(self.audience) or self._task or self._timer or self._lock.locked())

    async def do(self, decide: Decision, by: str | None = None, key: str | None = None) -> int:
        """Carry out a command; gives the number of its last line once it is durable.

        Callers are not cancelled in the middle, but if one is, nothing is lost: the next
        command finds its number taken and reads what was written.
        """
        async with self._lock:
            self.used_at = self._services.world.now()
            for _ in range(_TRIES):
                if by is not None and key is not None:
                    done = self.table.keys.get((by, key))
                    if done is not None:
                        return done
                lines = decide(self.table)
                if not lines:
                    return self.table.seq
                logged = self._numbered(lines, by, key)
                change = index_change(self.table, logged)
                stored = [StoredEntry(one.seq, one.at, line_text(one.line)) for one in logged]
                try:
                    await self._services.log.append(Append(self.table.id, stored, change))
                except SeqTaken:
                    await self._catch_up()
                    continue
                except StorageFailed as error:
                    logger.error("storage failed", extra={"reason": str(error)})
                    await self._catch_up()
                    raise Unavailable("storage") from None
                for one in logged:
                    self._happen(one)
                self._go_on()
                return self.table.seq
            raise Unavailable("storage")

    def _numbered(self, lines: Lines, by: str | None, key: str | None) -> list[Logged]:
        now, first = self._services.world.now(), self.table.seq + 1
        last = len(lines) - 1
        return [
            Logged(first + place, now, Line(entry, by, key if place == last else None))
            for place, entry in enumerate(lines)
        ]

    async def refresh(self) -> None:
        """Read what another process may have written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Read what others wrote, and tell it."""
        try:
            rows = await self._services.log.read(self.table.id, after=self.table.seq)
        except Exception:
            logger.exception("log unreadable")
            raise Unavailable("storage") from None
        for row in rows:
            self._happen(read_line(*row))
        self._go_on()

    def _happen(self, logged: Logged) -> None:
        table, metrics = self.table, self._services.metrics
        happened = table.apply(logged)
        metrics.count("lines")
        if isinstance(logged.entry, Moved):
            metrics.count("moves")
        if not isinstance(logged.entry, _SEATS_STAY):
            self._look_again()
        if len(self.audience):
            now = self._services.world.now()
            self.audience.tell(Told(table, logged, happened, now, self._writer))

    def viewer_of(self, connection: Connection) -> Viewer:
        """A seated identity sees as its seat does and never otherwise."""
        seat = seat_of(self.table, connection.identity, connection.viewer)
        if seat is not None:
            return Viewer(Seat(seat))
        return Viewer(None, hands_open=self.table.settings.spectators == "open")

    def may_watch(self, identity: str) -> bool:
        """Is this somebody to whom the table may be shown?"""
        table = self.table
        is_watchable = table.status == "open" or table.settings.spectators != "none"
        return is_watchable or bool(table.seats_of(identity))

    def _look_again(self) -> None:
        """Seats or status changed: everybody's eyes are decided anew."""
        for connection in self.audience:
            connection.viewer = self.viewer_of(connection)
            if not self.may_watch(connection.identity):
                self.audience.discard(connection)
                connection.finish(NO_SPECTATORS, encode(ErrorMessage("no-spectators")))

    def join(self, connection: Connection) -> None:
        """A connection begins to watch."""
        connection.viewer = self.viewer_of(connection)
        self.audience.add(connection)

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        self.audience.discard(connection)
        self.used_at = self._services.world.now()
        if not len(self.audience):
            self._writer = ViewWriter()  # most tables wait with nobody there; that one was large

    def tell_presence(self) -> None:
        """Who is here now."""
        table = self.table
        here = {seat for one in self.audience for seat in table.seats_of(one.identity)}
        seats = [seat in here for seat in range(table.settings.seats)]
        self.audience.push(encode(Presence(seats, self.audience.spectators())))

    async def wake(self) -> None:
        """After a restart: the time that the server was away is nobody's fault."""
        table = self.table
        is_running = table.clock is not None and table.clock.running is not None
        if is_running and table.settings.pace == "live":
            await self.do(lambda _: [Interrupted()])
        else:
            self._go_on()

    def stop(self) -> None:
        """Let go of the timer and the bots' task."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _go_on(self) -> None:
        """See to it that whoever is next will move: a bot, or a person with a clock."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self.table
        if table.is_over:
            self._bots.clear()
        seat = table.on_turn
        if seat is not None and not table.paused and table.bot_at(seat) is not None:
            if self._task is None:
                self._task = asyncio.create_task(self._let_bots_play())
            return
        deadline = table.clock.deadline if table.clock is not None else None
        if deadline is not None:
            wait = min(max(0.0, deadline - self._services.world.now()), _LONGEST_TIMER)
            self._timer = asyncio.get_running_loop().call_later(wait, self._time_is_up)

    def _time_is_up(self) -> None:
        self._timer = None
        self._task = self._task or asyncio.create_task(self._time_out())

    async def _time_out(self) -> None:
        now = self._services.world.now
        await self._guarded(lambda table: commands.time_out(table, now()))
        self._task = None
        self._go_on()

    async def _guarded(self, decide: Decision) -> bool:
        """A command of the server itself; a failing storage must not end the table."""
        try:
            await self.do(decide)
        except Unavailable:
            await asyncio.sleep(1.0)
            return False
        return True

    async def _let_bots_play(self) -> None:
        try:
            while True:
                table = self.table
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
        self._go_on()

    async def _bot_move(self, seat: int, bot: str) -> None:
        """Think, then move at a fixed time after the turn began: how long a bot thought
        about the cards that it sees would tell their holders something."""
        services, loop = self._services, asyncio.get_running_loop()
        delay = self.table.settings.bot_delay
        due = loop.time() + (services.bot_delay if delay is None else delay)
        player = self._bots.get(seat)
        if player is None or player.name != bot:
            player = self._bots[seat] = BotSeat(bot, seat)
        state, position = self.table.state, self.table.position_seq
        assert state is not None
        try:
            move = await services.thinkers.think(partial(player.choose, played_of(self.table)))
        except (BotFailed, ThoughtTooLong) as error:
            if isinstance(error, ThoughtTooLong):
                logger.warning("bot too slow", extra={"bot": bot})
            services.metrics.count("bot_failures")
            self._bots.pop(seat, None)  # a thread may still be at work on it
            move = careful_move(state, seat)
        await asyncio.sleep(max(0.0, due - loop.time()))

        def decide(table: Table) -> Lines:
            is_same = table.position_seq == position and table.on_turn == seat
            if not is_same or table.paused or table.bot_at(seat) != bot:
                return []
            return commands.make_move(table, seat, table.seq, move, by_bot=True)

        await self._guarded(decide)
