"""What is said about a game beside its moves: comments, and how else it could have gone."""

from collections.abc import Iterator
from dataclasses import dataclass

from hanabi.game import GameState, Move
from hanabi.game.events import Event


@dataclass(frozen=True, slots=True)
class Comment:
    """A text about the position after so many moves; 0 is the start."""

    after: int
    text: str


@dataclass(frozen=True, slots=True)
class Variation:
    """Moves that leave a line after so many moves of it, with comments and variations of
    their own, and a name if somebody gave it one. Numbers count from the start of the game,
    along the line that they are about."""

    after: int
    moves: tuple[Move, ...]
    comments: tuple[Comment, ...] = ()
    variations: tuple["Variation", ...] = ()
    name: str | None = None

    def lines(self) -> Iterator["Variation"]:
        """This one and all below it."""
        yield self
        for variation in self.variations:
            yield from variation.lines()


@dataclass(frozen=True, slots=True)
class RecordStep:
    """A position of a record: the move that led to it (None at the start), what that caused,
    and what is said about it."""

    number: int
    move: Move | None
    events: tuple[Event, ...]
    state: GameState
    comments: tuple[str, ...]
    variations: tuple[Variation, ...]
    """Those that leave the line here."""
