"""The kernel functions of each bot over rows, and its style, by its name."""

from collections.abc import Callable
from dataclasses import dataclass

from hanabi.bots.hat.choice import hat_action
from hanabi.bots.hat.hearing import hat_hear
from hanabi.bots.hat.plus import PLUS_STYLES
from hanabi.bots.hat.search import hat_plus_action
from hanabi.bots.hat.style import HAT_STYLE
from hanabi.bots.rows.seat import Choose, Hear, RowBot
from hanabi.bots.smart.bot import SmartBot
from hanabi.bots.smart.choice import smart_action
from hanabi.bots.smart.reading import smart_hear
from hanabi.rules import Seat


@dataclass(frozen=True, slots=True)
class Kernels:
    """What a bot over rows is made of; its style may depend on how many play."""

    choose: Choose
    hear: Hear
    style: Callable[[int], int]


KERNELS = {
    "smart": Kernels(smart_action, smart_hear, lambda _players: 0),
    "hat": Kernels(hat_action, hat_hear, lambda _players: HAT_STYLE),
    "hat-plus": Kernels(
        hat_plus_action,
        hat_hear,
        lambda players: PLUS_STYLES[players],
    ),
}


def row_bot(name: str, seat: Seat) -> RowBot:
    """This bot at a table. Nothing of it is left to chance."""
    if name == "smart":
        return SmartBot(seat)
    kernels = KERNELS[name]
    return RowBot(seat, kernels.choose, kernels.hear, kernels.style)
