"""What a hint means to ``holmes``.

Restricted like ``fast.engine``.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.kernels.knowledge import find_public, is_one
from hanabi.bots.kernels.scratch import PUBLIC_MASK, READ_MASK
from hanabi.bots.smart.reading import NO_MEANING, WARNING, expected_discard
from hanabi.fast.engine.deduction import INDISPENSABLE, PLAYABLE, find_status
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import HANDS, PENDING, SIZES, TURN
from hanabi.fast.engine.ruleset_numbers import (
    AT_ANNOUNCE,
    AT_HINTS,
    COLORS,
    HAND_SIZE,
    HINT_NAME,
    HINT_TO,
    KEPT,
    PLAYERS,
)

PLAY_ALL = 4
"""How a hint is read, besides the ways of ``smart``."""


def read_holmes(row: Ints, rules: Ints, scratch: Ints, number: int, touched: int) -> int:
    """Write what a hint leaves of each card of the hand that hears it; how it is read."""
    seat = (row[TURN] + 1 + rules[HINT_TO + number]) % rules[PLAYERS]
    chop = expected_discard(row, rules, scratch, seat)
    hint = rules[HINT_NAME + number]
    first = seat * rules[HAND_SIZE]
    for place in range(row[SIZES + seat]):
        mask = scratch[PUBLIC_MASK + first + place]
        left = mask & rules[KEPT + 16 * ((touched >> place) & 1) + hint]
        if left == 0:
            left = mask
        scratch[READ_MASK + place] = left
    if hint >= rules[COLORS] and chop >= 0 and (touched >> chop) & 1 != 0:
        valuable = scratch[READ_MASK + chop] & scratch[INDISPENSABLE]
        if valuable != 0:
            scratch[READ_MASK + chop] = valuable
            return WARNING
    how = NO_MEANING
    for place in range(row[SIZES + seat]):
        left = scratch[READ_MASK + place]
        if (touched >> place) & 1 != 0 and left & scratch[PLAYABLE] != 0 and not is_one(left):
            scratch[READ_MASK + place] = left & scratch[PLAYABLE]
            how = PLAY_ALL
    return how


def holmes_learn(
    row: Ints,
    words: Ints,
    rules: Ints,
    scratch: Ints,
    memory: Ints,
    at: int,
    _viewer: int,
    action: int,
    touched: int,
) -> None:
    """Learn from a hint, with the row as it was before it. It means the same to everybody, so
    nobody's cards are looked at."""
    if row[PENDING] != 0 or action < rules[AT_HINTS] or action >= rules[AT_ANNOUNCE]:
        return
    find_status(row, rules, scratch)
    find_public(row, words, rules, scratch, memory, at)
    number = action - rules[AT_HINTS]
    read_holmes(row, rules, scratch, number, touched)
    seat = (row[TURN] + 1 + rules[HINT_TO + number]) % rules[PLAYERS]
    first = seat * rules[HAND_SIZE]
    for place in range(row[SIZES + seat]):
        memory[at + row[HANDS + first + place]] &= scratch[READ_MASK + place]
