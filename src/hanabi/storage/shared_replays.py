"""Replays that several people look at together: who leads to where, and what they said."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from hanabi.storage.schema import replay_comments, shared_replays
from hanabi.storage.writing import Rows


class SharedReplayRow(NamedTuple):
    """Of which game, made by whom; the state is JSON, and the version counts its changes."""

    id: str
    game_id: str
    identity_id: str
    used_at: float
    version: int
    state: str


class CommentRow(NamedTuple):
    """What somebody said about a move."""

    shared_replay_id: str
    number: int
    game_id: str
    identity_id: str
    name: str
    move: int
    text: str
    key: str | None
    at: float


class SharedReplayRows(Rows):
    """By id. Whoever is second with a version or a number reads again."""

    async def add(self, row: SharedReplayRow) -> None:
        made = insert(shared_replays).values(row._asdict())
        await self._writes.write(lambda connection: connection.execute(made))

    async def get(self, replay_id: str) -> SharedReplayRow | None:
        query = select(shared_replays).filter_by(id=replay_id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else SharedReplayRow(*row)

    async def made_by(self, identity_id: str) -> list[SharedReplayRow]:
        query = select(shared_replays).filter_by(identity_id=identity_id)
        async with self._engine.connect() as connection:
            return [SharedReplayRow(*row) for row in await connection.execute(query)]

    async def change(self, replay_id: str, version: int, state: str, at: float) -> bool:
        """Was the version still that one?"""
        values = {"version": version + 1, "state": state, "used_at": at}
        change = update(shared_replays).filter_by(id=replay_id, version=version).values(values)
        return await self._writes.write(lambda connection: connection.execute(change).rowcount == 1)

    async def comments(self, replay_id: str, after: int = 0) -> list[CommentRow]:
        query = (
            select(replay_comments)
            .filter_by(shared_replay_id=replay_id)
            .where(replay_comments.c.number > after)
            .order_by(replay_comments.c.number)
        )
        async with self._engine.connect() as connection:
            return [CommentRow(*row) for row in await connection.execute(query)]

    async def comment(self, row: CommentRow) -> bool:
        """Was the number still free, and is the replay there?"""
        used = update(shared_replays).filter_by(id=row.shared_replay_id).values(used_at=row.at)

        def write(connection: Connection) -> bool:
            if connection.execute(used).rowcount == 0:
                return False
            connection.execute(insert(replay_comments).values(row._asdict()))
            return True

        try:
            return await self._writes.write(write)
        except IntegrityError:
            return False

    async def forget(self, before: float) -> None:
        """Those that nobody has used since then, with what was said in them."""
        kept = select(shared_replays.c.id)
        old = replay_comments.c.at < before

        def write(connection: Connection) -> None:
            connection.execute(delete(shared_replays).where(shared_replays.c.used_at < before))
            without = replay_comments.c.shared_replay_id.not_in(kept)
            connection.execute(delete(replay_comments).where(old, without))

        await self._writes.write(write)
