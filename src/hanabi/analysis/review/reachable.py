"""The best that each position of a game could still reach, as the cards lay."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time

from hanabi.analysis.solver import Solution, solve
from hanabi.game import GameState, Move
from hanabi.rules import ColorHint, RankHint

FIRST_LOOK = 0.25
"""Seconds for each position before any gets more."""


@dataclass(frozen=True)
class Reachable:
    """With all cards face up: at least ``best``, at most ``bound``; the same where it is known."""

    best: int
    bound: int

    @property
    def is_exact(self) -> bool:
        return self.best == self.bound


class ReachableScores:
    """What can be reached from each position of one game, and by which moves.

    With open cards no move raises the best score, so what is known of one position bounds all
    before and after it. Most positions are solved at a glance; the hard ones share what is left
    of the time.
    """

    def __init__(self, states: Sequence[GameState], moves: Sequence[Move]) -> None:
        self._states, self._moves = states, moves
        rules = states[0].ruleset
        lowest = sum(rules.arrays.points_when_empty)
        self._best = [min(lowest, 0)] * len(states)
        self._bound = [rules.max_score] * len(states)
        self._lines: dict[int, tuple[Move, ...]] = {}

    def settle(
        self,
        seconds: float,
        seconds_per_position: float,
        progress: Callable[[int], None],
    ) -> None:
        """Solve all positions, as far as the time allows; ``progress`` is told how many have
        been looked at."""
        deadline = process_time() + seconds
        last = len(self._states) - 1
        self._solve(last, seconds_per_position)
        for place in range(last):
            progress(place)
            if not self._follow_line(place):
                left = deadline - process_time()
                self._solve(place, min(FIRST_LOOK, seconds_per_position, left))
        self._tighten()
        # Late positions are the easier ones, and what they reach all before them do.
        for place in range(last - 1, -1, -1):
            left = deadline - process_time()
            if self._best[place] < self._bound[place] and left > FIRST_LOOK:
                progress(last)
                self._solve(place, min(seconds_per_position, left))
                self._tighten()

    def at(self, place: int) -> Reachable:
        """What is known of the position after so many moves."""
        return Reachable(self._best[place], self._bound[place])

    def move_that_keeps(self, place: int) -> Move | None:
        """A move after which the best that is known can still be reached."""
        line = self._lines.get(place)
        return line[0] if line else None

    def _solve(self, place: int, seconds: float) -> None:
        if seconds <= 0:
            return
        solution = solve(self._states[place], seconds)
        self._learn(place, solution)

    def _learn(self, place: int, solution: Solution) -> None:
        if solution.best >= self._best[place]:
            self._best[place] = solution.best
            if solution.line:
                self._lines[place] = solution.line
        self._bound[place] = min(self._bound[place], solution.bound)

    def _follow_line(self, place: int) -> bool:
        """Was the move before this position the one that the line there goes on with? Then the
        rest of the line is this position's."""
        line = self._lines.get(place - 1)
        if not line or len(line) < 2 or self._best[place - 1] < self._bound[place - 1]:
            return False
        if not _is_same(line[0], self._moves[place - 1]):
            return False
        self._best[place] = self._bound[place] = self._best[place - 1]
        self._lines[place] = line[1:]
        return True

    def _tighten(self) -> None:
        for place in range(len(self._states) - 2, -1, -1):
            self._best[place] = max(self._best[place], self._best[place + 1])
        for place in range(1, len(self._states)):
            self._bound[place] = min(self._bound[place], self._bound[place - 1])


def _is_same(one: Move, other: Move) -> bool:
    """Does the rest of a line follow either? With open cards all hints are the same."""
    if isinstance(one, ColorHint | RankHint):
        return isinstance(other, ColorHint | RankHint)
    return one == other
