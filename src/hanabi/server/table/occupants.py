"""Who may sit on a seat, and who may not."""

from typing import NamedTuple


class Person(NamedTuple):
    """Somebody on a seat, under the name they had when they sat down."""

    identity: str
    name: str


class Unwelcome(NamedTuple):
    """Somebody whom the host keeps out."""

    number: int
    """By which the host lets them back in."""
    name: str
    traces: tuple[str, ...]
    """Of the addresses that they came from (see ``hosting``)."""


class Program(NamedTuple):
    """A bot on a seat."""

    bot: str
