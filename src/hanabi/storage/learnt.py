"""Which lessons somebody has gone through."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from hanabi.storage.schema import learnt
from hanabi.storage.writing import Rows


class Learnt(Rows):
    """By identity and lesson, when it was finished for the first time."""

    async def add(self, identity_id: str, lessons: Sequence[str], at: float) -> None:
        """Each once: what another device has told before, or tells now, stays."""
        for lesson in sorted(set(lessons) - set(await self.of(identity_id))):
            added = insert(learnt).values(identity_id=identity_id, lesson=lesson, at=at)
            with suppress(IntegrityError):  # two devices at once
                await self._writes.write(partial(Connection.execute, statement=added))

    async def of(self, identity_id: str) -> list[str]:
        """In the order in which they were learnt."""
        query = select(learnt.c.lesson).where(learnt.c.identity_id == identity_id)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(learnt.c.at, learnt.c.lesson))
            return [row[0] for row in rows]
