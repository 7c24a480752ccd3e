"""The compiled kernel, and more kernel functions on top of it."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec

from hanabi.fast.compiling.entry_points import ENTRY_POINTS
from hanabi.fast.compiling.generator import extension_source, kernel_source
from hanabi.fast.compiling.program import Program
from hanabi.rules.errors import HanabiError


class NoCompiler(HanabiError):
    """NumPy and Numba are an extra, and it is not installed."""


def can_compile() -> bool:
    """Are NumPy and Numba there? They are not imported for the answer."""
    return find_spec("numpy") is not None and find_spec("numba") is not None


@cache
def kernel() -> Program:
    """The rules of the game: the functions of ``entry_points``."""
    if not can_compile():
        raise NoCompiler("no-numba")
    return Program("kernel", kernel_source(), ENTRY_POINTS, plain="hanabi.fast.engine.many_games")


def extension(
    name: str,
    bases: Sequence[Program],
    text: str,
    entry_points: Mapping[str, str],
    *,
    inlining: bool = False,
    plain: str | None = None,
    is_part: bool = False,
) -> Program:
    """One module of kernel functions more, such as a bot, on top of others."""
    names = [base.module_name for base in bases]
    source = extension_source(names, text, entry_points, inlining=inlining)
    return Program(name, source, entry_points, bases, plain, is_part=is_part)
