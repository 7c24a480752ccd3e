"""Which moves the rules allow, as bits.

Restricted as the package says.
"""

from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    ASK_ADD,
    ASK_ADD_OR_DECLINE,
    ASK_COLOR_HINT,
    ASK_RANK_HINT,
    ASK_RETURN,
    ENDING,
    HANDS,
    HEIGHTS,
    HINT_TOKENS,
    KINDS,
    PENDING,
    PILE,
    PILED,
    SIZES,
    TURN,
)
from hanabi.fast.engine.ruleset_numbers import (
    ALWAYS_HINTS,
    AT_ADD,
    AT_ANNOUNCE,
    AT_DECLINE,
    AT_GIVE_BACK,
    AT_HINTS,
    AT_REWARD_HINTS,
    COLOR_HINTS,
    COLORS,
    HAND_SIZE,
    HINT_NAME,
    HINT_TO,
    MAX_TOKENS,
    NEXT_KIND,
    PLAYERS,
    RANKS,
    STEP_OF,
    SUIT_OF,
    SUITS,
    TOUCH,
)


def possible_hints(row: Ints, rules: Ints, giver: int) -> int:
    """The hints that this seat could give, the price aside (R-06, R-07), as bits in the order
    of the actions."""
    players = rules[PLAYERS]
    hand_size = rules[HAND_SIZE]
    colors = rules[COLORS]
    ranks = rules[RANKS]
    always = rules[ALWAYS_HINTS]
    found = 0
    color_place = 0
    rank_place = (players - 1) * colors
    seat = giver
    for _ in range(players - 1):
        seat += 1
        if seat == players:
            seat = 0
        touched = always
        first = HANDS + seat * hand_size
        for place in range(first, first + row[SIZES + seat]):
            touched |= rules[TOUCH + row[KINDS + row[place]]]
        found |= (touched & rules[COLOR_HINTS]) << color_place
        found |= (touched >> colors) << rank_place
        color_place += colors
        rank_place += ranks
    return found


def is_possible_hint(row: Ints, rules: Ints, number: int) -> bool:
    """Is this one of the ``possible_hints`` of the seat on turn?"""
    seat = row[TURN] + 1 + rules[HINT_TO + number]
    if seat >= rules[PLAYERS]:
        seat -= rules[PLAYERS]
    touched = rules[ALWAYS_HINTS]
    first = HANDS + seat * rules[HAND_SIZE]
    for place in range(first, first + row[SIZES + seat]):
        touched |= rules[TOUCH + row[KINDS + row[place]]]
    return (touched >> rules[HINT_NAME + number]) & 1 != 0


def fits(row: Ints, rules: Ints, kind: int) -> bool:
    """Does this kind of card start or continue its firework (R-09)?"""
    return row[HEIGHTS + rules[SUIT_OF + kind]] == rules[STEP_OF + kind]


def next_kind(row: Ints, rules: Ints, suit: int) -> int:
    """The kind that this suit's firework takes next, −1 when it is complete."""
    return rules[NEXT_KIND + 16 * suit + row[HEIGHTS + suit]]


def fitting_discards(row: Ints, rules: Ints) -> int:
    """The suits whose next card lies in the discards, as bits (tile 6)."""
    found = 0
    for place in range(row[PILED]):
        card = row[PILE + place]
        if card >= 0:
            kind = row[KINDS + card]
            if fits(row, rules, kind):
                found |= 1 << rules[SUIT_OF + kind]
    return found


def discarded_kinds(row: Ints) -> int:
    """The kinds that lie in the discards, as bits (tile 5)."""
    found = 0
    for place in range(row[PILED]):
        card = row[PILE + place]
        if card >= 0:
            found |= 1 << row[KINDS + card]
    return found


def choices(row: Ints, rules: Ints) -> int:
    """What the pending tile lets the seat on turn choose, as bits: hints in the order of the
    actions, kinds for tile 5, suits for tile 6 (and the bit after them to decline)."""
    asked = row[PENDING]
    if asked <= ASK_RANK_HINT:
        hints = possible_hints(row, rules, row[TURN])
        color_hints = (1 << ((rules[PLAYERS] - 1) * rules[COLORS])) - 1
        return hints & color_hints if asked == ASK_COLOR_HINT else hints & ~color_hints
    if asked == ASK_RETURN:
        return discarded_kinds(row)
    found = fitting_discards(row, rules)
    if asked == ASK_ADD_OR_DECLINE:
        found |= 1 << rules[SUITS]
    return found


def is_legal(row: Ints, rules: Ints, action: int) -> bool:
    """May the seat on turn do this now?"""
    if row[ENDING] != 0 or action < 0:
        return False
    hand_size = rules[HAND_SIZE]
    held = row[SIZES + row[TURN]]
    asked = row[PENDING]
    if action < rules[AT_REWARD_HINTS]:
        if asked != 0:
            return False
        if action < hand_size:
            return action < held and row[HINT_TOKENS] < rules[MAX_TOKENS]
        if action < rules[AT_HINTS]:
            return action - hand_size < held
        if action >= rules[AT_ANNOUNCE]:
            return action - rules[AT_ANNOUNCE] < held * rules[SUITS]
        return row[HINT_TOKENS] > 0 and is_possible_hint(row, rules, action - rules[AT_HINTS])
    if asked == 0:
        return False
    if action < rules[AT_GIVE_BACK]:
        bit = action - rules[AT_REWARD_HINTS]
        return asked <= ASK_RANK_HINT and (choices(row, rules) >> bit) & 1 == 1
    if action < rules[AT_ADD]:
        bit = action - rules[AT_GIVE_BACK]
        return asked == ASK_RETURN and (choices(row, rules) >> bit) & 1 == 1
    if action <= rules[AT_DECLINE]:
        bit = action - rules[AT_ADD]
        return asked >= ASK_ADD and (choices(row, rules) >> bit) & 1 == 1
    return False
