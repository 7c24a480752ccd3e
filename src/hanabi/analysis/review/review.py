"""A game looked back at: every move, and where it turned."""

from dataclasses import dataclass
from fractions import Fraction

from hanabi.analysis.review.accuracy import mean_accuracy
from hanabi.analysis.review.reviewed_move import ReviewedMove
from hanabi.analysis.statistics import GameStatistics
from hanabi.game import Outcome
from hanabi.rules import Card, Ruleset, Seat

LEAST_STAKE = Fraction(1, 10)
"""Points at stake without need that make a turning point, as known to the player."""


@dataclass(frozen=True)
class TurningPoint:
    """A move that cost something: as the cards lay, or for all that its mover knew."""

    number: int
    seat: Seat
    cost: Fraction


@dataclass(frozen=True)
class LostCard:
    """The last copy of a needed card left the game."""

    card: Card
    number: int
    seat: Seat
    points: int
    """By how much the ceiling fell with it."""


@dataclass(frozen=True)
class SeatReview:
    """How one seat played: means of its moves' accuracies, None where nothing is known."""

    seat: Seat
    accuracy_as_known: float | None
    accuracy_as_it_lay: float | None


@dataclass(frozen=True)
class Review:
    """A record move by move. ``seat`` is whose eyes it was seen with; None: all cards open."""

    ruleset: Ruleset
    players: tuple[str, ...]
    seat: Seat | None
    moves: tuple[ReviewedMove, ...]
    outcome: Outcome | None
    seconds: float
    statistics: GameStatistics | None = None
    """The whole game in the players' own numbers; None for one seat, which could not know them."""

    @property
    def turning_points_as_known(self) -> tuple[TurningPoint, ...]:
        """Moves that put points at stake without need, the dearest first. One seat is told
        of its own."""
        found = [
            TurningPoint(move.number, move.seat, move.drop_as_known)
            for move in self.moves
            if move.drop_as_known >= LEAST_STAKE and self.seat in (None, move.seat)
        ]
        return _dearest_first(found)

    @property
    def turning_points_as_it_lay(self) -> tuple[TurningPoint, ...]:
        """Moves after which less could be reached for certain, the dearest first."""
        found = [
            TurningPoint(move.number, move.seat, Fraction(move.least_drop))
            for move in self.moves
            if move.least_drop
        ]
        return _dearest_first(found)

    @property
    def lost_cards(self) -> tuple[LostCard, ...]:
        """The moment each needed card was lost."""
        return tuple(
            LostCard(
                move.lost_card, move.number, move.seat, move.before.ceiling - move.after.ceiling
            )
            for move in self.moves
            if move.lost_card is not None
        )

    @property
    def empty_hints(self) -> tuple[int, ...]:
        """The numbers of the hints that told nothing new."""
        return tuple(move.number for move in self.moves if move.told_nothing_new)

    @property
    def is_settled(self) -> bool:
        """Is it known of every position what could be reached from it?"""
        return all(move.drop is not None for move in self.moves)

    @property
    def seats(self) -> tuple[SeatReview, ...]:
        """One for each seat."""
        most = self.ruleset.max_score
        return tuple(
            SeatReview(
                Seat(seat),
                mean_accuracy([move.drop_as_known for move in moves], most),
                mean_accuracy([move.drop for move in moves if move.drop is not None], most),
            )
            for seat in range(self.ruleset.players)
            for moves in [[move for move in self.moves if move.seat == seat]]
        )


def _dearest_first(points: list[TurningPoint]) -> tuple[TurningPoint, ...]:
    return tuple(sorted(points, key=lambda point: (-point.cost, point.number)))
