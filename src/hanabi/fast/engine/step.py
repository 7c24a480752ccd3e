"""One move: what it does to a row.

Restricted as the package says. The caller answers for legality.
"""

from hanabi.fast.engine.effects import (
    draw_and_end_turn,
    end_turn,
    give_hint,
    put_on_pile,
    take,
    token_back,
)
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    DID_DISCARD,
    DID_PLAY,
    END_INDISPENSABLE,
    END_MISTAKES,
    ENDING,
    FLAG_FITTED,
    FLAG_TOKEN,
    HINT_TOKENS,
    KINDS,
    LAST,
    MISTAKES,
    PILE,
    PILED,
    POINTS,
    TURN,
)
from hanabi.fast.engine.legality import fits
from hanabi.fast.engine.rewards import put_on_firework, resolve_reward
from hanabi.fast.engine.ruleset_numbers import (
    AT_ANNOUNCE,
    AT_HINTS,
    AT_REWARD_HINTS,
    COPIES,
    EXPERT,
    HAND_SIZE,
    MAX_MISTAKES,
    SUIT_OF,
    SUITS,
)


def step(row: Ints, words: Ints, rules: Ints, action: int) -> None:
    """Make a legal move."""
    hand_size = rules[HAND_SIZE]
    if action >= rules[AT_REWARD_HINTS]:
        resolve_reward(row, words, rules, action)
    elif action < hand_size:
        discard(row, words, rules, action)
    elif rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]:
        row[HINT_TOKENS] -= 1
        give_hint(row, words, rules, action - rules[AT_HINTS], 0)
        end_turn(row, rules)
    else:
        place = action - hand_size
        announced = -1
        if action >= rules[AT_ANNOUNCE]:
            place = (action - rules[AT_ANNOUNCE]) // rules[SUITS]
            announced = (action - rules[AT_ANNOUNCE]) % rules[SUITS]
        play(row, words, rules, place, announced)


def discard(row: Ints, words: Ints, rules: Ints, place: int) -> None:
    """R-08."""
    seat = row[TURN]
    card = take(row, words, rules, place)
    kind = row[KINDS + card]
    put_on_pile(row, card)
    token_back(row, rules)
    words[LAST] = DID_DISCARD | seat << 8 | place << 32 | kind << 48 | FLAG_TOKEN << 56
    if rules[EXPERT] != 0:
        check_loss(row, rules, kind)
    draw_and_end_turn(row, words, rules)


def play(row: Ints, words: Ints, rules: Ints, place: int, announced: int) -> None:
    """R-09, R-31; announced is a suit, or −1."""
    seat = row[TURN]
    tokens = row[HINT_TOKENS]
    card = take(row, words, rules, place)
    kind = row[KINDS + card]
    suit = rules[SUIT_OF + kind]
    flags = 0
    if fits(row, rules, kind) and (announced < 0 or announced == suit):
        flags = FLAG_FITTED
        if announced >= 0:
            token_back(row, rules)
        put_on_firework(row, rules, card, suit)
        if row[HINT_TOKENS] > tokens:
            flags |= FLAG_TOKEN
    else:
        put_on_pile(row, card)
        row[MISTAKES] += 1
        if row[MISTAKES] >= rules[MAX_MISTAKES]:
            row[ENDING] = END_MISTAKES
        elif rules[EXPERT] != 0:
            check_loss(row, rules, kind)
    what = DID_PLAY | seat << 8 | (announced + 1) << 24 | place << 32
    words[LAST] = what | kind << 48 | flags << 56
    draw_and_end_turn(row, words, rules)


def check_loss(row: Ints, rules: Ints, kind: int) -> None:
    """R-30: in the expert variant the last copy of a needed card may not be lost.

    With every copy among the discards none is on the firework, so it is still needed.
    """
    gone = 0
    for place in range(row[PILED]):
        card = row[PILE + place]
        if card >= 0 and row[KINDS + card] == kind:
            gone += 1
    if gone == rules[COPIES + kind]:
        row[ENDING] = END_INDISPENSABLE


def score(row: Ints) -> int:
    """What the rules give for the game as it is (R-12, R-15, R-30)."""
    if row[ENDING] == END_MISTAKES or row[ENDING] == END_INDISPENSABLE:
        return 0
    return row[POINTS]
