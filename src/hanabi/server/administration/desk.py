"""The operator's desk: the database, who sits before it, and the record of what they do."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from hanabi.server.database_time import time_of
from hanabi.server.time_and_chance import SystemTimeAndChance, TimeAndChance
from hanabi.storage import Database, EventLog
from hanabi.storage.operators import AuditRow, write_audit


@dataclass(frozen=True)
class Desk:
    """Everything that is done goes through here, so that nothing is done without being noted."""

    database: Database
    log: EventLog
    operator: str
    time_and_chance: TimeAndChance

    def audit_row(self, action: str, subject: str, **detail: object) -> AuditRow:
        chance = self.time_and_chance
        text = json.dumps(detail, ensure_ascii=False)
        return AuditRow(chance.new_id(), chance.now(), self.operator, action, subject, text)

    @asynccontextmanager
    async def doing(self, row: AuditRow) -> AsyncIterator[AsyncConnection]:
        """A transaction that does something and notes it."""
        async with self.database.engine.begin() as connection:
            yield connection
            await write_audit(connection, row)


@asynccontextmanager
async def open_desk(
    database: Database, operator: str, time_and_chance: TimeAndChance | None = None
) -> AsyncIterator[Desk]:
    log = EventLog(database)
    await log.start()
    log.has_listeners = database.is_shared
    time = await time_of(database, time_and_chance or SystemTimeAndChance())
    try:
        yield Desk(database, log, operator[:64], time)
    finally:
        await log.stop()
