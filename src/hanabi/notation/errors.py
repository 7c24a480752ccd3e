"""What was refused: a JSON document, or a record; and how to show foreign text."""

import json

from hanabi.rules import HanabiError

_SHOWN = 60


class InvalidJson(HanabiError):
    """The bytes are not JSON, or more of it than a record may be."""


class InvalidRecord(HanabiError):
    """The record is refused whole; the sentence is one line with the place and the reason."""


def printable(text: str) -> str:
    """Text from a file, fit for one line of an error: escaped where invisible, and cut."""
    shown = text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
    return "".join(char if char.isprintable() else _escape(char) for char in shown)


def printable_json(value: object) -> str:
    """A JSON value, fit for one line of an error."""
    if isinstance(value, str):
        value = value[:_SHOWN]  # the rest would be cut anyway
    return printable(json.dumps(value, ensure_ascii=False))


def _escape(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")
