"""People: listed, shown, named otherwise, their data written out; they and addresses blocked."""

import json as json_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hanabi.cli.console import printable, put
from hanabi.cli.help import Subcommand
from hanabi.cli.language import Refused, say
from hanabi.cli.options.types import WholeNumber
from hanabi.cli.server.admin.desk import at_desk, day, put_json, put_rows, shared_options
from hanabi.rules.system_errors import system_reason

if TYPE_CHECKING:
    from hanabi.server.administration.desk import Desk


@click.command("admin-people", cls=Subcommand)
@click.argument("who", metavar="[WHO]", required=False)
@click.option("--limit", metavar="N", type=WholeNumber(1), default=50, show_default=True)
@shared_options
def people(*, who: str | None, limit: int, data: str, database: str, json: bool) -> None:
    async def found(desk: "Desk") -> list[dict[str, Any]]:
        from hanabi.storage import erasing

        async with desk.database.engine.connect() as connection:
            rows = await erasing.people(connection, who, limit)
        return [row._asdict() for row in rows]

    rows = at_desk(data, database, found)
    if json:
        put_json(rows)
    elif rows:
        put_rows([
            [row["id"], row["name"], day(row["created_at"]), str(row["games"]),
             say("admin-is-blocked") if row["blocked_at"] else ""]
            for row in rows
        ])  # fmt: skip
    else:
        put(say("admin-nothing"))


@click.command("admin-rename", cls=Subcommand)
@click.argument("person", metavar="PERSON")
@click.argument("name", metavar="NAME")
@shared_options
def rename(*, person: str, name: str, data: str, database: str, json: bool) -> None:
    async def renamed(desk: "Desk") -> str:
        from hanabi.server.administration.people import rename_person

        return await rename_person(desk, person, name)

    given = at_desk(data, database, renamed)
    if json:
        put_json({"person": person, "name": given})
    else:
        put(say("admin-renamed", person=person, name=printable(given)))


@click.command("admin-export", cls=Subcommand)
@click.argument("person", metavar="PERSON")
@click.argument("file", metavar="FILE")
@shared_options
def export(*, person: str, file: str, data: str, database: str, json: bool) -> None:
    """One person's data as JSON; no file is overwritten."""

    async def exported(desk: "Desk") -> dict[str, Any]:
        from hanabi.server.administration.people import personal_data

        return await personal_data(desk, person)

    found = at_desk(data, database, exported)
    text = json_module.dumps(found, ensure_ascii=False, indent=1)
    try:
        with Path(file).open("x", encoding="utf-8") as opened:
            opened.write(f"{text}\n")
    except FileExistsError:
        raise Refused("file-exists", file=file) from None
    except OSError as error:
        raise Refused("file-unwritable", file=file, why=system_reason(error)) from None
    if json:
        put_json({"person": person, "file": file, "games": len(found["games"])})
    else:
        put(say("admin-exported", person=person, file=printable(file)))


def _change(what: str, verb: str, data: str, database: str) -> bool:
    async def changed(desk: "Desk") -> bool:
        from hanabi.server.access.blocked import network_of
        from hanabi.server.administration.people import need_person
        from hanabi.storage.operators import Operators

        operators, network = Operators(desk.database.engine), network_of(what)
        if network is None:
            await need_person(desk, what)
        kind, subject = ("person", what) if network is None else ("address", str(network))
        row = desk.audit_row(f"{verb}-{kind}", subject)
        done: bool = await {
            "block-person": operators.block_identity,
            "unblock-person": operators.unblock_identity,
            "block-address": operators.block_address,
            "unblock-address": operators.unblock_address,
        }[row.action](row)
        return done

    return at_desk(data, database, changed)


@click.command("admin-block", cls=Subcommand)
@click.argument("what", metavar="PERSON-OR-ADDRESS")
@shared_options
def block(*, what: str, data: str, database: str, json: bool) -> None:
    """A running server notices within seconds, and ends their connections."""
    is_new = _change(what, "block", data, database)
    if json:
        put_json({"what": what, "changed": is_new})
    else:
        put(say("admin-blocked" if is_new else "admin-unchanged", what=printable(what)))


@click.command("admin-unblock", cls=Subcommand)
@click.argument("what", metavar="PERSON-OR-ADDRESS")
@shared_options
def unblock(*, what: str, data: str, database: str, json: bool) -> None:
    is_new = _change(what, "unblock", data, database)
    if json:
        put_json({"what": what, "changed": is_new})
    else:
        put(say("admin-unblocked" if is_new else "admin-unchanged", what=printable(what)))
