"""The operator's desk as the commands have it, and how they tell what they found."""

import asyncio
import getpass
import json as json_module
import os
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from hanabi.cli.console import printable, put
from hanabi.cli.server.database import opened_database
from hanabi.cli.server.options import data_option, database_option

if TYPE_CHECKING:
    from hanabi.server.administration.desk import Desk

Function = TypeVar("Function", bound=Callable[..., object])
Found = TypeVar("Found")


def shared_options(function: Function) -> Function:
    """Where the database is, and whether programs read the answer."""
    json = click.option("--json", is_flag=True)
    return data_option(database_option(json(function)))


def at_desk(data: str, database: str, work: "Callable[[Desk], Awaitable[Found]]") -> Found:
    """Do something on the database that ``hanabi serve`` would use with the same options."""
    return asyncio.run(_at_desk(data, database, work))


async def _at_desk(data: str, database: str, work: "Callable[[Desk], Awaitable[Found]]") -> Found:
    async with opened_database(data, database, must_exist=True) as opened:
        from hanabi.server.administration.desk import open_desk

        async with open_desk(opened, operator()) as desk:
            return await work(desk)


def operator() -> str:
    """Who does it, for the record: whoever became root is named, too."""
    try:
        user = getpass.getuser()
    except OSError:  # a container's user may have no name
        user = str(os.getuid())
    before = os.environ.get("SUDO_USER")
    return f"{user} ({before})" if before and before != user else user


def put_json(value: Any) -> None:
    put(json_module.dumps(value, ensure_ascii=False))


def put_rows(rows: list[list[str]]) -> None:
    """Columns as wide as they need to be."""
    cells = [[printable(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        put("  ".join(map(str.ljust, row, widths)).rstrip())


def day(at: float | None) -> str:
    return "-" if at is None else time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))
