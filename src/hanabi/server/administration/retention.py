"""What nobody has used for long, and may go."""

from dataclasses import dataclass

from hanabi.server.administration.desk import Desk
from hanabi.server.administration.people import delete_person
from hanabi.server.administration.tables import delete_table
from hanabi.storage.erasing import forget_closing_lines, forsaken_games, idle_guests

_DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Old:
    """Tables without a result at which nothing happened for long, and guests who never played."""

    tables: list[str]
    guests: list[str]


async def find_old(desk: Desk, table_days: float, guest_days: float) -> Old:
    now = desk.time_and_chance.now()
    async with desk.database.engine.connect() as connection:
        tables = await forsaken_games(connection, now - table_days * _DAY)
        guests = await idle_guests(connection, now - guest_days * _DAY)
    return Old(tables, guests)


async def delete_old(desk: Desk, old: Old) -> None:
    """Each is noted by itself. What is left of tables that were deleted a day ago goes, too."""
    for table in old.tables:
        await delete_table(desk, table)
    for guest in old.guests:
        await delete_person(desk, guest)
    before = desk.time_and_chance.now() - _DAY
    async with desk.database.engine.begin() as connection:
        await forget_closing_lines(connection, before)
