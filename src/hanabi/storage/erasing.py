"""Deleting: tables, people, and what nobody has used for long. Nothing else deletes anything.

Whatever table of the schema has a ``game_id`` or an ``identity_id`` is looked through, so that what
a later version keeps is deleted, too.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Column, Table, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hanabi.storage.log import StoredEntry
from hanabi.storage.schema import (
    credentials,
    entries,
    games,
    identities,
    metadata,
    participants,
    replay_comments,
    shared_replays,
)


class Listed(NamedTuple):
    """Somebody in a list of operators."""

    id: str
    name: str
    created_at: float
    blocked_at: float | None
    games: int


async def delete_game(connection: AsyncConnection, game_id: str, last_seq: int) -> None:
    """All but the last line, which says that it is closed: a server that knows nothing of it yet
    finds that number taken, and not an empty log to write on. Backups leave such a line out."""
    for table, column in _with_column("game_id"):
        rows = delete(table).where(column == game_id)
        if table is entries:
            rows = rows.where(entries.c.seq != last_seq)
        await connection.execute(rows)
    await connection.execute(delete(games).where(games.c.id == game_id))


async def forget_closing_lines(connection: AsyncConnection, before: float) -> int:
    """The last lines of tables that were deleted before this time; every server knows by now."""
    first = entries.alias()
    is_left = ~exists().where(first.c.game_id == entries.c.game_id, first.c.seq == 1)
    return (
        await connection.execute(delete(entries).where(is_left, entries.c.at < before))
    ).rowcount


async def delete_identity(connection: AsyncConnection, identity_id: str) -> None:
    """The identity and everything that is its own; its games are others', too, and stay."""
    for table, column in _with_column("identity_id"):
        if table is not participants:
            await connection.execute(delete(table).where(column == identity_id))
    await connection.execute(delete(identities).where(identities.c.id == identity_id))


async def rewrite_lines(
    connection: AsyncConnection, game_id: str, lines: Iterable[StoredEntry]
) -> None:
    """Put other words into lines of a log; their numbers and times stay."""
    for line in lines:
        where = (entries.c.game_id == game_id, entries.c.seq == line.seq)
        await connection.execute(update(entries).where(*where).values(data=line.data))


async def games_mentioning(connection: AsyncConnection, identity_id: str) -> list[str]:
    """Every game in whose log the identity stands anywhere."""
    query = select(entries.c.game_id).where(entries.c.data.contains(identity_id, autoescape=True))
    return sorted({row[0] for row in await connection.execute(query)})


async def replays_of(connection: AsyncConnection, identity_id: str) -> list[str]:
    """Shared replays that the identity made, or said something in."""
    made = select(shared_replays.c.id).filter_by(identity_id=identity_id)
    said = select(replay_comments.c.shared_replay_id).filter_by(identity_id=identity_id)
    return sorted((await connection.execute(made.union(said))).scalars())


async def forsaken_games(connection: AsyncConnection, before: float) -> list[str]:
    """Games without a result at which nothing has happened since that time."""
    last = select(func.max(entries.c.at)).where(entries.c.game_id == games.c.id).scalar_subquery()
    query = select(games.c.id).where(games.c.status != "finished", last < before)
    return [row[0] for row in await connection.execute(query.order_by(games.c.id))]


async def idle_guests(connection: AsyncConnection, before: float) -> list[str]:
    """Identities from before that time that sit and sat nowhere, and whom no device has since."""
    played = exists().where(participants.c.identity_id == identities.c.id)
    newer = exists().where(
        credentials.c.identity_id == identities.c.id, credentials.c.created_at >= before
    )
    query = select(identities.c.id).where(identities.c.created_at < before, ~played, ~newer)
    return [row[0] for row in await connection.execute(query.order_by(identities.c.id))]


async def people(
    connection: AsyncConnection, wanted: str | None = None, limit: int | None = None
) -> list[Listed]:
    """Identities, newest first: all of them, or those of this id or with this in their names."""
    count = select(func.count()).where(participants.c.identity_id == identities.c.id)
    columns = (identities.c[name] for name in ("id", "name", "created_at", "blocked_at"))
    query = select(*columns, count.scalar_subquery())
    if wanted is not None:
        named = identities.c.name.icontains(wanted, autoescape=True)
        query = query.where(or_(identities.c.id == wanted, named))
    query = query.order_by(identities.c.created_at.desc(), identities.c.id).limit(limit)
    return [Listed._make(row) for row in await connection.execute(query)]


async def rows_of(connection: AsyncConnection, identity_id: str) -> dict[str, list[dict[str, Any]]]:
    """Everything that the tables have about an identity, but no secret and no hash of one."""
    found: dict[str, list[dict[str, Any]]] = {}
    own = [(identities, identities.c.id), *_with_column("identity_id")]
    for table, column in own:
        told = [column for column in table.c if column.name != "hash"]
        rows = await connection.execute(select(*told).where(column == identity_id))
        found[table.name] = [dict(row) for row in rows.mappings()]
    return found


def _with_column(name: str) -> list[tuple[Table, Column[Any]]]:
    return [(table, table.c[name]) for table in metadata.sorted_tables[::-1] if name in table.c]
