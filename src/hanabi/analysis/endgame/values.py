"""What the moves of an endgame are worth, as fractions."""

from dataclasses import dataclass
from fractions import Fraction

from hanabi.game import Discard, Ending, GameState, Move, Play
from hanabi.rules import HanabiError, Ruleset
from hanabi.view import View


class EndgameTooLarge(HanabiError):
    """There is more to go through than was allowed."""


@dataclass(frozen=True)
class Budget:
    """How much may be gone through before it is given up."""

    hands: int = 200_000
    """Ways to fill the own hand, copies of one card taken together."""
    games: int = 5_000_000
    """Games that bots play to their end."""
    seconds: float = 60.0
    """Of computing."""


DEFAULT_BUDGET = Budget()


@dataclass(frozen=True)
class MoveValue:
    """A legal move, and what can be expected of it."""

    move: Move
    """With the view's names for cards."""
    score: Fraction | None
    """The expected score; None where only wins were asked for."""
    win: Fraction
    """The chance that all fireworks are completed."""
    fits: Fraction | None = None
    """Of a play: the chance that the card fits (and has the announced colour)."""
    loses: Fraction | None = None
    """Of a play or discard: the chance that the last copy of a needed card goes."""


@dataclass(frozen=True)
class Endgame:
    """The legal moves, the best first, and what was gone through to know."""

    moves: tuple[MoveValue, ...]
    hands: int
    """Different hands that the seat can hold, for all it knows."""
    arrangements: int
    """Equally likely ways in which the hidden cards can lie, each copy for itself."""
    looked_at: int
    """Positions that were looked at, or games that were played."""
    seconds: float

    @property
    def best(self) -> MoveValue:
        return self.moves[0]


def score_of(state: GameState) -> int:
    """Of a game that is over. A lost one counts 0; with black powder, where a game may end below 0
    (R-43), as the least that a game can, so that to lose is never better."""
    assert state.outcome is not None
    if state.outcome.ending in (Ending.COMPLETE, Ending.DECK):
        return state.outcome.score
    at_start = sum(state.ruleset.arrays.points_when_empty)
    return 0 if state.ruleset.options.expert else min(0, at_start)


def best_first(values: list[MoveValue]) -> tuple[MoveValue, ...]:
    """By expected score, then by the chance to win; equals in the order of the rules."""
    return tuple(sorted(values, key=lambda value: (-(value.score or 0), -value.win)))


class OwnCardChances:
    """How likely a play fits, and how likely a move loses a card that is needed."""

    def __init__(self, view: View) -> None:
        self._ruleset: Ruleset = view.ruleset
        self._status = view.status
        self._places = {held.id: place for place, held in enumerate(view.own_hand)}
        self._ways: dict[tuple[int, int], int] = {}
        self._total = 0

    def add(self, kinds: tuple[int, ...], ways: int) -> None:
        """The own hand can be this, in so many ways."""
        self._total += ways
        for place, kind in enumerate(kinds):
            self._ways[place, kind] = self._ways.get((place, kind), 0) + ways

    def of(self, move: Move) -> tuple[Fraction | None, Fraction | None]:
        """That it fits, and that it loses; None where there is no question."""
        if not isinstance(move, Play | Discard):
            return None, None
        fitting = losing = 0
        for (place, kind), ways in self._ways.items():
            if place != self._places[move.card]:
                continue
            is_fitting = isinstance(move, Play) and self._fits(move, kind)
            fitting += ways * is_fitting
            losing += ways * (not is_fitting and self._status.indispensable >> kind & 1)
        fits = Fraction(fitting, self._total) if isinstance(move, Play) else None
        return fits, Fraction(losing, self._total)

    def _fits(self, move: Play, kind: int) -> bool:
        is_right = move.announced in (None, self._ruleset.cards[kind].suit)
        return is_right and bool(self._status.playable >> kind & 1)
