"""``hanabi bots``: who can sit in the other seats."""

import json as json_module

import click

from hanabi.cli.console import bold, put, wrapped
from hanabi.cli.help import Command
from hanabi.cli.language import messages
from hanabi.cli.options.bots import bot_about, bot_title


@click.command(cls=Command)
@click.option("--json", is_flag=True)
def bots(json: bool) -> None:
    from hanabi.bots import BOTS, CODE_BOTS, STRENGTHS
    from hanabi.bots.plug_ins import brought_by, plug_ins

    if json:
        strengths = {bot: strength for strength, bot in STRENGTHS.items()}
        rows = [
            {
                "bot": name,
                "plays_a_code": name in CODE_BOTS,
                "strength": strengths.get(name),
                "plug_in": brought_by(name) if name in plug_ins() else None,
            }
            for name in (*BOTS, *plug_ins())
        ]
        put(json_module.dumps(rows, indent=2))
        return
    for name in (*BOTS, *plug_ins()):
        put(f"{bold(f'{name:<13}')}{bot_title(messages(), name)}")
        put(wrapped(bot_about(messages(), name), " " * 13))
