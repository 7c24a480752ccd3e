"""Which move is best: all are tried out in the same worlds, those that fall behind given up."""

from dataclasses import dataclass
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.bots.search.blueprint import Bytes, Workspace
from hanabi.bots.search.budget import Budget
from hanabi.bots.search.range import Position, Range
from hanabi.fast.engine.ruleset_numbers import POINTS_AT_MOST

_MOST_WORLDS = 8_192


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """What was found out about the moves of one turn."""

    action: int
    blueprint: int
    """What the blueprint would have done."""
    hands: int
    """How many the range had."""
    is_exact: bool
    rollouts: int
    seconds: float
    means: dict[int, float]
    """By action, the mean score in the worlds in which it was tried."""
    perfect: dict[int, int]
    """By action, in how many of ``worlds`` the game was perfect."""
    worlds: int
    """In so many the moves that were tried to the end were tried."""

    @property
    def next_best(self) -> int | None:
        """The best of the other moves that were tried to the end."""
        others = [action for action in self.perfect if action != self.action]
        return max(others, key=lambda action: self.means[action], default=None)


class Trial:
    """Moves tried out in one position, more and more of them given up."""

    def __init__(self, space: Workspace, position: Position, hands: Range) -> None:
        self._space, self._row, self._key = space, position.row, position.key
        self.perfect_score = int(space.rules[POINTS_AT_MOST])
        self._memory, held = position.memory, position.held
        self._numbers = np.full(space.hand_size, -1, np.int64)
        self._numbers[: len(held)] = held
        self._hands = np.zeros((len(hands.hands), space.hand_size), np.int8)
        self._hands[:, : len(held)] = hands.hands
        dice = np.random.default_rng(position.key)
        places = np.searchsorted(np.cumsum(hands.weights), dice.random(_MOST_WORLDS))
        self._chosen = np.minimum(places, len(hands.weights) - 1).astype(np.int64)

    def scores(self, actions: list[int], first: int, last: int) -> Bytes:
        """A row for each move, a column for each of these worlds."""
        arguments = self.arguments(actions, first, last)
        self._space.memories[: len(self._memory)] = self._memory
        self._space.program.try_moves(*arguments)
        scores: Bytes = arguments[-1]
        return scores[:, first:]

    def arguments(self, actions: list[int], first: int, last: int) -> tuple[Any, ...]:
        """Those of ``rollouts.try_moves``; it writes to the last."""
        space = self._space
        return (
            self._row,
            self._row.view(np.int64),
            space.rules,
            space.scratch,
            space.memories,
            space.work,
            space.work.view(np.int64),
            space.hidden,
            self._numbers,
            self._hands,
            self._chosen,
            self._key,
            first,
            last,
            np.array(actions, np.int64),
            len(actions),
            space.bot,
            np.zeros((len(actions), last), np.int8),
        )


class MixedTrial:
    """Moves tried out where the others may play in several ways: of all worlds each way has its
    share."""

    def __init__(self, trials: list[tuple[Trial, float]]) -> None:
        self._trials = [trial for trial, _ in trials]
        self._ends = np.cumsum([share for _, share in trials])
        self._ends /= self._ends[-1]
        self.perfect_score = self._trials[0].perfect_score

    def scores(self, actions: list[int], first: int, last: int) -> Bytes:
        """A row for each move, a column for each of these worlds."""
        ends = [np.rint(worlds * self._ends).astype(int) for worlds in (first, last)]
        found, before = [], (0, 0)
        for trial, first_end, last_end in zip(self._trials, *ends, strict=True):
            begin, end = first_end - before[0], last_end - before[1]
            found.append(trial.scores(actions, begin, end))
            before = first_end, last_end
        return np.concatenate(found, axis=1)


def decide(trial: Trial | MixedTrial, hands: Range, actions: list[int], budget: Budget) -> Decision:
    """The best of these moves; the first is the blueprint's."""
    began = monotonic()
    blueprint, kept = actions[0], list(actions)
    found = {action: np.zeros(0, np.int8) for action in actions}
    rollouts = worlds = 0
    width = max(min(budget.first_round, budget.rollouts // len(actions)), 2)
    while True:
        last = min(worlds + width, _MOST_WORLDS)
        scores = trial.scores(kept, worlds, last)
        for action, new in zip(kept, scores, strict=True):
            found[action] = np.concatenate([found[action], new])
        rollouts += len(kept) * (last - worlds)
        worlds = last
        kept = _still_in(found, kept, blueprint, budget)
        width = min(2 * width, max((budget.rollouts - rollouts) // max(len(kept), 1), 0))
        is_late = budget.seconds is not None and monotonic() - began > budget.seconds
        if len(kept) < 2 or width < 8 or worlds >= _MOST_WORLDS or is_late:
            break
    means = {action: float(scores.mean()) for action, scores in found.items()}
    best = _preferred(found, kept, blueprint, budget)
    most = trial.perfect_score
    tried = {action: scores for action, scores in found.items() if len(scores) == worlds}
    perfect = {action: int((scores == most).sum()) for action, scores in tried.items()}
    return Decision(
        action=best,
        blueprint=blueprint,
        hands=len(hands.hands),
        is_exact=hands.is_exact,
        rollouts=rollouts,
        seconds=monotonic() - began,
        means=means,
        perfect=perfect,
        worlds=worlds,
    )


def _preferred(
    found: dict[int, NDArray[np.int8]], kept: list[int], blueprint: int, budget: Budget
) -> int:
    """The best of those that are left, if it is surely better than the blueprint's."""
    best = max(kept, key=lambda action: found[action].mean() + (action == blueprint) * 1e-6)
    if best == blueprint:
        return best
    worlds = min(len(found[best]), len(found[blueprint]))
    ahead = found[best][:worlds].astype(float) - found[blueprint][:worlds]
    error = ahead.std() / np.sqrt(worlds)
    return best if ahead.mean() > budget.margin + budget.doubt * error else blueprint


def _still_in(
    found: dict[int, NDArray[np.int8]], kept: list[int], blueprint: int, budget: Budget
) -> list[int]:
    """Those that may still be the best. Differences are taken world by world."""
    best = max(
        kept, key=lambda action: found[action].mean() + (action == blueprint) * budget.margin
    )
    left = []
    for action in kept:
        behind: NDArray[np.float64] = found[best].astype(np.float64) - found[action]
        if best == blueprint:
            behind = behind + budget.margin
        elif action == blueprint:
            behind = behind - budget.margin
        error = behind.std() / np.sqrt(len(behind))
        if action == best or behind.mean() <= budget.certainty * error:
            left.append(action)
    return left
