"""What one seat can know, as sets of kinds: ``view.status`` and ``view.deduction`` over a row.

Restricted like ``kernel``. Results go to a scratch array ``work``, which the caller owns.
"""

from hanabi.fast.ints import Ints
from hanabi.fast.layout import (
    HANDS,
    HEIGHTS,
    KINDS,
    KNOWLEDGE,
    MAX_KINDS,
    PILE,
    PILED,
    RETURNED,
    RETURNED_AT,
    RETURNED_TO,
    SIZES,
)
from hanabi.fast.portable import lowest_bit, popcount
from hanabi.fast.table import (
    COPIES,
    EVERY_KIND,
    HAND_SIZE,
    NEXT_KIND,
    PLAYERS,
    RANKS,
    SUITS,
)

# Places in ``work``.
PLAYABLE = 0
USELESS = 1
INDISPENSABLE = 2
UNSEEN = 8  # by kind: copies that neither the viewer nor the holder sees; one more kind
GONE = 56  # by kind: copies in the discards
POSSIBLE = 104  # by place of ``layout.HANDS``
WORK_SIZE = 160


def find_status(row: Ints, rules: Ints, work: Ints) -> None:
    """R-20: the kinds that fit now, that never will again, and that may not be lost."""
    ranks = rules[RANKS]
    for kind in range(rules[SUITS] * ranks):
        work[GONE + kind] = 0
    for place in range(row[PILED]):
        card = row[PILE + place]
        if card >= 0:
            work[GONE + row[KINDS + card]] += 1
    playable = 0
    useless = 0
    indispensable = 0
    for suit in range(rules[SUITS]):
        height = row[HEIGHTS + suit]
        is_reachable = True
        for level in range(ranks):
            kind = rules[NEXT_KIND + 16 * suit + level]
            gone = work[GONE + kind]
            if level >= height and gone >= rules[COPIES + kind]:
                is_reachable = False
            if level < height or not is_reachable:
                useless |= 1 << kind
            else:
                if level == height:
                    playable |= 1 << kind
                if gone == rules[COPIES + kind] - 1:
                    indispensable |= 1 << kind
    work[PLAYABLE] = playable
    work[USELESS] = useless
    work[INDISPENSABLE] = indispensable


def find_possible(row: Ints, words: Ints, rules: Ints, work: Ints, viewer: int) -> None:
    """R-51, for every hand: what its holder can take its cards for, as far as the viewer can
    tell. Of another's hand that counts the faces that both see."""
    for holder in range(rules[PLAYERS]):
        count_unseen(row, rules, work, viewer, holder)
        read_knowledge(row, words, rules, work, holder)
        exclude_used_up(row, rules, work, holder)


def count_unseen(row: Ints, rules: Ints, work: Ints, viewer: int, holder: int) -> None:
    """Copies of each kind that are not seen by both.

    When tile 5 returned a card, all saw it in the discards: what was in a hand then is another
    copy. So that copy counts as a kind of its own, number MAX_KINDS, open to cards drawn since;
    unless one drawn since is seen, which may be it.
    """
    hand_size = rules[HAND_SIZE]
    for kind in range(rules[SUITS] * rules[RANKS]):
        work[UNSEEN + kind] = rules[COPIES + kind]
    work[UNSEEN + MAX_KINDS] = 0
    if row[RETURNED] >= 0:
        work[UNSEEN + MAX_KINDS] = 1
    for place in range(row[PILED]):
        card = row[PILE + place]
        if card < 0:
            card = -1 - card
        see(row, work, card)
    for seat in range(rules[PLAYERS]):
        if seat != viewer and seat != holder:  # noqa: PLR1714 (Numba builds no tuple)
            for slot in range(seat * hand_size, seat * hand_size + row[SIZES + seat]):
                see(row, work, row[HANDS + slot])
    if work[UNSEEN + MAX_KINDS] > 0:
        work[UNSEEN + row[KINDS + row[RETURNED_TO]]] -= 1


def see(row: Ints, work: Ints, card: int) -> None:
    """One copy less is hidden."""
    kind = row[KINDS + card]
    work[UNSEEN + kind] -= 1
    if row[RETURNED] >= 0 and card >= row[RETURNED_AT] and kind == row[KINDS + row[RETURNED_TO]]:
        work[UNSEEN + MAX_KINDS] = 0


def read_knowledge(row: Ints, words: Ints, rules: Ints, work: Ints, holder: int) -> None:
    """Start from what hints leave of each card, the returned card's own kind included."""
    returned = -1
    if work[UNSEEN + MAX_KINDS] > 0:
        returned = row[KINDS + row[RETURNED_TO]]
    first = holder * rules[HAND_SIZE]
    for slot in range(first, first + row[SIZES + holder]):
        possible = words[KNOWLEDGE + slot] & rules[EVERY_KIND]
        if returned >= 0 and row[HANDS + slot] >= row[RETURNED_AT]:
            possible |= ((possible >> returned) & 1) << MAX_KINDS
        work[POSSIBLE + slot] = possible


def exclude_used_up(row: Ints, rules: Ints, work: Ints, holder: int) -> None:
    """Hall's theorem: a group of cards whose kinds have together just as many copies as the
    group has cards uses them all up, and nothing else is excluded."""
    first = holder * rules[HAND_SIZE]
    held = row[SIZES + holder]
    hidden = 0
    for kind in range(rules[SUITS] * rules[RANKS]):
        if work[UNSEEN + kind] > 0:
            hidden |= 1 << kind
    if work[UNSEEN + MAX_KINDS] > 0:
        hidden |= 1 << MAX_KINDS
    is_tight = False
    for slot in range(first, first + held):
        work[POSSIBLE + slot] &= hidden
        if popcount(work[POSSIBLE + slot]) <= held:
            is_tight = True
    if is_tight:
        for group in range(1, 1 << held):
            exclude_by_group(work, first, held, group)
    if work[UNSEEN + MAX_KINDS] > 0:
        returned = row[KINDS + row[RETURNED_TO]]
        for slot in range(first, first + held):
            possible = work[POSSIBLE + slot]
            if (possible >> MAX_KINDS) & 1 != 0:
                possible |= 1 << returned
            work[POSSIBLE + slot] = possible & rules[EVERY_KIND]


def exclude_by_group(work: Ints, first: int, held: int, group: int) -> None:
    """If this group of cards uses its kinds up, no other card can be one of them."""
    union = 0
    for place in range(held):
        if (group >> place) & 1 != 0:
            union |= work[POSSIBLE + first + place]
    size = popcount(group)
    if popcount(union) > size:
        return
    copies = 0
    kinds = union
    while kinds != 0:
        copies += work[UNSEEN + lowest_bit(kinds)]
        kinds &= kinds - 1
    if copies == size:
        for place in range(held):
            if (group >> place) & 1 == 0:
                work[POSSIBLE + first + place] &= ~union
