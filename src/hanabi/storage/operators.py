"""What operators do beside the server: blocking, and the record of all that they did.

The record is also how a server that runs meanwhile hears of it: it reads what is new.
"""

from typing import NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanabi.storage.schema import audit, blocked_addresses, identities


class AuditRow(NamedTuple):
    """One thing that an operator did."""

    id: str
    at: float
    operator: str
    action: str
    subject: str
    detail: str = "{}"
    """JSON."""


async def write_audit(connection: AsyncConnection, row: AuditRow) -> None:
    """Part of the transaction that does it."""
    await connection.execute(insert(audit).values(row._asdict()))


class Operators:
    """Questions about what operators did, and blocking; False: nothing had to be done."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def audit(self, since: float = 0.0, limit: int | None = None) -> list[AuditRow]:
        """What was done, newest first."""
        query = select(*(audit.c[name] for name in AuditRow._fields)).where(audit.c.at >= since)
        query = query.order_by(audit.c.at.desc(), audit.c.id).limit(limit)
        async with self._engine.connect() as connection:
            return [AuditRow(*row) for row in await connection.execute(query)]

    async def blocked_addresses(self) -> list[str]:
        async with self._engine.connect() as connection:
            query = select(blocked_addresses.c.address).order_by(blocked_addresses.c.address)
            return [row[0] for row in await connection.execute(query)]

    async def block_address(self, row: AuditRow) -> bool:
        if row.subject in await self.blocked_addresses():
            return False
        async with self._engine.begin() as connection:
            added = insert(blocked_addresses).values(address=row.subject, at=row.at)
            await connection.execute(added)
            await write_audit(connection, row)
        return True

    async def unblock_address(self, row: AuditRow) -> bool:
        async with self._engine.begin() as connection:
            where = blocked_addresses.c.address == row.subject
            done = await connection.execute(delete(blocked_addresses).where(where))
            if done.rowcount:
                await write_audit(connection, row)
        return bool(done.rowcount)

    async def block_identity(self, row: AuditRow) -> bool:
        return await self._set_blocked(row, row.at)

    async def unblock_identity(self, row: AuditRow) -> bool:
        return await self._set_blocked(row, None)

    async def _set_blocked(self, row: AuditRow, at: float | None) -> bool:
        blocked_at = identities.c.blocked_at
        differs = blocked_at.is_(None) if at is not None else blocked_at.is_not(None)
        change = update(identities).where(identities.c.id == row.subject, differs)
        async with self._engine.begin() as connection:
            done = await connection.execute(change.values(blocked_at=at))
            if done.rowcount:
                await write_audit(connection, row)
        return bool(done.rowcount)
