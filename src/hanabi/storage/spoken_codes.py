"""Spoken codes that lead somewhere now, for every process on the database."""

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from hanabi.storage.schema import spoken_codes as rows
from hanabi.storage.writing import Rows


class SpokenCodeRows(Rows):
    async def lead_to(self, plain: str, game_id: str, now: float, until: float) -> bool:
        """Let the code lead to the game until then; False if it leads to another."""
        mine = (rows.c.plain == plain, rows.c.game_id == game_id)

        def write(connection: Connection) -> bool:
            connection.execute(delete(rows).where(rows.c.expires_at <= now))
            longer = update(rows).where(*mine).values(expires_at=until)
            if connection.execute(longer).rowcount:
                return True
            taken = select(rows.c.game_id).where(rows.c.plain == plain)
            if connection.execute(taken).first() is not None:
                return False
            made = insert(rows).values(plain=plain, game_id=game_id, expires_at=until)
            connection.execute(made)
            return True

        try:
            return await self._writes.write(write)
        except IntegrityError:  # another process was first: with this game, or with another
            return await self.game_of(plain, now) == game_id

    async def keep_newest(self, most: int) -> None:
        newest = select(rows.c.plain).order_by(rows.c.expires_at.desc(), rows.c.plain).limit(most)
        old = delete(rows).where(rows.c.plain.not_in(newest))
        await self._writes.write(lambda connection: connection.execute(old))

    async def game_of(self, plain: str, now: float) -> str | None:
        query = select(rows.c.game_id).where(rows.c.plain == plain, rows.c.expires_at > now)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else str(found[0])
