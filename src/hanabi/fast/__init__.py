"""The same rules over arrays: ten million moves a second, compiled; one game at a time, plain.

``RowGame`` is one game, interpreted, without NumPy or Numba. ``Batch`` is thousands of games
stepped at once; the first one compiles, once on a machine. ``numbers_of`` turns a ruleset into
the numbers that both play by, ``sections_of`` tells how moves are numbered as actions.
"""

from typing import TYPE_CHECKING

from hanabi.fast.actions import ActionSections, sections_of
from hanabi.fast.engine.ruleset_numbers import RulesetNumbers, numbers_of
from hanabi.fast.single import RowGame

if TYPE_CHECKING:
    from hanabi.fast.batch import Batch

__all__ = ["ActionSections", "Batch", "RowGame", "RulesetNumbers", "numbers_of", "sections_of"]


def __getattr__(name: str) -> object:
    # ``Batch`` needs NumPy, so it is imported when it is asked for.
    if name == "Batch":
        from hanabi.fast.batch import Batch

        return Batch
    raise AttributeError(name)
