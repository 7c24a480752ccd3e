"""What a seat may choose. A hint is a move by itself: ``ColorHint`` and ``RankHint``.

``str()`` of a move is the notation (docs/notation.md); ``game.move_text`` reads it back.
"""

from dataclasses import dataclass

from hanabi.rules import CardId, ColorHint, Hint, RankHint, Seat, Suit


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card (R-09), in Timed Display with its suit announced or not (R-31)."""

    card: CardId
    announced: Suit | None = None

    def __str__(self) -> str:
        return (
            f"play {self.card} as {self.announced.value}" if self.announced else f"play {self.card}"
        )


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card for a token (R-08)."""

    card: CardId

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class RewardHint:
    """Tiles 3 and 4: a hint that costs nothing (R-44)."""

    hint: Hint

    def __str__(self) -> str:
        return f"reward {self.hint}"


@dataclass(frozen=True, slots=True)
class RewardReturn:
    """Tile 5: shuffle a discarded card into the deck (R-44)."""

    card: CardId

    def __str__(self) -> str:
        return f"reward return {self.card}"


@dataclass(frozen=True, slots=True)
class RewardAdd:
    """Tile 6: add a discarded card to its firework (R-44)."""

    card: CardId

    def __str__(self) -> str:
        return f"reward add {self.card}"


@dataclass(frozen=True, slots=True)
class RewardDecline:
    """Tile 5 with an empty deck: do without tile 6 in its stead (R-44)."""

    def __str__(self) -> str:
        return "reward decline"


@dataclass(frozen=True, slots=True)
class Arrange:
    """Put one's own hand in another order; at any time, no action, no turn (R-18)."""

    seat: Seat
    order: tuple[CardId, ...]

    def __str__(self) -> str:
        return " ".join([f"arrange {self.seat}:", *map(str, self.order)])


Action = Play | Discard | ColorHint | RankHint
"""What a turn consists of (R-05)."""
Reward = RewardHint | RewardReturn | RewardAdd | RewardDecline
"""What a turned tile may ask for (R-44)."""
Move = Action | Reward | Arrange
"""Whatever a seat may choose to do."""
