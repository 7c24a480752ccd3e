"""What is known of each held card, as bits or as shares of the copies that are left.

Restricted as ``fast.engine`` says.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from typing import Protocol

from hanabi.fast.encode.kernels.plan_numbers import PLAN_KNOWLEDGE, PLAN_SEER
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    COLORS_TOLD,
    HANDS,
    KINDS,
    KNOWLEDGE,
    PILE,
    PILED,
    RANKS_TOLD,
    SIZES,
)
from hanabi.fast.engine.portable import lowest_bit
from hanabi.fast.engine.ruleset_numbers import (
    COLOR_HINTS,
    COLORS,
    COPIES,
    EVERY_KIND,
    HAND_SIZE,
    PLAYERS,
    RANKS,
    SUITS,
    TOUCH,
)


class Shares(Ints, Protocol):
    """Numbers from 0 to 1 in a row."""

    def __setitem__(self, place: int, value: float, /) -> None:
        """Change one."""


def write_knowledge(
    row: Ints, words: Ints, rules: Ints, plan: Ints, seat: int, out: Ints, at: int
) -> None:
    """What hints told of every card: kinds still possible, colours and ranks it was told by."""
    players = rules[PLAYERS]
    hand_size = rules[HAND_SIZE]
    kinds = rules[SUITS] * rules[RANKS]
    colors = rules[COLORS]
    width = kinds + colors + rules[RANKS]
    is_seer = plan[PLAN_SEER] != 0
    holder = seat
    start = at + plan[PLAN_KNOWLEDGE]
    for _ in range(players):
        place = start
        first = holder * hand_size
        for slot in range(first, first + row[SIZES + holder]):
            known = words[KNOWLEDGE + slot]
            if is_seer:
                known = seen_through(row, rules, slot)
            for kind in range(kinds):
                out[place + kind] = (known >> kind) & 1
            told = known >> COLORS_TOLD
            while told != 0:
                bit = lowest_bit(told)
                if bit >= RANKS_TOLD - COLORS_TOLD:
                    bit += colors - (RANKS_TOLD - COLORS_TOLD)
                out[place + kinds + bit] = 1
                told &= told - 1
            place += width
        start += hand_size * width
        holder += 1
        if holder == players:
            holder = 0


def seen_through(row: Ints, rules: Ints, slot: int) -> int:
    """The word of knowledge of a card that was told by everything that touches it."""
    kind = row[KINDS + row[HANDS + slot]]
    touch = rules[TOUCH + kind]
    told = (touch & rules[COLOR_HINTS]) << COLORS_TOLD | (touch >> rules[COLORS]) << RANKS_TOLD
    return 1 << kind | told


def write_belief(
    row: Ints,
    words: Ints,
    rules: Ints,
    plan: Ints,
    seat: int,
    left: Ints,
    out: Shares,
    at: int,
) -> None:
    """In place of the possible kinds: each one's share of the copies neither played nor
    discarded, among the kinds that hints leave. ``left`` is room for a number a kind."""
    players = rules[PLAYERS]
    hand_size = rules[HAND_SIZE]
    kinds = rules[SUITS] * rules[RANKS]
    for kind in range(kinds):
        left[kind] = rules[COPIES + kind]
    for entry in range(PILE, PILE + row[PILED]):
        card = row[entry]
        if card < 0:
            card = -1 - card
        left[row[KINDS + card]] -= 1
    holder = seat
    start = at + plan[PLAN_KNOWLEDGE]
    for _ in range(players):
        slot = holder * hand_size
        place = start
        for _ in range(row[SIZES + holder]):
            known = words[KNOWLEDGE + slot] & rules[EVERY_KIND]
            total = 0
            for kind in range(kinds):
                total += left[kind] * ((known >> kind) & 1)
            for kind in range(kinds):
                out[place + kind] = left[kind] * ((known >> kind) & 1) / total
            place += kinds + rules[COLORS] + rules[RANKS]
            slot += 1
        start += hand_size * (kinds + rules[COLORS] + rules[RANKS])
        holder += 1
        if holder == players:
            holder = 0
