"""Reviews of games that are over, kept so that each is made once."""

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from hanabi.storage.schema import reviews


class Reviews:
    """By game. They are deleted with it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

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
        try:
            async with self._engine.begin() as connection:
                await connection.execute(delete(reviews).filter_by(game_id=game_id))
                await connection.execute(insert(reviews).values(**row))
        except IntegrityError:
            return
