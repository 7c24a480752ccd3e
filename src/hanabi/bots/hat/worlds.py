"""What may be hidden: the own hand and the deck, guessed or gone through one by one.

Restricted like ``fast.kernel``. A *world* says of each hidden card what it is. All hidden cards
together are those that the seat on turn does not see, so every arrangement of them that its
knowledge allows is as likely as any other.
"""

from hanabi.bots.rows.scratch import (
    DICE,
    HIDDEN,
    HIDDEN_KIND,
    HIDDEN_SET,
    SAVED_MASK,
    SAVED_ROW,
    SAVED_WEIGHT,
    WORLD_ROW,
    WORLD_WEIGHT,
)
from hanabi.bots.rows.tables import is_one, weight_of
from hanabi.fast.ints import Ints
from hanabi.fast.layout import (
    CARDS,
    DRAWN,
    HANDS,
    HINT_TOKENS,
    KINDS,
    KNOWLEDGE,
    PILED,
    SIZES,
    TURN,
)
from hanabi.fast.portable import below, lowest_bit, stream
from hanabi.fast.table import HAND_SIZE, PLAYERS, RANKS, SUITS

GUESS_STREAM = 6
"""A stream of chance of its own, from what all can see."""


def list_hidden(row: Ints, rules: Ints, work: Ints) -> None:
    """The hidden cards and what each may be; those of the hand that are known come as such."""
    for kind in range(rules[SUITS] * rules[RANKS]):
        work[WORLD_WEIGHT + kind] = work[SAVED_WEIGHT + kind]
    held = row[SIZES + row[TURN]]
    for place in range(held):
        work[HIDDEN_SET + place] = work[SAVED_MASK + place]
    every = (1 << (rules[SUITS] * rules[RANKS])) - 1
    for card in range(row[CARDS] - row[DRAWN]):
        work[HIDDEN_SET + held + card] = every
    work[HIDDEN] = held + row[CARDS] - row[DRAWN]


def count_worlds(row: Ints, rules: Ints, work: Ints, most: int) -> int:
    """How many worlds there are, or one more than ``most``. Afterwards none is chosen."""
    list_hidden(row, rules, work)
    count = 0
    is_there = next_world(work, True)
    while is_there:
        count += 1
        if count > most:
            break
        is_there = next_world(work, False)
    list_hidden(row, rules, work)
    return count


def next_world(work: Ints, is_first: bool) -> bool:
    """Go on to the next world, in the order of kinds; False if that was the last."""
    number = work[HIDDEN] - 1
    if is_first:
        number = 0
        work[HIDDEN_KIND] = -1
    while number >= 0:
        if number == work[HIDDEN]:
            return True
        kind = work[HIDDEN_KIND + number]
        mask = work[HIDDEN_SET + number]
        if is_one(mask):
            kind = lowest_bit(mask) if kind < 0 else -1
        else:
            kind = next_copy(work, mask, kind)
        work[HIDDEN_KIND + number] = kind
        if kind < 0:
            number -= 1
        else:
            number += 1
            work[HIDDEN_KIND + number] = -1
    return False


def next_copy(work: Ints, mask: int, kind: int) -> int:
    """Put this kind back, and take a copy of the next that is there; −1 if none is."""
    if kind >= 0:
        work[WORLD_WEIGHT + kind] += 1
        mask &= ~((2 << kind) - 1)
    while mask != 0:
        kind = lowest_bit(mask)
        if work[WORLD_WEIGHT + kind] > 0:
            work[WORLD_WEIGHT + kind] -= 1
            return kind
        mask &= mask - 1
    return -1


def guess_world(row: Ints, rules: Ints, work: Ints) -> bool:
    """Throw dice for what each hidden card is; False if that led nowhere."""
    public = row[DRAWN] + 100 * (row[PILED] + 100 * (row[HINT_TOKENS] + 20 * row[TURN]))
    key = stream(public, GUESS_STREAM)
    list_hidden(row, rules, work)
    for number in range(work[HIDDEN]):
        mask = work[HIDDEN_SET + number]
        kind = lowest_bit(mask)
        if number >= row[SIZES + row[TURN]] or not is_one(mask):
            total = weight_of(work, WORLD_WEIGHT, mask)
            if total == 0:
                return False
            work[DICE] += 1
            kind = pick(work, mask, below(key, work[DICE], total))
        work[HIDDEN_KIND + number] = kind
    return True


def pick(work: Ints, mask: int, number: int) -> int:
    """Take the copy of this number out of those of some kinds."""
    kind = lowest_bit(mask)
    while number >= max(work[WORLD_WEIGHT + kind], 0):
        number -= max(work[WORLD_WEIGHT + kind], 0)
        mask &= mask - 1
        kind = lowest_bit(mask)
    work[WORLD_WEIGHT + kind] -= 1
    return kind


def enter_world(row: Ints, words: Ints, rules: Ints, work: Ints) -> None:
    """Put the cards of the world into the row, and keep that row."""
    copy_words(rules, work, SAVED_ROW, words)
    first = HANDS + row[TURN] * rules[HAND_SIZE]
    held = row[SIZES + row[TURN]]
    for place in range(held):
        row[KINDS + row[first + place]] = work[HIDDEN_KIND + place]
    for card in range(row[CARDS] - row[DRAWN]):
        row[KINDS + row[DRAWN] + card] = work[HIDDEN_KIND + held + card]
    for place in range(KNOWLEDGE + rules[PLAYERS] * rules[HAND_SIZE]):
        work[WORLD_ROW + place] = words[place]


def copy_words(rules: Ints, work: Ints, saved: int, words: Ints) -> None:
    """The row as it was kept."""
    for place in range(KNOWLEDGE + rules[PLAYERS] * rules[HAND_SIZE]):
        words[place] = work[saved + place]
