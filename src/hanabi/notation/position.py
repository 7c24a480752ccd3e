"""A position in one line, complete: what a seat sees, or everything (docs/notation.md).

A view's line holds what that seat may know and nothing else. Reading one gives the same
``View`` again, legal moves and knowledge included; reading an open position's gives a
``GameState`` that can be played on.
"""

from hanabi.game import GameState
from hanabi.game.move_text import check_length
from hanabi.notation.position_fields import Fields
from hanabi.notation.position_reading import open_position, seen_position
from hanabi.notation.position_writing import START, open_text, view_text
from hanabi.view import View

__all__ = ["parse_position", "position_text"]


def position_text(position: GameState | View) -> str:
    """The position in one line; ``parse_position`` gives it back."""
    return open_text(position) if isinstance(position, GameState) else _whole_view_text(position)


def parse_position(text: str) -> GameState | View:
    """The position that the line tells. ``InvalidNotation`` names the column and the field of
    what is wrong: each position has exactly one spelling, and must be one that can be."""
    check_length(text)
    fields = Fields(text, START)
    position: GameState | View = (
        open_position(fields) if fields.kind == "open" else seen_position(fields)
    )
    fields.check_spelling(position_text(position))
    return position


def _whole_view_text(view: View) -> str:
    """With what counting leaves possible, where the rest of the line does not tell it: after
    tile 5 returned a card, whose face then lies open no more."""
    text = view_text(view)
    if seen_position(Fields(text, START)).hands == view.hands:
        return text
    return view_text(view, with_possible=True)
