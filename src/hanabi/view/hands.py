"""Hands in columns: what all know of one, and what one viewer sees of it."""

from functools import reduce
from operator import or_

from hanabi.rules import CardId, Seat
from hanabi.view.counting import Unseen
from hanabi.view.deduction import may_be_tight

Kinds = tuple[int, ...]
"""A set of kinds for each card of a hand."""


class SeenHand:
    """A hand as one viewer may see it, in columns, oldest card first: the draw numbers, the
    faces (as sets of one kind) where the viewer sees them, and the sets of ``HeldCard``."""

    __slots__ = ("faces", "hinted", "numbers", "possible", "text")

    def __init__(
        self, numbers: tuple[CardId, ...], faces: Kinds | None, hinted: Kinds, possible: Kinds
    ) -> None:
        self.numbers, self.faces = numbers, faces
        self.hinted, self.possible = hinted, possible
        self.text = ""
        """For whoever writes it down, to do that once."""


class HintedHand:
    """A hand, and what hints leave of its cards: the same for all who look at it."""

    __slots__ = ("faces", "hinted", "narrow", "numbers", "union")

    def __init__(self, numbers: tuple[CardId, ...], faces: Kinds, hinted: Kinds) -> None:
        self.numbers, self.faces, self.hinted = numbers, faces, hinted
        self.union = reduce(or_, hinted, 0)
        self.narrow = may_be_tight(hinted)


class Sight:
    """One hand as one viewer sees it. ``scope``: the kinds of which the number of unseen
    copies matters, and not only whether there are any; 0 if there are none such."""

    __slots__ = ("hand", "holder", "is_open", "scope", "seat", "unseen")

    def __init__(self, seat: Seat | None, holder: Seat, is_open: bool, unseen: Unseen) -> None:
        self.seat, self.holder, self.is_open = seat, holder, is_open
        self.unseen = unseen
        self.scope = 0
        self.hand: SeenHand
