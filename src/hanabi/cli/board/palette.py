"""The colours of a calm night; light comes from fireworks, amber means "yours to do"."""

from dataclasses import dataclass

from hanabi.rules import Suit

NIGHT = "#0b1220"
PANEL = "#131c2f"
RAISED = "#1d2942"
LINE = "#2b3957"
TEXT = "#f1efe8"
QUIET = "#b9c3d6"
FAINT = "#7484a6"
LANTERN = "#f4b754"
ON_LANTERN = "#241703"
EMBER = "#ff8d6b"
CALM = "#8fd3ae"
BACK = "#22304d"


@dataclass(frozen=True, slots=True)
class SuitColors:
    """``ink`` on ``paper`` for a face, ``glow`` for light and letters in the dark."""

    paper: str
    ink: str
    glow: str
    mark: str


SUITS = {
    Suit.WHITE: SuitColors("#f4f1ea", "#2e3442", "#f4f1ea", "○"),
    Suit.RED: SuitColors("#ee9684", "#5f0b15", "#ff9384", "◆"),
    Suit.BLUE: SuitColors("#8fb5e6", "#0b2a63", "#8abcff", "▾"),
    Suit.YELLOW: SuitColors("#f5cf52", "#4a2b00", "#f6cf58", "☼"),
    Suit.GREEN: SuitColors("#7fc18a", "#0a3a20", "#83d79c", "♠"),
    Suit.MULTICOLOR: SuitColors("#e2c4ea", "#441a55", "#e3b0f2", "◠"),
    Suit.BLACK: SuitColors("#4a4653", "#fff0e2", "#d3bfae", "✧"),
}
