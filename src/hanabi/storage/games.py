"""The index over the log: which games there are, who sat there, how they ended."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanabi.storage.schema import deal_players, games, participants

ENDED = ("finished", "abandoned")


class GameRow(NamedTuple):
    """A line of a list of games."""

    id: str
    status: str
    pace: str
    visibility: str
    edition: str | None
    options: str
    players: int
    created_at: float
    ended_at: float | None
    ending: str | None
    score: int | None
    points: int | None
    max_score: int
    counts: int | None = 1
    """0 if it is in nobody's statistics; None: it is from before that was told."""


class Participant(NamedTuple):
    """Who sits, or sat, on a seat: a person or a bot."""

    seat: int
    identity_id: str | None
    bot: str | None
    name: str


class DealPlayed(NamedTuple):
    """Who has seen cards of which shared deal, in one game of it."""

    deal_id: str
    identities: Sequence[str]


class StatisticsRow(NamedTuple):
    """What an identity reached with one edition and number of players."""

    edition: str | None
    players: int
    games: int
    best: int
    mean: float
    perfect: int


@dataclass(frozen=True, slots=True)
class IndexChange:
    """What an append changes in the index: the game's whole line, its seats if given, and who
    plays the shared deal that it is of. Who plays that elsewhere makes the append fail."""

    game: GameRow
    participants: Sequence[Participant] | None = None
    is_new: bool = False
    deal: DealPlayed | None = None


@dataclass(frozen=True, slots=True)
class GameFilter:
    """Which games a list shows, newest first."""

    statuses: tuple[str, ...] = ENDED
    identity_id: str | None = None
    public_only: bool = True
    edition: str | None = None
    players: int | None = None
    min_score: int | None = None
    before: float | None = None
    game_ids: tuple[str, ...] | None = None
    limit: int = 50


def write_index(connection: Connection, game_id: str, change: IndexChange) -> None:
    """Part of the transaction that appends the entries which the change follows from."""
    values = change.game._asdict()
    if change.is_new:
        connection.execute(insert(games).values(values))
    else:
        connection.execute(update(games).where(games.c.id == game_id).values(values))
    if change.participants is not None:
        connection.execute(delete(participants).where(participants.c.game_id == game_id))
        rows = [{"game_id": game_id, **seated._asdict()} for seated in change.participants]
        if rows:
            connection.execute(insert(participants), rows)
    if change.deal is not None:
        connection.execute(delete(deal_players).where(deal_players.c.game_id == game_id))
        players = [
            {"deal_id": change.deal.deal_id, "identity_id": identity, "game_id": game_id}
            for identity in change.deal.identities
        ]
        if players:
            connection.execute(insert(deal_players), players)


