"""Who may sit on a seat."""

from typing import NamedTuple


class Person(NamedTuple):
    """Somebody on a seat, under the name they had when they sat down."""

    identity: str
    name: str


class Program(NamedTuple):
    """A bot on a seat."""

    bot: str
