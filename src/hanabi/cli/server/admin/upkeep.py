"""What may go because nobody uses it, and what operators did."""

from typing import TYPE_CHECKING, Any

import click

from hanabi.cli.console import put
from hanabi.cli.help import Subcommand
from hanabi.cli.language import say
from hanabi.cli.options.types import Number, WholeNumber
from hanabi.cli.server.admin.desk import at_desk, day, put_json, put_rows, shared_options

if TYPE_CHECKING:
    from hanabi.server.administration.desk import Desk

_DAYS = Number(1, 100_000)


@click.command("admin-clean", cls=Subcommand)
@click.option("--table-days", metavar="N", type=_DAYS, default=90.0, show_default=True)
@click.option("--guest-days", metavar="N", type=_DAYS, default=30.0, show_default=True)
@click.option("--dry-run", is_flag=True)
@shared_options
def clean(
    *, table_days: float, guest_days: float, dry_run: bool, data: str, database: str, json: bool
) -> None:
    """Finished games and people who played stay."""

    async def cleaned(desk: "Desk") -> dict[str, Any]:
        from hanabi.server.administration.retention import delete_old, find_old

        old = await find_old(desk, table_days, guest_days)
        if not dry_run:
            await delete_old(desk, old)
        return {"tables": old.tables, "guests": old.guests, "deleted": not dry_run}

    done = at_desk(data, database, cleaned)
    if json:
        put_json(done)
        return
    counts = {"tables": len(done["tables"]), "guests": len(done["guests"])}
    put(say("admin-would-clean" if dry_run else "admin-cleaned", **counts))


@click.command("admin-audit", cls=Subcommand)
@click.option("--limit", metavar="N", type=WholeNumber(1), default=50, show_default=True)
@shared_options
def audit(*, limit: int, data: str, database: str, json: bool) -> None:
    async def found(desk: "Desk") -> list[dict[str, Any]]:
        from hanabi.storage.operators import Operators

        rows = await Operators(desk.database.engine).audit(limit=limit)
        return [row._asdict() for row in rows]

    rows = at_desk(data, database, found)
    if json:
        put_json(rows)
    elif rows:
        columns = ("operator", "action", "subject")
        put_rows([[day(row["at"]), *(row[name] for name in columns)] for row in rows])
    else:
        put(say("admin-nothing"))
