"""What a search thinks over: a compiled bot, and how it is called."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.bots.kernels.compiled import load_rollouts
from hanabi.bots.kernels.dispatch import kernels_of
from hanabi.bots.kernels.functions import KernelFunctions
from hanabi.bots.kernels.scratch import MEMORY_SIZE, SCRATCH_SIZE
from hanabi.bots.registry import COMPILED_BOTS
from hanabi.fast.compiling import Program
from hanabi.fast.engine.layout import MAX_KINDS
from hanabi.fast.engine.ruleset_numbers import RulesetNumbers

Bytes = NDArray[np.int8]
Words = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Blueprint:
    """A bot with kernels, in the style of another if that has the same functions: so ``hat-plus``
    is thought over as ``hat`` with the words of ``hat-plus``, which tries nothing out itself."""

    name: str
    style_of: str

    @property
    def kernels(self) -> KernelFunctions:
        """Its functions, interpreted, with the other's style."""
        return replace(kernels_of(self.name), style=kernels_of(self.style_of).style)

    @property
    def number(self) -> int:
        """By which compiled code knows it."""
        return COMPILED_BOTS.index(self.name)


SMART = Blueprint("smart", "smart")
HAT_PLUS = Blueprint("hat", "hat-plus")


SEARCHED = (SMART.name, HAT_PLUS.name, "cautious", "simple", "holmes")
"""The bots whose machine code is needed for searches."""


def strongest(players: int) -> Blueprint:
    """With 2 players a hint of the code tells too little: see ``docs/strength.md``."""
    return SMART if players == 2 else HAT_PLUS


@cache
def rollouts_of(name: str) -> Program:
    """The machine code of a search over this bot."""
    return load_rollouts((name,))


class Workspace:
    """Memory for the kernels, of one search."""

    def __init__(self, rules: RulesetNumbers, blueprint: Blueprint) -> None:
        self.rules = np.array(rules.numbers, np.int64)
        self.hand_size = rules.ruleset.hand_size
        self.players = rules.ruleset.players
        self.kinds = len(rules.ruleset.cards)
        self.bot = blueprint.number
        self.program: Any = rollouts_of(blueprint.name)
        self.scratch = np.zeros(SCRATCH_SIZE, np.int64)
        self.memories = np.zeros(3 * MEMORY_SIZE, np.int64)
        self.work = np.zeros(rules.row_bytes, np.int8)
        self.hidden = np.zeros(MAX_KINDS + 1, np.int64)
        self.masks = np.zeros(self.hand_size, np.int64)
