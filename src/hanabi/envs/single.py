"""One seat for a learner, our bots in the others, by Gymnasium's interface.

``gymnasium.make("hanabi/Single-v0", players=3, bots="hat")`` finds it once this module is
imported.
"""

from collections.abc import Sequence
from operator import index
from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hanabi.bots import followers_of, make_bot, push_move
from hanabi.envs.bot_moves import let_named_bot_move
from hanabi.envs.settings import ILLEGAL, PENALTY, Illegal, Settings, encoder_of, rules_of
from hanabi.fast import RowGame, sections_of
from hanabi.fast.bridge import start_row
from hanabi.fast.encode import Encoder
from hanabi.fast.engine.step import score
from hanabi.fast.moves import make_move, move_of
from hanabi.game import Game, IllegalMove
from hanabi.rules import HanabiError, Seat

Observation = NDArray[np.float32]


class InvalidSeating(HanabiError):
    """These bots cannot be put around the learner."""


class HanabiEnv(gymnasium.Env[Observation, np.int64]):
    """The learner's turns of one game after the other.

    ``bots``: a registered name for all other seats, or one for each in the order of seats.
    ``seat``: the learner's; None lets each seed choose. ``illegal``: an illegal action raises
    ``IllegalMove`` and changes nothing, or ends the game with a reward of −1. ``settings`` are
    the rules and the encoder (``envs.settings``).

    Rewards are differences of the score since the learner's last turn, so they add up to the
    final score. ``info`` has ``action_mask`` and ``score``.
    """

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        bots: str | Sequence[str] = "cautious",
        seat: int | None = 0,
        illegal: Illegal = "raise",
        render_mode: None = None,
        **settings: Unpack[Settings],
    ) -> None:
        self.rules = rules_of(settings)
        others = self.rules.players - 1
        self._names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self._names) != others:
            raise InvalidSeating("bot-count", count=len(self._names), players=others)
        if seat is not None and not 0 <= seat < self.rules.players:
            raise InvalidSeating("no-such-seat", seat=seat, last=others)
        if illegal not in ILLEGAL:
            known = ", ".join(ILLEGAL)
            raise InvalidSeating("setting-value", name="illegal", known=known, value=illegal)
        for name in self._names:
            make_bot(name, Seat(0))
        self._wanted_seat, self._illegal = seat, illegal
        self._first_seat = None if settings.get("random_start_player") else Seat(0)
        self._encoder = Encoder(self.rules, encoder_of(settings))
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0.0, 1.0, (self._encoder.length,), np.float32)
        self._row: RowGame | None = None
        self._actions = sections_of(self.rules).total
        self.action_space = spaces.Discrete(self._actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, and let bots play until it is the learner's turn."""
        super().reset(seed=seed, options=options)
        self._deal()
        while self._is_over:
            self._deal()
        return self._observation(), self._info()

    def _deal(self) -> None:
        chance = self.np_random
        self._seat = Seat(
            int(chance.integers(self.rules.players))
            if self._wanted_seat is None
            else self._wanted_seat
        )
        self._game = Game.deal(self.rules, int(chance.integers(1 << 63)), self._first_seat)
        self._row = start_row(self.rules, self._game.start.deal)
        dice = int(chance.integers(1 << 63))
        seats = [Seat(seat) for seat in range(self.rules.players) if seat != self._seat]
        self._names_by_seat = dict(zip(seats, self._names, strict=True))
        bots = {seat: make_bot(name, seat, dice) for seat, name in self._names_by_seat.items()}
        self._bots = followers_of(bots, self._game.state)
        self._score, self._is_over = 0, False
        self._let_bots_play()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's move, and the bots' until its next turn or the end."""
        row = self._ready()
        number = self._checked(action)
        if not row.is_legal(number):
            if self._illegal == "raise":
                raise IllegalMove("env-illegal-action", action=number)
            self._is_over = True
            return self._observation(), PENALTY, True, False, self._info()
        move = move_of(row, number)
        push_move(self._game, self._bots, move)
        make_move(row, move)
        self._let_bots_play()
        reward = float(score(row.row) - self._score)
        self._score += int(reward)
        return self._observation(), reward, self._is_over, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each legal action, under the name that sb3-contrib looks for. When the game is
        over that is action 0 alone: Gymnasium's vector environments then want one to ignore."""
        mask = np.zeros(self._actions, np.int8)
        if self._row is not None:
            mask[[0] if self._is_over else self._row.legal_actions()] = 1
        return mask

    def _let_bots_play(self) -> None:
        row = self._row
        assert row is not None
        while not row.is_over and self._game.state.turn != self._seat:
            try:
                let_named_bot_move(self._game, self._bots, self._names_by_seat)
            except IllegalMove:
                self._row = None  # the learner's move was made and is not yet answered
                raise
            make_move(row, self._game.moves[-1])
        self._is_over = row.is_over

    def _ready(self) -> RowGame:
        if self._row is None:
            raise IllegalMove("not-reset")
        if self._is_over:
            raise IllegalMove("game-over")
        return self._row

    def _checked(self, action: object) -> int:
        last = self._actions - 1
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            number = -1
        if not 0 <= number <= last:
            raise IllegalMove("env-action", action=action, last=last)
        return number

    def _observation(self) -> Observation:
        assert self._row is not None
        out = np.empty(self._encoder.length, np.float32)
        self._encoder.encode_seat(self._row, self._seat, out)
        return out

    def _info(self) -> dict[str, Any]:
        assert self._row is not None
        return {"action_mask": self.action_masks(), "score": score(self._row.row)}


gymnasium.register(id="hanabi/Single-v0", entry_point="hanabi.envs.single:HanabiEnv")
