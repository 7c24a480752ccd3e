"""Hands in columns: what all know of one, and what one viewer sees of it."""

from functools import reduce
from operator import or_

from hanabi.rules import CardId, Seat

Kinds = tuple[int, ...]
"""A set of kinds for each card of a hand."""


class ShownHand:
    """A hand in columns, oldest card first: the draw numbers, the faces (as sets of one kind)
    where they are shown, and what hints leave. The same for all who see it open, or closed."""

    __slots__ = ("faces", "hinted", "numbers", "text")

    def __init__(self, numbers: tuple[CardId, ...], faces: Kinds | None, hinted: Kinds) -> None:
        self.numbers, self.faces, self.hinted = numbers, faces, hinted
        self.text = ""
        """For whoever writes it down, to do that once."""


class HintedHand:
    """A hand, the set of kinds that are in it, and what hints leave of its cards."""

    __slots__ = ("allowed", "faces", "hinted", "kinds", "shown")

    def __init__(
        self, numbers: tuple[CardId, ...], faces: Kinds, kinds: int, hinted: Kinds
    ) -> None:
        self.faces, self.kinds, self.hinted = faces, kinds, hinted
        self.allowed = reduce(or_, hinted, 0)
        """What hints leave of any of its cards."""
        self.shown = ShownHand(numbers, None, hinted), ShownHand(numbers, faces, hinted)
        """Closed, and open."""


class Sight:
    """One hand as one viewer sees it: as it is shown, and what counting leaves. ``unseen``: the
    kinds of which a copy is unseen; ``scope``: those of which it matters how many copies are."""

    __slots__ = ("holder", "is_open", "possible", "scope", "seat", "shown", "text", "unseen")

    def __init__(self, seat: Seat | None, holder: Seat, is_open: bool) -> None:
        self.seat, self.holder, self.is_open = seat, holder, is_open
        self.unseen = self.scope = 0
        self.shown: ShownHand
        self.possible: Kinds
        self.text = ""
        """For whoever writes it down; gone when the hand is looked at again."""
