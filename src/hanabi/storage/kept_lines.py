"""The other lines that somebody tried in a game, by whoever tried them."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from hanabi.storage.schema import kept_lines
from hanabi.storage.writing import Rows

MOST = 200
"""Games of one identity; the lines that were changed longest ago go first."""


class StoredLines(NamedTuple):
    """The name that a link has for them, and comments and variations as JSON."""

    link: str
    data: str


class KeptLines(Rows):
    """By identity and game: everybody has lines of their own, and a link to show them."""

    async def of(self, game_id: str, identity_id: str) -> StoredLines | None:
        """One's own."""
        return await self._found(game_id, kept_lines.c.identity_id == identity_id)

    async def behind(self, game_id: str, link: str) -> StoredLines | None:
        """Those that a link shows."""
        return await self._found(game_id, kept_lines.c.link == link)

    async def keep(
        self, game_id: str, identity_id: str, lines: StoredLines, at: float
    ) -> StoredLines:
        """In the place of what was there, whose link stays."""
        own = (kept_lines.c.game_id == game_id, kept_lines.c.identity_id == identity_id)
        change = update(kept_lines).where(*own).values(data=lines.data, at=at)
        row = {"game_id": game_id, "identity_id": identity_id, "at": at, **lines._asdict()}

        def write(connection: Connection) -> None:
            if connection.execute(change).rowcount == 0:
                connection.execute(insert(kept_lines).values(**row))
                _forget_oldest(connection, identity_id)

        try:
            await self._writes.write(write)
        except IntegrityError:  # two devices at once
            await self._writes.write(lambda connection: connection.execute(change))
        return await self.of(game_id, identity_id) or lines

    async def forget(self, game_id: str, identity_id: str) -> None:
        """Nothing is left of them; their link shows nothing any more."""
        own = (kept_lines.c.game_id == game_id, kept_lines.c.identity_id == identity_id)
        gone = delete(kept_lines).where(*own)
        await self._writes.write(lambda connection: connection.execute(gone))

    async def _found(self, game_id: str, whose: ColumnElement[bool]) -> StoredLines | None:
        query = select(kept_lines.c.link, kept_lines.c.data)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.where(kept_lines.c.game_id == game_id, whose))
            row = rows.first()
        return None if row is None else StoredLines(*row)


def _forget_oldest(connection: Connection, identity_id: str) -> None:
    is_own = kept_lines.c.identity_id == identity_id
    newest_first = kept_lines.c.at.desc(), kept_lines.c.link
    query = select(kept_lines.c.link).where(is_own).order_by(*newest_first).offset(MOST)
    links = connection.execute(query).scalars().all()
    connection.execute(delete(kept_lines).where(kept_lines.c.link.in_(links)))
