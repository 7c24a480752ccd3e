"""What was played, as records: for the operator alone, who has the database anyway."""

from collections.abc import AsyncIterator

from hanabi.server.administration.desk import Desk
from hanabi.server.administration.tables import read_table
from hanabi.server.table.records import record_line
from hanabi.storage.games import Games


async def finished_records(desk: Desk) -> AsyncIterator[str]:
    """All finished games, also those in no public list or behind a passphrase; a record in each
    line. Games that run are not among them."""
    ids = await Games(desk.database.engine).ids(("finished",))
    async with desk.doing(desk.audit_row("export-games", "", games=len(ids))):
        pass
    for table_id in ids:
        yield record_line(await read_table(desk, table_id))
