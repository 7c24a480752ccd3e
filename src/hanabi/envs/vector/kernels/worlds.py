"""Another world that looks the same to one seat: its hidden cards and the deck drawn anew.

Restricted as ``fast.engine`` says. Exact: every arrangement of the unseen cards that hints allow
is as likely as every other. The cards of the seat's own hand are drawn one after the other;
a kind is as likely as there are arrangements of the rest, which Möbius inversion over the
partitions of the rest counts: of a *group* of cards only matters how many unseen copies would
do for all of it.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.fast.engine.deduction import (
    DEDUCTION_SIZE,
    POSSIBLE,
    UNSEEN,
    count_unseen,
    read_knowledge,
)
from hanabi.fast.engine.ints import Ints, Rows
from hanabi.fast.engine.layout import (
    CARDS,
    DRAWN,
    HANDS,
    KINDS,
    MAX_KINDS,
    RETURN_PLACE,
    RETURNED,
    RETURNED_AT,
    RETURNED_TO,
    SEED,
    SIZES,
    TILES,
    TILES_TURNED,
    TURN,
)
from hanabi.fast.engine.portable import below, popcount, stream
from hanabi.fast.engine.ruleset_numbers import HAND_SIZE, RANKS, SUITS, TILE_COUNT

WORLD_STREAM = 7
WAYS = DEDUCTION_SIZE  # by group of the hand's cards: ways to choose different copies for them
COMMON = WAYS + 256  # by group: unseen copies that would do for each of its cards
WEIGHTS = COMMON + 256  # by kind
DECK = WEIGHTS + 48  # what is left, one after the other
WORLD_SCRATCH = DECK + 80
HALF = 2147483648


def redraw_games(
    rows: Rows,
    words: Rows,
    rulesets: Rows,
    which: Ints,
    chosen: Ints,
    viewer: int,
    seed: int,
    scratch: Ints,
    games: int,
) -> None:
    """Draw anew what the viewer (−1: the seat on turn) does not see of the chosen games."""
    for game in range(games):
        if chosen[game] != 0:
            row = rows[game]
            seat = viewer
            if seat < 0:
                seat = row[TURN]
            key = stream(stream(seed, WORLD_STREAM), game)
            redraw(row, words[game], rulesets[which[game]], scratch, seat, key)


def redraw(row: Ints, words: Ints, rules: Ints, scratch: Ints, seat: int, key: int) -> None:
    """Draw anew what this seat does not see."""
    count_unseen(row, rules, scratch, seat, seat)
    read_knowledge(row, words, rules, scratch, seat)
    first = seat * rules[HAND_SIZE]
    held = row[SIZES + seat]
    returned = -1
    if row[RETURNED] >= 0:
        returned = row[KINDS + row[RETURNED_TO]]
    count_common(rules, scratch, first, held)
    new_place = -1
    left = (1 << held) - 1
    for place in range(held):
        left &= ~(1 << place)
        kind = draw_kind(scratch, first, held, place, left, key)
        forget_copy(scratch, takers(scratch, first, held, kind), held)
        scratch[UNSEEN + kind] -= 1
        number = row[HANDS + first + place]
        if kind == MAX_KINDS:
            new_place = number
            kind = returned
        row[KINDS + number] = kind
    in_deck = shuffle_deck(row, scratch, key, returned)
    if in_deck >= 0:
        new_place = in_deck
    if returned >= 0:
        if new_place < 0:
            new_place = row[RETURNED_AT]
            while row[KINDS + new_place] != returned:
                new_place += 1
        row[RETURNED_TO] = new_place
    shuffle_tiles(row, rules, key)
    words[SEED] = stream(key, WORLD_STREAM)
    row[RETURN_PLACE] = -1


def count_common(rules: Ints, scratch: Ints, first: int, held: int) -> None:
    """For each group of the hand's cards: how many unseen copies would do for all of it."""
    for group in range(1, 1 << held):
        mask = (1 << (MAX_KINDS + 1)) - 1
        for place in range(held):
            if (group >> place) & 1 != 0:
                mask &= scratch[POSSIBLE + first + place]
        copies = scratch[UNSEEN + MAX_KINDS] * (mask >> MAX_KINDS)
        for kind in range(rules[SUITS] * rules[RANKS]):
            copies += scratch[UNSEEN + kind] * ((mask >> kind) & 1)
        scratch[COMMON + group] = copies


def takers(scratch: Ints, first: int, held: int, kind: int) -> int:
    """The places of the hand whose cards may be of this kind, as bits."""
    found = 0
    for place in range(held):
        found |= ((scratch[POSSIBLE + first + place] >> kind) & 1) << place
    return found


def forget_copy(scratch: Ints, places: int, held: int) -> None:
    """One copy is gone that would have done for these places."""
    for group in range(1, 1 << held):
        if group & ~places == 0:
            scratch[COMMON + group] -= 1


def count_ways(scratch: Ints, left: int, places: int) -> int:
    """Ways to choose different copies for the cards that are left, without one copy that would
    do for these places."""
    scratch[WAYS] = 1
    for group in range(1, left + 1):
        if group & ~left == 0:
            lowest = group & -group
            others = group ^ lowest
            ways = 0
            part = others
            while part >= 0:
                block = part | lowest
                copies = scratch[COMMON + block]
                if block & ~places == 0:
                    copies -= 1
                for number in range(1, popcount(part) + 1):
                    copies *= -number
                ways += copies * scratch[WAYS + (others ^ part)]
                part = (part - 1) & others if part > 0 else -1
            scratch[WAYS + group] = ways
    return scratch[WAYS + left]


def draw_kind(scratch: Ints, first: int, held: int, place: int, left: int, key: int) -> int:
    """A kind for the card in this place, while others of the hand are still to come."""
    total = 0
    for kind in range(MAX_KINDS + 1):
        weight = 0
        if (scratch[POSSIBLE + first + place] >> kind) & 1 != 0 and scratch[UNSEEN + kind] > 0:
            ways = count_ways(scratch, left, takers(scratch, first, held, kind))
            weight = scratch[UNSEEN + kind] * ways
        scratch[WEIGHTS + kind] = weight
        total += weight
    number = below(key, 2 * place, HALF) * HALF + below(key, 2 * place + 1, HALF)
    number %= total
    kind = 0
    while number >= scratch[WEIGHTS + kind]:
        number -= scratch[WEIGHTS + kind]
        kind += 1
    return kind


def shuffle_deck(row: Ints, scratch: Ints, key: int, returned: int) -> int:
    """What is left lies in the deck, in any order; where the returned card lies, or −1."""
    count = 0
    for kind in range(MAX_KINDS + 1):
        for _ in range(scratch[UNSEEN + kind]):
            scratch[DECK + count] = kind
            count += 1
    found = -1
    for number in range(row[DRAWN], row[CARDS]):
        other = below(key, 100 + count, count)
        count -= 1
        kind = scratch[DECK + other]
        scratch[DECK + other] = scratch[DECK + count]
        if kind == MAX_KINDS:
            found = number
            kind = returned
        row[KINDS + number] = kind
    return found


def shuffle_tiles(row: Ints, rules: Ints, key: int) -> None:
    """The tiles that have not been turned, in any order."""
    turned = row[TILES_TURNED]
    for last in range(rules[TILE_COUNT] - 1, turned, -1):
        other = turned + below(key, 200 + last, last + 1 - turned)
        tile = row[TILES + last]
        row[TILES + last] = row[TILES + other]
        row[TILES + other] = tile