class Games:
    """Questions to the index."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find(self, wanted: GameFilter) -> list[tuple[GameRow, list[Participant]]]:
        """The games that match, newest first, with their seats."""
        async with self._engine.connect() as connection:
            found = [GameRow(*row) for row in await connection.execute(_query(wanted))]
            seats = await _participants(connection, [game.id for game in found])
        return [(game, seats.get(game.id, [])) for game in found]

    async def offered(self, status: str, edition: str | None, limit: int, offset: int) -> list[str]:
        """Public games at which somebody sits: first the newest of each of them, then the second
        of each, and so on. So nobody's many push out the others' few."""
        first_seat = (
            select(participants.c.game_id, func.min(participants.c.seat).label("seat"))
            .where(participants.c.identity_id.is_not(None))
            .group_by(participants.c.game_id)
            .subquery()
        )
        newest = (games.c.created_at.desc(), games.c.id)
        turn = func.row_number().over(partition_by=participants.c.identity_id, order_by=newest)
        query = (
            select(games.c.id)
            .join(first_seat, first_seat.c.game_id == games.c.id)
            .join(
                participants,
                (participants.c.game_id == games.c.id) & (participants.c.seat == first_seat.c.seat),
            )
            .where(games.c.status == status, games.c.visibility == "public")
            .order_by(turn, *newest)
            .limit(limit)
            .offset(offset)
        )
        if edition is not None:
            query = query.where(games.c.edition == edition)
        async with self._engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def count_open(self, identity_id: str) -> int:
        """At how many tables this identity sits whose games have not begun."""
        sits = participants.c.identity_id == identity_id
        query = (
            select(func.count(participants.c.game_id.distinct()))
            .join(games, games.c.id == participants.c.game_id)
            .where(sits, games.c.status == "open")
        )
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def ids(self, statuses: Sequence[str]) -> list[str]:
        """All games in these states."""
        async with self._engine.connect() as connection:
            query = select(games.c.id).where(games.c.status.in_(statuses))
            return [row[0] for row in await connection.execute(query)]

    async def finished_ids(self, identity_id: str | None, page: int = 200) -> AsyncIterator[str]:
        """Every finished game of somebody, without anybody every public one; oldest first, without
        holding them all."""
        wanted = games.c.visibility == "public"
        if identity_id is not None:
            wanted = games.c.id.in_(
                select(participants.c.game_id).where(participants.c.identity_id == identity_id)
            )
        last_ended, last_id = -1.0, ""
        while True:
            key = (games.c.ended_at > last_ended) | (
                (games.c.ended_at == last_ended) & (games.c.id > last_id)
            )
            query = (
                select(games.c.ended_at, games.c.id)
                .where(games.c.status == "finished", wanted, key)
                .order_by(games.c.ended_at, games.c.id)
                .limit(page)
            )
            # Whoever reads on may be cancelled; a question that was begun is asked to its end.
            rows = await asyncio.shield(self._rows(query))
            if not rows:
                return
            for ended_at, game_id in rows:
                yield game_id
                last_ended, last_id = ended_at, game_id

    async def _rows(self, query: Select[Any]) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            return list(await connection.execute(query))

    async def statistics(self, identity_id: str) -> list[StatisticsRow]:
        """Finished games of an identity, by edition and number of players."""
        perfect = func.sum(case((games.c.score == games.c.max_score, 1), else_=0))
        seats = select(participants.c.game_id).where(participants.c.identity_id == identity_id)
        query = (
            select(
                games.c.edition,
                games.c.players,
                func.count(),
                func.max(games.c.score),
                func.avg(games.c.score),
                perfect,
            )
            .where(
                games.c.status == "finished",
                func.coalesce(games.c.counts, 1) == 1,
                games.c.id.in_(seats),
            )
            .group_by(games.c.edition, games.c.players)
            .order_by(games.c.edition, games.c.players)
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return [
                StatisticsRow(
                    edition, players, count, int(best), round(float(mean), 2), int(perfect_count)
                )
                for edition, players, count, best, mean, perfect_count in rows
            ]


def _query(wanted: GameFilter) -> Select[Any]:
    newest = func.coalesce(games.c.ended_at, games.c.created_at)
    query = select(*(games.c[name] for name in GameRow._fields))
    query = query.where(games.c.status.in_(wanted.statuses))
    if wanted.identity_id is not None:
        own = select(participants.c.game_id).where(participants.c.identity_id == wanted.identity_id)
        query = query.where(games.c.id.in_(own))
    if wanted.public_only:
        query = query.where(games.c.visibility == "public")
    if wanted.edition is not None:
        query = query.where(games.c.edition == wanted.edition)
    if wanted.players is not None:
        query = query.where(games.c.players == wanted.players)
    if wanted.min_score is not None:
        query = query.where(games.c.score >= wanted.min_score)
    if wanted.game_ids is not None:
        query = query.where(games.c.id.in_(wanted.game_ids))
    if wanted.before is not None:
        query = query.where(newest < wanted.before)
    return query.order_by(newest.desc(), games.c.id).limit(wanted.limit)


async def _participants(
    connection: AsyncConnection, game_ids: Sequence[str]
) -> dict[str, list[Participant]]:
    query = (
        select(participants.c.game_id, *(participants.c[name] for name in Participant._fields))
        .where(participants.c.game_id.in_(game_ids))
        .order_by(participants.c.game_id, participants.c.seat)
    )
    seats: dict[str, list[Participant]] = {}
    for game_id, *values in await connection.execute(query):
        seats.setdefault(game_id, []).append(Participant(*values))
    return seats
