"""One move of a reviewed game: what was known, what was at stake, what it cost."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from hanabi.analysis.review.reachable import Reachable
from hanabi.analysis.review.risk import CardOdds
from hanabi.analysis.review.standing import Standing
from hanabi.bots import Reason
from hanabi.game import Move
from hanabi.game.events import (
    CardAdded,
    CardDiscarded,
    CardPlayed,
    CardReturned,
    Event,
    HintGiven,
    MistakeMade,
    RewardDeclined,
)
from hanabi.rules import Card, Seat

ACTS = (
    HintGiven,
    CardPlayed,
    MistakeMade,
    CardDiscarded,
    CardReturned,
    CardAdded,
    RewardDeclined,
)
"""Events that tell what a mover did; the others follow from it."""

Adviser = Literal["bot", "solver", "odds"]


@dataclass(frozen=True)
class Suggestion:
    """A better move, and who says so: a bot that saw what the mover saw, the solver, which sees
    all cards, or the odds as the mover knew them."""

    by: Adviser
    move: Move | None
    """None stands for any hint."""
    reason: Reason | None = None
    """What the bot says about it."""
    reachable: Reachable | None = None
    """What can be reached after it, as the cards lay."""
    loss: Fraction | None = None
    """What it puts at stake, by what the mover knew."""


@dataclass(frozen=True)
class ReviewedMove:
    """A move, from its mover's knowledge and from the cards as they lay.

    Cards go by draw numbers, as in views. From one seat's eyes there is nothing in it that the
    seat could not know when the move was made.
    """

    number: int
    """Among the record's moves, from 1."""
    seat: Seat
    move: Move
    events: tuple[Event, ...]
    """What it caused, as far as it may be told."""
    before: Standing
    after: Standing
    odds: CardOdds | None
    """Of the card that was played or discarded, to its holder."""
    risk: Fraction
    """How likely, for the mover, a play would not fit or a discard lose a last copy."""
    expected_loss: Fraction
    """By how much the ceiling falls, in the mean of all that the mover could not tell apart."""
    least_loss: Fraction
    """The same of the mover's safest move."""
    told_nothing_new: bool
    """A hint that left all as possible as it was to whoever got it."""
    lost_card: Card | None
    """The last copy of a needed card, lost by this move."""
    reachable_before: Reachable | None = None
    """As the cards lay; None where that is not told."""
    reachable_after: Reachable | None = None
    better: Suggestion | None = None
    good_moves: tuple[Move, ...] = ()
    """All that are as good as the better one, where the mover could have known it. With all cards
    open alone."""
    is_advised: bool = False
    """Would the bot that reads hints as people do have made the same move? Asked only where
    something was at stake."""

    @property
    def drop_as_known(self) -> Fraction:
        """Points put at stake without need, by what the mover knew: none by a move that the bot
        would have made, since hints told it more than the odds count."""
        return Fraction(0) if self.is_advised else self.expected_loss - self.least_loss

    @property
    def drop(self) -> int | None:
        """Points lost as the cards lay; None where that is not known."""
        before, after = self.reachable_before, self.reachable_after
        if before is None or after is None or not (before.is_exact and after.is_exact):
            return None
        return max(0, before.best - after.best)

    @property
    def least_drop(self) -> int:
        """Points that were lost for certain, as the cards lay."""
        before, after = self.reachable_before, self.reachable_after
        if before is None or after is None:
            return 0
        return max(0, before.best - after.bound)
