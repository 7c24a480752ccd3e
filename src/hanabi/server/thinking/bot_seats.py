"""Bots at tables: each sees its seat's view, through the same gate as everybody.

A bot's memory is no state of the server: it follows from the moves that count, and is made
again whenever those that it followed are not those that were made (a restart, an undo).
"""

import hashlib
import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from hanabi.bots import GameFollower, make_bot
from hanabi.bots.steady import CAREFUL
from hanabi.game import Deal, GameState, apply, start
from hanabi.notation.text import move_text
from hanabi.rules import Ruleset, Seat
from hanabi.server.table.settled_moves import MadeMove, settled_moves
from hanabi.server.table.table import Table
from hanabi.view import view_of

logger = logging.getLogger("hanabi.bots")
_MOST_REMEMBERED = 128


class GameSoFar(NamedTuple):
    """A game as far as it went: what bots' memories are made of."""

    ruleset: Ruleset
    deal: Deal
    salt: str
    moves: Sequence[MadeMove]


def game_so_far(table: Table) -> GameSoFar:
    """A copy: the table may go on while a bot thinks."""
    assert table.secret is not None
    secret, moves = table.secret, settled_moves(table.moves)
    return GameSoFar(table.ruleset, secret.deal, secret.salt, moves)


class BotFailed(Exception):
    """The bot raised something, or wanted what it may not do."""


def careful_move(state: GameState, seat: int) -> str:
    """A legal move for a seat whose bot has none: the table goes on."""
    view = view_of(state, Seat(seat))
    return move_text(make_bot(CAREFUL, Seat(seat)).choose(view))


def follower_of(name: str, seat: int, game: GameSoFar) -> GameFollower:
    """The bot of that name, ready to follow the game from its start with the eyes of its seat."""
    bot = make_bot(name, Seat(seat), bot_dice(seat, game.salt))
    return GameFollower(bot, Seat(seat), start(game.ruleset, game.deal))


def let_follow(follower: GameFollower, made: MadeMove) -> None:
    """A move was made; those that people made in a bot's place are not its own."""
    moved, move = made
    step = apply(follower.state, move)
    follower.follow(move, step, is_own=moved.by_bot and moved.seat == follower.seat)


class BotSeat:
    """One bot on one seat of one game, up to date whenever it is asked."""

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self._seat = Seat(seat)
        self._follower: GameFollower | None = None
        self._followed: list[MadeMove] = []

    def choose(self, game: GameSoFar) -> str:
        """The move of the bot; ``BotFailed`` if it has none that is legal.

        Runs in a process of its own: it is given the game so far, not the table.
        """
        try:
            follower = self._up_to_date(game)
            follower.checked_choice()
        except Exception as error:
            # A bot may be anybody's program: whatever it does, the table goes on.
            logger.warning("bot failed", extra={"bot": self.name}, exc_info=True)
            self._follower = None
            raise BotFailed from error
        return move_text(follower.choose())

    def _up_to_date(self, game: GameSoFar) -> GameFollower:
        follower, count = self._follower, len(self._followed)
        if follower is None or list(game.moves[:count]) != self._followed:
            follower = self._follower = follower_of(self.name, self._seat, game)
            self._followed, count = [], 0
        for made in game.moves[count:]:
            let_follow(follower, made)
            self._followed.append(made)
        return follower


def chosen_move(table_id: str, bot: str, seat: int, game: GameSoFar) -> str:
    """The move of a bot that sits at a table; ``BotFailed`` if it has none that is legal.

    Bots that were asked last are remembered, so that they need not follow the game anew.
    """
    return _seat_of(table_id, bot, seat).choose(game)


@lru_cache(maxsize=_MOST_REMEMBERED)
def _seat_of(table_id: str, bot: str, seat: int) -> BotSeat:
    del table_id  # it only tells one from the other
    return BotSeat(bot, seat)


def bot_dice(seat: int, salt: str) -> int:
    """A seed of its own, which tells nothing about the deal."""
    digest = hashlib.sha256(f"bot {seat} {salt}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
