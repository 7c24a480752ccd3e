"""What ``smart`` does on its turn.

Restricted like ``fast.engine``.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.cautious.choice import cautious_action, lowest_step
from hanabi.bots.kernels.habits import last_resort, likeliest_place, play_action, touched_places
from hanabi.bots.kernels.knowledge import find_own, find_public, is_one, share_of
from hanabi.bots.kernels.scratch import (
    OWN_MASK,
    OWN_WEIGHT,
    PUBLIC_MASK,
    READ_MASK,
)
from hanabi.bots.smart.reading import (
    WARNING,
    expected_discard,
    finessed_seat,
    next_seat,
    read_hint,
)
from hanabi.fast.engine.deduction import INDISPENSABLE, PLAYABLE, USELESS, find_status
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    CARDS,
    DRAWN,
    HANDS,
    HINT_TOKENS,
    KINDS,
    MISTAKES,
    PENDING,
    SIZES,
    TURN,
)
from hanabi.fast.engine.legality import possible_hints
from hanabi.fast.engine.portable import lowest_bit, popcount
from hanabi.fast.engine.ruleset_numbers import (
    AT_HINTS,
    COLORS,
    HAND_SIZE,
    HINT_NAME,
    HINT_TO,
    MAX_MISTAKES,
    MAX_TOKENS,
    PLAYERS,
)

FOR_PLAYS, FOR_NEXT, FOR_NEWS = 0, 1, 2
"""What a hint is looked for: somebody's play, the next seat's play, or to pass the time."""
NOTHING_TO_WARN_OF = -2
FINESSE_DECK = 15
"""With fewer cards in the deck every turn counts, and no card that fits is discarded."""
PLAY_NEWS = 10
"""A new play is worth as much as so many kinds excluded."""


def smart_action(row: Ints, words: Ints, rules: Ints, scratch: Ints, memory: Ints, at: int) -> int:
    """The move of the seat on turn."""
    if row[PENDING] != 0:
        return cautious_action(row, words, rules, scratch, memory, at)
    seat = row[TURN]
    find_status(row, rules, scratch)
    find_public(row, words, rules, scratch, memory, at)
    find_own(row, rules, scratch, seat)
    hints = 0
    if row[HINT_TOKENS] > 0:
        hints = possible_hints(row, rules, seat)
    chop = expected_discard(row, rules, scratch, next_seat(row, rules))
    deck = row[CARDS] - row[DRAWN]
    if deck > 0:
        number = warning(row, rules, scratch, hints, chop)
        if number >= 0:
            return rules[AT_HINTS] + number
    place = finesse_place(row, rules, scratch)
    if place >= 0:
        return place
    place = known_play_place(row, rules, scratch)
    if place >= 0:
        return play_action(rules, scratch, place)
    number = best_reading(row, rules, scratch, hints, chop, FOR_PLAYS)
    if number >= 0:
        return rules[AT_HINTS] + number
    if row[SIZES + seat] > 0 and is_time_for_mystery(row, rules, deck):
        place = likeliest_place(row, scratch)
        if scratch[OWN_MASK + place] & scratch[PLAYABLE] != 0:
            return rules[HAND_SIZE] + place
    if row[HINT_TOKENS] < rules[MAX_TOKENS] and row[SIZES + seat] > 0:
        return smart_discard(row, rules, scratch)
    number = best_reading(row, rules, scratch, hints, chop, FOR_NEWS)
    if number >= 0:
        return rules[AT_HINTS] + number
    return last_resort(row, rules, scratch, hints)


def warning(row: Ints, rules: Ints, scratch: Ints, hints: int, chop: int) -> int:
    """If the next seat is about to discard a last copy: something better for it to do, or the
    rank of that card; −1 if there is nothing to warn of."""
    number = rank_warning(row, rules, scratch, hints, chop)
    if number == NOTHING_TO_WARN_OF:
        return -1
    better = best_reading(row, rules, scratch, hints, chop, FOR_NEXT)
    return better if better >= 0 else number


def rank_warning(row: Ints, rules: Ints, scratch: Ints, hints: int, chop: int) -> int:
    """The rank hint that saves the card which the next seat is about to discard; −1 if there is
    none, ``NOTHING_TO_WARN_OF`` if that card is no last copy."""
    if chop < 0 or hints == 0:
        return NOTHING_TO_WARN_OF
    slot = next_seat(row, rules) * rules[HAND_SIZE] + chop
    kind = row[KINDS + row[HANDS + slot]]
    if (scratch[INDISPENSABLE] >> kind) & 1 == 0:
        return NOTHING_TO_WARN_OF
    while hints != 0:
        number = lowest_bit(hints)
        hints &= hints - 1
        touched = touched_places(row, rules, number)
        is_rank = rules[HINT_NAME + number] >= rules[COLORS] and rules[HINT_TO + number] == 0
        if is_rank and (touched >> chop) & 1 != 0:
            return number
    return -1


def known_play_place(row: Ints, rules: Ints, scratch: Ints) -> int:
    """A card that surely fits: first what the others do not know to be one, then the lowest."""
    first = row[TURN] * rules[HAND_SIZE]
    best = -1
    most = -1
    for place in range(row[SIZES + row[TURN]]):
        mask = scratch[OWN_MASK + place]
        if mask & ~scratch[PLAYABLE] == 0:
            value = 50 - lowest_step(rules, mask)
            if scratch[PUBLIC_MASK + first + place] & ~scratch[PLAYABLE] != 0:
                value += 100
            if value > most:
                most = value
                best = place
    return best


def finesse_place(row: Ints, rules: Ints, scratch: Ints) -> int:
    """A card that all know to fit and one teammate holds too, unawares, as the newest card:
    discarded, it tells them to play theirs. −1 if there is none."""
    if row[HINT_TOKENS] >= rules[MAX_TOKENS] or row[CARDS] - row[DRAWN] < FINESSE_DECK:
        return -1
    first = row[TURN] * rules[HAND_SIZE]
    for place in range(row[SIZES + row[TURN]]):
        mask = scratch[OWN_MASK + place]
        is_public = scratch[PUBLIC_MASK + first + place] & ~scratch[PLAYABLE] == 0
        if is_public and is_one(mask) and mask & scratch[INDISPENSABLE] == 0:
            seat = finessed_seat(row, rules, lowest_bit(mask), -1)
            if seat >= 0:
                slot = seat * rules[HAND_SIZE] + row[SIZES + seat] - 1
                known = scratch[PUBLIC_MASK + slot]
                if known & ~scratch[PLAYABLE] != 0 and known & mask != 0:
                    return place
    return -1


def is_time_for_mystery(row: Ints, rules: Ints, deck: int) -> bool:
    """Near the end a card that may fit is worth a mistake, the last one excepted."""
    left = rules[MAX_MISTAKES] - row[MISTAKES]
    return (left >= 3 and deck <= 3) or (left == 2 and deck <= 1)


def best_reading(row: Ints, rules: Ints, scratch: Ints, hints: int, chop: int, wanted: int) -> int:
    """The hint that tells most among those that are read as they are meant; −1 if none."""
    best = -1
    most = 0
    while hints != 0:
        number = lowest_bit(hints)
        hints &= hints - 1
        if wanted != FOR_NEXT or rules[HINT_TO + number] == 0:
            value = reading_value(row, rules, scratch, number, chop, wanted == FOR_NEWS)
            if value > most:
                most = value
                best = number
    return best


def reading_value(
    row: Ints, rules: Ints, scratch: Ints, number: int, chop: int, is_idle: bool
) -> int:
    """How much a hint narrows down, 0 if it misleads, or if it leads to no play unless idle."""
    touched = touched_places(row, rules, number)
    how = read_hint(row, rules, scratch, number, touched, chop)
    return read_value(row, rules, scratch, number, how, is_idle)


def read_value(row: Ints, rules: Ints, scratch: Ints, number: int, how: int, is_idle: bool) -> int:
    """The same of a hint that was read, with what it leaves in ``READ_MASK``."""
    seat = (row[TURN] + 1 + rules[HINT_TO + number]) % rules[PLAYERS]
    first = seat * rules[HAND_SIZE]
    plays = 0
    news = 1
    for place in range(row[SIZES + seat]):
        kind = row[KINDS + row[HANDS + first + place]]
        mask = scratch[PUBLIC_MASK + first + place]
        left = scratch[READ_MASK + place]
        if (left >> kind) & 1 == 0:
            return 0
        is_new = left & ~scratch[PLAYABLE] == 0 and mask & ~scratch[PLAYABLE] != 0
        if is_new and not is_promised(row, rules, scratch, kind):
            plays += 1
            news += PLAY_NEWS
        news += popcount(mask) - popcount(left)
    if is_idle:
        return max(news, 1)
    if plays == 0 or how == WARNING:
        return 0
    return max(news, 1)


def is_promised(row: Ints, rules: Ints, scratch: Ints, kind: int) -> bool:
    """Does somebody already know that they can play a card of this kind?"""
    hand_size = rules[HAND_SIZE]
    for seat in range(rules[PLAYERS]):
        for slot in range(seat * hand_size, seat * hand_size + row[SIZES + seat]):
            if scratch[PUBLIC_MASK + slot] & ~scratch[PLAYABLE] == 0:
                if seat == row[TURN]:
                    if scratch[OWN_MASK + slot - seat * hand_size] == 1 << kind:
                        return True
                elif row[KINDS + row[HANDS + slot]] == kind:
                    return True
    return False


def smart_discard(row: Ints, rules: Ints, scratch: Ints) -> int:
    """What is useless, first what the others do not know to be; else what all expect; else
    the last copy that is needed last."""
    seat = row[TURN]
    first = seat * rules[HAND_SIZE]
    best = -1
    most = -1
    for place in range(row[SIZES + seat]):
        mask = scratch[OWN_MASK + place]
        value = -1
        if mask & ~scratch[USELESS] == 0:
            value = 1
            if scratch[PUBLIC_MASK + first + place] & ~scratch[USELESS] != 0:
                value = 2
        elif is_one(mask) and is_held_twice(row, scratch, place):
            value = 1
        if value > most:
            most = value
            best = place
    if best >= 0:
        return best
    place = expected_discard(row, rules, scratch, seat)
    if place >= 0 and scratch[OWN_MASK + place] & ~scratch[INDISPENSABLE] != 0:
        return place
    for place in range(row[SIZES + seat]):
        mask = scratch[OWN_MASK + place]
        value = 100 - share_of(scratch, OWN_WEIGHT, mask, scratch[INDISPENSABLE]) // 10000
        value = 10 * value + lowest_step(rules, mask)
        if value > most:
            most = value
            best = place
    return best


def is_held_twice(row: Ints, scratch: Ints, place: int) -> bool:
    """Does the seat on turn know that another of its cards is the same?"""
    for other in range(row[SIZES + row[TURN]]):
        if other != place and scratch[OWN_MASK + other] == scratch[OWN_MASK + place]:
            return True
    return False
