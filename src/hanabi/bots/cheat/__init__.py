"""``cheat``: sees its own hand, though not the deck. It plays in simulations alone, to tell how
much a code that told everything could reach; never at a table.
"""

from typing import TYPE_CHECKING

from hanabi.bots.declaration import BotDeclaration

if TYPE_CHECKING:
    from hanabi.bots.kernels.functions import KernelFunctions


def _kernels() -> "KernelFunctions":
    from hanabi.bots.cheat.choice import cheat_action
    from hanabi.bots.hat.style import hat_style
    from hanabi.bots.kernels.functions import KernelFunctions

    return KernelFunctions(cheat_action, style=hat_style)


BOT = BotDeclaration(name="cheat", place=90, kernels=_kernels, sees_own_hand=True)
