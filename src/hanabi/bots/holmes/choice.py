"""What ``holmes`` does on its turn.

Restricted like ``fast.engine``.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.cautious.choice import cautious_action
from hanabi.bots.holmes.reading import read_holmes
from hanabi.bots.kernels.habits import last_resort, likeliest_place, play_action, touched_places
from hanabi.bots.kernels.knowledge import find_own, find_public
from hanabi.bots.kernels.scratch import OWN_MASK
from hanabi.bots.smart.choice import (
    FOR_NEWS,
    FOR_NEXT,
    FOR_PLAYS,
    NOTHING_TO_WARN_OF,
    is_time_for_mystery,
    known_play_place,
    rank_warning,
    read_value,
    smart_discard,
)
from hanabi.bots.smart.reading import expected_discard, next_seat
from hanabi.fast.engine.deduction import PLAYABLE, find_status
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import CARDS, DRAWN, HINT_TOKENS, PENDING, SIZES, TURN
from hanabi.fast.engine.legality import possible_hints
from hanabi.fast.engine.portable import lowest_bit
from hanabi.fast.engine.ruleset_numbers import AT_HINTS, HAND_SIZE, HINT_TO, MAX_TOKENS


def holmes_action(row: Ints, words: Ints, rules: Ints, scratch: Ints, memory: Ints, at: int) -> int:
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
    deck = row[CARDS] - row[DRAWN]
    if deck > 0:
        chop = expected_discard(row, rules, scratch, next_seat(row, rules))
        number = rank_warning(row, rules, scratch, hints, chop)
        if number != NOTHING_TO_WARN_OF:
            better = best_holmes(row, rules, scratch, hints, FOR_NEXT)
            number = better if better >= 0 else number
        if number >= 0:
            return rules[AT_HINTS] + number
    place = known_play_place(row, rules, scratch)
    if place >= 0:
        return play_action(rules, scratch, place)
    number = best_holmes(row, rules, scratch, hints, FOR_PLAYS)
    if number >= 0:
        return rules[AT_HINTS] + number
    if row[SIZES + seat] > 0 and is_time_for_mystery(row, rules, deck):
        place = likeliest_place(row, scratch)
        if scratch[OWN_MASK + place] & scratch[PLAYABLE] != 0:
            return rules[HAND_SIZE] + place
    if row[HINT_TOKENS] < rules[MAX_TOKENS] and row[SIZES + seat] > 0:
        return smart_discard(row, rules, scratch)
    number = best_holmes(row, rules, scratch, hints, FOR_NEWS)
    if number >= 0:
        return rules[AT_HINTS] + number
    return last_resort(row, rules, scratch, hints)


def best_holmes(row: Ints, rules: Ints, scratch: Ints, hints: int, wanted: int) -> int:
    """The hint that tells most among those that are read as they are meant; −1 if none."""
    best = -1
    most = 0
    while hints != 0:
        number = lowest_bit(hints)
        hints &= hints - 1
        if wanted != FOR_NEXT or rules[HINT_TO + number] == 0:
            touched = touched_places(row, rules, number)
            how = read_holmes(row, rules, scratch, number, touched)
            value = read_value(row, rules, scratch, number, how, wanted == FOR_NEWS)
            if value > most:
                most = value
                best = number
    return best
