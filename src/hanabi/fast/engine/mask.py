"""The legal actions of one game as a mask.

Restricted as the package says.
"""

from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import ASK_RETURN, ENDING, HINT_TOKENS, PENDING, SIZES, TURN
from hanabi.fast.engine.legality import choices, possible_hints
from hanabi.fast.engine.portable import lowest_bit
from hanabi.fast.engine.ruleset_numbers import (
    ACTIONS,
    AT_ADD,
    AT_ANNOUNCE,
    AT_GIVE_BACK,
    AT_HINTS,
    AT_REWARD_HINTS,
    HAND_SIZE,
    MAX_TOKENS,
    PLAY_WAYS,
)


def write_mask(row: Ints, rules: Ints, mask: Ints) -> None:
    """1 for each legal action, 0 for the others."""
    for action in range(rules[ACTIONS]):
        mask[action] = 0
    if row[ENDING] != 0:
        return
    asked = row[PENDING]
    if asked == 0:
        held = row[SIZES + row[TURN]]
        hand_size = rules[HAND_SIZE]
        for place in range(held):
            mask[hand_size + place] = 1
            if row[HINT_TOKENS] < rules[MAX_TOKENS]:
                mask[place] = 1
        for number in range(held * (rules[PLAY_WAYS] - 1)):
            mask[rules[AT_ANNOUNCE] + number] = 1
        if row[HINT_TOKENS] > 0:
            write_bits(possible_hints(row, rules, row[TURN]), rules[AT_HINTS], mask)
        return
    section = rules[AT_REWARD_HINTS]
    if asked == ASK_RETURN:
        section = rules[AT_GIVE_BACK]
    elif asked > ASK_RETURN:
        section = rules[AT_ADD]
    write_bits(choices(row, rules), section, mask)


def write_bits(bits: int, section: int, mask: Ints) -> None:
    """1 for each action of a section whose bit is set."""
    while bits != 0:
        mask[section + lowest_bit(bits)] = 1
        bits &= bits - 1
