"""What is told to one seat: answers to questions that follow from common knowledge.

Restricted like ``fast.kernel``. A question is either a list of entries (place, set of kinds),
answered by the number of the first that is true, 0 if none is; or a split of the kinds of
one card into blocks.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.hat.boards import find_asked_playable
from hanabi.bots.rows.scratch import (
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
from hanabi.bots.rows.tables import is_one, share_of
from hanabi.fast.deduction import USELESS
from hanabi.fast.ints import Ints
from hanabi.fast.layout import HANDS, KINDS, SIZES
from hanabi.fast.portable import lowest_bit
from hanabi.fast.table import HAND_SIZE

SURE_ENOUGH = 700000
NEARLY = 200000
"""A card whose chance to fit is within this of the other is asked about by itself."""


def hat_of(row: Ints, rules: Ints, work: Ints, seat: int, budget: int, told: int) -> int:
    """Ask about this seat's hand as much as a number below ``budget`` can tell.

    With ``told`` below 0 the cards answer, and the number is returned; else ``told`` is the
    number. What the answers leave of each card is in ``ASKED_MASK`` afterwards.
    """
    find_asked_playable(row, rules, work, seat)
    first = seat * rules[HAND_SIZE]
    for place in range(row[SIZES + seat]):
        work[ASKED_MASK + place] = work[PUBLIC_MASK + first + place]
    room = budget
    factor = 1
    number = 0
    while room > 1:
        answers = next_question(work, row[SIZES + seat], room)
        if answers < 2:
            break
        if told < 0:
            answer = true_answer(row, work, first)
        else:
            answer = told % answers
            told //= answers
        learn(work, answer)
        number += factor * answer
        factor *= answers
        room = (room - 1 - answer) // answers + 1
    return number


def next_question(work: Ints, held: int, room: int) -> int:
    """Write down the next question; how many answers it has, 0 if there is none."""
    work[ENTRIES] = 0
    work[SPLIT_PLACE] = -1
    has_play = False
    has_useless = False
    for place in range(held):
        if work[ASKED_MASK + place] & ~work[ASKED_PLAYABLE] == 0:
            has_play = True
        if work[ASKED_MASK + place] & ~work[USELESS] == 0:
            has_useless = True
    if not has_play:
        list_entries(work, held, work[ASKED_PLAYABLE], room - 1)
        if not has_useless:
            list_entries(work, held, work[USELESS], room - 1)
        if work[ENTRIES] > 0:
            return work[ENTRIES] + 1
    nearest = NEARLY
    for place in range(held):
        mask = work[ASKED_MASK + place]
        if is_open_question(work, mask):
            away = abs(share_of(work, PUBLIC_WEIGHT, mask, work[ASKED_PLAYABLE]) - SURE_ENOUGH)
            if away < nearest:
                nearest = away
                work[ENTRIES] = 1
                work[ENTRY_PLACE] = place
                work[ENTRY_SET] = work[ASKED_PLAYABLE]
    if work[ENTRIES] > 0:
        return 2
    return split_question(work, held, room)


def is_open_question(work: Ints, mask: int) -> bool:
    """Nothing is asked of cards that are known, or known to be useless."""
    return not is_one(mask) and mask & ~work[USELESS] != 0


def list_entries(work: Ints, held: int, wanted: int, most: int) -> None:
    """Add "is this card one of the wanted kinds?" for the likeliest cards, least likely first:
    then a late yes brings many a no with it."""
    start = work[ENTRIES]
    count = start
    for place in range(held):
        mask = work[ASKED_MASK + place]
        if is_open_question(work, mask):
            share = share_of(work, PUBLIC_WEIGHT, mask, wanted)
            if share > 0:
                at = count
                while at > start and work[ENTRY_SHARE + at - 1] >= share:
                    work[ENTRY_SHARE + at] = work[ENTRY_SHARE + at - 1]
                    work[ENTRY_PLACE + at] = work[ENTRY_PLACE + at - 1]
                    at -= 1
                work[ENTRY_SHARE + at] = share
                work[ENTRY_PLACE + at] = place
                count += 1
    surplus = min(max(count - most, 0), count - start)
    count -= surplus
    for at in range(start, count):
        work[ENTRY_SHARE + at] = work[ENTRY_SHARE + at + surplus]
        work[ENTRY_PLACE + at] = work[ENTRY_PLACE + at + surplus]
        work[ENTRY_SET + at] = wanted
    work[ENTRIES] = count


def split_question(work: Ints, held: int, room: int) -> int:
    """The card that is least likely useless, its kinds dealt into as many blocks as there is
    room for; those that are useless in one block."""
    best = -1
    least = WHOLE + 1
    for place in range(held):
        mask = work[ASKED_MASK + place]
        if is_open_question(work, mask):
            share = share_of(work, PUBLIC_WEIGHT, mask, work[USELESS])
            if share < least:
                least = share
                best = place
    if best < 0:
        return 0
    work[SPLIT_PLACE] = best
    first = 0
    if work[ASKED_MASK + best] & work[USELESS] != 0:
        first = 1
    block = first
    blocks = first
    kinds = work[ASKED_MASK + best]
    while kinds != 0:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        if (work[USELESS] >> kind) & 1 != 0:
            work[BLOCK_OF + kind] = 0
        else:
            if block == room:
                block = first
            work[BLOCK_OF + kind] = block
            block += 1
            blocks = max(blocks, block)
    work[SPLIT_BLOCKS] = blocks
    return blocks


def true_answer(row: Ints, work: Ints, first: int) -> int:
    """What the cards of this hand, seen, answer."""
    if work[SPLIT_PLACE] >= 0:
        kind = row[KINDS + row[HANDS + first + work[SPLIT_PLACE]]]
        if (work[ASKED_MASK + work[SPLIT_PLACE]] >> kind) & 1 == 0:
            return 0  # somebody at the table does not play by the code
        return work[BLOCK_OF + kind]
    for entry in range(work[ENTRIES]):
        kind = row[KINDS + row[HANDS + first + work[ENTRY_PLACE + entry]]]
        if (work[ENTRY_SET + entry] >> kind) & 1 != 0:
            return entry + 1
    return 0


def learn(work: Ints, answer: int) -> None:
    """What an answer leaves of each card. An answer that leaves nothing was not meant."""
    if work[SPLIT_PLACE] >= 0:
        kinds = work[ASKED_MASK + work[SPLIT_PLACE]]
        left = 0
        while kinds != 0:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            if work[BLOCK_OF + kind] == answer:
                left |= 1 << kind
        keep(work, work[SPLIT_PLACE], left)
        return
    for entry in range(work[ENTRIES]):
        place = work[ENTRY_PLACE + entry]
        if entry + 1 == answer:
            keep(work, place, work[ASKED_MASK + place] & work[ENTRY_SET + entry])
            return
        keep(work, place, work[ASKED_MASK + place] & ~work[ENTRY_SET + entry])


def keep(work: Ints, place: int, mask: int) -> None:
    """Leave these kinds of a card, unless that is none."""
    if mask != 0:
        work[ASKED_MASK + place] = mask
