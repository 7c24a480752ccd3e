"""The board as it will be when a seat is on turn, as far as all can tell.

Restricted like ``fast.engine``.
"""

from hanabi.bots.hat.style import FUTURE_BOARDS, style_of
from hanabi.bots.kernels.knowledge import is_one
from hanabi.bots.kernels.scratch import ASKED_PLAYABLE, FUTURE_HEIGHT, PUBLIC_MASK
from hanabi.fast.engine.deduction import PLAYABLE, USELESS
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import HEIGHTS, SIZES, TURN
from hanabi.fast.engine.portable import lowest_bit
from hanabi.fast.engine.ruleset_numbers import (
    HAND_SIZE,
    NEXT_KIND,
    PLAYERS,
    RANKS,
    STEP_OF,
    SUIT_OF,
    SUITS,
)


def find_asked_playable(row: Ints, rules: Ints, scratch: Ints, seat: int) -> None:
    """The kinds that fit when this seat is on turn, if those before it play what all know
    that they can play."""
    scratch[ASKED_PLAYABLE] = scratch[PLAYABLE]
    if style_of(scratch, FUTURE_BOARDS, 1) == 0:
        return
    for suit in range(rules[SUITS]):
        scratch[FUTURE_HEIGHT + suit] = row[HEIGHTS + suit]
    other = (row[TURN] + 1) % rules[PLAYERS]
    while other != seat:
        play_ahead(row, rules, scratch, other)
        other = (other + 1) % rules[PLAYERS]
    found = 0
    for suit in range(rules[SUITS]):
        if scratch[FUTURE_HEIGHT + suit] < rules[RANKS]:
            found |= 1 << rules[NEXT_KIND + 16 * suit + scratch[FUTURE_HEIGHT + suit]]
    scratch[ASKED_PLAYABLE] = found & ~scratch[USELESS]


def play_ahead(row: Ints, rules: Ints, scratch: Ints, seat: int) -> None:
    """The lowest card of this hand that all know to fit by then."""
    first = seat * rules[HAND_SIZE]
    best = -1
    for slot in range(first, first + row[SIZES + seat]):
        mask = scratch[PUBLIC_MASK + slot]
        if is_one(mask):
            kind = lowest_bit(mask)
            if scratch[FUTURE_HEIGHT + rules[SUIT_OF + kind]] == rules[STEP_OF + kind] and (
                best < 0 or rules[STEP_OF + kind] < rules[STEP_OF + best]
            ):
                best = kind
    if best >= 0:
        scratch[FUTURE_HEIGHT + rules[SUIT_OF + best]] += 1
