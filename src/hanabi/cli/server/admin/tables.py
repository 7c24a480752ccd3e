"""Tables: listed, shown, closed, deleted."""

from typing import TYPE_CHECKING, Any

import click

from hanabi.cli.console import put
from hanabi.cli.help import Subcommand
from hanabi.cli.language import Refused, say
from hanabi.cli.options.types import OneOf, WholeNumber
from hanabi.cli.server.admin.desk import at_desk, day, put_json, put_rows, shared_options

if TYPE_CHECKING:
    from hanabi.server.administration.desk import Desk

_STATUSES = ("open", "running", "finished", "abandoned", "closed")


@click.command("admin-tables", cls=Subcommand)
@click.argument("table", metavar="[TABLE]", required=False)
@click.option("--status", metavar="STATUS", type=OneOf(_STATUSES))
@click.option("--limit", metavar="N", type=WholeNumber(1), default=50, show_default=True)
@shared_options
def tables(
    *, table: str | None, status: str | None, limit: int, data: str, database: str, json: bool
) -> None:
    """The newest first; of one table everything but its cards."""

    async def found(desk: "Desk") -> list[dict[str, Any]]:
        from hanabi.server.administration.listing import listed_tables, shown_table

        if table is not None:
            return [await shown_table(desk, table)]
        return await listed_tables(desk, (status,) if status else _STATUSES, limit)

    rows = at_desk(data, database, found)
    if json:
        put_json(rows if table is None else rows[0])
    elif table is not None:
        put_rows([[name, str(value)] for name, value in rows[0].items()])
    elif rows:
        put_rows([
            [row["id"], row["status"], day(row["created_at"]), ", ".join(row["players"])]
            for row in rows
        ])  # fmt: skip
    else:
        put(say("admin-nothing"))


@click.command("admin-close", cls=Subcommand)
@click.argument("table", metavar="TABLE")
@shared_options
def close(*, table: str, data: str, database: str, json: bool) -> None:
    """A running server notices within seconds."""

    async def closed(desk: "Desk") -> bool:
        from hanabi.server.administration.tables import close_table

        return await close_table(desk, table)

    is_new = at_desk(data, database, closed)
    if json:
        put_json({"table": table, "closed": is_new})
    else:
        put(say("admin-closed" if is_new else "admin-over-already", table=table))


@click.command("admin-delete", cls=Subcommand)
@click.argument("what", metavar="TABLE-OR-PERSON")
@click.option("--yes", is_flag=True)
@shared_options
def delete(*, what: str, yes: bool, data: str, database: str, json: bool) -> None:
    """What is deleted is gone; a backup may still have it."""

    async def deleted(desk: "Desk") -> dict[str, Any]:
        from hanabi.server.administration.listing import is_table
        from hanabi.server.administration.people import delete_person
        from hanabi.server.administration.tables import delete_table

        if await is_table(desk, what):
            await delete_table(desk, what)
            return {"table": what}
        return {"person": what, "games": len((await delete_person(desk, what)).games)}

    if not yes:
        raise Refused("admin-yes")
    done = at_desk(data, database, deleted)
    if json:
        put_json(done)
    elif "table" in done:
        put(say("admin-table-deleted", table=what))
    else:
        put(say("admin-person-deleted", person=what, games=done["games"]))
