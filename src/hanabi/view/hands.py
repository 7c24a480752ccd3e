"""Hands in columns: what everybody knows of one, and what one viewer sees of it.

They never change: whoever keeps something that was made from one finds out by ``is`` whether
it still holds.
"""

from functools import reduce
from operator import or_
from typing import NamedTuple

from hanabi.rules import CardId

KindSets = tuple[int, ...]
"""A set of kinds for each card of a hand."""


class HandColumns(NamedTuple):
    """A hand in columns, oldest card first: the draw numbers, the faces (as sets of one kind)
    unless it is closed, and what hints leave. The same for all who see it so."""

    ids: tuple[CardId, ...]
    faces: KindSets | None
    hinted: KindSets


class HandView(NamedTuple):
    """A hand as one viewer sees it: open or closed, and what counting copies leaves."""

    columns: HandColumns
    possible: KindSets


class HintedHand:
    """A hand, the set of kinds that are in it, and what hints leave of its cards."""

    __slots__ = ("allowed", "closed", "faces", "hinted", "kinds", "opened")

    def __init__(self, ids: tuple[CardId, ...], faces: KindSets, hinted: KindSets) -> None:
        self.faces, self.hinted = faces, hinted
        self.kinds = reduce(or_, faces, 0)
        self.allowed = reduce(or_, hinted, 0)
        """What hints leave of any of its cards."""
        self.closed = HandColumns(ids, None, hinted)
        self.opened = HandColumns(ids, faces, hinted)
