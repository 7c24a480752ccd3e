"""Records from the command line's point of view: a path, or ``-`` for standard input."""

import sys
from typing import TYPE_CHECKING

from hanabi.cli.console import printable
from hanabi.cli.language import Refused, messages
from hanabi.rules.system_errors import system_reason

if TYPE_CHECKING:
    from hanabi.i18n import Messages
    from hanabi.notation import Record

STANDARD_INPUT = "-"


def read(name: str) -> "Record":
    """The record of that name. ``Refused`` where there is nothing to read, ``HanabiError`` for
    what is wrong in it."""
    from hanabi.notation import load_record, read_record
    from hanabi.notation.strict_json import MAX_BYTES

    if name == STANDARD_INPUT:
        return read_record(sys.stdin.buffer.read(MAX_BYTES + 1))
    try:
        return load_record(name)
    except OSError as error:
        raise Refused("file-unreadable", file=name, why=system_reason(error)) from None


def names_of(record: "Record", texts: "Messages | None" = None) -> list[str]:
    """A name for each seat. Servers name a bot's seat after the bot, which the catalogue knows
    by a better name; a person may be called so, too, and keeps that name."""
    texts = texts or messages()
    programs = record.programs or (None,) * record.ruleset.players
    return [
        texts.format(f"bot-{name}")
        if name == program and texts.has(f"bot-{name}")
        else printable(name)
        for name, program in zip(record.players, programs, strict=True)
    ]


def read_good(name: str) -> "Record":
    """The record of that name; ``Refused`` with that name where it is not good."""
    from hanabi.rules import HanabiError

    try:
        return read(name)
    except Refused:
        raise
    except HanabiError as error:
        raise Refused("in-file", file=name, reason=error) from None
