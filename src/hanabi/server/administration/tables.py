"""Closing and deleting tables, also such as people play at just now."""

from collections.abc import Callable

from hanabi.server.administration.desk import Desk
from hanabi.server.errors import NotFound, Unavailable
from hanabi.server.table.commands import Lines
from hanabi.server.table.entries import Abandoned, Closed, Line, Logged, line_text, read_line
from hanabi.server.table.index import index_change
from hanabi.server.table.table import Table
from hanabi.storage import Append, SeqTaken, StorageFailed, StoredEntry
from hanabi.storage.erasing import delete_game

_TRIES = 20


async def read_table(desk: Desk, table_id: str) -> Table:
    rows = await desk.log.read(table_id)
    if not rows or rows[0].seq != 1:
        raise NotFound("no-such-table")
    return Table(table_id, [read_line(*row) for row in rows])


async def append(desk: Desk, table_id: str, decide: Callable[[Table], Lines]) -> Table:
    """Add lines to a table's log as a server would: whoever is second reads on and decides
    again."""
    for _ in range(_TRIES):
        table = await read_table(desk, table_id)
        lines = decide(table)
        if not lines:
            return table
        now, first = desk.time_and_chance.now(), table.seq + 1
        logged = [Logged(first + place, now, Line(entry)) for place, entry in enumerate(lines)]
        stored = [StoredEntry(line.seq, line.at, line_text(line.line)) for line in logged]
        try:
            await desk.log.append(Append(table_id, stored, index_change(table, logged)))
        except SeqTaken:
            continue
        except StorageFailed:
            raise Unavailable("storage") from None
        return await read_table(desk, table_id)
    raise Unavailable("storage")


def closing_lines(table: Table) -> Lines:
    if table.is_over:
        return []
    return [Closed()] if table.status == "open" else [Abandoned("operator")]


async def close_table(desk: Desk, table_id: str) -> bool:
    """Nobody plays there any more; False if nobody could anyway."""
    before = (await read_table(desk, table_id)).is_over
    await append(desk, table_id, closing_lines)
    if not before:
        async with desk.doing(desk.audit_row("close-table", table_id)):
            pass
    return not before


async def delete_table(desk: Desk, table_id: str) -> None:
    """Its game was never played. First it is closed, so that no server writes to it any more."""
    table = await append(desk, table_id, lambda table: closing_lines(table) or [Closed()])
    async with desk.doing(desk.audit_row("delete-table", table_id)) as connection:
        await delete_game(connection, table_id, table.seq)
