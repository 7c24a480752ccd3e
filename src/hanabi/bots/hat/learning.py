"""What everybody learns from a move of somebody who plays ``hat``.

Restricted like ``fast.engine``.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.hat.alphabet import find_alphabet, message_of
from hanabi.bots.hat.boards import find_asked_playable
from hanabi.bots.hat.questions import hat_of
from hanabi.bots.hat.style import CODED_PLAYS, FUTURE_NEEDS, style_of
from hanabi.bots.kernels.habits import knows_play, useless_places
from hanabi.bots.kernels.knowledge import find_public
from hanabi.bots.kernels.scratch import ASKED_MASK, ASKED_PLAYABLE, MEMORY_STYLE, PUBLIC_MASK, STYLE
from hanabi.fast.engine.deduction import PLAYABLE, find_status
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import HANDS, HINT_TOKENS, PENDING, SIZES, TURN
from hanabi.fast.engine.ruleset_numbers import AT_ANNOUNCE, AT_HINTS, HAND_SIZE, PLAYERS, SUITS


def hat_learn(
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
    """Learn from a move, with the row as it was before it; of a hint, ``touched`` are the
    places that it touches. The viewer's cards are not looked at; viewer −1 is told by all
    hats what each seat works out for itself, which is the same if all play ``hat``."""
    if row[PENDING] != 0:
        return
    is_hint = rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]
    scratch[STYLE] = memory[at + MEMORY_STYLE]
    is_play = not is_hint and action >= rules[HAND_SIZE]
    if is_play and style_of(scratch, CODED_PLAYS, 1) == 0:
        return
    find_status(row, rules, scratch)
    find_public(row, words, rules, scratch, memory, at)
    if is_hint:
        budget = find_alphabet(row, rules, scratch, row[TURN])
        message = message_of(row, rules, scratch, action - rules[AT_HINTS], touched)
        if message >= 0:
            learn_from_sum(row, rules, scratch, memory, at, viewer, message, budget)
        return
    if is_play:
        place = action - rules[HAND_SIZE]
        if action >= rules[AT_ANNOUNCE]:
            place = (action - rules[AT_ANNOUNCE]) // rules[SUITS]
        learn_from_choice(
            row, rules, scratch, memory, at, viewer, place, public_plays(row, rules, scratch)
        )
        return
    if row[HINT_TOKENS] > 0:
        strip_plays(row, rules, scratch)
        for seat in range(rules[PLAYERS]):
            remember(row, rules, scratch, memory, at, seat, PUBLIC_MASK + seat * rules[HAND_SIZE])
    useless = public_useless(row, rules, scratch, row[TURN])
    learn_from_choice(row, rules, scratch, memory, at, viewer, action, useless)


def learn_from_choice(
    row: Ints,
    rules: Ints,
    scratch: Ints,
    memory: Ints,
    at: int,
    viewer: int,
    place: int,
    places: int,
) -> None:
    """A card was chosen among several that would have done as well: that is a message."""
    if (places >> place) & 1 != 0:
        budget = count_below(places, rules[HAND_SIZE])
        learn_from_sum(row, rules, scratch, memory, at, viewer, count_below(places, place), budget)


def learn_from_sum(
    row: Ints,
    rules: Ints,
    scratch: Ints,
    memory: Ints,
    at: int,
    viewer: int,
    message: int,
    budget: int,
) -> None:
    """Take the visible hats off the sum; then everybody's answers are common knowledge."""
    rest = message
    for seat in range(rules[PLAYERS]):
        if seat != row[TURN] and seat != viewer:
            rest -= hat_of(row, rules, scratch, seat, budget, -1)
            remember(row, rules, scratch, memory, at, seat, ASKED_MASK)
    if viewer >= 0 and viewer != row[TURN]:
        hat_of(row, rules, scratch, viewer, budget, rest % budget)
        remember(row, rules, scratch, memory, at, viewer, ASKED_MASK)


def remember(
    row: Ints, rules: Ints, scratch: Ints, memory: Ints, at: int, seat: int, masks: int
) -> None:
    """Keep what is left of each card of a hand."""
    first = seat * rules[HAND_SIZE]
    for place in range(row[SIZES + seat]):
        memory[at + row[HANDS + first + place]] &= scratch[masks + place]


def strip_plays(row: Ints, rules: Ints, scratch: Ints) -> None:
    """Who discards with a token at hand sees no teammate who should play and does not know
    it: whoever knows of no play has none."""
    for seat in range(rules[PLAYERS]):
        playable = needed_plays(row, rules, scratch, seat)
        if seat != row[TURN] and not knows_play(row, rules, scratch, seat, playable):
            first = seat * rules[HAND_SIZE]
            for slot in range(first, first + row[SIZES + seat]):
                left = scratch[PUBLIC_MASK + slot] & ~playable
                if left != 0:
                    scratch[PUBLIC_MASK + slot] = left


def needed_plays(row: Ints, rules: Ints, scratch: Ints, seat: int) -> int:
    """The kinds that a seat should know of if it holds one."""
    if style_of(scratch, FUTURE_NEEDS, 1) == 0:
        return scratch[PLAYABLE]
    find_asked_playable(row, rules, scratch, seat)
    return scratch[ASKED_PLAYABLE]


def public_plays(row: Ints, rules: Ints, scratch: Ints) -> int:
    """The places of the cards of the seat on turn that all know to fit, as bits, if the
    choice among them tells something."""
    found = 0
    if style_of(scratch, CODED_PLAYS, 1) != 0:
        first = row[TURN] * rules[HAND_SIZE]
        for place in range(row[SIZES + row[TURN]]):
            if scratch[PUBLIC_MASK + first + place] & ~scratch[PLAYABLE] == 0:
                found |= 1 << place
    return found


def public_useless(row: Ints, rules: Ints, scratch: Ints, seat: int) -> int:
    """The places of cards that all know to be useless, or held twice, as bits."""
    return useless_places(scratch, PUBLIC_MASK + seat * rules[HAND_SIZE], row[SIZES + seat])


def count_below(places: int, end: int) -> int:
    """How many of these places come before this one."""
    count = 0
    for place in range(end):
        count += (places >> place) & 1
    return count
