"""Slot numbers, as players count: 1 is the newest card. The only place that converts them.

In code, hands are oldest first (DESIGN.md); slots exist only in what people read and press.
"""

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


def slot_of(hand: Sequence[Item], item: Item) -> int:
    """The slot in which a card lies."""
    return len(hand) - hand.index(item)


def in_slots(hand: Sequence[Item]) -> tuple[Item, ...]:
    """The hand in the order of its slots: newest first, as it is shown."""
    return tuple(reversed(hand))


def moved_to_slot(hand: Sequence[Item], item: Item, slot: int) -> tuple[Item, ...]:
    """The hand, oldest first, with one card put into another slot (R-18)."""
    newest_first = [card for card in in_slots(hand) if card != item]
    newest_first.insert(slot - 1, item)
    return in_slots(newest_first)
