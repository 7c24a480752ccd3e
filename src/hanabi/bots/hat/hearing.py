"""What everybody learns from a move of somebody who plays ``hat``.

Restricted like ``fast.kernel``.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.hat.alphabet import find_alphabet, message_of
from hanabi.bots.hat.boards import find_asked_playable
from hanabi.bots.hat.questions import hat_of
from hanabi.bots.hat.style import FUTURE_NEEDS, TOLD_PLAYS, style_of
from hanabi.bots.rows.habits import knows_play, useless_places
from hanabi.bots.rows.scratch import ASKED_MASK, ASKED_PLAYABLE, MIND_STYLE, PUBLIC_MASK, STYLE
from hanabi.bots.rows.tables import find_public
from hanabi.fast.deduction import PLAYABLE, find_status
from hanabi.fast.ints import Ints
from hanabi.fast.layout import HANDS, HINT_TOKENS, PENDING, SIZES, TURN
from hanabi.fast.table import AT_ANNOUNCE, AT_HINTS, HAND_SIZE, PLAYERS, SUITS


def hat_hear(
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
    """Learn from a move, with the row as it was before it; of a hint, ``touched`` are the
    places that it touches. The viewer's cards are not looked at; viewer −1 is told by all
    hats what each seat works out for itself, which is the same if all play ``hat``."""
    if row[PENDING] != 0:
        return
    is_hint = rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]
    work[STYLE] = mind[at + MIND_STYLE]
    is_play = not is_hint and action >= rules[HAND_SIZE]
    if is_play and style_of(work, TOLD_PLAYS, 1) == 0:
        return
    find_status(row, rules, work)
    find_public(row, words, rules, work, mind, at)
    if is_hint:
        budget = find_alphabet(row, rules, work, row[TURN])
        message = message_of(row, rules, work, action - rules[AT_HINTS], touched)
        if message >= 0:
            hear_sum(row, rules, work, mind, at, viewer, message, budget)
        return
    if is_play:
        place = action - rules[HAND_SIZE]
        if action >= rules[AT_ANNOUNCE]:
            place = (action - rules[AT_ANNOUNCE]) // rules[SUITS]
        hear_choice(row, rules, work, mind, at, viewer, place, public_plays(row, rules, work))
        return
    if row[HINT_TOKENS] > 0:
        strip_plays(row, rules, work)
        for seat in range(rules[PLAYERS]):
            remember(row, rules, work, mind, at, seat, PUBLIC_MASK + seat * rules[HAND_SIZE])
    useless = public_useless(row, rules, work, row[TURN])
    hear_choice(row, rules, work, mind, at, viewer, action, useless)


def hear_choice(
    row: Ints,
    rules: Ints,
    work: Ints,
    mind: Ints,
    at: int,
    viewer: int,
    place: int,
    places: int,
) -> None:
    """A card was chosen among several that would have done as well: that is a message."""
    if (places >> place) & 1 != 0:
        budget = count_below(places, rules[HAND_SIZE])
        hear_sum(row, rules, work, mind, at, viewer, count_below(places, place), budget)


def hear_sum(
    row: Ints,
    rules: Ints,
    work: Ints,
    mind: Ints,
    at: int,
    viewer: int,
    message: int,
    budget: int,
) -> None:
    """Take the visible hats off the sum; then everybody's answers are common knowledge."""
    rest = message
    for seat in range(rules[PLAYERS]):
        if seat != row[TURN] and seat != viewer:
            rest -= hat_of(row, rules, work, seat, budget, -1)
            remember(row, rules, work, mind, at, seat, ASKED_MASK)
    if viewer >= 0 and viewer != row[TURN]:
        hat_of(row, rules, work, viewer, budget, rest % budget)
        remember(row, rules, work, mind, at, viewer, ASKED_MASK)


def remember(
    row: Ints, rules: Ints, work: Ints, mind: Ints, at: int, seat: int, masks: int
) -> None:
    """Keep what is left of each card of a hand."""
    first = seat * rules[HAND_SIZE]
    for place in range(row[SIZES + seat]):
        mind[at + row[HANDS + first + place]] &= work[masks + place]


def strip_plays(row: Ints, rules: Ints, work: Ints) -> None:
    """Who discards with a token at hand sees no teammate who should play and does not know
    it: whoever knows of no play has none."""
    for seat in range(rules[PLAYERS]):
        playable = needed_plays(row, rules, work, seat)
        if seat != row[TURN] and not knows_play(row, rules, work, seat, playable):
            first = seat * rules[HAND_SIZE]
            for slot in range(first, first + row[SIZES + seat]):
                left = work[PUBLIC_MASK + slot] & ~playable
                if left != 0:
                    work[PUBLIC_MASK + slot] = left


def needed_plays(row: Ints, rules: Ints, work: Ints, seat: int) -> int:
    """The kinds that a seat should know of if it holds one."""
    if style_of(work, FUTURE_NEEDS, 1) == 0:
        return work[PLAYABLE]
    find_asked_playable(row, rules, work, seat)
    return work[ASKED_PLAYABLE]


def public_plays(row: Ints, rules: Ints, work: Ints) -> int:
    """The places of the cards of the seat on turn that all know to fit, as bits, if the
    choice among them tells something."""
    found = 0
    if style_of(work, TOLD_PLAYS, 1) != 0:
        first = row[TURN] * rules[HAND_SIZE]
        for place in range(row[SIZES + row[TURN]]):
            if work[PUBLIC_MASK + first + place] & ~work[PLAYABLE] == 0:
                found |= 1 << place
    return found


def public_useless(row: Ints, rules: Ints, work: Ints, seat: int) -> int:
    """The places of cards that all know to be useless, or held twice, as bits."""
    return useless_places(work, PUBLIC_MASK + seat * rules[HAND_SIZE], row[SIZES + seat])


def count_below(places: int, end: int) -> int:
    """How many of these places come before this one."""
    count = 0
    for place in range(end):
        count += (places >> place) & 1
    return count
