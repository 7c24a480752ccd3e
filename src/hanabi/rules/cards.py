"""Suits, colours and cards: what is printed on the cardboard.

A ``Suit`` is what a firework is made of; a ``Color`` is what a hint may name. They are two
types because they are two things: a multicolour card may be touched by every colour hint
and named by none (R-41), a black one is of no colour at all (R-43).
"""

from dataclasses import dataclass
from enum import Enum
from typing import NewType

CardId = NewType("CardId", int)
"""A piece of cardboard: its place in the deal's deck, 0 drawn first."""


class Suit(Enum):
    """What a firework is made of; the value is the word of the notation."""

    WHITE = "white"
    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"
    MULTICOLOR = "multicolor"
    BLACK = "black"

    __hash__ = object.__hash__  # members are singletons; Enum's own hash is slow

    @property
    def letter(self) -> str:
        """One letter: the word's first, but ``k`` for black, as ``b`` is blue."""
        return "k" if self is Suit.BLACK else self.value[0]

    def __repr__(self) -> str:
        return f"Suit.{self.name}"


class Color(Enum):
    """What a colour hint may name, where the rules have it; there is no black (R-43)."""

    WHITE = "white"
    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"
    MULTICOLOR = "multicolor"

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"Color.{self.name}"


@dataclass(frozen=True, slots=True)
class Card:
    """A printed card. Which piece of cardboard shows it is a ``CardId``'s business."""

    suit: Suit
    rank: int

    def __str__(self) -> str:
        return f"{self.suit.letter}{self.rank}"
