"""Private notes on cards: nobody's but the writer's, so they are not in the log."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from hanabi.storage.schema import notes


class Notes:
    """What players wrote down about cards, by draw number."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def put(self, game_id: str, identity_id: str, seat: int, card: int, text: str) -> None:
        """Write a note, or with an empty text take it away."""
        mine = {"game_id": game_id, "identity_id": identity_id, "seat": seat, "card": card}
        async with self._engine.begin() as connection:
            await connection.execute(delete(notes).filter_by(**mine))
            if text:
                await connection.execute(insert(notes).values(text=text, **mine))

    async def of(self, game_id: str, identity_id: str) -> dict[int, dict[int, str]]:
        """One's own notes at a table, by seat and card."""
        query = select(notes.c.seat, notes.c.card, notes.c.text).where(
            notes.c.game_id == game_id, notes.c.identity_id == identity_id
        )
        written: dict[int, dict[int, str]] = {}
        async with self._engine.connect() as connection:
            for seat, card, text in await connection.execute(query):
                written.setdefault(seat, {})[card] = text
        return written
