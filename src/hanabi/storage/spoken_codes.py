"""Spoken codes that lead somewhere now, for every process on the database."""

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from hanabi.storage.schema import spoken_codes as rows


class SpokenCodeRows:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def lead_to(self, plain: str, game_id: str, now: float, until: float) -> bool:
        """Let the code lead to the game until then; False if it leads to another."""
        mine = (rows.c.plain == plain, rows.c.game_id == game_id)
        async with self._engine.begin() as connection:
            await connection.execute(delete(rows).where(rows.c.expires_at <= now))
            longer = update(rows).where(*mine).values(expires_at=until)
            if (await connection.execute(longer)).rowcount:
                return True
            taken = select(rows.c.game_id).where(rows.c.plain == plain)
            if (await connection.execute(taken)).first() is not None:
                return False
        try:
            async with self._engine.begin() as connection:
                made = insert(rows).values(plain=plain, game_id=game_id, expires_at=until)
                await connection.execute(made)
        except IntegrityError:  # another process was first: with this game, or with another
            return await self.game_of(plain, now) == game_id
        return True

    async def keep_newest(self, most: int) -> None:
        newest = select(rows.c.plain).order_by(rows.c.expires_at.desc(), rows.c.plain).limit(most)
        async with self._engine.begin() as connection:
            await connection.execute(delete(rows).where(rows.c.plain.not_in(newest)))

    async def game_of(self, plain: str, now: float) -> str | None:
        query = select(rows.c.game_id).where(rows.c.plain == plain, rows.c.expires_at > now)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else str(found[0])
