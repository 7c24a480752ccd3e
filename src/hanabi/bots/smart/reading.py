"""What a hint means, and what keeping silent means, to everybody at the table.

Restricted like ``fast.kernel``.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.rows.habits import knows_play
from hanabi.bots.rows.scratch import PUBLIC_MASK, PUBLIC_WEIGHT, READ_MASK
from hanabi.bots.rows.tables import find_public, share_of
from hanabi.fast.deduction import INDISPENSABLE, PLAYABLE, USELESS, find_status
from hanabi.fast.ints import Ints
from hanabi.fast.layout import (
    CARDS,
    DRAWN,
    HANDS,
    HINT_TOKENS,
    KINDS,
    PENDING,
    SIZES,
    TURN,
)
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

NO_MEANING, WARNING, LITERAL, PLAY_NEWEST = 0, 1, 2, 3
"""How a hint is read."""


def next_seat(row: Ints, rules: Ints) -> int:
    """Who comes after the seat on turn."""
    return (row[TURN] + 1) % rules[PLAYERS]


def expected_discard(row: Ints, rules: Ints, work: Ints, seat: int) -> int:
    """The place of the card that all expect this seat to discard next: the likeliest to be
    useless, the oldest first; −1 if it has a known play or a known useless card."""
    if knows_play(row, rules, work, seat, work[PLAYABLE]):
        return -1
    first = seat * rules[HAND_SIZE]
    best = -1
    most = -1
    for place in range(row[SIZES + seat]):
        mask = work[PUBLIC_MASK + first + place]
        if mask & ~work[USELESS] == 0:
            return -1
        if mask & ~work[INDISPENSABLE] != 0:
            share = share_of(work, PUBLIC_WEIGHT, mask, work[USELESS])
            if share > most:
                most = share
                best = place
    return best


def read_hint(row: Ints, rules: Ints, work: Ints, number: int, touched: int, chop: int) -> int:
    """Write what a hint leaves of each card of the hand that hears it; how it is read.

    ``chop`` is the expected discard of the next seat.
    """
    seat = (row[TURN] + 1 + rules[HINT_TO + number]) % rules[PLAYERS]
    hint = rules[HINT_NAME + number]
    first = seat * rules[HAND_SIZE]
    newest = -1
    is_revealing = False
    for place in range(row[SIZES + seat]):
        mask = work[PUBLIC_MASK + first + place]
        is_touched = (touched >> place) & 1
        left = mask & rules[KEPT + 16 * is_touched + hint]
        if left == 0:
            left = mask
        work[READ_MASK + place] = left
        if left & ~work[PLAYABLE] == 0:
            if mask & ~work[PLAYABLE] != 0:
                is_revealing = True
        elif is_touched != 0 and left & work[PLAYABLE] != 0:
            newest = place
    if seat == next_seat(row, rules) and hint >= rules[COLORS] and chop >= 0:
        valuable = work[READ_MASK + chop] & work[INDISPENSABLE]
        if (touched >> chop) & 1 != 0 and valuable != 0:
            work[READ_MASK + chop] = valuable
            return WARNING
    if is_revealing:
        return LITERAL
    if newest >= 0:
        work[READ_MASK + newest] &= work[PLAYABLE]
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


def hear_finesse(
    row: Ints, rules: Ints, work: Ints, mind: Ints, at: int, viewer: int, place: int
) -> None:
    """Who discards a card that all know to fit, and not the last of its kind, tells the teammate
    whose newest card is the same to play that."""
    slot = row[TURN] * rules[HAND_SIZE] + place
    kind = row[KINDS + row[HANDS + slot]]
    if work[PUBLIC_MASK + slot] & ~work[PLAYABLE] != 0 or (work[INDISPENSABLE] >> kind) & 1 != 0:
        return
    seat = finessed_seat(row, rules, kind, viewer)
    if seat >= 0 and row[SIZES + seat] > 0:
        newest = seat * rules[HAND_SIZE] + row[SIZES + seat] - 1
        if (work[PUBLIC_MASK + newest] >> kind) & 1 != 0:
            mind[at + row[HANDS + newest]] &= 1 << kind


def smart_hear(
    row: Ints,
    words: Ints,
    rules: Ints,
    work: Ints,
    mind: Ints,
    at: int,
    viewer: int,
    action: int,
    touched: int,
) -> None:
    """Learn from a move, with the row as it was before it. It means the same to everybody; the
    viewer's cards are not looked at."""
    if row[PENDING] != 0:
        return
    find_status(row, rules, work)
    find_public(row, words, rules, work, mind, at)
    following = next_seat(row, rules)
    chop = expected_discard(row, rules, work, following)
    is_hint = rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]
    if action < rules[HAND_SIZE]:
        hear_finesse(row, rules, work, mind, at, viewer, action)
    heard = -1
    if is_hint:
        number = action - rules[AT_HINTS]
        heard = (row[TURN] + 1 + rules[HINT_TO + number]) % rules[PLAYERS]
        read_hint(row, rules, work, number, touched, chop)
        first = heard * rules[HAND_SIZE]
        for place in range(row[SIZES + heard]):
            mind[at + row[HANDS + first + place]] &= work[READ_MASK + place]
    if heard != following and chop >= 0 and row[HINT_TOKENS] > 0 and row[DRAWN] < row[CARDS]:
        slot = following * rules[HAND_SIZE] + chop
        left = work[PUBLIC_MASK + slot] & ~work[INDISPENSABLE]
        if left != 0:
            mind[at + row[HANDS + slot]] &= left
