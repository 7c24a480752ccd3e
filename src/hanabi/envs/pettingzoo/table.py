"""One game by PettingZoo's words: agents, masks, rewards, spaces."""

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hanabi.envs.settings import ILLEGAL, PENALTY, Illegal, Settings, encoder_of, rules_of
from hanabi.fast.batch import Batch
from hanabi.fast.encode.batch import BatchEncoder
from hanabi.game import IllegalMove
from hanabi.rules import HanabiError, Seat

Observation = dict[str, NDArray[Any]]


class InvalidTable(HanabiError):
    """These settings are of no game."""


class TableSettings(Settings, total=False):
    """Rules and what is observed, and what an illegal action does."""

    illegal: Illegal


class GameTable:
    """One game, what its players see, and the spaces of it all."""

    def __init__(self, settings: TableSettings, *, no_op: bool) -> None:
        self._illegal = settings.get("illegal", "raise")
        if self._illegal not in ILLEGAL:
            known = ", ".join(ILLEGAL)
            raise InvalidTable("setting-value", name="illegal", known=known, value=self._illegal)
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
        self.game_actions = self._batch.rules.sections.total
        self.actions = self.game_actions + no_op
        self._chance = np.random.default_rng()
        self._is_cut = False
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
        kept = ("_settings", "_no_op", "_chance", "_is_cut", "observation_spaces", "action_spaces")
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
        self._is_cut = False

    @property
    def on_turn(self) -> str:
        """The player to act."""
        return self.agents[int(self._batch.turns[0])]

    @property
    def is_over(self) -> bool:
        """Has the game ended, or has an illegal action ended it?"""
        return self._is_cut or bool(self._batch.is_over[0])

    def mask(self, agent: str) -> NDArray[np.int8]:
        """1 for each action that this player may choose."""
        mask = np.zeros(self.actions, np.int8)
        if self.is_over:
            return mask
        if agent == self.on_turn:
            mask[: self.game_actions] = self._batch.masks()[0]
        elif self.actions > self.game_actions:
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
        if self.is_over:
            raise IllegalMove("game-over")
        try:
            number = self.checked(action)
            if not self._batch.masks()[0][number]:
                raise IllegalMove("env-illegal-action", action=number)
        except IllegalMove as error:
            return self.refuse(error)
        score = int(self._batch.scores()[0])
        self._batch.step(np.array([number]))
        return float(int(self._batch.scores()[0]) - score)

    def refuse(self, error: IllegalMove) -> float:
        """Raise the error, or end the game by it where that is wanted: then the last reward."""
        if self._illegal == "raise":
            raise error
        self._is_cut = True
        return PENALTY

    def checked(self, action: object) -> int:
        """An action of the game as a plain number."""
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            number = -1
        if not 0 <= number < self.game_actions:
            raise IllegalMove("env-action", action=action, last=self.game_actions - 1)
        return number
