"""The fast engine behind the door of ``engines``, interpreted: no NumPy, no Numba."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from hanabi.fast.bridge import card_id, hands_of, outcome_of_row, pending_of, start_row
from hanabi.fast.engine.layout import (
    CARDS,
    DRAWN,
    HEIGHTS,
    HINT_TOKENS,
    KNOWLEDGE,
    MISTAKES,
    PILE,
    PILED,
    POINTS,
    TILES_TURNED,
    TURN,
    TURNS_LEFT,
)
from hanabi.fast.engine.ruleset_numbers import EVERY_KIND
from hanabi.fast.moves import legal_moves, make_move
from hanabi.fast.single import RowGame
from hanabi.game import Deal, Move, Outcome, Pending
from hanabi.game.events import Event
from hanabi.rules import Card, CardId, Ruleset, Seat


@dataclass(frozen=True)
class FastPosition:
    """A row behind the door. It tells no events, and every move makes a new row."""

    game: RowGame
    deal: Deal
    events: tuple[Event, ...] | None = None

    @property
    def ruleset(self) -> Ruleset:
        """The rules played by."""
        return self.game.rules.ruleset

    @property
    def hands(self) -> tuple[tuple[CardId, ...], ...]:
        """Each seat's cards, oldest first."""
        return hands_of(self.game)

    @property
    def deck_size(self) -> int:
        """Cards not yet drawn."""
        return self.game.row[CARDS] - self.game.row[DRAWN]

    @property
    def hint_tokens(self) -> int:
        """Hint tokens available."""
        return self.game.row[HINT_TOKENS]

    @property
    def mistakes(self) -> int:
        """Mistakes made."""
        return self.game.row[MISTAKES]

    @property
    def heights(self) -> tuple[int, ...]:
        """Cards on each firework."""
        row = self.game.row
        return tuple(row[HEIGHTS + suit] for suit in range(len(self.ruleset.suits)))

    @property
    def discards(self) -> tuple[CardId, ...]:
        """The discards in the order in which they fell."""
        row = self.game.row
        entries = (row[PILE + place] for place in range(row[PILED]))
        return tuple(card_id(row, entry) for entry in entries if entry >= 0)

    @property
    def next_seat(self) -> Seat | None:
        """Who is asked next."""
        return None if self.game.is_over else Seat(self.game.row[TURN])

    @property
    def turns_left(self) -> int | None:
        """Turns of the last round still to come."""
        turns = self.game.row[TURNS_LEFT]
        return turns if turns >= 0 else None

    @property
    def pending(self) -> Pending | None:
        """The choice that the next seat owes."""
        return pending_of(self.game)

    @property
    def tiles_turned(self) -> int:
        """How many reward tiles have been turned over."""
        return self.game.row[TILES_TURNED]

    @property
    def points(self) -> int:
        """What stands on the table."""
        return self.game.row[POINTS]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return outcome_of_row(self.game)

    @cached_property
    def knowledge(self) -> Mapping[CardId, int]:
        """What hints leave possible for each held card."""
        every_kind = self.game.rules.numbers[EVERY_KIND]
        size = self.ruleset.hand_size
        return {
            card: self.game.words[KNOWLEDGE + seat * size + place] & every_kind
            for seat, hand in enumerate(self.hands)
            for place, card in enumerate(hand)
        }

    def card(self, card_id: CardId) -> Card:
        """What is printed on this piece of cardboard."""
        return self.deal.deck[card_id]

    def legal_moves(self) -> tuple[Move, ...]:
        """Everything the next seat may choose."""
        return legal_moves(self.game)

    def apply(self, move: Move) -> "FastPosition":
        """The position after this move."""
        game = self.game.copy()
        make_move(game, move)
        return FastPosition(game, self.deal)


@dataclass(frozen=True, slots=True)
class FastEngine:
    """``hanabi.fast``, one row at a time."""

    name: str = "fast"

    def start(self, ruleset: Ruleset, deal: Deal) -> FastPosition:
        """The position after dealing."""
        return FastPosition(start_row(ruleset, deal), deal)
