"""Bots at tables: each sees its seat's view, through the same gate as everybody.

A bot's memory is no state of the server: it follows from the moves that count, and is made
again whenever those that it followed are not those that were made (a restart, an undo).
"""

import contextlib
import hashlib
import logging
from collections.abc import Sequence
from typing import NamedTuple

from hanabi.bots import Explainer, Reader, Reason, Watcher, make_bot
from hanabi.game import Arrange, Deal, GameState, Move, apply, start
from hanabi.notation.text import move_text
from hanabi.rules import Ruleset, Seat
from hanabi.server.entries import Moved
from hanabi.view import Views, meant_move, redacted_events, view_of

logger = logging.getLogger("hanabi.bots")
_CAREFUL = "cautious"

Made = tuple[Moved, Move]


class Played(NamedTuple):
    """A game as far as it went: what bots' memories are made of."""

    ruleset: Ruleset
    deal: Deal
    salt: str
    moves: Sequence[Made]


class BotFailed(Exception):
    """The bot raised something, or wanted what it may not do."""


def careful_move(state: GameState, seat: int) -> str:
    """A legal move for a seat whose bot has none: the table goes on."""
    view = view_of(state, Seat(seat))
    return move_text(make_bot(_CAREFUL, Seat(seat)).choose(view))


class Follower:
    """A bot that follows a game from its start, with the eyes of its seat."""

    def __init__(self, name: str, seat: int, played: Played) -> None:
        self._seat = Seat(seat)
        self._bot = make_bot(name, self._seat, _dice(seat, played.salt))
        self.state = start(played.ruleset, played.deal)
        self._views = Views(self.state)
        self._choice: Move | None = None

    def choose(self) -> Move:
        """What it would do now, in the names of its view; asked again, the same."""
        if self._choice is None:
            self._choice = self._bot.choose(self._views.of(self._seat))
        return self._choice

    def meant(self) -> Move:
        """Its choice as the game names it; refused if the rules do not allow it."""
        return meant_move(self.state, self._seat, self.choose())

    def follow(self, moved: Moved, move: Move) -> None:
        """A move was made. Its own were its choices: it makes them again, in case it rolls
        dice for them or remembers why."""
        is_action = not isinstance(move, Arrange)
        if is_action and moved.by_bot and moved.seat == self._seat:
            with contextlib.suppress(Exception):  # as then, when a careful move was made
                self.choose()
        before = self.state
        step = apply(before, move)
        self.state = step.state
        self._views.go_on(step.state)
        if isinstance(self._bot, Watcher):
            events = redacted_events(before, step, self._seat)
            self._bot.watch(events, self._views.of(self._seat))
        if is_action:
            self._choice = None

    def why(self) -> Reason | None:
        """Its reason for what it chose last, if it can say."""
        return self._bot.why() if isinstance(self._bot, Explainer) else None

    def reading(self) -> Reason | None:
        """How it understood the last hint that it was given, if it can say."""
        return self._bot.reading() if isinstance(self._bot, Reader) else None


class BotSeat:
    """One bot on one seat of one game, up to date whenever it is asked."""

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self._seat = Seat(seat)
        self._follower: Follower | None = None
        self._followed: list[Made] = []

    def choose(self, played: Played) -> str:
        """The move of the bot; ``BotFailed`` if it has none that is legal.

        Runs in a thread: it is given what it may look at, not the table.
        """
        try:
            follower = self._up_to_date(played)
            follower.meant()
        except Exception as error:
            # A bot may be anybody's program: whatever it does, the table goes on.
            logger.warning("bot failed", extra={"bot": self.name}, exc_info=True)
            self._follower = None
            raise BotFailed from error
        return move_text(follower.choose())

    def _up_to_date(self, played: Played) -> Follower:
        follower, count = self._follower, len(self._followed)
        if follower is None or list(played.moves[:count]) != self._followed:
            follower = self._follower = Follower(self.name, self._seat, played)
            self._followed, count = [], 0
        for made in played.moves[count:]:
            follower.follow(*made)
            self._followed.append(made)
        return follower


def _dice(seat: int, salt: str) -> int:
    """A seed of its own, which tells nothing about the deal."""
    digest = hashlib.sha256(f"bot {seat} {salt}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
