"""A position with all cards face up. Only the authority holds one; seats get a ``View``."""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any

from hanabi.game.deal import Deal
from hanabi.game.ending import Outcome
from hanabi.game.events import HintGiven
from hanabi.rules import Card, CardId, Hint, Ruleset, Seat, Tile
from hanabi.rules.arrays import kind_of, touch_set

if TYPE_CHECKING:
    from hanabi.drawing import Board


class Choice(Enum):
    """What a turned tile asks of the player."""

    COLOR_HINT = "color-hint"
    RANK_HINT = "rank-hint"
    RETURN = "return"
    ADD = "add"
    ADD_OR_DECLINE = "add-or-decline"

    def __repr__(self) -> str:
        return f"Choice.{self.name}"


@dataclass(frozen=True, slots=True)
class Pending:
    """A decision that the seat on turn owes before it draws (R-44)."""

    tile: Tile
    choice: Choice


@dataclass(frozen=True, slots=True)
class Returned:
    """Tile 5 put a card below ``place`` others, after so many draws and so many hints.

    From then on it is a new card to everybody: who draws it cannot know it again.
    """

    card_id: CardId
    place: int
    draws: int
    hints: int


@dataclass(frozen=True)
class GameState:
    """One position. Hands are oldest first; the deck's next card is first.

    ``draws`` lists every card ever drawn, the deal included: the only name that players
    have for a card they have not seen is "the n-th drawn" (see ``view.ids``).
    """

    ruleset: Ruleset
    deal: Deal
    hands: tuple[tuple[CardId, ...], ...]
    deck: tuple[CardId, ...]
    draws: tuple[CardId, ...]
    fireworks: tuple[tuple[CardId, ...], ...]
    discards: tuple[CardId, ...]
    hint_tokens: int
    mistakes: int
    turn: Seat
    turns_left: int | None = None
    tiles_turned: int = 0
    pending: Pending | None = None
    hints: tuple[HintGiven, ...] = ()
    returned: tuple[Returned, ...] = ()
    outcome: Outcome | None = None

    def but(self, **changes: Any) -> "GameState":
        """This position with other values of some fields: ``dataclasses.replace`` in a quarter
        of its time, and what was found out about the fireworks and the deal is kept."""
        values = vars(self).copy()
        values.update(changes)
        assert len(values) == len(vars(self)), "no such field"
        if "fireworks" in changes:
            for derived in _FROM_FIREWORKS:
                values.pop(derived, None)
        other = object.__new__(GameState)
        object.__setattr__(other, "__dict__", values)
        return other

    def card(self, card_id: CardId) -> Card:
        """What is printed on this piece of cardboard."""
        return self.deal.deck[card_id]

    @cached_property
    def kinds(self) -> tuple[int, ...]:
        """The kind of each card of the deal, by its id: a set with this kind alone (see
        ``rules.arrays``)."""
        return tuple([1 << kind_of(self.ruleset, card) for card in self.deal.deck])

    @cached_property
    def heights(self) -> tuple[int, ...]:
        """Cards on each firework, in the order of the ruleset's suits."""
        return tuple(map(len, self.fireworks))

    def touched(self, hint: Hint) -> tuple[CardId, ...]:
        """The cards that a hint points at: all that match, and only those (R-06)."""
        matching = touch_set(self.ruleset, hint)
        return tuple([card for card in self.hands[hint.to] if self.kinds[card] & matching])

    def fits(self, card: Card) -> bool:
        """Does the card start or continue its firework (R-09)?"""
        place = self.ruleset.place_of(card.suit)
        order = self.ruleset.suits[place].build_order
        return self.heights[place] < len(order) and order[self.heights[place]] == card.rank

    @cached_property
    def is_complete(self) -> bool:
        """Are all fireworks complete (R-13)?"""
        return min(self.heights) == len(self.ruleset.ranks)

    @cached_property
    def points(self) -> int:
        """What stands on the table (R-15, R-43)."""
        return sum(
            suit.points(height)
            for suit, height in zip(self.ruleset.suits, self.heights, strict=True)
        )

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.outcome is not None

    @property
    def next_seat(self) -> Seat | None:
        """Who is asked next; None when the game is over."""
        return self.turn if self.outcome is None else None

    @property
    def board(self) -> "Board":
        """What ``hanabi.drawing`` makes text and pictures of."""
        from hanabi.game.board import board_of

        return board_of(self)

    def __str__(self) -> str:
        from hanabi.drawing import board_text

        return board_text(self.board)

    def _repr_html_(self) -> str:
        from hanabi.drawing import board_html

        return board_html(self.board)


_FROM_FIREWORKS = ("heights", "is_complete", "points")


def start(ruleset: Ruleset, deal: Deal) -> GameState:
    """The position after dealing: seat 0 has its whole hand first, then seat 1, and so on."""
    deal.check(ruleset)
    pile = map(CardId, range(len(deal.deck)))
    hands = tuple(tuple(islice(pile, ruleset.hand_size)) for _ in range(ruleset.players))
    return GameState(
        ruleset=ruleset,
        deal=deal,
        hands=hands,
        draws=tuple(card_id for hand in hands for card_id in hand),
        deck=tuple(pile),
        fireworks=((),) * len(ruleset.suits),
        discards=(),
        hint_tokens=ruleset.max_hint_tokens,
        mistakes=0,
        turn=deal.first_seat,
    )
