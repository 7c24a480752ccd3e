"""What one seat can know, as sets of kinds: ``view.status`` and ``view.deduction`` over a row.

Restricted as the package says. Results go to ``scratch``, memory of the caller.
"""

from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
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
from hanabi.fast.engine.portable import lowest_bit, popcount
from hanabi.fast.engine.ruleset_numbers import (
    COPIES,
    EVERY_KIND,
    HAND_SIZE,
    NEXT_KIND,
    PLAYERS,
    RANKS,
    SUITS,
)

# Places in ``scratch``.
PLAYABLE = 0
USELESS = 1
INDISPENSABLE = 2
UNSEEN = 8  # by kind: copies that neither the viewer nor the holder sees; one more kind
GONE = 56  # by kind: copies in the discards
POSSIBLE = 104  # by place of ``layout.HANDS``
DEDUCTION_SIZE = 160


def find_status(row: Ints, rules: Ints, scratch: Ints) -> None:
    """R-20: the kinds that fit now, that never will again, and that may not be lost."""
    ranks = rules[RANKS]
    for kind in range(rules[SUITS] * ranks):
        scratch[GONE + kind] = 0
    for place in range(row[PILED]):
        card = row[PILE + place]
        if card >= 0:
            scratch[GONE + row[KINDS + card]] += 1
    playable = 0
    useless = 0
    indispensable = 0
    for suit in range(rules[SUITS]):
        height = row[HEIGHTS + suit]
        is_reachable = True
        for level in range(ranks):
            kind = rules[NEXT_KIND + 16 * suit + level]
            gone = scratch[GONE + kind]
            if level >= height and gone >= rules[COPIES + kind]:
                is_reachable = False
            if level < height or not is_reachable:
                useless |= 1 << kind
            else:
                if level == height:
                    playable |= 1 << kind
                if gone == rules[COPIES + kind] - 1:
                    indispensable |= 1 << kind
    scratch[PLAYABLE] = playable
    scratch[USELESS] = useless
    scratch[INDISPENSABLE] = indispensable


def find_possible(row: Ints, words: Ints, rules: Ints, scratch: Ints, viewer: int) -> None:
    """R-51, for every hand: what its holder can take its cards for, as far as the viewer can
    tell. Of another's hand that counts the faces that both see."""
    for holder in range(rules[PLAYERS]):
        count_unseen(row, rules, scratch, viewer, holder)
        read_knowledge(row, words, rules, scratch, holder)
        exclude_used_up(row, rules, scratch, holder)


def count_unseen(row: Ints, rules: Ints, scratch: Ints, viewer: int, holder: int) -> None:
    """Copies of each kind that are not seen by both.

    When tile 5 returned a card, all saw it in the discards: what was in a hand then is another
    copy. So that copy counts as a kind of its own, number MAX_KINDS, open to cards drawn since;
    unless one drawn since is seen, which may be it.
    """
    hand_size = rules[HAND_SIZE]
    for kind in range(rules[SUITS] * rules[RANKS]):
        scratch[UNSEEN + kind] = rules[COPIES + kind]
    scratch[UNSEEN + MAX_KINDS] = 0
    if row[RETURNED] >= 0:
        scratch[UNSEEN + MAX_KINDS] = 1
    for place in range(row[PILED]):
        card = row[PILE + place]
        if card < 0:
            card = -1 - card
        see(row, scratch, card)
    for seat in range(rules[PLAYERS]):
        if seat != viewer and seat != holder:  # noqa: PLR1714 (Numba builds no tuple)
            for slot in range(seat * hand_size, seat * hand_size + row[SIZES + seat]):
                see(row, scratch, row[HANDS + slot])
    if scratch[UNSEEN + MAX_KINDS] > 0:
        scratch[UNSEEN + row[KINDS + row[RETURNED_TO]]] -= 1


def see(row: Ints, scratch: Ints, card: int) -> None:
    """One copy less is hidden."""
    kind = row[KINDS + card]
    scratch[UNSEEN + kind] -= 1
    if row[RETURNED] >= 0 and card >= row[RETURNED_AT] and kind == row[KINDS + row[RETURNED_TO]]:
        scratch[UNSEEN + MAX_KINDS] = 0


def read_knowledge(row: Ints, words: Ints, rules: Ints, scratch: Ints, holder: int) -> None:
    """Start from what hints leave of each card, the returned card's own kind included."""
    returned = -1
    if scratch[UNSEEN + MAX_KINDS] > 0:
        returned = row[KINDS + row[RETURNED_TO]]
    first = holder * rules[HAND_SIZE]
    for slot in range(first, first + row[SIZES + holder]):
        possible = words[KNOWLEDGE + slot] & rules[EVERY_KIND]
        if returned >= 0 and row[HANDS + slot] >= row[RETURNED_AT]:
            possible |= ((possible >> returned) & 1) << MAX_KINDS
        scratch[POSSIBLE + slot] = possible


def exclude_used_up(row: Ints, rules: Ints, scratch: Ints, holder: int) -> None:
    """Hall's theorem: a group of cards whose kinds have together just as many copies as the
    group has cards uses them all up, and nothing else is excluded."""
    first = holder * rules[HAND_SIZE]
    held = row[SIZES + holder]
    hidden = 0
    for kind in range(rules[SUITS] * rules[RANKS]):
        if scratch[UNSEEN + kind] > 0:
            hidden |= 1 << kind
    if scratch[UNSEEN + MAX_KINDS] > 0:
        hidden |= 1 << MAX_KINDS
    is_tight = False
    for slot in range(first, first + held):
        scratch[POSSIBLE + slot] &= hidden
        if popcount(scratch[POSSIBLE + slot]) <= held:
            is_tight = True
    if is_tight:
        for group in range(1, 1 << held):
            exclude_by_group(scratch, first, held, group)
    if scratch[UNSEEN + MAX_KINDS] > 0:
        returned = row[KINDS + row[RETURNED_TO]]
        for slot in range(first, first + held):
            possible = scratch[POSSIBLE + slot]
            if (possible >> MAX_KINDS) & 1 != 0:
                possible |= 1 << returned
            scratch[POSSIBLE + slot] = possible & rules[EVERY_KIND]


def exclude_by_group(scratch: Ints, first: int, held: int, group: int) -> None:
    """If this group of cards uses its kinds up, no other card can be one of them."""
    union = 0
    for place in range(held):
        if (group >> place) & 1 != 0:
            union |= scratch[POSSIBLE + first + place]
    size = popcount(group)
    if popcount(union) > size:
        return
    copies = 0
    kinds = union
    while kinds != 0:
        copies += scratch[UNSEEN + lowest_bit(kinds)]
        kinds &= kinds - 1
    if copies == size:
        for place in range(held):
            if (group >> place) & 1 == 0:
                scratch[POSSIBLE + first + place] &= ~union
