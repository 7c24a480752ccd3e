"""A table in use: commands one at a time, durable before they count, sent to everybody after.

The memory here is a copy of the log. Whenever the storage says that the copy is old (another
process was first) or cannot say what happened, the rest is read from the log.
"""

import asyncio
import logging
from collections.abc import Sequence

from hanabi.rules import HanabiError, Seat
from hanabi.server.errors import Unavailable
from hanabi.server.play.absences import Absences
from hanabi.server.play.audience import Audience
from hanabi.server.play.automatic_moves import AutomaticMoves, Decision
from hanabi.server.play.connection import Connection
from hanabi.server.play.door import STAYS_SECONDS, Door
from hanabi.server.play.gathering import Gathering, gathering_text
from hanabi.server.play.presence import PresenceTeller
from hanabi.server.play.table_services import TableServices
from hanabi.server.play.turn_notices import TurnNotices
from hanabi.server.table import hosting
from hanabi.server.table.commands import Lines
from hanabi.server.table.entries import Interrupted, Line, Logged, Moved, Said, line_text, read_line
from hanabi.server.table.index import index_change
from hanabi.server.table.table import Table
from hanabi.server.wire.close_codes import CloseCode
from hanabi.server.wire.protocol import AtTheDoor, DoorMessage, ErrorMessage, encode
from hanabi.server.wire.updates import UpdateWriter
from hanabi.server.wire.views import Viewer, ViewWriter
from hanabi.storage import Append, SeqTaken, StorageFailed, StoredEntry

logger = logging.getLogger("hanabi.tables")
_TRIES = 5
_NAMED_BY = 6
_SEATS_STAY = (Moved, Said)
"""After these lines, which are most, everybody has the eyes that they had."""


def seat_of(table: Table, identity: str, viewer: Viewer) -> int | None:
    """The seat that an identity sees and speaks as: of its own the one it looks from."""
    if viewer.seat is not None and table.sits_at(identity, viewer.seat):
        return viewer.seat
    own = table.seats_of(identity)
    return own[0] if own else None


def log_unreadable(table_id: str) -> None:
    """Called where it was found out. The log names the table by a part of its id: enough to find
    it in the database, and too little to come to it."""
    logger.exception("table unreadable", extra={"table": f"{table_id[:_NAMED_BY]}…"})


