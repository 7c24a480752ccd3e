"""``holmes``: what is hinted fits.

Each card that a hint touches and that may fit does fit; a rank on the card that would be
discarded next is a warning instead. Nobody concludes anything from what was not said.
"""

from typing import TYPE_CHECKING

from hanabi.bots.declaration import BotDeclaration

if TYPE_CHECKING:
    from hanabi.bots.kernels.functions import KernelFunctions


def _kernels() -> "KernelFunctions":
    from hanabi.bots.holmes.choice import holmes_action
    from hanabi.bots.holmes.reading import holmes_learn
    from hanabi.bots.holmes.why import holmes_reading, holmes_why
    from hanabi.bots.kernels.functions import KernelFunctions

    return KernelFunctions(holmes_action, holmes_learn, why=holmes_why, reading=holmes_reading)


BOT = BotDeclaration(name="holmes", place=40, kernels=_kernels)
