"""What chance can do next, and when two positions are the same, if all hands lie open.

Restricted like ``fast.engine``. Nobody knows the deck's order, so every order of the cards in it is
as likely as any other; the same holds for the tiles that are still face down, and tile 5 puts its
card anywhere (R-44). Cards that can never be played again are all alike.
"""

from hanabi.analysis.solver.beam import mixed
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    ASK_RETURN,
    CARDS,
    DRAWN,
    HANDS,
    HEIGHTS,
    HINT_TOKENS,
    KINDS,
    MISTAKES,
    PENDING,
    PILE,
    PILED,
    POINTS,
    SIZES,
    TILES,
    TILES_TURNED,
    TURN,
    TURNS_LEFT,
)
from hanabi.fast.engine.legality import fits
from hanabi.fast.engine.rewards import RETURN_TILE
from hanabi.fast.engine.ruleset_numbers import (
    AT_ADD,
    AT_ANNOUNCE,
    AT_DECLINE,
    AT_HINTS,
    EXPERT,
    HAND_SIZE,
    NEXT_KIND,
    PLAYERS,
    POINTS_AT_MOST,
    RANKS,
    STEP_OF,
    SUIT_OF,
    SUITS,
    TILE_COUNT,
)

# Places in ``facts``: what was found out about the position that is looked at.
NAME = 0  # by kind: itself, or USELESS
DRAW_PLACE = 48  # by choice of chance: the place in the deck that is drawn, or RETURNED_CARD
DRAW_COUNT = 96
FACTS_SIZE = 144

USELESS = 47
RETURNED_CARD = -1
FIRST_SALT, SECOND_SALT = 17, 91
BITS = (1 << 62) - 1


def tiles_may_help(row: Ints, rules: Ints) -> bool:
    """Can a tile still bring a card back, or is one owed?"""
    return row[TILES_TURNED] < rules[TILE_COUNT] or row[PENDING] != 0


def find_names(row: Ints, rules: Ints, facts: Ints) -> int:
    """By which name each kind goes on: its own, or that of all useless ones. The answer is the
    highest number of points that can be thought of."""
    present = 0
    for number in range(row[DRAWN], row[CARDS]):
        present |= 1 << row[KINDS + number]
    for seat in range(rules[PLAYERS]):
        first = HANDS + seat * rules[HAND_SIZE]
        for place in range(first, first + row[SIZES + seat]):
            present |= 1 << row[KINDS + row[place]]
    is_any_alive = tiles_may_help(row, rules)
    reachable = 0
    for suit in range(rules[SUITS]):
        is_alive = True
        for level in range(rules[RANKS]):
            kind = rules[NEXT_KIND + 16 * suit + level]
            facts[NAME + kind] = USELESS
            if level >= row[HEIGHTS + suit]:
                is_alive = is_alive and (is_any_alive or (present >> kind) & 1 != 0)
                if is_alive:
                    facts[NAME + kind] = kind
                    reachable += 1
    if is_any_alive or rules[EXPERT] != 0:
        return rules[POINTS_AT_MOST]
    turns = row[TURNS_LEFT]
    if turns < 0:
        turns = row[CARDS] - row[DRAWN] + rules[PLAYERS]
    return row[POINTS] + min(reachable, turns)


