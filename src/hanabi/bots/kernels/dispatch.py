"""The kernel functions of a bot, called by the bot's number.

This is how they are found interpreted. Compiled code calls functions by name alone: there
``compiled`` puts a text in the place of this one that has a branch for each bot.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from functools import cache

from hanabi.bots.kernels.functions import KernelFunctions
from hanabi.bots.registry import COMPILED_BOTS, DECLARATIONS
from hanabi.fast.engine.ints import Ints

NOBODY = 255
"""The number of a seat that no bot has."""


@cache
def kernels_of(name: str) -> KernelFunctions:
    """The kernel functions of a bot that has them."""
    kernels = DECLARATIONS[name].kernels
    assert kernels is not None
    return kernels()


def bot_number(name: str, players: int) -> int:
    """The number by which compiled games know a bot; above 8 bits, its style."""
    return COMPILED_BOTS.index(name) | kernels_of(name).style(players) << 8


def bot_action(
    row: Ints, words: Ints, rules: Ints, scratch: Ints, memory: Ints, at: int, bot: int
) -> int:
    """What this bot does in the seat on turn."""
    return kernels_of(COMPILED_BOTS[bot]).choose(row, words, rules, scratch, memory, at)


def bot_learns(
    row: Ints,
    words: Ints,
    rules: Ints,
    scratch: Ints,
    memory: Ints,
    at: int,
    viewer: int,
    action: int,
    touched: int,
    bot: int,
) -> None:
    """This bot learns from a move."""
    learn = None if bot == NOBODY else kernels_of(COMPILED_BOTS[bot]).learn
    if learn is not None:
        learn(row, words, rules, scratch, memory, at, viewer, action, touched)


def is_learning(bot: int) -> bool:
    """Does this bot learn from moves?"""
    return bot != NOBODY and kernels_of(COMPILED_BOTS[bot]).learn is not None
