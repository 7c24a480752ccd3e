"""Bots at tables: each sees its seat's view, through the same gate as everybody.

A bot's memory is no state of the server: it is rebuilt from the log whenever the moves that
it watched are not the moves that were made (a restart, an undo).
"""

import hashlib
import logging
from collections.abc import Sequence

from hanabi.bots import Bot, Watcher, make_bot
from hanabi.game import GameState, Move, Step, apply, start
from hanabi.notation.text import move_text
from hanabi.rules import Seat
from hanabi.view import meant_move, redacted_events, view_of

logger = logging.getLogger("hanabi.bots")
_FALLBACK = "cautious"


class BotSeat:
    """One bot on one seat of one game."""

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self._seat = Seat(seat)
        self._bot: Bot | None = None
        self._watched: list[Move] = []
        self._state: GameState | None = None

    def choose(self, state: GameState, moves: Sequence[Move], salt: str) -> str:
        """The move of the bot, and if it has none that is legal, a careful one instead.

        Runs in a thread: it is given what it may look at, not the table.
        """
        try:
            bot = self._up_to_date(state, moves, salt)
            move = bot.choose(view_of(state, self._seat))
            meant_move(state, self._seat, move)
        except Exception:
            # A bot may be anybody's program: whatever it does, the table goes on.
            logger.warning("bot failed", extra={"bot": self.name}, exc_info=True)
            self._bot = None
            move = make_bot(_FALLBACK, self._seat).choose(view_of(state, self._seat))
        return move_text(move)

    def _up_to_date(self, state: GameState, moves: Sequence[Move], salt: str) -> Bot:
        count = len(self._watched)
        if self._bot is None or self._state is None or list(moves[:count]) != self._watched:
            self._bot = make_bot(self.name, self._seat, self._seed(salt))
            self._state = start(state.ruleset, state.deal)
            self._watched, count = [], 0
        if isinstance(self._bot, Watcher):
            for move in moves[count:]:
                before = self._state
                step = apply(before, move)
                self._watch(self._bot, before, step)
                self._state = step.state
        self._watched = list(moves)
        return self._bot

    def _watch(self, bot: Watcher, before: GameState, step: Step) -> None:
        bot.watch(redacted_events(before, step, self._seat), view_of(step.state, self._seat))

    def _seed(self, salt: str) -> int:
        """Dice of its own, which tell nothing about the deal."""
        digest = hashlib.sha256(f"bot {self._seat} {salt}".encode()).digest()
        return int.from_bytes(digest[:8], "big")
