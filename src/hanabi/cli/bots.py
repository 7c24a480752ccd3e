"""``hanabi bots``: who can sit in the other seats."""

import json as json_module

import click

from hanabi.cli.console import bold, put, wrapped
from hanabi.cli.help import Command
from hanabi.cli.language import say


@click.command(cls=Command)
@click.option("--json", is_flag=True)
def bots(json: bool) -> None:
    from hanabi.bots import BOTS, CODE_BOTS, STRENGTHS

    if json:
        strengths = {bot: strength for strength, bot in STRENGTHS.items()}
        rows = [
            {"bot": name, "plays_a_code": name in CODE_BOTS, "strength": strengths.get(name)}
            for name in BOTS
        ]
        put(json_module.dumps(rows, indent=2))
        return
    for name in BOTS:
        put(f"{bold(f'{name:<11}')}{say(f'bot-{name}')}")
        put(wrapped(say(f"bot-{name}.about"), " " * 11))