def position_mark(row: Ints, rules: Ints, facts: Ints, salt: int) -> int:
    """A number of 62 bits that is different for different positions, nearly always; two of them,
    with different salts, are taken for the position itself."""
    mark = row[TURN] + 8 * row[HINT_TOKENS] + 128 * row[MISTAKES] + 1024 * row[PENDING]
    mark = mixed(salt, mark * 64 + row[TURNS_LEFT] + 1)
    turned = 0
    for place in range(row[TILES_TURNED]):
        turned |= 1 << row[TILES + place]
    mark = mixed(mark, turned)
    for suit in range(rules[SUITS]):
        mark = mixed(mark, row[HEIGHTS + suit])
    for seat in range(rules[PLAYERS]):
        first = HANDS + seat * rules[HAND_SIZE]
        hand = 0  # a set of cards, whatever their order
        for place in range(first, first + row[SIZES + seat]):
            hand = (hand + mixed(salt + 1, facts[NAME + row[KINDS + row[place]]])) & BITS
        mark = mixed(mark, hand)
    deck = 0
    for number in range(row[DRAWN], row[CARDS]):
        deck = (deck + mixed(salt + 2, facts[NAME + row[KINDS + number]])) & BITS
    mark = mixed(mark, deck)
    if tiles_may_help(row, rules):
        gone = 0
        for place in range(row[PILED]):
            card = row[PILE + place]
            if card >= 0:
                gone = (gone + mixed(salt + 3, facts[NAME + row[KINDS + card]])) & BITS
        mark = mixed(mark, gone)
    return mark


def orders(row: Ints, rules: Ints, spare: int) -> int:
    """How many equally likely ways chance has from here: orders of the deck and of the tiles.
    While tile 5 may put a card back, times ``spare``, which every size of the deck divides."""
    count = 1
    for factor in range(2, row[CARDS] - row[DRAWN] + 1):
        count *= factor
    for factor in range(2, rules[TILE_COUNT] - row[TILES_TURNED] + 1):
        count *= factor
    if rules[TILE_COUNT] > 0:
        is_over = row[PENDING] != ASK_RETURN
        for place in range(row[TILES_TURNED]):
            if row[TILES + place] == RETURN_TILE and is_over:
                return count
        count *= spare
    return count


def turns_tile(row: Ints, rules: Ints, action: int) -> bool:
    """Does this action complete a firework, so that a tile is turned?"""
    if row[TILES_TURNED] >= rules[TILE_COUNT]:
        return False
    kind = -1
    if rules[AT_ADD] <= action < rules[AT_DECLINE]:
        suit = action - rules[AT_ADD]
        kind = rules[NEXT_KIND + 16 * suit + row[HEIGHTS + suit]]
    elif row[PENDING] == 0:
        hand_size = rules[HAND_SIZE]
        place = -1
        if hand_size <= action < rules[AT_HINTS]:
            place = action - hand_size
        elif rules[AT_ANNOUNCE] <= action:
            place = (action - rules[AT_ANNOUNCE]) // rules[SUITS]
        if place >= 0:
            held = row[KINDS + row[HANDS + row[TURN] * hand_size + place]]
            if fits(row, rules, held):
                kind = held
                if rules[AT_ANNOUNCE] <= action:
                    announced = (action - rules[AT_ANNOUNCE]) % rules[SUITS]
                    if announced != rules[SUIT_OF + held]:
                        kind = -1
    if kind < 0 or row[POINTS] + 1 == rules[POINTS_AT_MOST]:
        return False
    return rules[STEP_OF + kind] + 1 == rules[RANKS]


def list_draws(row: Ints, rules: Ints, facts: Ints, action: int) -> int:
    """Which cards can be drawn after this action, useless ones together; how many ways that
    are. Where nothing can be drawn, one way in which nothing is."""
    size = row[CARDS] - row[DRAWN]
    is_hint = rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]
    if size == 0 or is_hint:
        facts[DRAW_PLACE] = row[DRAWN]
        facts[DRAW_COUNT] = 1
        return 1
    ways = 0
    if row[PENDING] == ASK_RETURN:
        facts[DRAW_PLACE] = RETURNED_CARD
        facts[DRAW_COUNT] = 1
        ways = 1
    first = ways
    for number in range(row[DRAWN], row[CARDS]):
        name = facts[NAME + row[KINDS + number]]
        found = False
        for way in range(first, ways):
            if not found and facts[NAME + row[KINDS + facts[DRAW_PLACE + way]]] == name:
                facts[DRAW_COUNT + way] += 1
                found = True
        if not found:
            facts[DRAW_PLACE + ways] = number
            facts[DRAW_COUNT + ways] = 1
            ways += 1
    return ways
