"""What all know together, and what one seat knows on top of it, as sets of kinds with weights.

Restricted like ``fast.engine``. A *memory* holds for each card, by draw number, the kinds that
conventions leave; what hints literally leave stands in the row.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.kernels.scratch import (
    MEMORY_STYLE,
    OWN_MASK,
    OWN_WEIGHT,
    PUBLIC_MASK,
    PUBLIC_WEIGHT,
    WHOLE,
)
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import HANDS, KINDS, KNOWLEDGE, PILE, PILED, SIZES
from hanabi.fast.engine.portable import lowest_bit
from hanabi.fast.engine.ruleset_numbers import COPIES, EVERY_KIND, HAND_SIZE, PLAYERS, RANKS, SUITS


def open_memory(rules: Ints, memory: Ints, at: int, style: int) -> None:
    """At the start every card can be anything."""
    for card in range(MEMORY_STYLE):
        memory[at + card] = rules[EVERY_KIND]
    memory[at + MEMORY_STYLE] = style


def count_open(row: Ints, rules: Ints, scratch: Ints, weights: int) -> None:
    """Copies of each kind that are neither on a firework nor discarded."""
    for kind in range(rules[SUITS] * rules[RANKS]):
        scratch[weights + kind] = rules[COPIES + kind]
    for place in range(row[PILED]):
        card = row[PILE + place]
        if card < 0:
            card = -1 - card
        scratch[weights + row[KINDS + card]] -= 1


def find_public(row: Ints, words: Ints, rules: Ints, scratch: Ints, memory: Ints, at: int) -> None:
    """What is common knowledge of every held card."""
    count_open(row, rules, scratch, PUBLIC_WEIGHT)
    hand_size = rules[HAND_SIZE]
    for seat in range(rules[PLAYERS]):
        for place in range(hand_size):
            slot = seat * hand_size + place
            mask = 0
            if place < row[SIZES + seat]:
                literal = words[KNOWLEDGE + slot] & rules[EVERY_KIND]
                mask = literal & memory[at + row[HANDS + slot]]
                if mask == 0:
                    mask = literal
            scratch[PUBLIC_MASK + slot] = mask
    settle(rules, scratch, PUBLIC_WEIGHT, PUBLIC_MASK, rules[PLAYERS] * hand_size)


def find_own(row: Ints, rules: Ints, scratch: Ints, seat: int) -> None:
    """What this seat knows of its own cards, from ``find_public`` and from the other hands."""
    count_open(row, rules, scratch, OWN_WEIGHT)
    hand_size = rules[HAND_SIZE]
    for other in range(rules[PLAYERS]):
        if other != seat:
            for slot in range(other * hand_size, other * hand_size + row[SIZES + other]):
                scratch[OWN_WEIGHT + row[KINDS + row[HANDS + slot]]] -= 1
    for place in range(row[SIZES + seat]):
        scratch[OWN_MASK + place] = scratch[PUBLIC_MASK + seat * hand_size + place]
    settle(rules, scratch, OWN_WEIGHT, OWN_MASK, row[SIZES + seat])


def settle(rules: Ints, scratch: Ints, weights: int, masks: int, count: int) -> None:
    """Take the copies of cards that are known for certain out of the account, until nothing
    more follows (R-51)."""
    left = 0
    for kind in range(rules[SUITS] * rules[RANKS]):
        if scratch[weights + kind] > 0:
            left |= 1 << kind
    found = 0
    has_changed = True
    while has_changed:
        has_changed = False
        for slot in range(count):
            kept = scratch[masks + slot] & left
            if kept != 0 and (found >> slot) & 1 == 0:
                scratch[masks + slot] = kept
                if kept & (kept - 1) == 0:
                    found |= 1 << slot
                    kind = lowest_bit(kept)
                    scratch[weights + kind] -= 1
                    if scratch[weights + kind] <= 0:
                        left &= ~kept
                    has_changed = True


def weight_of(scratch: Ints, weights: int, mask: int) -> int:
    """Copies of these kinds."""
    total = 0
    while mask != 0:
        total += max(scratch[weights + lowest_bit(mask)], 0)
        mask &= mask - 1
    return total


def share_of(scratch: Ints, weights: int, mask: int, wanted: int) -> int:
    """How likely a card of this mask is one of the wanted kinds, in millionths."""
    if mask & ~wanted == 0:
        return WHOLE
    if mask & wanted == 0:
        return 0
    return (
        weight_of(scratch, weights, mask & wanted)
        * WHOLE
        // max(weight_of(scratch, weights, mask), 1)
    )


def is_one(mask: int) -> bool:
    """Is the card known for certain?"""
    return mask & (mask - 1) == 0
