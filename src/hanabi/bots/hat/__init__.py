"""``hat``: a hint is a number, and everybody works out their own part of it.

The giver looks at each teammate's hand, answers a list of questions about it that follows
from common knowledge alone, packs the answers into one number for each teammate (the *hat*),
and gives the hint that stands for the sum of all hats. Whoever hears it subtracts the hats
that they can see; what is left is their own. One token tells every teammate something.
"""

from typing import TYPE_CHECKING

from hanabi.bots.declaration import BotDeclaration

if TYPE_CHECKING:
    from hanabi.bots.kernels.functions import KernelFunctions


def _kernels() -> "KernelFunctions":
    from hanabi.bots.hat.choice import hat_action
    from hanabi.bots.hat.learning import hat_learn
    from hanabi.bots.hat.style import hat_style
    from hanabi.bots.hat.why import hat_reading, hat_why
    from hanabi.bots.kernels.functions import KernelFunctions

    return KernelFunctions(hat_action, hat_learn, hat_style, hat_why, hat_reading)


BOT = BotDeclaration(name="hat", place=70, kernels=_kernels, plays_a_code=True)
