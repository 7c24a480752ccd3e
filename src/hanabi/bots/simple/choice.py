"""What ``simple`` does on its turn.

Restricted like ``fast.engine``. Who sees a card that fits says its rank or its colour, whichever
makes it more certain; who holds one that hints alone make certain plays it; all others discard
their oldest card.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.cautious.choice import cautious_action, lowest_step, only_suit
from hanabi.fast.engine.deduction import PLAYABLE, USELESS, find_status
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    HANDS,
    HINT_TOKENS,
    KINDS,
    KNOWLEDGE,
    PENDING,
    SIZES,
    TURN,
)
from hanabi.fast.engine.legality import possible_hints
from hanabi.fast.engine.portable import lowest_bit, popcount
from hanabi.fast.engine.ruleset_numbers import (
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


def simple_action(row: Ints, words: Ints, rules: Ints, scratch: Ints, memory: Ints, at: int) -> int:
    """The move of the seat on turn; nothing is kept in memory."""
    if row[PENDING] != 0:
        return cautious_action(row, words, rules, scratch, memory, at)
    find_status(row, rules, scratch)
    place = simple_place(row, words, rules, scratch[PLAYABLE])
    if place >= 0:
        return simple_play(row, words, rules, place)
    hints = 0
    if row[HINT_TOKENS] > 0:
        hints = possible_hints(row, rules, row[TURN])
    number = simple_hint(row, words, rules, scratch, hints)
    if number >= 0:
        return rules[AT_HINTS] + number
    if row[HINT_TOKENS] < rules[MAX_TOKENS] and row[SIZES + row[TURN]] > 0:
        return max(simple_place(row, words, rules, scratch[USELESS]), 0)
    if hints != 0:
        return rules[AT_HINTS] + lowest_bit(hints)
    return rules[HAND_SIZE]


def simple_place(row: Ints, words: Ints, rules: Ints, wanted: int) -> int:
    """A card that hints alone leave only such kinds: the lowest, the oldest first; −1."""
    first = KNOWLEDGE + row[TURN] * rules[HAND_SIZE]
    best = -1
    least = 0
    for place in range(row[SIZES + row[TURN]]):
        hinted = words[first + place] & rules[EVERY_KIND]
        if hinted & ~wanted == 0:
            level = lowest_step(rules, hinted)
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


def simple_hint(row: Ints, words: Ints, rules: Ints, scratch: Ints, hints: int) -> int:
    """For the first teammate with a card that fits, unknown to them: what leaves least open of
    the oldest such card; −1 if there is none."""
    for offset in range(rules[PLAYERS] - 1):
        seat = (row[TURN] + 1 + offset) % rules[PLAYERS]
        first = seat * rules[HAND_SIZE]
        for slot in range(first, first + row[SIZES + seat]):
            kind = row[KINDS + row[HANDS + slot]]
            hinted = words[KNOWLEDGE + slot] & rules[EVERY_KIND]
            if (scratch[PLAYABLE] >> kind) & 1 != 0 and hinted & ~scratch[PLAYABLE] != 0:
                number = narrowest_hint(rules, scratch, hints, offset, kind, hinted)
                if number >= 0:
                    return number
    return -1


def narrowest_hint(
    rules: Ints, scratch: Ints, hints: int, offset: int, kind: int, hinted: int
) -> int:
    """The hint to this teammate that leaves fewest kinds of a card which do not fit; −1 if none
    tells anything new of it."""
    best = -1
    least = popcount(hinted & ~scratch[PLAYABLE])
    while hints != 0:
        number = lowest_bit(hints)
        hints &= hints - 1
        name = rules[HINT_NAME + number]
        if rules[HINT_TO + number] == offset and (rules[TOUCH + kind] >> name) & 1 != 0:
            left = popcount(hinted & rules[KEPT + 16 + name] & ~scratch[PLAYABLE])
            if left < least:
                least = left
                best = number
    return best
