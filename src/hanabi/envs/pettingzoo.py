"""The game by PettingZoo's interfaces: one player after the other, or all at once.

Observations are ``{"observation": float32, "action_mask": int8}``; the mask of a player who is
not on turn is all zeros, or in the parallel environment leaves only the no-op. Every player is
given the difference that a move made to the score. An action that is not legal raises
``IllegalMove`` and changes nothing; PettingZoo's ``TerminateIllegalWrapper`` around ``raw_env``
ends the game instead.
"""

from operator import index
from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]

from hanabi.envs.single_rules import Settings, encoder_of, rules_of
from hanabi.fast.batch import Batch
from hanabi.fast.encode_batch import BatchEncoder
from hanabi.game import IllegalMove
from hanabi.rules import Seat

Observation = dict[str, NDArray[Any]]


def env(**settings: Unpack[Settings]) -> AECEnv[str, Any, Any]:
    """One player after the other, with PettingZoo's check of the order of calls."""
    return OrderEnforcingWrapper(raw_env(**settings))


def raw_env(**settings: Unpack[Settings]) -> "HanabiAEC":
    """One player after the other."""
    return HanabiAEC(settings)


def parallel_env(**settings: Unpack[Settings]) -> "HanabiParallel":
    """All players at once; the last action is the no-op of those who are not on turn."""
    return HanabiParallel(settings)


class _Table:
    """One game, what its players see, and the spaces of it all."""

    def __init__(self, settings: Settings, *, no_op: bool) -> None:
        self._settings, self._no_op = settings, no_op
        self.rules = rules_of(settings)
        self.agents = [f"player_{seat}" for seat in range(self.rules.players)]
        self._first_seat = None if settings.get("random_start_player") else Seat(0)
        self._batch = Batch(self.rules, 1)
        self._chosen = np.ones(1, np.uint8)
        self._encoders = [
            BatchEncoder([self.rules], np.zeros(1, np.int64), encoder_of(settings), seat, "float32")
            for seat in range(self.rules.players)
        ]
        self.game_actions = self._batch.table.sections.total
        self.actions = self.game_actions + no_op
        self._chance = np.random.default_rng()
        length = self._encoders[0].shape[-1]
        self.observation_spaces = {
            agent: spaces.Dict(
                observation=spaces.Box(0.0, 1.0, (length,), np.float32),
                action_mask=spaces.Box(0, 1, (self.actions,), np.int8),
            )
            for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.agents}

    def __getstate__(self) -> dict[str, Any]:
        kept = ("_settings", "_no_op", "_chance", "observation_spaces", "action_spaces")
        return {name: getattr(self, name) for name in kept} | {"rows": self._batch.rows}

    def __setstate__(self, state: dict[str, Any]) -> None:
        rows = state.pop("rows")
        self.__init__(state["_settings"], no_op=state["_no_op"])  # type: ignore[misc]
        self._batch.rows[:] = rows
        vars(self).update(state)

    def deal(self, seed: int | None) -> None:
        """A new game: the next one of the dice, or the first one of a seed's."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._batch.deal(int(self._chance.integers(1 << 63)), self._first_seat)

    @property
    def on_turn(self) -> str:
        """The player to act."""
        return self.agents[int(self._batch.turns[0])]

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self._batch.is_over[0])

    def mask(self, agent: str) -> NDArray[np.int8]:
        """1 for each action that this player may choose."""
        mask = np.zeros(self.actions, np.int8)
        if agent == self.on_turn:
            mask[: self.game_actions] = self._batch.masks()[0]
        elif self.actions > self.game_actions and not self.is_over:
            mask[-1] = 1
        return mask

    def observe(self, agent: str) -> Observation:
        """What this player sees, with the mask."""
        seat = self.agents.index(agent)
        seen = np.empty(self._encoders[seat].shape, np.float32)
        rows = self._batch.rows
        self._encoders[seat].encode(rows, rows.view(np.int64), self._chosen, seen)
        return {"observation": seen[0], "action_mask": self.mask(agent)}

    def infos(self) -> dict[str, dict[str, Any]]:
        """The masks again, where others look for them."""
        return {agent: {"action_mask": self.mask(agent)} for agent in self.agents}

    def step(self, action: object) -> float:
        """Make a move; the difference that it made to the score."""
        number = self.checked(action)
        if self.is_over or not self._batch.masks()[0][number]:
            code = "game-over" if self.is_over else "env-illegal-action"
            raise IllegalMove(code, action=number)
        score = int(self._batch.scores()[0])
        self._batch.step(np.array([number]))
        return float(int(self._batch.scores()[0]) - score)

    def checked(self, action: object) -> int:
        """An action of the game as a plain number."""
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            number = -1
        if not 0 <= number < self.game_actions:
            raise IllegalMove("env-action", action=action, last=self.game_actions - 1)
        return number


class HanabiAEC(AECEnv[str, Observation, Any]):  # type: ignore[misc]
    """The game with one player after the other."""

    metadata = {"name": "hanabi", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._table = _Table(settings, no_op=False)
        self.possible_agents = list(self._table.agents)
        self.agents: list[str] = []
        self.render_mode = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What this player is shown."""
        return self._table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What this player may say."""
        return self._table.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What this player sees now."""
        return self._table.observe(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. The same seed deals the same games, this one and those after it."""
        del options
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._table.infos()
        self.agent_selection = self._table.on_turn

    def step(self, action: Any) -> None:
        """The selected player acts; once the game is over, each one only says None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        reward = self._table.step(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, reward)
        self.terminations = dict.fromkeys(self.agents, self._table.is_over)
        self.infos = self._table.infos()
        self.agent_selection = self._table.on_turn
        self._accumulate_rewards()

    def render(self) -> None:
        """There is nothing to draw on."""

    def close(self) -> None:
        """There is nothing to close."""


class HanabiParallel(ParallelEnv[str, Observation, Any]):  # type: ignore[misc]
    """The game with all players at once, those not on turn by their no-op."""

    metadata = {"name": "hanabi", "render_modes": []}  # noqa: RUF012

    def __init__(self, settings: Settings) -> None:
        self._table = _Table(settings, no_op=True)
        self.possible_agents = list(self._table.agents)
        self.agents: list[str] = []
        self.render_mode = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What this player is shown."""
        return self._table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What this player may say."""
        return self._table.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal. The same seed deals the same games, this one and those after it."""
        del options
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), self._table.infos()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """The player on turn acts."""
        if not self.agents:
            raise IllegalMove("game-over")
        agents, no_op = list(self.agents), self._table.game_actions
        for agent in agents:
            if agent not in actions:
                raise IllegalMove("env-missing-action", agent=agent)
            action = actions[agent]
            if agent != self._table.on_turn and action != no_op:
                raise IllegalMove("env-not-on-turn", agent=agent, noop=no_op, action=action)
        reward = self._table.step(actions[self._table.on_turn])
        is_over = self._table.is_over
        self.agents = [] if is_over else agents
        return (
            self._observations(),
            dict.fromkeys(agents, reward),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, False),
            self._table.infos(),
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._table.observe(agent) for agent in self.possible_agents}

    def render(self) -> None:
        """There is nothing to draw on."""

    def close(self) -> None:
        """There is nothing to close."""
