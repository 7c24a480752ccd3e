"""Which hint stands for which number.

Restricted like ``fast.engine``. Each teammate's hand has a *pivot* card; a hint to that
teammate counts by whether it names a rank or a colour, and whether it touches the pivot.
Only classes count that some legal hint surely falls into, whatever the cards are: common
knowledge decides that, so all agree on how many there are (R-07, R-50).
"""

from hanabi.bots.hat.style import FULL_ALPHABET, style_of
from hanabi.bots.kernels.habits import touched_places
from hanabi.bots.kernels.knowledge import is_one, weight_of
from hanabi.bots.kernels.scratch import CLASSES, PIVOT, PUBLIC_MASK, PUBLIC_WEIGHT
from hanabi.fast.engine.deduction import USELESS
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import SIZES, TURN
from hanabi.fast.engine.legality import possible_hints
from hanabi.fast.engine.portable import lowest_bit, popcount
from hanabi.fast.engine.ruleset_numbers import (
    ALWAYS_HINTS,
    COLOR_HINTS,
    COLORS,
    COPIES,
    HAND_SIZE,
    HINT_NAME,
    HINT_TO,
    HINTS,
    KEPT,
    PLAYERS,
    RANKS,
    SUIT_OF,
    SUITS,
    TOUCH,
)

RANK_TOUCHING, COLOR_TOUCHING, RANK_MISSING, COLOR_MISSING, MISSING = 1, 2, 4, 8, 16
"""The classes as bits: the number of a class is how many available ones lie below it."""


def find_alphabet(row: Ints, rules: Ints, scratch: Ints, giver: int) -> int:
    """The classes of all teammates of the giver; how many messages there are."""
    total = 0
    for seat in range(rules[PLAYERS]):
        if seat != giver:
            scratch[PIVOT + seat] = pivot_of(row, rules, scratch, seat)
            scratch[CLASSES + seat] = classes_of(row, rules, scratch, seat)
            if is_full(rules, scratch):
                scratch[CLASSES + seat] = (1 << rules[HINTS]) - 1
            total += popcount(scratch[CLASSES + seat])
    return total


def is_full(rules: Ints, scratch: Ints) -> bool:
    """May any hint be given whatever it touches (R-07)? Then each can be a message."""
    return rules[ALWAYS_HINTS] != 0 and style_of(scratch, FULL_ALPHABET, 1) != 0


def pivot_of(row: Ints, rules: Ints, scratch: Ints, seat: int) -> int:
    """The place of the card of which least is known, the oldest first."""
    first = seat * rules[HAND_SIZE]
    best = 0
    most = -1
    for place in range(row[SIZES + seat]):
        mask = scratch[PUBLIC_MASK + first + place]
        unknown = 0
        if not is_one(mask) and mask & ~scratch[USELESS] != 0:
            unknown = 1
            if count_suits(rules, mask) > 1:
                unknown += 1
            if count_ranks(rules, mask) > 1:
                unknown += 1
        if unknown > most:
            most = unknown
            best = place
    return best


def count_suits(rules: Ints, mask: int) -> int:
    """Suits among these kinds."""
    suits = 0
    while mask != 0:
        suits |= 1 << rules[SUIT_OF + lowest_bit(mask)]
        mask &= mask - 1
    return popcount(suits)


def count_ranks(rules: Ints, mask: int) -> int:
    """Rank hints that could touch a card of these kinds."""
    touch = 0
    while mask != 0:
        touch |= rules[TOUCH + lowest_bit(mask)] >> rules[COLORS]
        mask &= mask - 1
    return popcount(touch)


def classes_of(row: Ints, rules: Ints, scratch: Ints, seat: int) -> int:
    """The classes that a hint to this seat can surely be made to fall into."""
    held = row[SIZES + seat]
    if held == 0:
        return 0
    first = seat * rules[HAND_SIZE]
    pivot = scratch[PUBLIC_MASK + first + scratch[PIVOT + seat]]
    found = RANK_TOUCHING
    if touches_all(rules, pivot, 1):
        found |= COLOR_TOUCHING
    has_ranks = rules[ALWAYS_HINTS] != 0 or differs(row, rules, scratch, seat, rules[COLORS])
    has_colors = touches_all(rules, pivot, 0)
    if rules[ALWAYS_HINTS] == 0:
        has_colors = is_plain(rules) and differs(row, rules, scratch, seat, 0)
    if has_ranks and has_colors:
        return found | RANK_MISSING | COLOR_MISSING
    if has_ranks or has_colors or (is_plain(rules) and is_mixed(row, rules, scratch, seat)):
        found |= MISSING
    return found


