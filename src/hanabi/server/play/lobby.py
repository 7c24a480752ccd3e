"""All tables: found in memory or read from the log, made, and forgotten when idle."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterable

import msgspec

from hanabi.notation import read_record
from hanabi.rules import Seat, ruleset
from hanabi.server.access import passphrase
from hanabi.server.access.identity import Caller
from hanabi.server.errors import BadRequest, Forbidden, NotFound, Refused, Unavailable
from hanabi.server.play.catching_up import CatchingUp
from hanabi.server.play.live_table import LiveTable, log_unreadable
from hanabi.server.play.peers import SharedPeers
from hanabi.server.play.shared_deals import SharedDeals
from hanabi.server.play.table_services import TableServices
from hanabi.server.table import commands
from hanabi.server.table.commands import Lines
from hanabi.server.table.entries import (
    BotSeated,
    Closed,
    Created,
    KeptOut,
    PlayedOn,
    RematchMade,
    SeatTaken,
    TableSettings,
    read_line,
)
from hanabi.server.table.occupants import Person, Program
from hanabi.server.table.plain_text import clean_text
from hanabi.server.table.playing_on import Past, Source, check_seat, past_of, source_at, source_in
from hanabi.server.table.records import record_line
from hanabi.server.table.table import Table
from hanabi.server.wire.close_codes import CloseCode
from hanabi.storage.games import Games
from hanabi.storage.nudges import Nudge

logger = logging.getLogger("hanabi.lobby")
_OVER_SECONDS = 20.0
"""How long a table at which the game is over stays in memory without anybody there."""


class Lobby:
    """The tables of this server."""

    def __init__(
        self, services: TableServices, games: Games, deals: SharedDeals, idle_seconds: float
    ) -> None:
        self._services = services
        self._games = games
        self._deals = deals
        self._idle_seconds = idle_seconds
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._unreadable: set[str] = set()
        peers = services.peers
        self._shared = peers if isinstance(peers, SharedPeers) else None
        self._catching_up: CatchingUp | None = None
        if self._shared is not None:
            self._catching_up = CatchingUp(self._tables, services.log, self._shared)
        self._waking: asyncio.Task[None] | None = None
        self._exporting = asyncio.Semaphore(1)

    @property
    def unreadable(self) -> int:
        """Tables whose logs cannot be read. They are not tried again before the next start."""
        return len(self._unreadable)

    def __len__(self) -> int:
        return len(self._tables)

    async def get(self, table_id: str) -> LiveTable:
        """The table of that id, read from its log if need be."""
        found = self._tables.get(table_id)
        if found is not None and found.is_unreadable:
            found.stop()
            del self._tables[table_id]
            self._unreadable.add(table_id)
        elif found is not None:
            found.used_at = self._services.time_and_chance.monotonic()
            return found
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id not in self._tables:
                    live = LiveTable(await self.read(table_id), self._services)
                    self._tables[table_id] = live
                    if self._catching_up is not None:
                        self._catching_up.gathered([table_id])
                        self._catching_up.grew([table_id])  # while it was read, it may have
                    await live.wake(was_interrupted=self._was_interrupted(live))
                return self._tables[table_id]
        finally:
            self._loading.pop(table_id, None)

    def _was_interrupted(self, live: LiveTable) -> bool:
        """Has nobody served this table until now? Another process may have."""
        if self._shared is None:
            return True
        away_until = self._shared.away_until
        return away_until is not None and live.table.log[-1].at < away_until

    async def fresh(self, table_id: str) -> LiveTable:
        """The table with everything that any process has written."""
        live = await self.get(table_id)
        if self._shared is not None:
            await live.refresh()
        return live

    async def catch_up(self) -> None:
        """With other processes, as long as there are any."""
        if self._catching_up is not None:
            await self._catching_up.run()

    def nudged(self, nudge: Nudge) -> None:
        """Something happened in another process."""
        assert self._catching_up is not None and self._shared is not None
        if nudge.everywhere:
            self._catching_up.grew(self._tables)
            self._catching_up.gathered(self._tables)
            for table_id, live in self._tables.items():
                if len(live.audience) or len(live.door):
                    self._shared.gathering_changed(table_id)
        else:
            tables = self._tables
            self._catching_up.grew(
                name for name, seq in nudge.lines.items()
                if name in tables and tables[name].table.seq < seq
            )  # fmt: skip
            self._catching_up.gathered(name for name in nudge.gatherings if name in tables)

    def processes_changed(self, alive: frozenset[str]) -> None:
        """What one did that is gone, those that are left do."""
        for live in self._tables.values():
            live.processes_changed(alive)
        if self._waking is None or self._waking.done():
            self._waking = asyncio.create_task(self.wake_running())

    def gathering_of(self, table_id: str) -> str | None:
        live = self._tables.get(table_id)
        return None if live is None else live.gathering_text()

    async def read(self, table_id: str) -> Table:
        """The table as its log has it, to be looked at and not to be played at."""
        if table_id in self._unreadable:
            raise Unavailable("table-unreadable")
        rows = await self._services.log.read(table_id)
        if not rows or rows[0].seq != 1:  # of one that was deleted, the last line is left
            raise NotFound("no-such-table")
        try:
            return Table(table_id, [read_line(*row) for row in rows])
        except Exception:
            self._unreadable.add(table_id)
            log_unreadable(table_id)
            raise Unavailable("table-unreadable") from None

    async def readable(self, table_ids: Iterable[str]) -> list[LiveTable]:
        """Those of them that can be read: one that cannot is not the others' fault."""
        found: list[LiveTable] = []
        for table_id in table_ids:
            with contextlib.suppress(Unavailable):
                found.append(await self.get(table_id))
        return found

    async def create(
        self,
        caller: Caller,
        settings: TableSettings,
        words: str | None = None,
        deal: str | None = None,
    ) -> LiveTable:
        """A new table, its host on the first seat; if so, for a deal that others play, too."""
        check_settings(settings)
        if settings.name:
            settings = msgspec.structs.replace(settings, name=clean_text(settings.name, 60))
        stored = None if words is None else await passphrase.hashed(words)
        seated = SeatTaken(0, caller.id, caller.name)
        created = Created(settings, caller.id, stored, deal=deal)
        return await self._new([created, seated], caller)

    async def rematch(self, caller: Caller, old: LiveTable) -> LiveTable:
        """The same people, bots and settings at a new table; asked for twice, the same one."""
        table = old.table
        if not table.seats_of(caller.id):
            raise Forbidden("not-seated")
        if table.rematch is not None:
            return await self.get(table.rematch)
        if table.status not in ("finished", "abandoned"):
            raise Refused("game-not-over")
        lines: Lines = [Created(table.settings, caller.id, table.passphrase, table.id)]
        for seat, occupant in enumerate(table.seats):
            match occupant:
                case Person(identity=identity, name=name):
                    lines.append(SeatTaken(seat, identity, name))
                case Program(bot=bot):
                    lines.append(BotSeated(seat, bot))
        lines += [
            KeptOut(identity, unwelcome.name, unwelcome.traces)
            for identity, unwelcome in table.kept_out.items()
        ]
        made = await self._new(lines, caller)
        await old.carry_out(lambda table: [] if table.rematch else [RematchMade(made.table.id)])
        if old.table.rematch not in (None, made.table.id):
            await made.carry_out(lambda _: [Closed()])
            return await self.get(old.table.rematch or "")
        return made

    async def play_on(
        self, caller: Caller, wanted: PlayedOn, seat: int, bot: str | None
    ) -> LiveTable:
        """A table at which a game goes on from one of its positions. With a bot for all other
        seats it goes on at once; else friends come first."""
        source = await self._source(wanted)
        check_seat(source, seat)
        self._past(source, wanted)  # refused before there is a table
        lines: Lines = [
            Created(source.settings, caller.id, source.passphrase, played_on=wanted),
            SeatTaken(seat, caller.id, caller.name),
        ]
        if bot is not None:
            commands.check_bot(bot)
            others = (other for other in range(source.settings.seats) if other != seat)
            lines += [BotSeated(other, bot) for other in others]
        made = await self._new(lines, caller)
        if bot is not None:
            await self.start(caller, made)
        return made

    async def _source(self, wanted: PlayedOn) -> Source:
        if wanted.record is not None:
            record = read_record(wanted.record)
            programs = list(record.programs or [None] * record.ruleset.players)
            return source_in(record, programs, self._services.time_and_chance.below)
        assert wanted.game is not None
        return source_at((await self.fresh(wanted.game)).table)

    def _past(self, source: Source, wanted: PlayedOn) -> Past:
        return past_of(source, wanted, self._services.time_and_chance.below)

    async def _dealt(self, table: Table) -> Past:
        """The cards for a table; where a game is played on, with its moves so far."""
        if table.played_on is not None:
            return self._past(await self._source(table.played_on), table.played_on)
        if table.deal is not None:
            return Past(await self._deals.deal_for(table))
        first = None if table.settings.first_seat is None else Seat(table.settings.first_seat)
        return Past(self._services.time_and_chance.new_deal(table.ruleset, first))

    async def _new(self, lines: Lines, caller: Caller) -> LiveTable:
        live = LiveTable(Table(self._services.time_and_chance.new_id(), []), self._services)
        await live.carry_out(lambda _: lines, by=caller.id)
        self._tables[live.table.id] = live
        return live

    async def start(
        self,
        caller: Caller,
        live: LiveTable,
        fill: str | None = None,
        *,
        although_somebody_waits: bool = False,
    ) -> None:
        """Deal. Bots take free seats only if nobody stands at the door, or the host says so."""
        past = await self._dealt(live.table)
        salt = self._services.time_and_chance.new_secret()

        def decide(table: Table) -> Lines:
            moves = past.lines(table, fill)
            lines = commands.begin(table, caller.id, past.deal, salt, fill, past=moves)
            waiting = len(live.door)
            if table.free_seats() and waiting and not although_somebody_waits:
                raise Refused("somebody-waits", count=waiting)
            return lines

        try:
            await live.carry_out(decide, by=caller.id)
        except Unavailable:
            if live.table.deal is not None:  # somebody may have begun it elsewhere just now
                await self._deals.need_unplayed(live.table)
            raise

    async def wake_running(self) -> None:
        """After a start: bots that were on turn go on, and clocks run again."""
        for table_id in await self._games.ids(("running",)):
            if not self._services.peers.drives(table_id, ()):
                continue
            try:
                await self.get(table_id)
            except Unavailable:  # it was said why
                continue
            except Exception:
                logger.exception("table not woken")
            await asyncio.sleep(0)

    def forget_idle(self) -> None:
        """Let go of tables that nobody uses; their logs are all that they are."""
        now = self._services.time_and_chance.monotonic()
        for table_id, live in list(self._tables.items()):
            least = min(self._idle_seconds, _OVER_SECONDS if live.table.is_over else 1e9)
            if not live.is_busy and now - live.used_at >= least:
                del self._tables[table_id]

    def drop(self, table_id: str) -> None:
        """What is in memory is not what is kept any more: whoever is there has to come again."""
        live = self._tables.pop(table_id, None)
        if live is not None:
            live.stop()
            for connection in live.audience:
                connection.cut(CloseCode.RESTARTING)

    async def export(self, identity_id: str | None = None) -> AsyncIterator[str]:
        """All finished public games, a record in each line; or all that this identity sat at,
        those of tables with a passphrase too, which opens to its seats."""
        async for table_id in self._games.finished_ids(identity_id):
            try:
                # Of all who download, one has a table read at a time, so that between any two of
                # them others are heard. They may hang up; a question is asked to its end.
                async with self._exporting:
                    table = await asyncio.shield(self.read(table_id))
            except Unavailable:
                continue
            if table.passphrase is None or identity_id is not None:
                yield record_line(table)

    def stop(self) -> None:
        if self._waking is not None:
            self._waking.cancel()
        for live in self._tables.values():
            live.stop()
        self._tables.clear()


def check_settings(settings: TableSettings) -> None:
    """Refuse rules that no box offers, and bots that there are not."""
    rules = ruleset(settings.seats, settings.edition, settings.options)
    if settings.first_seat is not None and settings.first_seat >= rules.players:
        raise BadRequest("first-seat", seat=settings.first_seat, last=rules.players - 1)
    if settings.clock is not None:
        commands.check_bot(settings.clock.stand_in)
