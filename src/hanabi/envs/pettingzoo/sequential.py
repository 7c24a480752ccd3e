"""One player after the other.

``_cumulative_rewards``, ``_accumulate_rewards`` and ``_was_dead_step`` are what PettingZoo's guide
for writers of environments has a subclass of ``AECEnv`` set and call; its own ``api_test``, which
our tests run, fails if they change.
"""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from hanabi.envs.pettingzoo.table import GameTable, Observation, TableSettings


class HanabiAEC(AECEnv[str, Observation, Any]):  # type: ignore[misc]
    """The game with one player after the other."""

    metadata = {"name": "hanabi", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, settings: TableSettings) -> None:
        super().__init__()
        self._table = GameTable(settings, no_op=False)
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
