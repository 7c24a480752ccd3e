"""What a move caused, in order. All cards face up: ``view`` redacts for each seat."""

from dataclasses import dataclass

from hanabi.game.ending import Outcome
from hanabi.rules import Card, CardId, Hint, Seat, Suit, Tile


@dataclass(frozen=True, slots=True)
class HintGiven:
    """R-06, R-50: the touched cards match, the untouched ones do not."""

    seat: Seat
    hint: Hint
    touched: tuple[CardId, ...]
    untouched: tuple[CardId, ...]
    free: bool = False


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card left the hand for its firework, and fitted."""

    seat: Seat
    card_id: CardId
    card: Card
    announced: Suit | None = None


@dataclass(frozen=True, slots=True)
class MistakeMade:
    """A card did not fit, or its announced colour was wrong; it lies in the discards."""

    seat: Seat
    card_id: CardId
    card: Card
    announced: Suit | None
    mistakes: int


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A card was given up for a token."""

    seat: Seat
    card_id: CardId
    card: Card


@dataclass(frozen=True, slots=True)
class TokensReturned:
    """Hint tokens came back; those beyond the limit are lost (R-11)."""

    count: int
    hint_tokens: int


@dataclass(frozen=True, slots=True)
class FireworkCompleted:
    """The last card of a firework is on it."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A hand took the deck's top card; ``card`` is None for those who may not see it."""

    seat: Seat
    card_id: CardId
    card: Card | None
    deck_size: int


@dataclass(frozen=True, slots=True)
class HandArranged:
    """A hand has a new order (R-18)."""

    seat: Seat
    order: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class TileTurned:
    """A reward tile lies face up (R-44)."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class RewardLost:
    """The tile could not be used; no choice was asked for (R-44)."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class RewardDeclined:
    """The player did without the tile (R-44)."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class MistakeUndone:
    """Tile 2 took one mistake back."""

    seat: Seat
    mistakes: int


@dataclass(frozen=True, slots=True)
class CardReturned:
    """Tile 5 shuffled a discarded card into the deck; where, nobody may know."""

    seat: Seat
    card_id: CardId
    card: Card
    deck_size: int


@dataclass(frozen=True, slots=True)
class CardAdded:
    """Tile 6 brought a discarded card to its firework."""

    seat: Seat
    card_id: CardId
    card: Card


@dataclass(frozen=True, slots=True)
class LastRoundBegan:
    """The deck is empty: so many turns are left (R-14)."""

    turns_left: int


@dataclass(frozen=True, slots=True)
class SeatPassed:
    """A seat with nothing that it could do was passed over (R-30)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded:
    """It is over."""

    outcome: Outcome


Event = (
    HintGiven
    | CardPlayed
    | MistakeMade
    | CardDiscarded
    | TokensReturned
    | FireworkCompleted
    | CardDrawn
    | HandArranged
    | TileTurned
    | RewardLost
    | RewardDeclined
    | MistakeUndone
    | CardReturned
    | CardAdded
    | LastRoundBegan
    | SeatPassed
    | GameEnded
)
