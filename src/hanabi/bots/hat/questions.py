"""What is told to one seat: answers to questions that follow from common knowledge.

Restricted like ``fast.engine``. A question is either a list of entries (place, set of kinds),
answered by the number of the first that is true, 0 if none is; or a split of the kinds of
one card into blocks.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.hat.boards import find_asked_playable
from hanabi.bots.kernels.knowledge import is_one, share_of
from hanabi.bots.kernels.scratch import (
    ASKED_MASK,
    ASKED_PLAYABLE,
    BLOCK_OF,
    ENTRIES,
    ENTRY_PLACE,
    ENTRY_SET,
    ENTRY_SHARE,
    PUBLIC_MASK,
    PUBLIC_WEIGHT,
    SPLIT_BLOCKS,
    SPLIT_PLACE,
    WHOLE,
)
from hanabi.fast.engine.deduction import USELESS
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import HANDS, KINDS, SIZES
from hanabi.fast.engine.portable import lowest_bit
from hanabi.fast.engine.ruleset_numbers import HAND_SIZE

SURE_ENOUGH = 700000
NEARLY = 200000
"""A card whose chance to fit is within this of the other is asked about by itself."""


def hat_of(row: Ints, rules: Ints, scratch: Ints, seat: int, budget: int, received: int) -> int:
    """Ask about this seat's hand as much as a number below ``budget`` can tell.

    With ``received`` below 0 the cards answer, and the number is returned; else ``received`` is the
    number. What the answers leave of each card is in ``ASKED_MASK`` afterwards.
    """
    find_asked_playable(row, rules, scratch, seat)
    first = seat * rules[HAND_SIZE]
    for place in range(row[SIZES + seat]):
        scratch[ASKED_MASK + place] = scratch[PUBLIC_MASK + first + place]
    room = budget
    factor = 1
    number = 0
    while room > 1:
        answers = next_question(scratch, row[SIZES + seat], room)
        if answers < 2:
            break
        if received < 0:
            answer = true_answer(row, scratch, first)
        else:
            answer = received % answers
            received //= answers
        learn(scratch, answer)
        number += factor * answer
        factor *= answers
        room = (room - 1 - answer) // answers + 1
    return number


def next_question(scratch: Ints, held: int, room: int) -> int:
    """Write down the next question; how many answers it has, 0 if there is none."""
    scratch[ENTRIES] = 0
    scratch[SPLIT_PLACE] = -1
    has_play = False
    has_useless = False
    for place in range(held):
        if scratch[ASKED_MASK + place] & ~scratch[ASKED_PLAYABLE] == 0:
            has_play = True
        if scratch[ASKED_MASK + place] & ~scratch[USELESS] == 0:
            has_useless = True
    if not has_play:
        list_entries(scratch, held, scratch[ASKED_PLAYABLE], room - 1)
        if not has_useless:
            list_entries(scratch, held, scratch[USELESS], room - 1)
        if scratch[ENTRIES] > 0:
            return scratch[ENTRIES] + 1
    nearest = NEARLY
    for place in range(held):
        mask = scratch[ASKED_MASK + place]
        if is_open_question(scratch, mask):
            away = abs(
                share_of(scratch, PUBLIC_WEIGHT, mask, scratch[ASKED_PLAYABLE]) - SURE_ENOUGH
            )
            if away < nearest:
                nearest = away
                scratch[ENTRIES] = 1
                scratch[ENTRY_PLACE] = place
                scratch[ENTRY_SET] = scratch[ASKED_PLAYABLE]
    if scratch[ENTRIES] > 0:
        return 2
    return split_question(scratch, held, room)


def is_open_question(scratch: Ints, mask: int) -> bool:
    """Nothing is asked of cards that are known, or known to be useless."""
    return not is_one(mask) and mask & ~scratch[USELESS] != 0


def list_entries(scratch: Ints, held: int, wanted: int, most: int) -> None:
    """Add "is this card one of the wanted kinds?" for the likeliest cards, least likely first:
    then a late yes brings many a no with it."""
    start = scratch[ENTRIES]
    count = start
    for place in range(held):
        mask = scratch[ASKED_MASK + place]
        if is_open_question(scratch, mask):
            share = share_of(scratch, PUBLIC_WEIGHT, mask, wanted)
            if share > 0:
                at = count
                while at > start and scratch[ENTRY_SHARE + at - 1] >= share:
                    scratch[ENTRY_SHARE + at] = scratch[ENTRY_SHARE + at - 1]
                    scratch[ENTRY_PLACE + at] = scratch[ENTRY_PLACE + at - 1]
                    at -= 1
                scratch[ENTRY_SHARE + at] = share
                scratch[ENTRY_PLACE + at] = place
                count += 1
    surplus = min(max(count - most, 0), count - start)
    count -= surplus
    for at in range(start, count):
        scratch[ENTRY_SHARE + at] = scratch[ENTRY_SHARE + at + surplus]
        scratch[ENTRY_PLACE + at] = scratch[ENTRY_PLACE + at + surplus]
        scratch[ENTRY_SET + at] = wanted
    scratch[ENTRIES] = count


def split_question(scratch: Ints, held: int, room: int) -> int:
    """The card that is least likely useless, its kinds dealt into as many blocks as there is
    room for; those that are useless in one block."""
    best = -1
    least = WHOLE + 1
    for place in range(held):
        mask = scratch[ASKED_MASK + place]
        if is_open_question(scratch, mask):
            share = share_of(scratch, PUBLIC_WEIGHT, mask, scratch[USELESS])
            if share < least:
                least = share
                best = place
    if best < 0:
        return 0
    scratch[SPLIT_PLACE] = best
    first = 0
    if scratch[ASKED_MASK + best] & scratch[USELESS] != 0:
        first = 1
    block = first
    blocks = first
    kinds = scratch[ASKED_MASK + best]
    while kinds != 0:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        if (scratch[USELESS] >> kind) & 1 != 0:
            scratch[BLOCK_OF + kind] = 0
        else:
            if block == room:
                block = first
            scratch[BLOCK_OF + kind] = block
            block += 1
            blocks = max(blocks, block)
    scratch[SPLIT_BLOCKS] = blocks
    return blocks


def true_answer(row: Ints, scratch: Ints, first: int) -> int:
    """What the cards of this hand, seen, answer."""
    if scratch[SPLIT_PLACE] >= 0:
        kind = row[KINDS + row[HANDS + first + scratch[SPLIT_PLACE]]]
        if (scratch[ASKED_MASK + scratch[SPLIT_PLACE]] >> kind) & 1 == 0:
            return 0  # somebody at the table does not play by the code
        return scratch[BLOCK_OF + kind]
    for entry in range(scratch[ENTRIES]):
        kind = row[KINDS + row[HANDS + first + scratch[ENTRY_PLACE + entry]]]
        if (scratch[ENTRY_SET + entry] >> kind) & 1 != 0:
            return entry + 1
    return 0


def learn(scratch: Ints, answer: int) -> None:
    """What an answer leaves of each card. An answer that leaves nothing was not meant."""
    if scratch[SPLIT_PLACE] >= 0:
        kinds = scratch[ASKED_MASK + scratch[SPLIT_PLACE]]
        left = 0
        while kinds != 0:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            if scratch[BLOCK_OF + kind] == answer:
                left |= 1 << kind
        keep(scratch, scratch[SPLIT_PLACE], left)
        return
    for entry in range(scratch[ENTRIES]):
        place = scratch[ENTRY_PLACE + entry]
        if entry + 1 == answer:
            keep(scratch, place, scratch[ASKED_MASK + place] & scratch[ENTRY_SET + entry])
            return
        keep(scratch, place, scratch[ASKED_MASK + place] & ~scratch[ENTRY_SET + entry])


def keep(scratch: Ints, place: int, mask: int) -> None:
    """Leave these kinds of a card, unless that is none."""
    if mask != 0:
        scratch[ASKED_MASK + place] = mask
