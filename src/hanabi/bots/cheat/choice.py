"""What ``cheat`` does on its turn.

Restricted like ``fast.kernel``.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.hat.choice import best_play, is_early, least_missed
from hanabi.bots.rows.habits import (
    has_play,
    holders,
    likeliest_place,
    play_action,
)
from hanabi.bots.rows.scratch import MIND_STYLE, OWN_MASK, OWN_WEIGHT, STYLE
from hanabi.bots.rows.tables import count_open
from hanabi.fast.cautious import cautious_action
from hanabi.fast.deduction import PLAYABLE, USELESS, find_status
from hanabi.fast.ints import Ints
from hanabi.fast.layout import HANDS, HINT_TOKENS, KINDS, PENDING, SIZES, TURN
from hanabi.fast.legality import possible_hints
from hanabi.fast.portable import lowest_bit
from hanabi.fast.table import AT_HINTS, HAND_SIZE, MAX_TOKENS, PLAYERS


def cheat_action(row: Ints, words: Ints, rules: Ints, work: Ints, mind: Ints, at: int) -> int:
    """The move of the seat on turn, which looks at its own cards."""
    if row[PENDING] != 0:
        return cautious_action(row, words, rules, work)
    seat = row[TURN]
    work[STYLE] = mind[at + MIND_STYLE]
    find_status(row, rules, work)
    count_open(row, rules, work, OWN_WEIGHT)
    first = seat * rules[HAND_SIZE]
    for place in range(row[SIZES + seat]):
        work[OWN_MASK + place] = 1 << row[KINDS + row[HANDS + first + place]]
    place = best_play(row, rules, work)
    if place >= 0:
        return play_action(rules, work, place)
    hints = 0
    if row[HINT_TOKENS] > 0:
        hints = possible_hints(row, rules, seat)
    if row[HINT_TOKENS] < rules[MAX_TOKENS] and row[SIZES + seat] > 0:
        place = spare_card(row, rules, work)
        if place >= 0 and is_early(row, rules, work):
            return place
        if hints != 0 and can_others_play(row, rules, work):
            return rules[AT_HINTS] + lowest_bit(hints)
        if place >= 0:
            return place
        if hints == 0:
            return least_missed(row, rules, work)
    if hints != 0:
        return rules[AT_HINTS] + lowest_bit(hints)
    return rules[HAND_SIZE] + likeliest_place(row, work)


def spare_card(row: Ints, rules: Ints, work: Ints) -> int:
    """A card that is useless, or held twice, else one that somebody else holds too; −1."""
    best = -1
    most = 0
    for place in range(row[SIZES + row[TURN]]):
        mask = work[OWN_MASK + place]
        value = 0
        if mask & ~work[USELESS] == 0:
            value = 3
        elif holders(row, rules, lowest_bit(mask)) > 0:
            value = 1
        for other in range(place):
            if work[OWN_MASK + other] == mask:
                value = max(value, 2)
        if value > most:
            most = value
            best = place
    return best


def can_others_play(row: Ints, rules: Ints, work: Ints) -> bool:
    """Does a teammate hold a card that fits?"""
    for seat in range(rules[PLAYERS]):
        if seat != row[TURN] and has_play(row, rules, seat, work[PLAYABLE]):
            return True
    return False
