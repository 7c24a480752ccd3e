"""What ``simple`` does on its turn.

Restricted like ``fast.kernel``. Who sees a card that fits says its rank or its colour, whichever
makes it more certain; who holds one that hints alone make certain plays it; all others discard
their oldest card.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.fast.cautious import cautious_action, lowest_step, only_suit
from hanabi.fast.deduction import PLAYABLE, USELESS, find_status
from hanabi.fast.ints import Ints
from hanabi.fast.layout import (
    HANDS,
    HINT_TOKENS,
    KINDS,
    KNOWLEDGE,
    PENDING,
    SIZES,
    TURN,
)
from hanabi.fast.legality import possible_hints
from hanabi.fast.portable import lowest_bit, popcount
from hanabi.fast.table import (
    AT_ANNOUNCE,
    AT_HINTS,
    EVERY_KIND,
    HAND_SIZE,
    HINT_NAME,
    HINT_TO,
    KEPT,
    MAX_TOKENS,
    PLAY_WAYS,
    PLAYERS,
    SUITS,
    TOUCH,
)


def simple_action(row: Ints, words: Ints, rules: Ints, work: Ints, _mind: Ints, _at: int) -> int:
    """The move of the seat on turn; nothing is kept in mind."""
    if row[PENDING] != 0:
        return cautious_action(row, words, rules, work)
    find_status(row, rules, work)
    place = simple_place(row, words, rules, work[PLAYABLE])
    if place >= 0:
        return simple_play(row, words, rules, place)
    hints = 0
    if row[HINT_TOKENS] > 0:
        hints = possible_hints(row, rules, row[TURN])
    number = simple_hint(row, words, rules, work, hints)
    if number >= 0:
        return rules[AT_HINTS] + number
    if row[HINT_TOKENS] < rules[MAX_TOKENS] and row[SIZES + row[TURN]] > 0:
        return max(simple_place(row, words, rules, work[USELESS]), 0)
    if hints != 0:
        return rules[AT_HINTS] + lowest_bit(hints)
    return rules[HAND_SIZE]


def simple_place(row: Ints, words: Ints, rules: Ints, wanted: int) -> int:
    """A card that hints alone leave only such kinds: the lowest, the oldest first; −1."""
    first = KNOWLEDGE + row[TURN] * rules[HAND_SIZE]
    best = -1
    least = 0
    for place in range(row[SIZES + row[TURN]]):
        told = words[first + place] & rules[EVERY_KIND]
        if told & ~wanted == 0:
            level = lowest_step(rules, told)
            if best < 0 or level < least:
                least = level
                best = place
    return best


def simple_play(row: Ints, words: Ints, rules: Ints, place: int) -> int:
    """Play it, announcing its suit where that is possible and told (R-31)."""
    slot = row[TURN] * rules[HAND_SIZE] + place
    suit = only_suit(rules, words[KNOWLEDGE + slot] & rules[EVERY_KIND])
    if rules[PLAY_WAYS] > 1 and suit >= 0:
        return rules[AT_ANNOUNCE] + place * rules[SUITS] + suit
    return rules[HAND_SIZE] + place


def simple_hint(row: Ints, words: Ints, rules: Ints, work: Ints, hints: int) -> int:
    """For the first teammate with a card that fits, unknown to them: what leaves least open of
    the oldest such card; −1 if there is none."""
    for offset in range(rules[PLAYERS] - 1):
        seat = (row[TURN] + 1 + offset) % rules[PLAYERS]
        first = seat * rules[HAND_SIZE]
        for slot in range(first, first + row[SIZES + seat]):
            kind = row[KINDS + row[HANDS + slot]]
            told = words[KNOWLEDGE + slot] & rules[EVERY_KIND]
            if (work[PLAYABLE] >> kind) & 1 != 0 and told & ~work[PLAYABLE] != 0:
                number = narrowest_hint(rules, work, hints, offset, kind, told)
                if number >= 0:
                    return number
    return -1


def narrowest_hint(rules: Ints, work: Ints, hints: int, offset: int, kind: int, told: int) -> int:
    """The hint to this teammate that leaves fewest kinds of a card which do not fit; −1 if none
    tells anything new of it."""
    best = -1
    least = popcount(told & ~work[PLAYABLE])
    while hints != 0:
        number = lowest_bit(hints)
        hints &= hints - 1
        name = rules[HINT_NAME + number]
        if rules[HINT_TO + number] == offset and (rules[TOUCH + kind] >> name) & 1 != 0:
            left = popcount(told & rules[KEPT + 16 + name] & ~work[PLAYABLE])
            if left < least:
                least = left
                best = number
    return best
