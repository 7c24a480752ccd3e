"""Which lessons somebody has gone through."""

from collections.abc import Sequence

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from hanabi.storage.schema import learnt


class Learnt:
    """By identity and lesson, when it was finished for the first time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, identity_id: str, lessons: Sequence[str], at: float) -> None:
        """Each once: what another device has told before, or tells now, stays."""
        for lesson in sorted(set(lessons) - set(await self.of(identity_id))):
            row = {"identity_id": identity_id, "lesson": lesson, "at": at}
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(insert(learnt).values(**row))
            except IntegrityError:  # two devices at once
                continue

    async def of(self, identity_id: str) -> list[str]:
        """In the order in which they were learnt."""
        query = select(learnt.c.lesson).where(learnt.c.identity_id == identity_id)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(learnt.c.at, learnt.c.lesson))
            return [row[0] for row in rows]