class LiveTable:
    """One table, who watches it, and what moves there by itself."""

    def __init__(self, table: Table, services: TableServices) -> None:
        self.table = table
        self.audience = Audience()
        self._services = services
        self._peers = services.peers
        time, is_shared = services.time_and_chance, self._peers.is_shared
        self.door = Door(time.now if is_shared else time.monotonic, is_shared=is_shared)
        self._told_of_door: list[AtTheDoor] = []
        self._door_timer: asyncio.TimerHandle | None = None
        self._lock = asyncio.Lock()
        self.views = ViewWriter()
        """What was written of the position for anybody: whoever comes is shown the same."""
        self._automatic = AutomaticMoves(table, self.carry_out, services, self._is_ours)
        self._monotonic = services.time_and_chance.monotonic
        self._presence = PresenceTeller(table, self.audience, self._monotonic)
        self.absences = Absences(table, self.audience, self.carry_out, services)
        self.is_unreadable = False
        self._notices = TurnNotices(table, self.audience, services.push, services.push_seconds)
        self.used_at = self._monotonic()
        self._left_from: dict[str, set[str]] = {}
        """Where those were who had a seat when their connection ended."""

    @property
    def is_busy(self) -> bool:
        """Is somebody here, or is a bot or a clock at work?"""
        return bool(len(self.audience)) or self._automatic.is_busy or self._lock.locked()

    async def carry_out(
        self, decide: Decision, by: str | None = None, key: str | None = None
    ) -> int:
        """Do what a command decides; gives the number of its last line once it is durable.

        Callers are not cancelled in the middle, not even by the end of their connection; if one
        is, nothing is lost: the next command finds its number taken and reads what was written.
        """
        async with self._lock:
            if self.is_unreadable:
                raise Unavailable("table-unreadable")
            self.used_at = self._monotonic()
            for _ in range(_TRIES):
                if by is not None and key is not None:
                    done = self.table.keys.get((by, key))
                    if done is not None:
                        return done
                lines = await self._decided(decide)
                if not lines:
                    return self.table.seq
                logged = self._numbered(lines, by, key)
                change = index_change(self.table, logged)
                stored = [StoredEntry(line.seq, line.at, line_text(line.line)) for line in logged]
                try:
                    await self._services.log.append(Append(self.table.id, stored, change))
                except SeqTaken:
                    await self._catch_up()
                    continue
                except StorageFailed as error:
                    logger.error("storage failed", extra={"reason": str(error)})
                    self._services.metrics.count("storage_failures")
                    await self._catch_up()
                    raise Unavailable("storage") from None
                for line in logged:
                    self._apply(line, is_own=True)
                self._automatic.schedule_next()
                return self.table.seq
            raise Unavailable("storage")

    async def _decided(self, decide: Decision) -> Lines:
        """Who refuses must know everything: what another process has written may allow it."""
        try:
            return decide(self.table)
        except HanabiError:
            before = self.table.seq
            if self._peers.is_shared:
                await self._catch_up()
            if self.table.seq == before:
                raise
            return decide(self.table)

    def _numbered(self, lines: Lines, by: str | None, key: str | None) -> list[Logged]:
        now, first = self._services.time_and_chance.now(), self.table.seq + 1
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
        """Read what others wrote, and send it to those who watch."""
        try:
            rows = await self._services.log.read(self.table.id, after=self.table.seq)
        except Exception:
            logger.exception("log unreadable")
            self._services.metrics.count("storage_failures")
            raise Unavailable("storage") from None
        self._apply_rows(rows)

    async def take_in(self, rows: Sequence[StoredEntry]) -> None:
        """Lines that another process wrote and that were read for many tables together."""
        async with self._lock:
            self._apply_rows([row for row in rows if row.seq > self.table.seq])

    def _apply_rows(self, rows: Sequence[StoredEntry]) -> None:
        try:
            for row in rows:
                self._apply(read_line(*row), is_own=not self._peers.is_shared)
        except Exception:
            self.is_unreadable = True
            log_unreadable(self.table.id)
            raise Unavailable("table-unreadable") from None
        self._automatic.schedule_next()

    def _apply(self, logged: Logged, *, is_own: bool) -> None:
        table, metrics = self.table, self._services.metrics
        applied = table.apply(logged)
        metrics.count("lines")
        self._notices.look(is_own=is_own)
        if isinstance(logged.entry, Moved):
            metrics.count("moves")
        if not isinstance(logged.entry, _SEATS_STAY):
            self._decide_viewers()
            self.absences.look()
        if len(self.audience):
            now = self._services.time_and_chance.now()
            self.audience.send_each(UpdateWriter(table, logged, applied, now, self.views))

    def viewer_of(self, connection: Connection) -> Viewer:
        """A seated identity sees as its seat does and never otherwise."""
        seat = seat_of(self.table, connection.identity, connection.viewer)
        if seat is not None:
            return Viewer(Seat(seat))
        return Viewer(None, hands_open=self.table.settings.spectators == "open")

    def may_watch(self, identity: str, address: str) -> bool:
        """Is this somebody to whom the table may be shown?"""
        table = self.table
        if not hosting.is_welcome(table, identity, address):
            return False
        is_watchable = table.status == "open" or table.settings.spectators != "none"
        return is_watchable or bool(table.seats_of(identity))

    def _decide_viewers(self) -> None:
        """Seats or status changed: everybody's eyes are decided anew."""
        for connection in self.audience:
            connection.viewer = self.viewer_of(connection)
            identity, address = connection.identity, connection.address
            if not self.may_watch(identity, address):
                self.audience.discard(connection)
                is_welcome = hosting.is_welcome(self.table, identity, address)
                code = "no-spectators" if is_welcome else "kept-out"
                connection.finish(CloseCode.FORBIDDEN, encode(ErrorMessage(code)))

    def join(self, connection: Connection) -> None:
        connection.viewer = self.viewer_of(connection)
        self.audience.add(connection)
        self.absences.look()
        self._peers.gathering_changed(self.table.id)

    def addresses(self) -> dict[str, set[str]]:
        """From where people came to this table, by their identities."""
        came_from = {identity: set(left) for identity, left in self._left_from.items()}
        for connection in self.audience:
            came_from.setdefault(connection.identity, set()).add(connection.address)
        return came_from

    def leave(self, connection: Connection) -> None:
        if self.table.seats_of(connection.identity):
            self._left_from.setdefault(connection.identity, set()).add(connection.address)
        self.audience.discard(connection)
        self.absences.left(connection.identity)
        self._peers.gathering_changed(self.table.id)
        self.used_at = self._monotonic()
        if not len(self.audience):
            self.views = ViewWriter()  # most tables wait with nobody there; that one was large
            self._presence.stop()

    def _is_ours(self) -> bool:
        """Is it this process that lets bots move here, and clocks run out?"""
        here = {self._peers.id} if len(self.audience) else set()
        return self._peers.drives(self.table.id, self.audience.other_processes | here)

    def gathering_text(self) -> str | None:
        """Who is here, for other processes."""
        visitors, refused = self.door.shared()
        return gathering_text(Gathering(self.audience.here, visitors, refused))

    def gathered(self, gatherings: dict[str, Gathering]) -> None:
        """Who is at this table in other processes."""
        changed = self.audience.gathered(gatherings)
        self.door.gathered(gatherings)
        self._others_changed(changed)
        self._tell_of_door()

    def processes_changed(self, alive: frozenset[str]) -> None:
        """Whoever was connected to one that is gone is not, and somebody has to do its part."""
        self._others_changed(self.audience.forget_processes(alive))
        self._automatic.schedule_next()

    def _others_changed(self, identities: set[str]) -> None:
        for identity in identities:
            if not self.audience.count(identity):
                self.absences.left(identity)
        if identities:
            self.absences.look()
            if len(self.audience):
                self.send_presence()

    def present_seats(self) -> list[bool]:
        return self._presence.seats()

    def send_presence(self, newcomer: Connection | None = None) -> None:
        """Who is here now."""
        self._presence.tell(newcomer)

    def tell_of_door(self, connection: Connection) -> None:
        """Who stands at the door, to somebody who has just come to their seat."""
        if connection.viewer.seat is not None and self._told_of_door:
            connection.send(encode(DoorMessage(self._told_of_door)))

    def door_changed(self) -> None:
        """Somebody came to the door, or went."""
        self._peers.gathering_changed(self.table.id)
        self._tell_of_door()

    def _tell_of_door(self) -> None:
        """Tell those at the table who stands at the door, if that is another than before."""
        seen = self.door.seen()
        if seen != self._told_of_door:
            self._told_of_door = seen
            self.audience.send_seated(encode(DoorMessage(seen)))
        if seen and self._door_timer is None:
            loop = asyncio.get_running_loop()
            self._door_timer = loop.call_later(STAYS_SECONDS / 2, self._look_at_door)

    def _look_at_door(self) -> None:
        self._door_timer = None
        self._tell_of_door()

    async def wake(self, *, was_interrupted: bool = True) -> None:
        """After a restart: the time that the server was away is nobody's fault."""
        table = self.table
        is_running = table.clock is not None and table.clock.running is not None
        if was_interrupted and is_running and table.settings.pace == "live":
            await self.carry_out(lambda _: [Interrupted()])
        else:
            self._automatic.schedule_next()

    def stop(self) -> None:
        if self._door_timer is not None:
            self._door_timer.cancel()
        self._automatic.stop()
        self._presence.stop()
        self._notices.stop()
        self.absences.stop()
