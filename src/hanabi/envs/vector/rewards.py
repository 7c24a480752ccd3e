"""What a step is worth, and to whom."""

from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from hanabi.envs.vector.episodes import Episodes, Words
from hanabi.envs.vector.kernels.episodes import LOSS_KEEP, LOSS_MINUS_ONE, LOSS_ZERO
from hanabi.envs.vector.kernels.shaping import COUNTS
from hanabi.envs.vector.program import load_shaping
from hanabi.fast.engine.deduction import DEDUCTION_SIZE

Loss = Literal["zero", "keep", "minus_one"]
"""What a lost game is worth: 0, what stands on the table, or that minus one."""
LOSSES = {"zero": LOSS_ZERO, "keep": LOSS_KEEP, "minus_one": LOSS_MINUS_ONE}
"""The kernel's number for each."""
RewardsFor = Literal["team", "seats", "mover"]
"""One reward for each game; or one for each seat: everybody's is the team's, or only whoever moved
is given it."""
REWARDS_FOR: tuple[RewardsFor, ...] = ("team", "seats", "mover")


@dataclass(frozen=True, slots=True)
class Shaping:
    """What is added to a reward, for each hint token that came back (and taken off for one that
    was spent), for each mistake, and for each point that can no longer be reached (R-20).

    >>> Shaping(mistake=-0.5, lost_point=-1)
    Shaping(hint_token=0.0, mistake=-0.5, lost_point=-1)
    """

    hint_token: float = 0.0
    mistake: float = 0.0
    lost_point: float = 0.0


class Rewards:
    """The rewards of all games; ``shape`` is that of the array they are written to."""

    def __init__(
        self, games: Episodes, loss: Loss, given_to: RewardsFor, shaping: Shaping | None
    ) -> None:
        self._games, self._loss, self._given_to = games, LOSSES[loss], given_to
        players = [ruleset.players for ruleset in games.batch.rulesets]
        self._players = np.array(players)[games.batch.which]
        self.shape = (len(games),) if given_to == "team" else (len(games), max(players))
        self._team: NDArray[np.float32] = np.zeros(len(games), np.float32)
        self._movers: Words = np.zeros(len(games), np.int64)
        self._counter = None if shaping is None else _Counter(games, shaping)

    def begin_step(self) -> None:
        """The learner is about to move."""
        if self._given_to == "mover":
            self._movers[:] = self._games.batch.turns
        if self._counter is not None:
            self._counter.begin_step()

    def write(self, rewards: NDArray[np.float32]) -> int:
        """What the step has brought; how many games it has ended."""
        is_shared = self._given_to == "team"
        team = rewards if is_shared else self._team
        count = self._games.reward(team, self._loss)
        if self._counter is not None:
            team += self._counter.added()
        if is_shared:
            return count
        if self._given_to == "mover":
            rewards.fill(0)
            rewards[np.arange(len(team)), self._movers] = team
        else:
            is_seat = np.arange(rewards.shape[1]) < self._players[:, None]
            np.multiply(team[:, None], is_seat, out=rewards)
        return count


class _Counter:
    """What rewards are shaped by, before and after a step."""

    def __init__(self, games: Episodes, shaping: Shaping) -> None:
        self._games = games
        weights = shaping.hint_token, shaping.mistake, shaping.lost_point
        self._weights = np.array(weights, np.float32)
        self._before, self._after = np.zeros((2, len(games), COUNTS), np.int64)
        self._scratch = np.zeros(DEDUCTION_SIZE, np.int64)
        self._kernel = load_shaping()

    def begin_step(self) -> None:
        self._count(self._before)

    def added(self) -> NDArray[np.float32]:
        self._count(self._after)
        added: NDArray[np.float32] = (self._after - self._before).astype(np.float32) @ self._weights
        return added

    def _count(self, counts: NDArray[Any]) -> None:
        batch = self._games.batch
        self._kernel.count_games(
            batch.rows, batch.numbers, batch.which, self._scratch, counts, len(self._games)
        )
