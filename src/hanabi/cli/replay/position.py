"""Where one stands in a record, and with whose eyes. Knows no screen."""

from functools import lru_cache

from hanabi.cli.board.picture import LogEntry
from hanabi.cli.record_files import names_of
from hanabi.game import GameState, Step, start
from hanabi.notation import Record
from hanabi.rules import Seat
from hanabi.view import View, redacted_events, spectator_view, view_of

_MOST_NAME_CHARACTERS = 16


class ReplayPosition:
    """A record, a place in it, and a viewer: a seat, or None for all cards open."""

    def __init__(self, record: Record, seat: Seat | None = None) -> None:
        self.ruleset = record.ruleset
        self.names = tuple(map(_short, names_of(record)))
        self.seat = seat
        self.at = 0
        self._start = start(record.ruleset, record.deal)
        self._steps = list(record.steps())
        self._entry = lru_cache(maxsize=None)(self._make_entry)

    @property
    def count(self) -> int:
        return len(self._steps)

    @property
    def view(self) -> View:
        """The position, as the viewer could see it then."""
        return self._view(self._state(self.at), self.seat)

    @property
    def log(self) -> list[LogEntry]:
        """The moves that led here, as the viewer could see them."""
        return [self._entry(number, self.seat) for number in range(1, self.at + 1)]

    def jump(self, at: int) -> None:
        """Go to a place; beyond an end, to that end."""
        self.at = max(0, min(at, self.count))

    def next_seat(self) -> None:
        """All cards open, then each seat in turn."""
        seats = [None, *map(Seat, range(self.ruleset.players))]
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]

    def _state(self, at: int) -> GameState:
        return self._steps[at - 1].state if at else self._start

    def _view(self, state: GameState, seat: Seat | None) -> View:
        return spectator_view(state, hands_open=True) if seat is None else view_of(state, seat)

    def _make_entry(self, number: int, seat: Seat | None) -> LogEntry:
        step: Step = self._steps[number - 1]
        events = redacted_events(self._state(number - 1), step, seat, hands_open=True)
        hands = self._view(step.state, seat).hands
        ids = tuple(tuple(held.id for held in hand) for hand in hands)
        return LogEntry(number, events, ids)


def _short(name: str) -> str:
    """A name, fit for the table."""
    return name if len(name) <= _MOST_NAME_CHARACTERS else f"{name[:_MOST_NAME_CHARACTERS]}…"
