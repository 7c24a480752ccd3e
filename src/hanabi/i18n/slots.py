"""Slot numbers, as players count: 1 is the newest card. The only place that converts them.

In code, hands are oldest first (DESIGN.md); slots exist only in what people read and press.
"""

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


def slot_of(hand: Sequence[Item], item: Item) -> int:
    """The slot in which a card lies."""
    return len(hand) - hand.index(item)


def place_of_slot(hand: Sequence[object], slot: int) -> int | None:
    """Where the slot's card lies in the hand, oldest first; None if there is no such slot."""
    return len(hand) - slot if 1 <= slot <= len(hand) else None
