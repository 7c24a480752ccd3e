"""Hints: what may be told, and which cards it touches (R-06, R-40 to R-43)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NewType

from hanabi.rules.cards import Card, Color

if TYPE_CHECKING:
    from hanabi.rules.ruleset import Ruleset

Seat = NewType("Seat", int)
"""A chair at the table, 0 to players − 1, clockwise."""


@dataclass(frozen=True, slots=True)
class ColorHint:
    """Tell a teammate about one colour."""

    to: Seat
    color: Color

    def __str__(self) -> str:
        return f"hint {self.to} {self.color.value}"


@dataclass(frozen=True, slots=True)
class RankHint:
    """Tell a teammate about one value."""

    to: Seat
    rank: int

    def __str__(self) -> str:
        return f"hint {self.to} {self.rank}"


Hint = ColorHint | RankHint
"""What one player tells another (R-06)."""


def touches(ruleset: "Ruleset", hint: Hint, card: Card) -> bool:
    """Does the hint point at this card? Then the holder learns that it matches (R-50)."""
    match hint:
        case RankHint(rank=rank):
            return card.rank == rank
        case ColorHint(color=color):
            return ruleset.rules_of(card.suit).touched_by(color)
