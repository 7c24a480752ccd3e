"""All players at once."""

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from hanabi.envs.pettingzoo.table import GameTable, Observation, TableSettings
from hanabi.game import IllegalMove


class HanabiParallel(ParallelEnv[str, Observation, Any]):  # type: ignore[misc]
    """The game with all players at once, those not on turn by their no-op."""

    metadata = {"name": "hanabi", "render_modes": []}  # noqa: RUF012

    def __init__(self, settings: TableSettings) -> None:
        self._table = GameTable(settings, no_op=True)
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
        agents = list(self.agents)
        for agent in agents:
            if agent not in actions:
                raise IllegalMove("env-missing-action", agent=agent)
        reward = self._step(actions)
        is_over = self._table.is_over
        self.agents = [] if is_over else agents
        return (
            self._observations(),
            dict.fromkeys(agents, reward),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, False),
            self._table.infos(),
        )

    def _step(self, actions: dict[str, Any]) -> float:
        on_turn, no_op = self._table.on_turn, self._table.game_actions
        for agent in self.agents:
            action = actions[agent]
            if agent != on_turn and action != no_op:
                wrong = IllegalMove("env-not-on-turn", agent=agent, noop=no_op, action=action)
                return self._table.refuse(wrong)
        return self._table.step(actions[on_turn])

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._table.observe(agent) for agent in self.possible_agents}

    def render(self) -> None:
        """There is nothing to draw on."""

    def close(self) -> None:
        """There is nothing to close."""
