"""``random``: any legal move, all as likely."""

from typing import TYPE_CHECKING

from hanabi.bots.bot import Bot
from hanabi.bots.declaration import BotDeclaration
from hanabi.rules import Seat

if TYPE_CHECKING:
    from hanabi.bots.kernels.functions import KernelFunctions


def _make(seat: Seat, seed: int) -> Bot:
    from hanabi.bots.random.bot import RandomBot

    return RandomBot(seat, seed)


def _kernels() -> "KernelFunctions":
    from hanabi.bots.kernels.functions import KernelFunctions
    from hanabi.bots.random.choice import random_action

    return KernelFunctions(random_action, is_short=True)


BOT = BotDeclaration(name="random", place=10, factory=_make, kernels=_kernels)
