"""Private notes on cards: nobody's but the writer's, so they are not in the log."""

from sqlalchemy import Connection, delete, insert, select

from hanabi.storage.schema import notes
from hanabi.storage.writing import Rows


class Notes(Rows):
    """What players wrote down about cards, by draw number."""

    async def put(self, game_id: str, identity_id: str, seat: int, card: int, text: str) -> None:
        """Write a note, or with an empty text take it away."""
        mine = {"game_id": game_id, "identity_id": identity_id, "seat": seat, "card": card}

        def write(connection: Connection) -> None:
            connection.execute(delete(notes).filter_by(**mine))
            if text:
                connection.execute(insert(notes).values(text=text, **mine))

        await self._writes.write(write)

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
