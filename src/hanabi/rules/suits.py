"""What the rules say of one suit: copies, direction, touch and points, all as data (R-10).

The engine asks these fields and never which suit it is, so a new kind of suit is a new row.
"""

from dataclasses import dataclass

from hanabi.rules.cards import Color, Suit
from hanabi.rules.errors import InvalidRuleset

STANDARD_COPIES = (3, 2, 2, 2, 1)
ONE_OF_EACH = (1, 1, 1, 1, 1)


@dataclass(frozen=True, slots=True)
class SuitRules:
    """One suit of a ruleset.

    ``color`` is the hint that names the suit, or None where none may; ``every_color`` says
    that each colour hint touches it (R-41). A suit with neither is touched by ranks alone
    (R-43). ``points_when_empty`` is its firework's worth before the first card.
    """

    suit: Suit
    copies: tuple[int, ...] = STANDARD_COPIES
    falling: bool = False
    color: Color | None = None
    every_color: bool = False
    points_when_empty: int = 0

    def __post_init__(self) -> None:
        if not self.copies or min(self.copies) < 1:
            raise InvalidRuleset("suit-copies", suit=self.suit.value)

    @property
    def build_order(self) -> tuple[int, ...]:
        """The ranks in the order in which the firework takes them."""
        rising = tuple(range(1, len(self.copies) + 1))
        return rising[::-1] if self.falling else rising

    def copies_of(self, rank: int) -> int:
        """How many cards of this rank the suit has."""
        return self.copies[rank - 1]

    def touched_by(self, color: Color) -> bool:
        """Does a hint of this colour touch the suit's cards (R-06, R-40 to R-43)?"""
        return self.every_color or self.color is color

    def points(self, height: int) -> int:
        """What a firework of so many cards is worth (R-15, R-43)."""
        return self.points_when_empty + height


PLAIN_SUITS = tuple(
    SuitRules(Suit(color.value), color=color)
    for color in (Color.WHITE, Color.RED, Color.BLUE, Color.YELLOW, Color.GREEN)
)
"""R-01: the five suits of the base game."""

BLACK_POWDER = SuitRules(Suit.BLACK, falling=True, points_when_empty=-5)
"""R-43: built from 5 down to 1, of no colour, one point lost for each card missing."""
