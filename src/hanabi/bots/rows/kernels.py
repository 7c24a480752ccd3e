"""The kernel functions of each bot over rows, and its style, by its name."""

from hanabi.bots.hat.choice import hat_action
from hanabi.bots.hat.hearing import hat_hear
from hanabi.bots.hat.style import HAT_STYLE
from hanabi.bots.rows.seat import Choose, Hear, RowBot
from hanabi.bots.smart.choice import smart_action
from hanabi.bots.smart.reading import smart_hear
from hanabi.rules import Seat

KERNELS: dict[str, tuple[Choose, Hear, int]] = {
    "smart": (smart_action, smart_hear, 0),
    "hat": (hat_action, hat_hear, HAT_STYLE),
}


def row_bot(name: str, seat: Seat) -> RowBot:
    """This bot at a table. Nothing of it is left to chance."""
    return RowBot(seat, *KERNELS[name])
