"""A record being watched: forward, back, to a place, and away from it."""

from hanabi.game import Game, GameState
from hanabi.game.events import Event
from hanabi.notation.record import Record


class Replay:
    """A record and where one stands in it; begins before the first move.

    Stepping past either end is an ``IndexError``. ``branch`` gives a game of its own, to try
    what would have been.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self._game = Game(record.ruleset, record.deal, record.moves)
        self._game.seek(0)

    def __len__(self) -> int:
        """How many moves there are."""
        return len(self.record.moves)

    @property
    def at(self) -> int:
        """How many moves led here."""
        return self._game.at

    @property
    def state(self) -> GameState:
        """The position looked at."""
        return self._game.state

    @property
    def events(self) -> tuple[Event, ...]:
        """What the move that led here caused; nothing at the start."""
        return self._game.events(self.at) if self.at else ()

    def step(self) -> GameState:
        """One move on."""
        return self._game.seek(self.at + 1)

    def back(self) -> GameState:
        """One move back."""
        if not self.at:
            raise IndexError("no position before the first")
        return self._game.seek(self.at - 1)

    def jump(self, at: int) -> GameState:
        """To the position after so many moves; negative numbers count from the end."""
        return self._game.seek(at)

    def branch(self) -> Game:
        """A game that goes its own way from here; the replay stays as it is."""
        return self._game.branch()