def touches_all(rules: Ints, mask: int, wanted: int) -> bool:
    """Is each of these kinds touched by some colour (1), or missed by some colour (0)?"""
    while mask != 0:
        colors = rules[TOUCH + lowest_bit(mask)] & rules[COLOR_HINTS]
        if wanted == 1 and colors == 0:
            return False
        if wanted == 0 and colors == rules[COLOR_HINTS]:
            return False
        mask &= mask - 1
    return True


def is_plain(rules: Ints) -> bool:
    """Does every suit have a colour of its own, and that alone?"""
    for kind in range(rules[SUITS] * rules[RANKS]):
        if popcount(rules[TOUCH + kind] & rules[COLOR_HINTS]) != 1:
            return False
    return rules[COLORS] == rules[SUITS]


def differs(row: Ints, rules: Ints, scratch: Ints, seat: int, start: int) -> bool:
    """Do all know that this hand has two ranks (``start``: the colours) or colours (0)?

    So it is if no single hint could touch all its cards.
    """
    end = rules[COLORS]
    if start > 0:
        end = rules[HINTS]
    first = seat * rules[HAND_SIZE]
    for hint in range(start, end):
        could_touch_all = True
        for slot in range(first, first + row[SIZES + seat]):
            if scratch[PUBLIC_MASK + slot] & rules[KEPT + 16 + hint] == 0:
                could_touch_all = False
        if could_touch_all:
            return False
    return True


def is_mixed(row: Ints, rules: Ints, scratch: Ints, seat: int) -> bool:
    """Do all know that the cards of this hand are not all the same?"""
    first = seat * rules[HAND_SIZE]
    shared = scratch[PUBLIC_MASK + first]
    for slot in range(first, first + row[SIZES + seat]):
        shared &= scratch[PUBLIC_MASK + slot]
    while shared != 0:
        if rules[COPIES + lowest_bit(shared)] >= row[SIZES + seat]:
            return False
        shared &= shared - 1
    return True


def class_of(rules: Ints, classes: int, hint: int, is_touching: bool) -> int:
    """The class of a hint to a teammate with these classes, 0 if it means nothing."""
    is_color = hint < rules[COLORS]
    if is_touching:
        found = COLOR_TOUCHING if is_color else RANK_TOUCHING
    elif classes & MISSING != 0:
        found = MISSING
    else:
        found = COLOR_MISSING if is_color else RANK_MISSING
    return classes & found


def message_of(row: Ints, rules: Ints, scratch: Ints, number: int, touched: int) -> int:
    """The number that this hint stands for, −1 if none. ``touched`` are places, as bits."""
    giver = row[TURN]
    message = 0
    for offset in range(rules[HINT_TO + number]):
        message += popcount(scratch[CLASSES + (giver + 1 + offset) % rules[PLAYERS]])
    seat = (giver + 1 + rules[HINT_TO + number]) % rules[PLAYERS]
    is_touching = (touched >> scratch[PIVOT + seat]) & 1 != 0
    found = 1 << rules[HINT_NAME + number]
    if not is_full(rules, scratch):
        found = class_of(rules, scratch[CLASSES + seat], rules[HINT_NAME + number], is_touching)
    if found == 0:
        return -1
    return message + popcount(scratch[CLASSES + seat] & (found - 1))


def hint_for(row: Ints, rules: Ints, scratch: Ints, message: int) -> int:
    """The hint, in the order of actions, that stands for this number; where several do, the
    one that says most by itself. −1 if there is none."""
    hints = possible_hints(row, rules, row[TURN])
    best = -1
    most = -1.0
    while hints != 0:
        number = lowest_bit(hints)
        hints &= hints - 1
        touched = touched_places(row, rules, number)
        if message < 0 or message_of(row, rules, scratch, number, touched) == message:
            value = plain_value(row, rules, scratch, number, touched)
            if value > most:
                most = value
                best = number
    return best


def plain_value(row: Ints, rules: Ints, scratch: Ints, number: int, touched: int) -> float:
    """By how much the words of a hint narrow down the cards that are not yet settled."""
    seat = (row[TURN] + 1 + rules[HINT_TO + number]) % rules[PLAYERS]
    first = seat * rules[HAND_SIZE]
    hint = rules[HINT_NAME + number]
    value = 1.0
    for place in range(row[SIZES + seat]):
        mask = scratch[PUBLIC_MASK + first + place]
        if not is_one(mask) and mask & ~scratch[USELESS] != 0:
            left = mask & rules[KEPT + 16 * ((touched >> place) & 1) + hint]
            before = weight_of(scratch, PUBLIC_WEIGHT, mask)
            value = value * before / max(weight_of(scratch, PUBLIC_WEIGHT, left), 1)
            if is_one(left) or left & ~scratch[USELESS] == 0:
                value *= 2.0
    return value
