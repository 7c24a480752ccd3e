"""A bot whose mistakes are its own: the game that it plays in goes on."""

from collections.abc import Callable

from hanabi.bots.bot import Bot, Explainer, Reader, Reason, Recaller, Watcher
from hanabi.bots.registry import make_bot
from hanabi.game import Move
from hanabi.game.events import Event
from hanabi.rules import Seat
from hanabi.view import View

CAREFUL = "cautious"
"""Who moves for a bot that cannot."""


class IllegalChoice(Exception):
    """The bot chose what is no legal move; ``str()`` is what it chose."""


class SteadyBot:
    """Asks another bot. What that raises, or chooses against the rules, is told to whoever
    wants to know, and a careful move is made in its place."""

    def __init__(
        self, make: Callable[[], Bot], seat: Seat, tell: Callable[[Exception], None]
    ) -> None:
        self._careful = make_bot(CAREFUL, seat)
        self._tell = tell
        self._is_its_own = False
        try:
            self._bot = make()
        except Exception as error:
            tell(error)
            self._bot = self._careful

    def choose(self, view: View) -> Move:
        """Its move, or a careful one."""
        self._is_its_own = False
        try:
            move = self._bot.choose(view)
            if move not in view.legal_moves:
                raise IllegalChoice(repr(move))
        except Exception as error:
            self._tell(error)
            return self._careful.choose(view)
        self._is_its_own = True
        return move

    def recall(self, view: View) -> None:
        """What it needs to go on from a choice that it made before."""
        if isinstance(self._bot, Recaller):
            self._bot.recall(view)
        else:
            self.choose(view)

    def watch(self, events: tuple[Event, ...], view: View) -> None:
        """It may want to know."""
        if isinstance(self._bot, Watcher):
            try:
                self._bot.watch(events, view)
            except Exception as error:
                self._tell(error)

    def why(self) -> Reason | None:
        """Its reason, if the last move was its own."""
        if self._is_its_own and isinstance(self._bot, Explainer):
            return _asked(self._bot.why)
        return None

    def reading(self) -> Reason | None:
        """How it understood the last hint that it was given."""
        return _asked(self._bot.reading) if isinstance(self._bot, Reader) else None


def _asked(question: Callable[[], Reason | None]) -> Reason | None:
    try:
        return question()
    except Exception:  # it has nothing to say, then
        return None
