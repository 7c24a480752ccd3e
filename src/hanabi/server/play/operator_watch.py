"""What an operator did beside this process (``hanabi admin``) is carried out here, too."""

import asyncio
import contextlib
import json
import logging

from sqlalchemy.exc import SQLAlchemyError

from hanabi.server.errors import Refused
from hanabi.server.play.service import Service
from hanabi.storage.operators import AuditRow, Operators

logger = logging.getLogger("hanabi.operators")
EVERY_SECONDS = 2.0
_OVERLAP_SECONDS = 60.0
"""A row is looked for that long after its time: another machine's clock may be behind."""


class OperatorWatch:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._operators = Operators(service.database.engine)
        self._since = service.time_and_chance.now()
        self._seen: set[str] = set()

    async def run(self) -> None:
        await self._read_addresses()
        self._seen = {row.id for row in await self._recent()}
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            with contextlib.suppress(SQLAlchemyError, OSError):  # the next time will do
                await self.look()

    async def look(self) -> None:
        """Carry out what is new."""
        rows = await self._recent()
        for row in reversed(rows):
            if row.id not in self._seen:
                await self._carry_out(row)
        self._seen = {row.id for row in rows}
        self._since = self._service.time_and_chance.now()

    async def _recent(self) -> list[AuditRow]:
        return await self._operators.audit(since=self._since - _OVERLAP_SECONDS)

    async def _carry_out(self, row: AuditRow) -> None:
        logger.info("operator", extra={"action": row.action})
        match row.action:
            case "close-table":
                await self._refresh(row.subject)
            case "delete-table":
                self._service.lobby.drop(row.subject)
                self._service.shared_replays.drop_of_game(row.subject)
            case "delete-person":
                detail = json.loads(row.detail)
                for game in detail["games"]:
                    self._service.lobby.drop(game)
                self._service.shared_replays.drop(detail.get("replays", ()))
                await self._service.disconnect_unknown()
            case "block-person":
                await self._service.disconnect_revoked(row.subject)
            case "block-address" | "unblock-address":
                await self._read_addresses()

    async def _refresh(self, table_id: str) -> None:
        with contextlib.suppress(Refused):
            await (await self._service.lobby.get(table_id)).refresh()

    async def _read_addresses(self) -> None:
        self._service.blocked.replace(await self._operators.blocked_addresses())
        self._service.disconnect_blocked()
