"""``hanabi admin`` with its commands."""

import click

from hanabi.cli.console import put
from hanabi.cli.help import Group
from hanabi.cli.server.admin.games import games
from hanabi.cli.server.admin.people import block, export, people, rename, unblock
from hanabi.cli.server.admin.tables import close, delete, tables
from hanabi.cli.server.admin.upkeep import audit, clean

_COMMANDS = (*(tables, close, delete, games, people, block, unblock, rename, export, clean, audit),)


@click.group(cls=Group, invoke_without_command=True)
@click.pass_context
def admin(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        put(context.get_help())


for _command in _COMMANDS:
    admin.add_command(_command, str(_command.name).removeprefix("admin-"))
