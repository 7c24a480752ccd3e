"""``hanabi editions``: the boxes and what each one offers."""

import json as json_module

import click

from hanabi.cli.console import bold, put, wrapped
from hanabi.cli.help import Command
from hanabi.cli.language import say


@click.command(cls=Command)
@click.option("--json", is_flag=True)
def editions(json: bool) -> None:
    from hanabi.rules import EDITIONS

    if json:
        rows = [_as_json(name) for name in EDITIONS]
        put(json_module.dumps(rows, indent=2, ensure_ascii=False))
        return
    for name, edition in EDITIONS.items():
        standard = edition.defaults.by_name()
        offered = [
            say("editions-multicolor", ways=", ".join(way.value for way in edition.multicolors))
            if option == "multicolor"
            else say("editions-option", option=option, default=_switch(standard[option]))
            for option in edition.switchable
        ]
        put(f"{bold(f'{name:<11}')}{say(f'edition-{name}')}")
        put(wrapped("; ".join(offered), " " * 11))


def _switch(value: object) -> str:
    return "on" if value else "off"


def _as_json(name: str) -> dict[str, object]:
    """One edition for programs: words of the notation, no sentences."""
    from hanabi.rules import EDITIONS

    edition = EDITIONS[name]
    return {
        "edition": name,
        "language": edition.language,
        "defaults": edition.defaults.by_name(),
        "options": {
            option: [None, *(way.value for way in edition.multicolors)]
            if option == "multicolor"
            else [False, True]
            for option in edition.switchable
        },
    }
