"""What an operator sees of tables: everything but cards."""

from typing import Any

from hanabi.server.administration.desk import Desk
from hanabi.server.administration.tables import read_table
from hanabi.server.table.occupants import Person
from hanabi.storage import GameFilter
from hanabi.storage.games import Games


async def is_table(desk: Desk, table_id: str) -> bool:
    return bool(await desk.log.read(table_id))


async def listed_tables(desk: Desk, statuses: tuple[str, ...], limit: int) -> list[dict[str, Any]]:
    """The newest first, also those that are in no public list."""
    wanted = GameFilter(statuses=statuses, public_only=False, limit=limit)
    return [
        {
            "id": row.id,
            "status": row.status,
            "visibility": row.visibility,
            "created_at": row.created_at,
            "ended_at": row.ended_at,
            "players": [seat.name for seat in seats],
        }
        for row, seats in await Games(desk.database.engine).find(wanted)
    ]


async def shown_table(desk: Desk, table_id: str) -> dict[str, Any]:
    table = await read_table(desk, table_id)
    people = [sits.identity if isinstance(sits, Person) else None for sits in table.seats]
    return {
        "id": table.id,
        "name": table.settings.name,
        "status": table.status,
        "visibility": table.settings.visibility,
        "protected": table.passphrase is not None,
        "created_at": table.created_at,
        "ended_at": table.ended_at,
        "host": table.host,
        "players": table.names(),
        "people": people,
        "kept_out": list(table.kept_out),
        "lines": table.seq,
        "moves": len(table.moves),
        "last_line_at": table.log[-1].at,
    }
