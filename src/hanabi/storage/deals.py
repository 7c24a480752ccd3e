"""Deals that several teams play, who has played them, and what bots reached on them."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from hanabi.storage.games import ENDED
from hanabi.storage.schema import deal_players, deal_scores, deals, games
from hanabi.storage.writing import Rows


class DealRow(NamedTuple):
    """A deal: when it may be begun, and as JSON its rules and its cards."""

    id: str
    opened_at: float
    closes_at: float
    data: str


class PlayedBy(NamedTuple):
    """In which game somebody plays, or played, a deal."""

    identity_id: str
    game_id: str
    is_over: bool


class Deals(Rows):
    """By id. Who plays what is written with the games' index (``games.write_index``)."""

    async def get(self, deal_id: str) -> DealRow | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(deals).filter_by(id=deal_id))).first()
        return None if row is None else DealRow(*row)

    async def put(self, wanted: DealRow) -> DealRow:
        """Keep it, unless somebody was first; the one that is kept."""
        added = insert(deals).values(wanted._asdict())
        try:
            await self._writes.write(lambda connection: connection.execute(added))
        except IntegrityError:
            found = await self.get(wanted.id)
            assert found is not None
            return found
        return wanted

    async def played_by(self, deal_id: str, identities: list[str]) -> list[PlayedBy]:
        """Those of them who play it, or did."""
        query = (
            select(deal_players.c.identity_id, deal_players.c.game_id, games.c.status)
            .join(games, games.c.id == deal_players.c.game_id)
            .where(deal_players.c.deal_id == deal_id, deal_players.c.identity_id.in_(identities))
        )
        async with self._engine.connect() as connection:
            return [
                PlayedBy(identity, game, status in ENDED)
                for identity, game, status in await connection.execute(query)
            ]

    async def games_of(self, deal_id: str) -> list[str]:
        """Finished games of this deal."""
        query = (
            select(games.c.id)
            .where(
                games.c.id.in_(
                    select(deal_players.c.game_id).where(deal_players.c.deal_id == deal_id)
                ),
                games.c.status == "finished",
            )
            .order_by(games.c.id)
        )
        async with self._engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def latest_before(self, day: str) -> str | None:
        """The last day before this one that had a deal: days are the ids of ten characters."""
        query = select(func.max(deals.c.id)).where(
            func.length(deals.c.id) == len(day), deals.c.id < day
        )
        async with self._engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    async def scores(self, deal_id: str, players: int) -> str | None:
        """What was computed for so many players, as JSON."""
        query = select(deal_scores.c.data).filter_by(deal_id=deal_id, players=players)
        async with self._engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    async def put_scores(self, deal_id: str, players: int, data: str) -> None:
        row = {"deal_id": deal_id, "players": players}

        def write(connection: Connection) -> None:
            connection.execute(delete(deal_scores).filter_by(**row))
            connection.execute(insert(deal_scores).values(**row, data=data))

        await self._writes.write(write)
