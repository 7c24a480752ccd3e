"""Who is here, told to all who watch, but not to a thousand whenever one of a thousand comes."""

import asyncio
from collections.abc import Callable

from hanabi.server.access.limits import Bucket
from hanabi.server.play.audience import Audience
from hanabi.server.play.connection import Connection
from hanabi.server.table.occupants import Person
from hanabi.server.table.table import Table
from hanabi.server.wire.protocol import Presence, encode

_MESSAGES_A_SECOND, _MESSAGES_AT_ONCE = 200.0, 2000.0


class PresenceTeller:
    """Tells at once as long as that is few messages; beyond, several changes become one."""

    def __init__(self, table: Table, audience: Audience, clock: Callable[[], float]) -> None:
        self._table, self._audience, self._clock = table, audience, clock
        self._budget = Bucket(_MESSAGES_A_SECOND, _MESSAGES_AT_ONCE, clock())
        self._later: asyncio.TimerHandle | None = None

    def tell(self, newcomer: Connection | None = None) -> None:
        """Something changed; a newcomer knows nothing yet and is told in any case."""
        if self._later is None and self._is_affordable():
            self._audience.send(self._text())
            return
        if newcomer is not None:
            newcomer.send(self._text())
        if self._later is None:
            wait = self._budget.seconds_until(self._cost)
            self._later = asyncio.get_running_loop().call_later(wait, self._tell_later)

    def stop(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None

    @property
    def _cost(self) -> float:
        return min(float(len(self._audience)), _MESSAGES_AT_ONCE)

    def _is_affordable(self) -> bool:
        return self._budget.take(self._clock(), self._cost)

    def _tell_later(self) -> None:
        self._later = None
        self.tell()

    def seats(self) -> list[bool]:
        """Which seats have somebody who is here."""
        return [self._audience.count(identity) > 0 for identity in self._people()]

    def _people(self) -> list[str]:
        seats = self._table.seats
        return [sits.identity if isinstance(sits, Person) else "" for sits in seats]

    def _text(self) -> str:
        """Counted by identities: looking through all who watch would take a thousand times as
        long whenever one of a thousand comes."""
        seated = sum(map(self._audience.count, set(self._people())))
        return encode(Presence(self.seats(), self._audience.total - seated))
