"""``simple``: hints are what they say, and nobody counts cards. A measure for what is cleverer."""

from typing import TYPE_CHECKING

from hanabi.bots.declaration import BotDeclaration

if TYPE_CHECKING:
    from hanabi.bots.kernels.functions import KernelFunctions


def _kernels() -> "KernelFunctions":
    from hanabi.bots.kernels.functions import KernelFunctions
    from hanabi.bots.simple.choice import simple_action
    from hanabi.bots.simple.why import simple_reading, simple_why

    return KernelFunctions(simple_action, why=simple_why, reading=simple_reading)


BOT = BotDeclaration(name="simple", place=30, kernels=_kernels)
