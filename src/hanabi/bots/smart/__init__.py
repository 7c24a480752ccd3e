"""``smart``: hints that people can follow.

A hint means what it says; if that makes no card surely playable, it also means: play the
newest card that it touches and that may fit. Who sees the next player about to throw away a
last copy warns with that card's rank; who does not warn says by that, that the card may go.
"""

from typing import TYPE_CHECKING

from hanabi.bots.declaration import BotDeclaration

if TYPE_CHECKING:
    from hanabi.bots.kernels.functions import KernelFunctions


def _kernels() -> "KernelFunctions":
    from hanabi.bots.kernels.functions import KernelFunctions
    from hanabi.bots.smart.choice import smart_action
    from hanabi.bots.smart.reading import smart_learn
    from hanabi.bots.smart.why import smart_reading, smart_why

    return KernelFunctions(smart_action, smart_learn, why=smart_why, reading=smart_reading)


BOT = BotDeclaration(name="smart", place=60, kernels=_kernels, strength="smart")
