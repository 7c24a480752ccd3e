"""The only thing that leaves the authority: the position as one seat may see it (R-04)."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from hanabi.game import Move, Outcome, Pending
from hanabi.game.events import HintGiven
from hanabi.rules import Card, CardId, Ruleset, Seat, Suit, Tile
from hanabi.rules.arrays import kind_of
from hanabi.view.pace import PaceRisk, pace_of, pace_risk
from hanabi.view.status import Status, status_of

if TYPE_CHECKING:
    from hanabi.drawing import Board


class SeenCard(NamedTuple):
    """A card that lies open: in the discards or on a firework."""

    id: CardId
    """Its draw number."""
    card: Card
    """What is printed on it."""


class HeldCard(NamedTuple):
    """A card in a hand."""

    id: CardId
    """Its draw number, by which moves name it."""
    card: Card | None
    """Its face, where the viewer sees it."""
    hinted: int
    """The set of kinds that hints leave (R-50)."""
    possible: int
    """The same, counting copies (R-51): for one's own card from all that one sees, for a
    teammate's from what the viewer knows that the teammate sees."""


@dataclass(frozen=True)
class View:
    """A position, redacted. All ids are draw numbers (see ``view.ids``).

    ``seat`` is None for a spectator. ``legal_moves`` is empty unless the seat is on turn:
    which hints another may give would tell about one's own cards.
    """

    ruleset: Ruleset
    seat: Seat | None
    hands: tuple[tuple[HeldCard, ...], ...]
    fireworks: tuple[tuple[SeenCard, ...], ...]
    discards: tuple[SeenCard, ...]
    deck_size: int
    hint_tokens: int
    mistakes: int
    first_seat: Seat
    next_seat: Seat | None
    turns_left: int | None
    tiles: tuple[Tile, ...]
    """The reward tiles turned so far."""
    pending: Pending | None
    points: int
    hints: tuple[HintGiven, ...]
    legal_moves: tuple[Move, ...]
    outcome: Outcome | None

    @property
    def is_on_turn(self) -> bool:
        """Is this seat asked to move?"""
        return self.seat is not None and self.next_seat == self.seat

    @property
    def own_hand(self) -> tuple[HeldCard, ...]:
        """The viewer's own cards, oldest first; a spectator has none."""
        return () if self.seat is None else self.hands[self.seat]

    @cached_property
    def heights(self) -> tuple[int, ...]:
        """Cards on each firework, in the order of the ruleset's suits."""
        return tuple(map(len, self.fireworks))

    @cached_property
    def status(self) -> Status:
        """Playable, useless and indispensable cards, as everybody can tell (R-20)."""
        return status_of(self.ruleset, self.heights, (seen.card for seen in self.discards))

    @property
    def highest_score(self) -> int:
        """The highest score still possible (R-20)."""
        return self.status.highest_score

    @property
    def dead_suits(self) -> tuple[Suit, ...]:
        """The suits whose firework can no longer be completed (R-20)."""
        return self.status.dead_suits

    @property
    def pace(self) -> int | None:
        """Discards that the team can still afford for the highest score: public, like all that
        it follows from. None once the deck is empty or the game over, and in the expert
        variant (see ``view.pace``)."""
        if self.outcome is not None:
            return None
        reachable = sum(self.status.reachable)
        return pace_of(self.ruleset, sum(self.heights), reachable, self.deck_size)

    @property
    def pace_risk(self) -> PaceRisk:
        """How near the end of the affordable discards is."""
        return pace_risk(self.pace, self.ruleset.players)

    def cards_in(self, kinds: int) -> tuple[Card, ...]:
        """The cards of a set of kinds."""
        return tuple(card for kind, card in enumerate(self.ruleset.cards) if kinds >> kind & 1)

    def fits(self, card: Card) -> bool:
        """Would this card, which one sees, start or continue its firework now (R-09)?"""
        return self._is_in(card, self.status.playable)

    def is_useless(self, card: Card) -> bool:
        """Can this card, which one sees, never fit again (R-20)?"""
        return self._is_in(card, self.status.useless)

    def is_indispensable(self, card: Card) -> bool:
        """Is this card, which one sees, the last copy of one still needed (R-20)?"""
        return self._is_in(card, self.status.indispensable)

    def is_known_playable(self, held: HeldCard) -> bool:
        """Does the holder know that the card fits now, whatever it is?"""
        return _within(held.possible, self.status.playable)

    def is_known_useless(self, held: HeldCard) -> bool:
        """Does the holder know that the card can never fit again?"""
        return _within(held.possible, self.status.useless)

    def is_known_indispensable(self, held: HeldCard) -> bool:
        """Does the holder know that the card is the last copy of one still needed?"""
        return _within(held.possible, self.status.indispensable)

    def may_be_indispensable(self, held: HeldCard) -> bool:
        """Could the card, for all its holder knows, be a last copy of one still needed?"""
        return bool(held.possible & self.status.indispensable)

    @property
    def board(self) -> "Board":
        """What ``hanabi.drawing`` makes text and pictures of."""
        from hanabi.view.board import board_of

        return board_of(self)

    def __str__(self) -> str:
        from hanabi.drawing import board_text

        return board_text(self.board)

    def _repr_html_(self) -> str:
        from hanabi.drawing import board_html

        return board_html(self.board)

    def _is_in(self, card: Card, kinds: int) -> bool:
        return bool(kinds >> kind_of(self.ruleset, card) & 1)


def _within(kinds: int, others: int) -> bool:
    return kinds != 0 and kinds & ~others == 0
