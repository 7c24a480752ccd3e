"""The same rules over arrays: ten million moves a second, compiled; one game at a time, plain.

``RowGame`` is one game, interpreted, without NumPy or Numba. ``Batch`` is thousands of games
stepped at once; the first one compiles, once on a machine. ``table_of`` turns a ruleset into
the numbers that both play by, ``sections_of`` tells how moves are numbered as actions.
"""

from typing import TYPE_CHECKING

from hanabi.fast.actions import ActionSections, sections_of
from hanabi.fast.single import RowGame
from hanabi.fast.table import RulesTable, table_of

if TYPE_CHECKING:
    from hanabi.fast.batch import Batch

__all__ = ["ActionSections", "Batch", "RowGame", "RulesTable", "sections_of", "table_of"]


def __getattr__(name: str) -> object:
    """``Batch`` needs NumPy, so it is imported when it is asked for."""
    if name == "Batch":
        from hanabi.fast.batch import Batch

        return Batch
    raise AttributeError(name)
