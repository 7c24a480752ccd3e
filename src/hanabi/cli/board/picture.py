"""What is to be drawn: a view, the names, the log, and what is being pointed at."""

from collections.abc import Sequence
from dataclasses import dataclass

from hanabi.game.events import Event
from hanabi.i18n import Messages
from hanabi.i18n.narrator import Narrator
from hanabi.rules import CardId, Suit
from hanabi.view import View


@dataclass(frozen=True, slots=True)
class LogEntry:
    """What one move caused, as the viewer could see it; ``hands`` as they were then."""

    number: int
    events: tuple[Event, ...]
    hands: tuple[tuple[CardId, ...], ...]


@dataclass(frozen=True)
class Picture:
    """Everything a panel may know. ``lit`` are the cards that a choice is about."""

    view: View
    names: Sequence[str]
    messages: Messages
    log: Sequence[LogEntry] = ()
    lit: frozenset[CardId] = frozenset()

    @property
    def narrator(self) -> Narrator:
        return Narrator(self.messages, self.names, self.view.seat)

    def letter(self, suit: Suit) -> str:
        """The letter that stands for a suit in the reader's language."""
        return self.messages.format(f"suit-{suit.value}.letter")

    def sentences(self, entry: LogEntry) -> str:
        """One move, told without the drawing of cards, which the table shows anyway."""
        from hanabi.game.events import CardDrawn

        worth_saying = [event for event in entry.events if not isinstance(event, CardDrawn)]
        return " ".join(self.narrator.sentence(event, entry.hands) for event in worth_saying)
