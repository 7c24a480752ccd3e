"""Who has left a table without saying so: away for so long that the others go on without them."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from hanabi.server.errors import Unavailable
from hanabi.server.play.audience import Audience
from hanabi.server.play.automatic_moves import Decision
from hanabi.server.play.table_services import TableServices
from hanabi.server.table import hosting
from hanabi.server.table.table import Table

_BY_CORRESPONDENCE = 3 * 24 * 3600.0
"""Seconds: there nobody is expected to stay at the table."""


class Absences:
    """Knows since when somebody is away, and passes the host's powers on when the host is gone."""

    def __init__(
        self,
        table: Table,
        audience: Audience,
        carry_out: Callable[[Decision], Awaitable[int]],
        services: TableServices,
    ) -> None:
        self._table, self._audience, self._carry_out = table, audience, carry_out
        self._now, self._away_seconds = services.time_and_chance.now, services.away_seconds
        self._watching_since = self._now()
        self._left_at: dict[str, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def _is_by_correspondence(self) -> bool:
        return self._table.settings.pace == "correspondence"

    def here(self) -> set[int]:
        """The seats whose people are connected."""
        table, count = self._table, self._audience.count
        return {seat for seat in table.seats_of_people() if count(table.identity_at(seat))}

    def gone(self) -> set[int]:
        """The seats whose people have gone. Where a clock runs by correspondence, it decides."""
        table = self._table
        if self._is_by_correspondence and table.clock is not None:
            return set()
        return {
            seat
            for seat in table.seats_of_people() - self.here()
            if self._seconds_till_gone(table.identity_at(seat)) <= 0
        }

    def left(self, identity: str) -> None:
        """A connection of theirs ended."""
        self._left_at[identity] = self._now()
        self.look()

    def look(self) -> None:
        """Somebody came or went, or the host is another: is there a host to wait for?"""
        self.stop()
        table = self._table
        if self._audience.count(table.host) or table.is_over or not self.here():
            return
        wait = min(max(0.0, self._seconds_till_gone(table.host)), 3600.0)
        self._timer = asyncio.get_running_loop().call_later(wait, self._time_is_up)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _seconds_till_gone(self, identity: str) -> float:
        last_seen = max(self._left_at.get(identity, 0.0), self._last_line_by(identity))
        if self._is_by_correspondence:
            return last_seen + _BY_CORRESPONDENCE - self._now()
        # After a restart everybody has the time to come back.
        return max(last_seen, self._watching_since) + self._away_seconds - self._now()

    def _last_line_by(self, identity: str) -> float:
        lines = reversed(self._table.log)
        return next((logged.at for logged in lines if logged.line.by == identity), 0.0)

    def _time_is_up(self) -> None:
        self._timer = None
        if self._seconds_till_gone(self._table.host) > 0:
            self.look()
        elif self._task is None or self._task.done():
            self._task = asyncio.create_task(self._pass_host())

    async def _pass_host(self) -> None:
        def decide(table: Table) -> hosting.Lines:
            is_here = self._audience.count(table.host) > 0
            return [] if is_here else hosting.pass_from_absent(table, self.here())

        with contextlib.suppress(Unavailable):  # then whoever comes or goes next asks again
            await self._carry_out(decide)
