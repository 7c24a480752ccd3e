"""A bot behind a connection: what it is told, and what it makes of that."""

from typing import Any, NamedTuple

from hanabi.bots import Bot, Watcher, make_bot
from hanabi.game import Move
from hanabi.game.events import Event, HintGiven
from hanabi.rules import Ruleset
from hanabi.server.wire_reading import read_event, read_view
from hanabi.view import View


class _Heard(NamedTuple):
    """A move that counts, as the seat was told of it."""

    seat: int
    is_action: bool
    events: tuple[Event, ...]
    view: View | None
    """None where the server left out the views of a very long game."""


class BotPlayer:
    """A bot fed with what a connection tells: every move of the game, whenever it came.

    As at a table of the server, its memory follows from the moves that count: after an undo
    or in a new process it hears them all again, and makes its own choices again.
    """

    def __init__(self, bot_name: str) -> None:
        self._bot_name = bot_name
        self._bot: Bot | None = None
        self._opening: View | None = None
        self._heard: list[_Heard] = []
        self._followed = 0
        self._choice: Move | None = None

    def start(self, rules: Ruleset, wire: dict[str, Any] | None) -> None:
        """The cards are dealt."""
        self._opening = None if wire is None else read_view(rules, wire, [])
        self._heard, self._bot = [], None

    def hear(self, rules: Ruleset, message: dict[str, Any]) -> None:
        """A move was made."""
        events = tuple(map(read_event, message.get("events", ())))
        entry, wire = message["entry"], message.get("view")
        self._heard.append(_Heard(entry["seat"], entry["is_action"], events, None))
        if wire is not None:
            view = read_view(rules, wire, self.hints())
            self._heard[-1] = self._heard[-1]._replace(view=view)

    def take_back(self, count: int) -> None:
        """The last moves never happened."""
        del self._heard[len(self._heard) - count :]
        self._bot = None

    def hints(self) -> list[HintGiven]:
        """All hints that count."""
        return [one for heard in self._heard for one in heard.events if isinstance(one, HintGiven)]

    def choose(self, view: View) -> Move:
        """Its move in the newest position; may take its time."""
        assert view.seat is not None
        if self._bot is None:
            self._bot, self._followed, self._choice = make_bot(self._bot_name, view.seat), 0, None
        while self._followed < len(self._heard):
            self._follow(self._bot, view.seat)
        if self._choice is None:
            self._choice = self._bot.choose(view)
        return self._choice

    def _follow(self, bot: Bot, own_seat: int) -> None:
        heard = self._heard[self._followed]
        before = self._heard[self._followed - 1].view if self._followed else self._opening
        is_own = heard.is_action and heard.seat == own_seat
        if is_own and self._choice is None and before is not None:
            bot.choose(before)
        if isinstance(bot, Watcher) and heard.view is not None:
            bot.watch(heard.events, heard.view)
        self._followed += 1
        if heard.is_action:
            self._choice = None
