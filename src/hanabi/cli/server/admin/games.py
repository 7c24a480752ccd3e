"""All finished games as records, for whoever runs the server."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from hanabi.cli.console import put
from hanabi.cli.help import Subcommand
from hanabi.cli.language import Refused, say
from hanabi.cli.server.admin.desk import at_desk, put_json, shared_options

if TYPE_CHECKING:
    from hanabi.server.administration.desk import Desk


@click.command("admin-games", cls=Subcommand)
@click.argument("file", metavar="FILE")
@shared_options
def games(*, file: str, data: str, database: str, json: bool) -> None:
    """One record in each line; the file is there when it is whole."""
    path = Path(file)
    part = path.with_name(f".{path.name}.part")
    if path.exists():
        raise Refused("file-exists", file=file)

    async def written(desk: "Desk") -> int:
        from hanabi.server.administration.games import finished_records

        count = 0
        with part.open("w", encoding="utf-8") as lines:
            async for line in finished_records(desk):
                lines.write(line)
                count += 1
        return count

    try:
        count = at_desk(data, database, written)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    if json:
        put_json({"file": file, "games": count})
    else:
        put(say("admin-games-written", count=count, file=file))
