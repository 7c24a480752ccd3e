"""Can moves be made durable now? Asked by those who send people here, or elsewhere."""

import asyncio
import logging
from collections.abc import Callable

from hanabi.storage import OUTAGES, Database, EventLog

logger = logging.getLogger("hanabi.readiness")
_LASTS_SECONDS = 2.0
"""An answer costs a durable write: whoever asks more often gets the last one."""


class Readiness:
    def __init__(self, database: Database, log: EventLog, clock: Callable[[], float]) -> None:
        self._database, self._log, self._clock = database, log, clock
        self._lock = asyncio.Lock()
        self._is_ready = False
        self.is_draining = False
        """Then this process takes nobody any more, whatever the database says."""
        self._until = clock()

    async def is_ready(self) -> bool:
        async with self._lock:
            if self._clock() >= self._until:
                self._is_ready = await self._can_write()
                self._until = self._clock() + _LASTS_SECONDS
            return self._is_ready and not self.is_draining

    async def _can_write(self) -> bool:
        try:
            await self._database.try_writing(a_line=self._log.is_failing)
        except OUTAGES:
            logger.exception("storage failed")
            return False
        return True
