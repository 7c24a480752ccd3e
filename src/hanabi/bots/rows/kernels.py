"""The kernel functions of each bot over rows, and its style, by its name."""

from hanabi.bots.hat.choice import hat_action
from hanabi.bots.hat.hearing import hat_hear
from hanabi.bots.hat.plus import PLUS_STYLES
from hanabi.bots.hat.search import hat_plus_action
from hanabi.bots.hat.style import HAT_STYLE
from hanabi.bots.hat.why import hat_reading, hat_why
from hanabi.bots.holmes.choice import holmes_action
from hanabi.bots.holmes.reading import holmes_hear
from hanabi.bots.holmes.why import holmes_reading, holmes_why
from hanabi.bots.rows.seat import Kernels, RowBot
from hanabi.bots.simple.choice import simple_action
from hanabi.bots.simple.why import simple_reading, simple_why
from hanabi.bots.smart.choice import smart_action
from hanabi.bots.smart.reading import smart_hear
from hanabi.bots.smart.why import smart_reading, smart_why
from hanabi.rules import Seat

KERNELS = {
    "simple": Kernels(simple_action, why=simple_why, reading=simple_reading),
    "holmes": Kernels(holmes_action, holmes_hear, why=holmes_why, reading=holmes_reading),
    "smart": Kernels(smart_action, smart_hear, why=smart_why, reading=smart_reading),
    "hat": Kernels(hat_action, hat_hear, lambda _players: HAT_STYLE, hat_why, hat_reading),
    "hat-plus": Kernels(
        hat_plus_action, hat_hear, lambda players: PLUS_STYLES[players], hat_why, hat_reading
    ),
}


def row_bot(name: str, seat: Seat) -> RowBot:
    """This bot at a table. Nothing of it is left to chance."""
    return RowBot(seat, KERNELS[name])
