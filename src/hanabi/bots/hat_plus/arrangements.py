"""What may be hidden: the own hand and the deck, guessed or gone through one by one.

Restricted like ``fast.engine``. An *arrangement* says of each hidden card what it is. All hidden
cards together are those that the seat on turn does not see, so every arrangement of them that its
knowledge allows is as likely as any other.
"""

from hanabi.bots.kernels.knowledge import is_one, weight_of
from hanabi.bots.kernels.scratch import (
    ARRANGED_ROW,
    DICE,
    HIDDEN,
    HIDDEN_KIND,
    HIDDEN_SET,
    SAVED_MASK,
    SAVED_ROW,
    SAVED_WEIGHT,
    UNPLACED_WEIGHT,
)
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
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
from hanabi.fast.engine.portable import below, lowest_bit, stream
from hanabi.fast.engine.ruleset_numbers import HAND_SIZE, PLAYERS, RANKS, SUITS

GUESS_STREAM = 6
"""A stream of chance of its own, from what all can see."""


def list_hidden(row: Ints, rules: Ints, scratch: Ints) -> None:
    """The hidden cards and what each may be; those of the hand that are known come as such."""
    for kind in range(rules[SUITS] * rules[RANKS]):
        scratch[UNPLACED_WEIGHT + kind] = scratch[SAVED_WEIGHT + kind]
    held = row[SIZES + row[TURN]]
    for place in range(held):
        scratch[HIDDEN_SET + place] = scratch[SAVED_MASK + place]
    every = (1 << (rules[SUITS] * rules[RANKS])) - 1
    for card in range(row[CARDS] - row[DRAWN]):
        scratch[HIDDEN_SET + held + card] = every
    scratch[HIDDEN] = held + row[CARDS] - row[DRAWN]


def count_arrangements(row: Ints, rules: Ints, scratch: Ints, most: int) -> int:
    """How many arrangements there are, or one more than ``most``. Afterwards none is chosen."""
    list_hidden(row, rules, scratch)
    count = 0
    is_there = next_arrangement(scratch, True)
    while is_there:
        count += 1
        if count > most:
            break
        is_there = next_arrangement(scratch, False)
    list_hidden(row, rules, scratch)
    return count


def next_arrangement(scratch: Ints, is_first: bool) -> bool:
    """Go on to the next arrangement, in the order of kinds; False if that was the last."""
    number = scratch[HIDDEN] - 1
    if is_first:
        number = 0
        scratch[HIDDEN_KIND] = -1
    while number >= 0:
        if number == scratch[HIDDEN]:
            return True
        kind = scratch[HIDDEN_KIND + number]
        mask = scratch[HIDDEN_SET + number]
        if is_one(mask):
            kind = lowest_bit(mask) if kind < 0 else -1
        else:
            kind = next_copy(scratch, mask, kind)
        scratch[HIDDEN_KIND + number] = kind
        if kind < 0:
            number -= 1
        else:
            number += 1
            scratch[HIDDEN_KIND + number] = -1
    return False


def next_copy(scratch: Ints, mask: int, kind: int) -> int:
    """Put this kind back, and take a copy of the next that is there; −1 if none is."""
    if kind >= 0:
        scratch[UNPLACED_WEIGHT + kind] += 1
        mask &= ~((2 << kind) - 1)
    while mask != 0:
        kind = lowest_bit(mask)
        if scratch[UNPLACED_WEIGHT + kind] > 0:
            scratch[UNPLACED_WEIGHT + kind] -= 1
            return kind
        mask &= mask - 1
    return -1


def guess_arrangement(row: Ints, rules: Ints, scratch: Ints) -> bool:
    """Throw dice for what each hidden card is; False if that led nowhere."""
    public = row[DRAWN] + 100 * (row[PILED] + 100 * (row[HINT_TOKENS] + 20 * row[TURN]))
    key = stream(public, GUESS_STREAM)
    list_hidden(row, rules, scratch)
    for number in range(scratch[HIDDEN]):
        mask = scratch[HIDDEN_SET + number]
        kind = lowest_bit(mask)
        if number >= row[SIZES + row[TURN]] or not is_one(mask):
            total = weight_of(scratch, UNPLACED_WEIGHT, mask)
            if total == 0:
                return False
            scratch[DICE] += 1
            kind = pick(scratch, mask, below(key, scratch[DICE], total))
        scratch[HIDDEN_KIND + number] = kind
    return True


def pick(scratch: Ints, mask: int, number: int) -> int:
    """Take the copy of this number out of those of some kinds."""
    kind = lowest_bit(mask)
    while number >= max(scratch[UNPLACED_WEIGHT + kind], 0):
        number -= max(scratch[UNPLACED_WEIGHT + kind], 0)
        mask &= mask - 1
        kind = lowest_bit(mask)
    scratch[UNPLACED_WEIGHT + kind] -= 1
    return kind


def enter_arrangement(row: Ints, words: Ints, rules: Ints, scratch: Ints) -> None:
    """Put the cards of the arrangement into the row, and keep that row."""
    copy_words(rules, scratch, SAVED_ROW, words)
    first = HANDS + row[TURN] * rules[HAND_SIZE]
    held = row[SIZES + row[TURN]]
    for place in range(held):
        row[KINDS + row[first + place]] = scratch[HIDDEN_KIND + place]
    for card in range(row[CARDS] - row[DRAWN]):
        row[KINDS + row[DRAWN] + card] = scratch[HIDDEN_KIND + held + card]
    for place in range(KNOWLEDGE + rules[PLAYERS] * rules[HAND_SIZE]):
        scratch[ARRANGED_ROW + place] = words[place]


def copy_words(rules: Ints, scratch: Ints, saved: int, words: Ints) -> None:
    """The row as it was kept."""
    for place in range(KNOWLEDGE + rules[PLAYERS] * rules[HAND_SIZE]):
        words[place] = scratch[saved + place]
