"""``random`` over a row: the same moves from the same seed.

Restricted like ``fast.engine``.
"""

from hanabi.bots.kernels.scratch import CHOICE_NUMBER, CHOICE_STREAM
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    ASK_ADD_OR_DECLINE,
    ASK_RANK_HINT,
    ASK_RETURN,
    HINT_TOKENS,
    KINDS,
    PENDING,
    PILE,
    PILED,
    SIZES,
    TURN,
)
from hanabi.fast.engine.legality import choices, fits, possible_hints
from hanabi.fast.engine.portable import below, lowest_bit, popcount
from hanabi.fast.engine.ruleset_numbers import (
    AT_ANNOUNCE,
    AT_DECLINE,
    AT_HINTS,
    AT_REWARD_HINTS,
    HAND_SIZE,
    MAX_TOKENS,
    PLAY_WAYS,
)


def nth_bit(bits: int, number: int) -> int:
    """The place of the bit that has so many set bits below it."""
    for _ in range(number):
        bits &= bits - 1
    return lowest_bit(bits)


def random_action(
    row: Ints, _words: Ints, rules: Ints, scratch: Ints, _memory: Ints, _at: int
) -> int:
    """The move that ``RandomBot`` would make: any legal one, all as likely.

    Where a tile lets it take one of the discards, it chooses a piece of cardboard, not a kind:
    then the answer is −1 − its place in the pile, for ``rewards.take_back``.
    """
    key = scratch[CHOICE_STREAM]
    index = scratch[CHOICE_NUMBER]
    if row[PENDING] != 0:
        return random_reward(row, rules, key, index)
    held = row[SIZES + row[TURN]]
    tokens = row[HINT_TOKENS]
    discards = 0
    if tokens < rules[MAX_TOKENS]:
        discards = held
    hints = 0
    if tokens > 0:
        hints = possible_hints(row, rules, row[TURN])
    cards = discards + held
    said = cards + popcount(hints)
    number = below(key, index, said + held * (rules[PLAY_WAYS] - 1))
    if number < discards:
        return number
    if number < cards:
        return rules[HAND_SIZE] + number - discards
    if number < said:
        return rules[AT_HINTS] + nth_bit(hints, number - cards)
    return rules[AT_ANNOUNCE] + number - said


def random_reward(row: Ints, rules: Ints, key: int, index: int) -> int:
    """Any choice that a tile allows."""
    asked = row[PENDING]
    if asked <= ASK_RANK_HINT:
        hints = choices(row, rules)
        number = below(key, index, popcount(hints))
        return rules[AT_REWARD_HINTS] + nth_bit(hints, number)
    must_fit = asked != ASK_RETURN
    count = 0
    if asked == ASK_ADD_OR_DECLINE:
        count = 1
    for place in range(row[PILED]):
        if may_choose(row, rules, place, must_fit):
            count += 1
    number = below(key, index, count)
    for place in range(row[PILED]):
        if may_choose(row, rules, place, must_fit):
            if number == 0:
                return -1 - place
            number -= 1
    return rules[AT_DECLINE]


def may_choose(row: Ints, rules: Ints, place: int, must_fit: bool) -> bool:
    """Is this entry of the pile a discard that a tile lets one take?"""
    card = row[PILE + place]
    if card < 0:
        return False
    return not must_fit or fits(row, rules, row[KINDS + card])
