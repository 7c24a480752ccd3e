"""What a bot is, said once: ``BOT`` in the ``__init__`` of its own folder.

Everything else that knows bots by name (who sits at tables, who is compiled, what strengths
people are offered) follows from these declarations. So that all of them can be read at once,
they import nothing of the bot: it is imported when it is first wanted.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hanabi.bots.bot import Bot
from hanabi.rules import Seat

if TYPE_CHECKING:
    from hanabi.bots.kernels.functions import KernelFunctions

BotFactory = Callable[[Seat, int], Bot]
"""Makes a bot for one seat of one game, from a seed for its own dice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BotDeclaration:
    """A bot has a ``factory``, ``kernels`` or both: then they make the same moves. One with
    kernels alone sits at tables with these, interpreted. What it is for is told by the
    catalogues: ``bot-<name>``."""

    name: str
    place: int
    """Where it stands in lists of bots."""
    factory: BotFactory | None = None
    kernels: "Callable[[], KernelFunctions] | None" = None
    """Its moves as functions that can be compiled."""
    strength: str | None = None
    """The strength by which people are offered it: only a few have one."""
    plays_a_code: bool = False
    """People cannot follow what it says."""
    sees_own_hand: bool = False
    """So it plays in simulations, never at a table."""
    is_slow: bool = False
    """It tries moves out, for milliseconds a game even when it is compiled."""

    def make(self, seat: Seat, seed: int = 0) -> Bot:
        """The bot, ready to play this seat of one game."""
        if self.factory is not None:
            return self.factory(seat, seed)
        from hanabi.bots.kernels.seat import KernelBot

        assert self.kernels is not None
        return KernelBot(seat, self.kernels(), seed)
