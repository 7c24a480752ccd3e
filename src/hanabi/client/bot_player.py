"""A bot behind a connection: what it is told, and what it makes of that."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from hanabi.bots import Follower, make_bot
from hanabi.bots.steady import SteadyBot
from hanabi.client.reading import read_event, read_view
from hanabi.game import Move
from hanabi.game.events import Event, HintGiven
from hanabi.rules import Ruleset
from hanabi.view import View


class _SeenMove(NamedTuple):
    """A move that counts, as the seat was told of it."""

    seat: int
    is_action: bool
    events: tuple[Event, ...]
    view: View | None
    """None where the server left out the views of a very long game."""


class BotPlayer:
    """A bot fed with what a connection tells: every move of the game, whenever it came.

    As at a table of the server, its memory follows from the moves that count: after an undo
    or in a new process it follows them all again, and makes its own choices again.
    """

    def __init__(self, bot_name: str, tell: Callable[[Exception], None] = lambda _: None) -> None:
        """``tell`` is told what the bot did wrong; a careful move is made in its place."""
        self._bot_name = bot_name
        self._tell = tell
        self._bot: Follower | None = None
        self._opening: View | None = None
        self._moves: list[_SeenMove] = []
        self._followed = 0

    def start(self, rules: Ruleset, wire: dict[str, Any] | None) -> None:
        """The cards are dealt."""
        self._opening = None if wire is None else read_view(rules, wire, [])
        self._moves, self._bot = [], None

    def add(self, rules: Ruleset, message: dict[str, Any]) -> None:
        """A move was made."""
        events = tuple(map(read_event, message.get("events", ())))
        entry, wire = message["entry"], message.get("view")
        self._moves.append(_SeenMove(entry["seat"], entry["is_action"], events, None))
        if wire is not None:
            view = read_view(rules, wire, self.hints())
            self._moves[-1] = self._moves[-1]._replace(view=view)

    def take_back(self, count: int) -> None:
        """The last moves never happened."""
        del self._moves[len(self._moves) - count :]
        self._bot = None

    def hints(self) -> list[HintGiven]:
        """All hints that count."""
        return [
            event for seen in self._moves for event in seen.events if isinstance(event, HintGiven)
        ]

    def choose(self, view: View) -> Move:
        """Its move in the newest position; may take its time."""
        assert view.seat is not None
        if self._bot is None:
            make = partial(make_bot, self._bot_name, view.seat)
            self._bot, self._followed = Follower(SteadyBot(make, view.seat, self._tell)), 0
        while self._followed < len(self._moves):
            self._follow(self._bot, view.seat)
        return self._bot.choose(view)

    def _follow(self, bot: Follower, own_seat: int) -> None:
        seen = self._moves[self._followed]
        before = self._moves[self._followed - 1].view if self._followed else self._opening
        if seen.is_action and seen.seat == own_seat and before is not None:
            bot.choose_again(before)
        bot.follow(seen.events, seen.view, is_action=seen.is_action)
        self._followed += 1
