"""``cautious``: says what can be played, plays what it knows, and takes no risk it sees."""

from typing import TYPE_CHECKING

from hanabi.bots.bot import Bot
from hanabi.bots.declaration import BotDeclaration
from hanabi.rules import Seat

if TYPE_CHECKING:
    from hanabi.bots.kernels.functions import KernelFunctions


def _make(seat: Seat, seed: int) -> Bot:
    from hanabi.bots.cautious.bot import CautiousBot

    return CautiousBot(seat, seed)


def _kernels() -> "KernelFunctions":
    from hanabi.bots.cautious.choice import cautious_action
    from hanabi.bots.kernels.functions import KernelFunctions

    return KernelFunctions(cautious_action, is_short=True)


BOT = BotDeclaration(name="cautious", place=20, factory=_make, kernels=_kernels)
