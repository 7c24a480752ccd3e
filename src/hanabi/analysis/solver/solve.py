"""The highest score that a position can reach with all cards face up, and how."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time
from typing import Literal

from hanabi.analysis.solver import exhaustive_search, logic
from hanabi.analysis.solver.beam_search import find_line
from hanabi.analysis.solver.one_hand import most_with_one_hand
from hanabi.analysis.solver.open_cards import open_position
from hanabi.analysis.solver.proofs import Reason, quick_bound
from hanabi.game import Ending, GameState, Move, Play, apply, legal_moves
from hanabi.rules import ColorHint, RankHint, Ruleset

WIDTHS = (8, 64, 512, 4096)
SECONDS = 10.0
LOST = -100
"""Instead of a score: nothing is known but games that are lost."""
LOSSES = (Ending.MISTAKES, Ending.INDISPENSABLE)
SEARCHED_AT_ONCE = 12
"""Cards in the deck: with so few, all ways are searched before logic is asked."""


@dataclass(frozen=True)
class Solution:
    """What is known of a position: at least ``best``, by ``line``; at most ``bound``.

    Only games that are not lost count (a third mistake gives 0, which may be more than what
    stands on the table with black powder, R-43). Where every game is lost, both are 0.
    """

    best: int
    bound: int
    most: int
    """The score of complete fireworks."""
    line: tuple[Move, ...]
    reason: Reason
    seconds: float

    @property
    def winnable(self) -> bool | None:
        """Can every firework be completed? ``None``: not known."""
        if self.best == self.most:
            return True
        return False if self.bound < self.most else None

    @property
    def is_exact(self) -> bool:
        return self.best == self.bound


def solve(state: GameState, seconds: float = SECONDS) -> Solution:
    """The best end of this position, in at most so many seconds of computing.

    A line is replayed by the reference engine before it is believed.
    """
    search = _Search(state, seconds)
    if state.outcome is None:
        search.look_ahead()
        search.exclude()
    return search.solution()


class _Search:
    def __init__(self, state: GameState, seconds: float) -> None:
        self._began = process_time()
        self._deadline = self._began + seconds
        self._state = state
        self._ruleset = state.ruleset
        self._line: tuple[Move, ...] = ()
        if state.outcome is not None:
            self._best = self._bound = state.outcome.score
            self._reason = Reason.SEARCHED
            return
        self._position = open_position(state)
        quick = quick_bound(self._position)
        self._best = LOST
        self._bound = quick.cards + _points_at_start(self._ruleset)
        self._reason = quick.reason
        if self._ruleset.options.expert and self._bound < self._ruleset.max_score:
            self._bound = LOST

    def look_ahead(self) -> None:
        """Wider and wider, until the bound is reached. Most games are found at the first look; only
        where it fails the bound is looked at more closely."""
        for width in WIDTHS:
            if self._best >= self._bound or process_time() >= self._deadline:
                return
            found = find_line(self._state, self._bound, width)
            self._believe(found.moves)
            if width == WIDTHS[0] and self._best < self._bound:
                self._lower_by_one_hand()

    def _lower_by_one_hand(self) -> None:
        at_start = _points_at_start(self._ruleset)
        most = most_with_one_hand(self._position, self._bound - at_start) + at_start
        if most < self._bound:
            self._bound = LOST if self._ruleset.options.expert else most
            self._reason = Reason.ONE_HAND

    def exclude(self) -> None:
        """Lower the bound, or find what was overlooked, by methods that overlook nothing."""
        while self._best < self._bound:
            line = self._find(self._bound)
            if line is None:
                if self._bound == self._ruleset.max_score:
                    self._reason = Reason.TIME  # else it is known why the game cannot be won
                return
            if line is False:
                self._bound = self._next_lower(self._bound)
                self._reason = Reason.SEARCHED
            elif not self._believe(line):
                raise AssertionError("a line that does not reach what it promised")

    def solution(self) -> Solution:
        seconds = process_time() - self._began
        best, bound = (0 if score == LOST else score for score in (self._best, self._bound))
        return Solution(best, bound, self._ruleset.max_score, self._line, self._reason, seconds)

    def _find(self, goal: int) -> Sequence[Move] | Literal[False] | None:
        position = self._position
        if not logic.can_express(position) or len(position.deck) <= SEARCHED_AT_ONCE:
            return exhaustive_search.find_game(self._state, goal, self._deadline)
        cards = goal - _points_at_start(self._ruleset)
        line = logic.find_game(position, cards, self._deadline)
        return _played_out(self._state, line) if isinstance(line, list) else line

    def _believe(self, moves: Sequence[Move]) -> bool:
        """Take the line if it is better; it is replayed first."""
        state = self._state
        for move in moves:
            state = apply(state, move).state
        outcome = state.outcome
        if outcome is None or outcome.ending in LOSSES or outcome.score <= self._best:
            return False
        self._best, self._line = outcome.score, tuple(moves)
        return True

    def _next_lower(self, score: int) -> int:
        """In the expert variant there is nothing between all and nothing (R-30)."""
        if self._ruleset.options.expert or score == _points_at_start(self._ruleset):
            return LOST
        return score - 1


def _points_at_start(ruleset: Ruleset) -> int:
    return sum(ruleset.arrays.points_when_empty)


def _played_out(state: GameState, line: Sequence[Move | None]) -> list[Move]:
    """The line with real hints, and its game played to the end without a mistake."""
    moves: list[Move] = []
    for planned in line:
        if state.outcome is not None:
            break  # a model may go on after a complete game
        moves.append(planned or _some_hint(state))
        state = apply(state, moves[-1]).state
    while state.outcome is None:
        moves.append(_harmless_move(state))
        state = apply(state, moves[-1]).state
    return moves


def _some_hint(state: GameState) -> Move:
    return next(move for move in legal_moves(state) if isinstance(move, ColorHint | RankHint))


def _harmless_move(state: GameState) -> Move:
    """Any but a mistake, where there is one."""
    moves = legal_moves(state)
    fitting = (
        move for move in moves if isinstance(move, Play) and state.fits(state.card(move.card))
    )
    others = (move for move in moves if not isinstance(move, Play))
    return next(fitting, None) or next(others, moves[0])
