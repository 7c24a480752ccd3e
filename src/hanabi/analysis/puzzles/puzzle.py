"""What a puzzle is: data, and nothing that its seat may not know."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property
from hashlib import sha256

from hanabi.notation import parse_position
from hanabi.rules import CardId, HanabiError
from hanabi.view import View


class InvalidPuzzle(HanabiError):
    """It is not written as a puzzle, or it is not proven."""


class Theme(Enum):
    """What is asked."""

    CARD = "card"
    """What must this card be?"""
    PLAY = "play"
    """The only card that surely fits."""
    DISCARD = "discard"
    """The only card that can be discarded without risk."""
    HINT = "hint"
    """The only hint after which somebody is sure of a card to play."""
    ENDING = "ending"
    """The only move that wins however the hidden cards lie."""
    POSSIBLE = "possible"
    """The only move that keeps all fireworks possible."""


ENDINGS = (Theme.ENDING, Theme.POSSIBLE)


@dataclass(frozen=True)
class Puzzle:
    """One position, seen from the seat on turn, with one right answer.

    ``answer`` is a card's name for ``Theme.CARD``, else a move in the view's numbers; in endings,
    where it does not matter which hint is given, simply ``hint``.
    """

    theme: Theme
    position: str
    """A seat's line (``hanabi.notation.position``)."""
    answer: str
    rating: int
    """How hard it is, on the scale of the people who solve it."""
    asked: CardId | None = None
    """The own card that is asked about, for ``Theme.CARD``."""
    chances: Mapping[str, str] = field(default_factory=dict)
    """In endings: by answer, the exact chance to win, as a fraction."""

    @cached_property
    def id(self) -> str:
        """The same wherever it is listed."""
        text = f"{self.theme.value} {self.asked} {self.position}"
        return sha256(text.encode()).hexdigest()[:10]

    def __str__(self) -> str:
        return f"{self.theme.value}-{self.id}"

    @cached_property
    def view(self) -> View:
        """The position as the seat sees it. Raises ``InvalidNotation``, ``InvalidPuzzle``."""
        view = parse_position(self.position)
        if not isinstance(view, View) or not view.is_on_turn:
            raise InvalidPuzzle("puzzle-position")
        return view

    @cached_property
    def shown(self) -> View:
        """The same, with the own cards as hints alone leave them: to count is what is asked."""
        view = self.view
        own = tuple(held._replace(possible=held.hinted) for held in view.own_hand)
        hands = tuple(own if seat == view.seat else hand for seat, hand in enumerate(view.hands))
        return replace(view, hands=hands)
