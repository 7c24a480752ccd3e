"""Processes that share a PostgreSQL: who lives, and what each has not heard of yet.

Everything here is worth nothing after a crash of the database, so it does not wait for the disk.
"""

import json
from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanabi.storage.nudges import (
    SEEN_UP_TO,
    SNAPSHOT,
    UNSEEN,
    Nudge,
    read_nudge,
    send_nudge,
    write_nudge,
)
from hanabi.storage.postgres import NOW

ALIVE_SECONDS = 5.0
"""Since a process last said that it lives; then the others take over what it did."""
_FORGOTTEN_SECONDS = 60.0
_NO_DISK = text("SET LOCAL synchronous_commit = off")
_SNAPSHOT = text(f"SELECT {SNAPSHOT}")
_REGISTER = text(
    "INSERT INTO processes (id, started_at, seen_at, seen_xid)"
    f" VALUES (:id, {NOW}, {NOW}, {SEEN_UP_TO}) RETURNING started_at"
)
_ALIVE = f"SELECT id FROM processes WHERE seen_at > {NOW} - {ALIVE_SECONDS}"
# One statement has one snapshot: the nudges and the snapshot to ask from next time belong together.
_PULSE = text(
    f"WITH me AS (UPDATE processes SET seen_at = {NOW}, seen_xid = {SEEN_UP_TO} WHERE id = :id"
    " RETURNING 1)"
    f" SELECT (SELECT count(*) FROM me), {SNAPSHOT}, {NOW},"
    f" (SELECT json_agg(id) FROM ({_ALIVE}) AS alive),"
    f" (SELECT json_agg(told) FROM nudges WHERE {UNSEEN})"
)
_CLEAN = (
    text(f"DELETE FROM processes WHERE seen_at < {NOW} - {_FORGOTTEN_SECONDS}"),
    text("DELETE FROM gatherings WHERE process_id NOT IN (SELECT id FROM processes)"),
    text("DELETE FROM nudges WHERE xid < (SELECT min(seen_xid) FROM processes)"),
)
_PUT_GATHERING = text(
    "INSERT INTO gatherings (game_id, process_id, data) VALUES (:game, :process, :data)"
    " ON CONFLICT (game_id, process_id) DO UPDATE SET data = excluded.data"
)
_DROP_GATHERING = text("DELETE FROM gatherings WHERE game_id = :game AND process_id = :process")


class Registered(NamedTuple):
    started_at: float
    since: str
    """The snapshot that it registered with."""
    others: frozenset[str]
    """Who lived already."""


class Pulse(NamedTuple):
    """What a process hears when it says that it lives."""

    was_known: bool
    """Else the others had given it up, and nobody kept nudges for it."""
    since: str
    """The snapshot from which on it has to ask next time."""
    now: float
    alive: frozenset[str]
    nudges: list[Nudge]


class Processes:
    """The table of those that live, as one of them sees it."""

    def __init__(self, engine: AsyncEngine, process_id: str) -> None:
        self._engine, self.id = engine, process_id

    async def register(self) -> Registered:
        async with self._engine.begin() as connection:
            await connection.execute(_NO_DISK)
            others = frozenset((await connection.execute(text(_ALIVE))).scalars())
            gone = text("DELETE FROM processes WHERE id = :id")
            await connection.execute(gone, {"id": self.id})
            since = str(await connection.scalar(_SNAPSHOT))
            started_at = await connection.scalar(_REGISTER, {"id": self.id, "since": since})
        return Registered(float(started_at or 0.0), since, others - {self.id})

    async def pulse(self, since: str) -> Pulse:
        async with self._engine.begin() as connection:
            await connection.execute(_NO_DISK)
            row = (await connection.execute(_PULSE, {"id": self.id, "since": since})).one()
        known, snapshot, now, alive, told = row
        nudges = [read_nudge(text) for text in told or ()]
        return Pulse(bool(known), snapshot, now, frozenset(alive or ()) | {self.id}, nudges)

    async def clean(self) -> None:
        """Forget who died long ago, and what everybody has heard."""
        async with self._engine.begin() as connection:
            await connection.execute(_NO_DISK)
            for statement in _CLEAN:
                await connection.execute(statement)

    async def leave(self) -> None:
        """Say goodbye, so that the others need not wait."""
        async with self._engine.begin() as connection:
            await connection.execute(_NO_DISK)
            for table, column in (("gatherings", "process_id"), ("processes", "id")):
                leave = text(f"DELETE FROM {table} WHERE {column} = :id")
                await connection.execute(leave, {"id": self.id})

    async def tell(self, nudge: Nudge, gatherings: Mapping[str, str | None] | None = None) -> None:
        """Nudge the others, with who is at some tables here (None: nobody any more)."""
        async with self._engine.begin() as connection:
            await connection.execute(_NO_DISK)
            for game, data in sorted((gatherings or {}).items()):
                values = {"game": game, "process": self.id}
                if data is None:
                    await connection.execute(_DROP_GATHERING, values)
                else:
                    await connection.execute(_PUT_GATHERING, values | {"data": data})
            await connection.run_sync(write_nudge, nudge)
        async with self._engine.begin() as connection:
            await connection.run_sync(send_nudge, nudge)

    async def gatherings(self, games: list[str]) -> dict[str, dict[str, str]]:
        """Who is at these tables in other processes that live: by table and process."""
        query = text(
            "SELECT game_id, process_id, data FROM gatherings"
            " WHERE game_id IN (SELECT json_array_elements_text(CAST(:games AS json)))"
            f" AND process_id IN ({_ALIVE}) AND process_id != :id"
        )
        found: dict[str, dict[str, str]] = {}
        async with self._engine.connect() as connection:
            values = {"games": json.dumps(games), "id": self.id}
            for game, process, data in await connection.execute(query, values):
                found.setdefault(game, {})[process] = data
        return found


async def database_time(connection: AsyncConnection) -> float:
    return float((await connection.execute(text(f"SELECT {NOW}"))).scalar_one())
