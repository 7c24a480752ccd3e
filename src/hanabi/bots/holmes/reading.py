"""What a hint means to ``holmes``.

Restricted like ``fast.kernel``.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.rows.scratch import PUBLIC_MASK, READ_MASK
from hanabi.bots.rows.tables import find_public, is_one
from hanabi.bots.smart.reading import NO_MEANING, WARNING, expected_discard
from hanabi.fast.deduction import INDISPENSABLE, PLAYABLE, find_status
from hanabi.fast.ints import Ints
from hanabi.fast.layout import HANDS, PENDING, SIZES, TURN
from hanabi.fast.table import (
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


def read_holmes(row: Ints, rules: Ints, work: Ints, number: int, touched: int) -> int:
    """Write what a hint leaves of each card of the hand that hears it; how it is read."""
    seat = (row[TURN] + 1 + rules[HINT_TO + number]) % rules[PLAYERS]
    chop = expected_discard(row, rules, work, seat)
    hint = rules[HINT_NAME + number]
    first = seat * rules[HAND_SIZE]
    for place in range(row[SIZES + seat]):
        mask = work[PUBLIC_MASK + first + place]
        left = mask & rules[KEPT + 16 * ((touched >> place) & 1) + hint]
        if left == 0:
            left = mask
        work[READ_MASK + place] = left
    if hint >= rules[COLORS] and chop >= 0 and (touched >> chop) & 1 != 0:
        valuable = work[READ_MASK + chop] & work[INDISPENSABLE]
        if valuable != 0:
            work[READ_MASK + chop] = valuable
            return WARNING
    how = NO_MEANING
    for place in range(row[SIZES + seat]):
        left = work[READ_MASK + place]
        if (touched >> place) & 1 != 0 and left & work[PLAYABLE] != 0 and not is_one(left):
            work[READ_MASK + place] = left & work[PLAYABLE]
            how = PLAY_ALL
    return how


def holmes_hear(
    row: Ints,
    words: Ints,
    rules: Ints,
    work: Ints,
    mind: Ints,
    at: int,
    _viewer: int,
    action: int,
    touched: int,
) -> None:
    """Learn from a hint, with the row as it was before it. It means the same to everybody, so
    nobody's cards are looked at."""
    if row[PENDING] != 0 or action < rules[AT_HINTS] or action >= rules[AT_ANNOUNCE]:
        return
    find_status(row, rules, work)
    find_public(row, words, rules, work, mind, at)
    number = action - rules[AT_HINTS]
    read_holmes(row, rules, work, number, touched)
    seat = (row[TURN] + 1 + rules[HINT_TO + number]) % rules[PLAYERS]
    first = seat * rules[HAND_SIZE]
    for place in range(row[SIZES + seat]):
        mind[at + row[HANDS + first + place]] &= work[READ_MASK + place]
