"""The kernel functions of which a bot is made, and how they are called."""

from collections.abc import Callable
from dataclasses import dataclass

from hanabi.bots.bot import Reason
from hanabi.bots.kernels.reasons import Choice, ReceivedHint
from hanabi.fast.engine.ints import Ints

Choose = Callable[[Ints, Ints, Ints, Ints, Ints, int], int]
"""(row, words, rules, scratch, memory, its start) → action."""
Learn = Callable[[Ints, Ints, Ints, Ints, Ints, int, int, int, int], None]
"""(row before, words, rules, scratch, memory, its start, viewer, action, touched places)."""


def _no_style(_players: int) -> int:
    return 0


@dataclass(frozen=True, slots=True)
class KernelFunctions:
    """``choose`` and ``learn`` can be compiled: with them, all that their modules import of
    ``hanabi.bots``. The others explain at tables."""

    choose: Choose
    learn: Learn | None = None
    """None if nothing is said between the lines."""
    style: Callable[[int], int] = _no_style
    """A number that the bot can look at, by how many play."""
    why: Callable[[Choice], Reason] | None = None
    reading: Callable[[ReceivedHint], Reason] | None = None
    is_short: bool = False
    """Compiled, it becomes a part of the loop over the moves of a game: quicker if it is short."""
