"""The contract between a program that plays and the table that it plays at."""

from typing import NamedTuple, Protocol, runtime_checkable

from hanabi.game import Move
from hanabi.game.events import Event
from hanabi.rules import CardId
from hanabi.view import View


class Reason(NamedTuple):
    """What a bot says about a move: a message of the catalogues, never a sentence."""

    key: str
    values: dict[str, object]
    cards: tuple[CardId, ...] = ()
    """The cards that it speaks of, in the view's numbers, for a table to point at."""


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
class Recaller(Protocol):
    """A bot that takes long to choose, and need not choose again to go on from there."""

    def recall(self, view: View) -> None:
        """It stood here before, and its move of then is about to be made once more."""
        ...


@runtime_checkable
class Explainer(Protocol):
    """A bot that can say why it chose its last move."""

    def why(self) -> Reason | None:
        """The reason, None before its first move or if it has none to tell."""
        ...


@runtime_checkable
class Reader(Protocol):
    """A bot that can say how it understood the last hint that it was given."""

    def reading(self) -> Reason | None:
        """What it took the hint to mean when it received it; None before the first one."""
        ...
