"""``hat-plus``: ``hat`` with more to say, which tries its moves out near the end."""

from typing import TYPE_CHECKING

from hanabi.bots.declaration import BotDeclaration

if TYPE_CHECKING:
    from hanabi.bots.kernels.functions import KernelFunctions


def _kernels() -> "KernelFunctions":
    from hanabi.bots.hat.learning import hat_learn
    from hanabi.bots.hat.why import hat_reading, hat_why
    from hanabi.bots.hat_plus.search import hat_plus_action
    from hanabi.bots.hat_plus.style import hat_plus_style
    from hanabi.bots.kernels.functions import KernelFunctions

    return KernelFunctions(hat_plus_action, hat_learn, hat_plus_style, hat_why, hat_reading)


BOT = BotDeclaration(
    name="hat-plus", place=80, kernels=_kernels, strength="code", plays_a_code=True, is_slow=True
)
