"""What several bots over rows ask or do in the same way.

Restricted like ``fast.engine``. The tables of ``tables`` must have been found.
"""

from hanabi.bots.cautious.choice import only_suit
from hanabi.bots.kernels.knowledge import is_one, share_of
from hanabi.bots.kernels.scratch import OWN_MASK, OWN_WEIGHT, PUBLIC_MASK
from hanabi.fast.engine.deduction import PLAYABLE, USELESS
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import HANDS, KINDS, SIZES, TURN
from hanabi.fast.engine.portable import lowest_bit
from hanabi.fast.engine.ruleset_numbers import (
    AT_ANNOUNCE,
    AT_HINTS,
    HAND_SIZE,
    HINT_NAME,
    HINT_TO,
    PLAY_WAYS,
    PLAYERS,
    SUITS,
    TOUCH,
)


def knows_play(row: Ints, rules: Ints, scratch: Ints, seat: int, playable: int) -> bool:
    """Do all know that this seat knows a card that fits?"""
    first = seat * rules[HAND_SIZE]
    for slot in range(first, first + row[SIZES + seat]):
        if scratch[PUBLIC_MASK + slot] & ~playable == 0:
            return True
    return False


def useless_places(scratch: Ints, masks: int, held: int) -> int:
    """The places of cards that are useless or held twice, as bits."""
    found = 0
    for place in range(held):
        mask = scratch[masks + place]
        if mask & ~scratch[USELESS] == 0:
            found |= 1 << place
        elif is_one(mask):
            for other in range(place):
                if scratch[masks + other] == mask:
                    found |= 1 << place
    return found


def holders(row: Ints, rules: Ints, kind: int) -> int:
    """How many teammates of the seat on turn hold a card of this kind."""
    count = 0
    for seat in range(rules[PLAYERS]):
        if seat != row[TURN]:
            first = seat * rules[HAND_SIZE]
            holds = 0
            for slot in range(first, first + row[SIZES + seat]):
                if row[KINDS + row[HANDS + slot]] == kind:
                    holds = 1
            count += holds
    return count


def play_action(rules: Ints, scratch: Ints, place: int) -> int:
    """Play it, announcing its suit where that is possible and known (R-31)."""
    mask = scratch[OWN_MASK + place]
    if rules[PLAY_WAYS] > 1 and mask & ~scratch[PLAYABLE] == 0 and only_suit(rules, mask) >= 0:
        return rules[AT_ANNOUNCE] + place * rules[SUITS] + only_suit(rules, mask)
    return rules[HAND_SIZE] + place


def has_play(row: Ints, rules: Ints, seat: int, playable: int) -> bool:
    """Does this seat hold a card that fits?"""
    first = seat * rules[HAND_SIZE]
    for slot in range(first, first + row[SIZES + seat]):
        if (playable >> row[KINDS + row[HANDS + slot]]) & 1 != 0:
            return True
    return False


def likeliest_place(row: Ints, scratch: Ints) -> int:
    """The card most likely to fit."""
    best = 0
    most = -1
    for place in range(row[SIZES + row[TURN]]):
        share = share_of(scratch, OWN_WEIGHT, scratch[OWN_MASK + place], scratch[PLAYABLE])
        if share > most:
            most = share
            best = place
    return best


def last_resort(row: Ints, rules: Ints, scratch: Ints, hints: int) -> int:
    """When there is nothing that one would like to do: play the card most likely to fit. Without a
    card (R-30) it is a hint, whatever others will make of it."""
    if row[SIZES + row[TURN]] == 0:
        return rules[AT_HINTS] + lowest_bit(hints)
    return rules[HAND_SIZE] + likeliest_place(row, scratch)


def touched_places(row: Ints, rules: Ints, number: int) -> int:
    """The places of the cards that this hint touches, as bits."""
    seat = (row[TURN] + 1 + rules[HINT_TO + number]) % rules[PLAYERS]
    first = HANDS + seat * rules[HAND_SIZE]
    touched = 0
    for place in range(row[SIZES + seat]):
        kind = row[KINDS + row[first + place]]
        touched |= ((rules[TOUCH + kind] >> rules[HINT_NAME + number]) & 1) << place
    return touched
