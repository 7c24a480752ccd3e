"""The other processes on the same database: who lives, who does what, and what they say.

Any process may let a bot move or a clock run out, and the log lets one through. To spare work they
divide the tables among themselves: of those that have players at a table, or else of all that live,
the one whose hash with the table is the highest (rendezvous hashing). The others stand by.
"""

import asyncio
import contextlib
import logging
from collections.abc import Collection
from hashlib import blake2b
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from hanabi.server.database_time import DatabaseTime
from hanabi.storage import EventLog
from hanabi.storage.listener import Listener
from hanabi.storage.nudges import EVERYWHERE, LOOK, Nudge, read_nudge, together
from hanabi.storage.processes import Processes, Registered

logger = logging.getLogger("hanabi.peers")
PULSE_SECONDS = 1.0
_LONGEST_PULSE = 10.0
_PULSES_TO_CLEAN = 10
_TOGETHER_SECONDS = 0.02
"""Who comes and goes within so long is told together."""


class Peers(Protocol):
    """What tables need to know of other processes."""

    is_shared: bool
    id: str

    @property
    def has_others(self) -> bool:
        """Is there another process that lives?"""

    def drives(self, table_id: str, holders: Collection[str], /) -> bool:
        """Is it this process that lets bots move there and clocks run out? ``holders`` are the
        processes to which somebody at the table is connected."""

    def gathering_changed(self, table_id: str, /) -> None:
        """Somebody came or went."""

    def secrets_revoked(self, identity: str, /) -> None:
        """Connections that came by them end everywhere."""


class Alone:
    """One process, as with SQLite: it does everything, and there is nobody to tell."""

    is_shared = False
    has_others = False
    id = ""

    def drives(self, _table_id: str, _holders: Collection[str], /) -> bool:
        return True

    def gathering_changed(self, _table_id: str, /) -> None:
        return

    def secrets_revoked(self, _identity: str, /) -> None:
        return


class NudgeHandler(Protocol):
    """Whom nudges are for."""

    def nudged(self, nudge: Nudge) -> None:
        """Look there."""

    def processes_changed(self, alive: frozenset[str]) -> None:
        """One came, or one is gone."""

    def gathering_of(self, table_id: str) -> str | None:
        """Who is at a table in this process, for the others."""


def chosen(table_id: str, candidates: Collection[str]) -> str:
    """The same for whoever asks; a process that goes takes only its own tables along."""
    return max(candidates, key=lambda process: blake2b(f"{process} {table_id}".encode()).digest())


class SharedPeers:
    """This process among the others."""

    is_shared = True

    def __init__(self, process_id: str, engine: AsyncEngine, log: EventLog) -> None:
        self.id = process_id
        self.alive = frozenset([process_id])
        self._processes = Processes(engine, process_id)
        self._log = log
        self._listener = Listener(engine, self._heard, self._missed)
        self._registered: Registered | None = None
        self._since = ""
        self._is_lost = False
        self._look = asyncio.Event()
        self._changed: set[str] = set()
        self._revoked: set[str] = set()
        self._to_tell = asyncio.Event()
        self._handler: NudgeHandler | None = None
        self._time: DatabaseTime | None = None

    @property
    def has_others(self) -> bool:
        return len(self.alive) > 1

    @property
    def is_listening(self) -> bool:
        return self._listener.is_listening

    @property
    def away_until(self) -> float | None:
        """Until when no process lived at all, if that was so when this one started."""
        registered = self._registered
        return None if registered is None or registered.others else registered.started_at

    async def register(self) -> None:
        """Before the first table is read: what is written from then on, this process hears of."""
        self._registered = await self._processes.register()
        self._since = self._registered.since
        self._set_alive(self._registered.others | {self.id})

    async def run(self, handler: NudgeHandler, time: DatabaseTime | None) -> None:
        """Until it is cancelled."""
        self._handler, self._time = handler, time
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._listener.run())
            tasks.create_task(self._pulse_forever())
            tasks.create_task(self._tell_forever())

    async def leave(self) -> None:
        """The others take over at once."""
        with contextlib.suppress(SQLAlchemyError, OSError, TimeoutError):
            async with asyncio.timeout(PULSE_SECONDS):
                await self._processes.leave()

    def drives(self, table_id: str, holders: Collection[str]) -> bool:
        candidates = [process for process in holders if process in self.alive] or self.alive
        return chosen(table_id, candidates) == self.id

    def gathering_changed(self, table_id: str) -> None:
        self._changed.add(table_id)
        self._to_tell.set()

    def secrets_revoked(self, identity: str) -> None:
        self._revoked.add(identity)
        self._to_tell.set()

    def _heard(self, payload: str) -> None:
        if payload == LOOK:
            self._look.set()
        elif self._handler is not None:
            self._handler.nudged(read_nudge(payload))

    def _missed(self) -> None:
        """While nobody listened, nudges were sent; their rows are there."""
        self._look.set()

    async def _pulse_forever(self) -> None:
        pulses = 0
        while True:
            try:
                async with asyncio.timeout(_LONGEST_PULSE):
                    await self._pulse()
                    pulses += 1
                    if pulses % _PULSES_TO_CLEAN == 0 and self.id == min(self.alive):
                        await self._processes.clean()
            except Exception as error:  # whatever it was: without a pulse one is deaf
                logger.warning("no pulse", extra={"reason": type(error).__name__})
                self._is_lost = True
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PULSE_SECONDS):
                    await self._look.wait()
            self._look.clear()

    async def _pulse(self) -> None:
        """Say that one lives, and ask what happened since the last time."""
        began = self._time.monotonic() if self._time is not None else 0.0
        pulse = await self._processes.pulse(self._since)
        if self._time is not None:
            self._time.measured(pulse.now, began)
        news = pulse.nudges
        if not pulse.was_known or self._is_lost:
            # Nobody kept anything for us, or the database is another: everything is to be looked
            # at, from a moment on that lies before the looking.
            again = await self._processes.register()
            self._since, self._is_lost = again.since, False
            news = [*news, EVERYWHERE]
        else:
            self._since = pulse.since
        self._set_alive(pulse.alive)
        if news and self._handler is not None:
            self._handler.nudged(together(news))

    def _set_alive(self, alive: frozenset[str]) -> None:
        if alive != self.alive:
            self.alive = alive
            self._log.has_listeners = len(alive) > 1
            if self._handler is not None:
                self._handler.processes_changed(alive)

    async def _tell_forever(self) -> None:
        while True:
            await self._to_tell.wait()
            await asyncio.sleep(_TOGETHER_SECONDS)
            self._to_tell.clear()
            changed, self._changed = self._changed, set()
            revoked, self._revoked = self._revoked, set()
            assert self._handler is not None
            gatherings = {table: self._handler.gathering_of(table) for table in changed}
            try:
                nudge = Nudge(gatherings=frozenset(changed), secrets=frozenset(revoked))
                await self._processes.tell(nudge, gatherings)
            except Exception as error:  # whatever it was, it is told later
                logger.warning("nothing told", extra={"reason": type(error).__name__})
                self._changed |= changed
                self._revoked |= revoked
                await asyncio.sleep(PULSE_SECONDS)
                self._to_tell.set()

    async def gatherings(self, tables: list[str]) -> dict[str, dict[str, str]]:
        return await self._processes.gatherings(tables)
