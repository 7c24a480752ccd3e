"""What ``cheat`` does on its turn.

Restricted like ``fast.engine``.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.cautious.choice import cautious_action
from hanabi.bots.hat.choice import is_early
from hanabi.bots.kernels.habits import has_play, holders, likeliest_place, play_action
from hanabi.bots.kernels.knowledge import count_open
from hanabi.bots.kernels.scratch import MEMORY_STYLE, OWN_MASK, OWN_WEIGHT, STYLE
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
from hanabi.fast.engine.legality import possible_hints
from hanabi.fast.engine.portable import lowest_bit
from hanabi.fast.engine.ruleset_numbers import (
    AT_HINTS,
    HAND_SIZE,
    MAX_TOKENS,
    NEXT_KIND,
    PLAYERS,
    RANKS,
    STEP_OF,
    SUIT_OF,
)

SPARE, HELD_TWICE, HELD_ELSEWHERE, NOT_LAST = 1000, 900, 500, 100
"""How gladly a card is discarded: useless, held twice in the hand, held by a teammate too, not
the last copy; to each its step is added, high cards go first."""


def cheat_action(row: Ints, words: Ints, rules: Ints, scratch: Ints, memory: Ints, at: int) -> int:
    """The move of the seat on turn, which looks at its own cards."""
    if row[PENDING] != 0:
        return cautious_action(row, words, rules, scratch, memory, at)
    seat = row[TURN]
    scratch[STYLE] = memory[at + MEMORY_STYLE]
    find_status(row, rules, scratch)
    count_open(row, rules, scratch, OWN_WEIGHT)
    first = seat * rules[HAND_SIZE]
    for place in range(row[SIZES + seat]):
        scratch[OWN_MASK + place] = 1 << row[KINDS + row[HANDS + first + place]]
    place = best_seen_play(row, rules, scratch)
    if place >= 0:
        return play_action(rules, scratch, place)
    hints = 0
    if row[HINT_TOKENS] > 0:
        hints = possible_hints(row, rules, seat)
    if row[HINT_TOKENS] < rules[MAX_TOKENS] and row[SIZES + seat] > 0:
        place = gladly_discarded(row, rules, scratch, seat)
        if hints == 0 or wants_to_discard(row, rules, scratch, place):
            return place
    if hints != 0:
        return rules[AT_HINTS] + lowest_bit(hints)
    return rules[HAND_SIZE] + likeliest_place(row, scratch)


def best_seen_play(row: Ints, rules: Ints, scratch: Ints) -> int:
    """A card that fits: one that lets a teammate go on, then a low one that few others hold;
    −1 if none."""
    best = -1
    most = -1
    for place in range(row[SIZES + row[TURN]]):
        mask = scratch[OWN_MASK + place]
        if mask & scratch[PLAYABLE] != 0:
            kind = lowest_bit(mask)
            level = rules[STEP_OF + kind]
            others = 0
            if row[DRAWN] < row[CARDS]:
                others = holders(row, rules, kind)
            value = 1000 * (9 - level) // (1 + others)
            if level + 1 < rules[RANKS]:
                following = rules[NEXT_KIND + 16 * rules[SUIT_OF + kind] + level + 1]
                if holders(row, rules, following) > 0:
                    value += 10000
            if value > most:
                most = value
                best = place
    return best


def wants_to_discard(row: Ints, rules: Ints, scratch: Ints, place: int) -> bool:
    """Is this discard better than to pass with a hint? Where nobody can play, whoever has the
    best card to lose discards it: a token spent on waiting would change nothing."""
    seat = row[TURN]
    value = discard_value(row, rules, scratch, seat, place)
    is_time = is_early(row, rules, scratch)
    if can_others_play(row, rules, scratch):
        return is_time and value >= HELD_TWICE
    if value >= HELD_ELSEWHERE:
        return True
    if not is_time:
        return False
    for other in range(rules[PLAYERS]):
        if other != seat and row[SIZES + other] > 0:
            theirs = gladly_discarded(row, rules, scratch, other)
            if discard_value(row, rules, scratch, other, theirs) > value:
                return False
    return True


def gladly_discarded(row: Ints, rules: Ints, scratch: Ints, seat: int) -> int:
    """The card of this seat that is missed least."""
    best = 0
    most = -1
    for place in range(row[SIZES + seat]):
        value = discard_value(row, rules, scratch, seat, place)
        if value > most:
            most = value
            best = place
    return best


def discard_value(row: Ints, rules: Ints, scratch: Ints, seat: int, place: int) -> int:
    """How gladly a card is discarded."""
    hand_size = rules[HAND_SIZE]
    first = seat * hand_size
    kind = row[KINDS + row[HANDS + first + place]]
    if (scratch[USELESS] >> kind) & 1 != 0:
        return SPARE
    for slot in range(first, first + place):
        if row[KINDS + row[HANDS + slot]] == kind:
            return HELD_TWICE
    if (scratch[INDISPENSABLE] >> kind) & 1 != 0:
        return rules[STEP_OF + kind]
    for other in range(rules[PLAYERS]):
        if other != seat:
            for slot in range(other * hand_size, other * hand_size + row[SIZES + other]):
                if row[KINDS + row[HANDS + slot]] == kind:
                    return HELD_ELSEWHERE + rules[STEP_OF + kind]
    return NOT_LAST + rules[STEP_OF + kind]


def can_others_play(row: Ints, rules: Ints, scratch: Ints) -> bool:
    """Does a teammate hold a card that fits?"""
    for seat in range(rules[PLAYERS]):
        if seat != row[TURN] and has_play(row, rules, seat, scratch[PLAYABLE]):
            return True
    return False
