"""What a hint means, and what keeping silent means, to everybody at the table.

Restricted like ``fast.engine``.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.kernels.habits import knows_play
from hanabi.bots.kernels.knowledge import find_public, share_of
from hanabi.bots.kernels.scratch import PUBLIC_MASK, PUBLIC_WEIGHT, READ_MASK
from hanabi.fast.engine.deduction import INDISPENSABLE, PLAYABLE, USELESS, find_status
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    CARDS,
    DRAWN,
    HANDS,
    HINT_TOKENS,
    KINDS,
    PENDING,
    SIZES,
    TURN,
)
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

NO_MEANING, WARNING, LITERAL, PLAY_NEWEST = 0, 1, 2, 3
"""How a hint is read."""


def next_seat(row: Ints, rules: Ints) -> int:
    """Who comes after the seat on turn."""
    return (row[TURN] + 1) % rules[PLAYERS]


def expected_discard(row: Ints, rules: Ints, scratch: Ints, seat: int) -> int:
    """The place of the card that all expect this seat to discard next: the likeliest to be
    useless, the oldest first; −1 if it has a known play or a known useless card."""
    if knows_play(row, rules, scratch, seat, scratch[PLAYABLE]):
        return -1
    first = seat * rules[HAND_SIZE]
    best = -1
    most = -1
    for place in range(row[SIZES + seat]):
        mask = scratch[PUBLIC_MASK + first + place]
        if mask & ~scratch[USELESS] == 0:
            return -1
        if mask & ~scratch[INDISPENSABLE] != 0:
            share = share_of(scratch, PUBLIC_WEIGHT, mask, scratch[USELESS])
            if share > most:
                most = share
                best = place
    return best


def read_hint(row: Ints, rules: Ints, scratch: Ints, number: int, touched: int, chop: int) -> int:
    """Write what a hint leaves of each card of the hand that hears it; how it is read.

    ``chop`` is the expected discard of the next seat.
    """
    seat = (row[TURN] + 1 + rules[HINT_TO + number]) % rules[PLAYERS]
    hint = rules[HINT_NAME + number]
    first = seat * rules[HAND_SIZE]
    newest = -1
    is_revealing = False
    for place in range(row[SIZES + seat]):
        mask = scratch[PUBLIC_MASK + first + place]
        is_touched = (touched >> place) & 1
        left = mask & rules[KEPT + 16 * is_touched + hint]
        if left == 0:
            left = mask
        scratch[READ_MASK + place] = left
        if left & ~scratch[PLAYABLE] == 0:
            if mask & ~scratch[PLAYABLE] != 0:
                is_revealing = True
        elif is_touched != 0 and left & scratch[PLAYABLE] != 0:
            newest = place
    if seat == next_seat(row, rules) and hint >= rules[COLORS] and chop >= 0:
        valuable = scratch[READ_MASK + chop] & scratch[INDISPENSABLE]
        if (touched >> chop) & 1 != 0 and valuable != 0:
            scratch[READ_MASK + chop] = valuable
            return WARNING
    if is_revealing:
        return LITERAL
    if newest >= 0:
        scratch[READ_MASK + newest] &= scratch[PLAYABLE]
        return PLAY_NEWEST
    return NO_MEANING


def finessed_seat(row: Ints, rules: Ints, kind: int, viewer: int) -> int:
    """The one teammate of the seat on turn whose newest card is of this kind, −1 if there are
    none or several. The viewer, who does not see their own, is the one if nobody else is."""
    found = -1
    for seat in range(rules[PLAYERS]):
        if seat != row[TURN] and seat != viewer and row[SIZES + seat] > 0:
            slot = seat * rules[HAND_SIZE] + row[SIZES + seat] - 1
            if row[KINDS + row[HANDS + slot]] == kind:
                if found >= 0:
                    return -1
                found = seat
    if found < 0 and viewer != row[TURN]:
        return viewer
    return found


def learn_from_finesse(
    row: Ints, rules: Ints, scratch: Ints, memory: Ints, at: int, viewer: int, place: int
) -> None:
    """Who discards a card that all know to fit, and not the last of its kind, tells the teammate
    whose newest card is the same to play that."""
    slot = row[TURN] * rules[HAND_SIZE] + place
    kind = row[KINDS + row[HANDS + slot]]
    if (
        scratch[PUBLIC_MASK + slot] & ~scratch[PLAYABLE] != 0
        or (scratch[INDISPENSABLE] >> kind) & 1 != 0
    ):
        return
    seat = finessed_seat(row, rules, kind, viewer)
    if seat >= 0 and row[SIZES + seat] > 0:
        newest = seat * rules[HAND_SIZE] + row[SIZES + seat] - 1
        if (scratch[PUBLIC_MASK + newest] >> kind) & 1 != 0:
            memory[at + row[HANDS + newest]] &= 1 << kind


def smart_learn(
    row: Ints,
    words: Ints,
    rules: Ints,
    scratch: Ints,
    memory: Ints,
    at: int,
    viewer: int,
    action: int,
    touched: int,
) -> None:
    """Learn from a move, with the row as it was before it. It means the same to everybody; the
    viewer's cards are not looked at."""
    if row[PENDING] != 0:
        return
    find_status(row, rules, scratch)
    find_public(row, words, rules, scratch, memory, at)
    following = next_seat(row, rules)
    chop = expected_discard(row, rules, scratch, following)
    is_hint = rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]
    if action < rules[HAND_SIZE]:
        learn_from_finesse(row, rules, scratch, memory, at, viewer, action)
    hinted = -1
    if is_hint:
        number = action - rules[AT_HINTS]
        hinted = (row[TURN] + 1 + rules[HINT_TO + number]) % rules[PLAYERS]
        read_hint(row, rules, scratch, number, touched, chop)
        first = hinted * rules[HAND_SIZE]
        for place in range(row[SIZES + hinted]):
            memory[at + row[HANDS + first + place]] &= scratch[READ_MASK + place]
    if hinted != following and chop >= 0 and row[HINT_TOKENS] > 0 and row[DRAWN] < row[CARDS]:
        slot = following * rules[HAND_SIZE] + chop
        left = scratch[PUBLIC_MASK + slot] & ~scratch[INDISPENSABLE]
        if left != 0:
            memory[at + row[HANDS + slot]] &= left
