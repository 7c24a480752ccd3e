"""The contract between a program that plays and the table that it plays at."""

from typing import Protocol, runtime_checkable

from hanabi.game import Move
from hanabi.game.events import Event
from hanabi.view import View


class Bot(Protocol):
    """A player that is a program: it sees a ``View`` and answers with a move.

    One instance plays one seat of one game. It is asked only when it is on turn, again and
    again while a reward tile wants a decision; ``view.legal_moves`` is never empty then.
    """

    def choose(self, view: View) -> Move:
        """The move to make, with the view's own names for cards."""
        ...


@runtime_checkable
class Watcher(Protocol):
    """A bot with a memory: it is told what happened, as its seat may see it."""

    def watch(self, events: tuple[Event, ...], view: View) -> None:
        """Events of one move, anybody's, and the view after it."""
        ...


@runtime_checkable
class Explainer(Protocol):
    """A bot that can say why it chose its last move."""

    def why(self) -> tuple[str, dict[str, object]]:
        """A message key of the catalogues, and the values for it."""
        ...
