"""Reviews of games that are over, kept so that each is made once."""

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from hanabi.storage.schema import reviews
from hanabi.storage.writing import Rows


class Reviews(Rows):
    """By game. They are deleted with it."""

    async def of(self, game_id: str, version: int) -> str | None:
        """The review in this form, if it was made."""
        query = select(reviews.c.data).filter_by(game_id=game_id, version=version)
        async with self._engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
            return found

    async def put(self, game_id: str, version: int, data: str) -> None:
        """Keep it, in place of one of another form. Not if the game was deleted meanwhile, or if
        another process was faster."""
        row = {"game_id": game_id, "version": version, "data": data}

        def write(connection: Connection) -> None:
            connection.execute(delete(reviews).filter_by(game_id=game_id))
            connection.execute(insert(reviews).values(**row))

        try:
            await self._writes.write(write)
        except IntegrityError:
            return
