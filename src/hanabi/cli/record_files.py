"""Records from the command line's point of view: a path, or ``-`` for standard input. Where it
matters that a file is a record of ours, ``read``; where any game will do, ``read_good``."""

import sys
from pathlib import Path
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
    from hanabi.notation import read_record

    return read_record(_bytes(name))


def read_game(data: bytes) -> "Record":
    """One game, whichever way it is written: as a record, or as JSON or a link of hanab.live."""
    from hanabi.notation import read_record
    from hanabi.notation.hanablive import read_hanab_live, read_link
    from hanabi.notation.hanablive.link import is_link

    text = data.decode("utf-8", "replace").strip()
    if is_link(text):
        return read_link(text)
    is_ours = '"hanabi-record"' in text or '"actions"' not in text
    return read_record(data) if is_ours else read_hanab_live(data)


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
    """The game of that name, or that a link carries; ``Refused`` with the name where it is not
    good."""
    from hanabi.notation.hanablive.link import is_link
    from hanabi.rules import HanabiError

    data = name.encode() if is_link(name) else _bytes(name)
    try:
        return read_game(data)
    except HanabiError as error:
        raise Refused("in-file", file=name, reason=error) from None


def _bytes(name: str) -> bytes:
    """What a game's file may have at most, and a byte that is too many."""
    from hanabi.notation.strict_json import MAX_BYTES

    if name == STANDARD_INPUT:
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    try:
        with Path(name).open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise Refused("file-unreadable", file=name, why=system_reason(error)) from None
