"""Everybody's first tries at puzzles: all that ratings and streaks are made of."""

from typing import NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from hanabi.storage.schema import puzzle_tries
from hanabi.storage.writing import Rows


class StoredTry(NamedTuple):
    """A puzzle, its rating then, what came of the try, and when."""

    puzzle: str
    rating: int
    is_right: bool
    at: float


class PuzzleTries(Rows):
    """By identity and puzzle: only the first try counts."""

    async def add(self, identity_id: str, made: StoredTry) -> bool:
        """Was it the first?"""
        row = {**made._asdict(), "is_right": int(made.is_right), "identity_id": identity_id}
        added = insert(puzzle_tries).values(**row)
        try:
            await self._writes.write(lambda connection: connection.execute(added))
        except IntegrityError:
            return False
        return True

    async def of(self, identity_id: str) -> list[StoredTry]:
        """In the order in which they were made."""
        columns = puzzle_tries.c
        query = select(columns.puzzle, columns.rating, columns.is_right, columns.at)
        query = query.where(columns.identity_id == identity_id).order_by(columns.at, columns.puzzle)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return [StoredTry(name, rating, bool(right), at) for name, rating, right, at in rows]
