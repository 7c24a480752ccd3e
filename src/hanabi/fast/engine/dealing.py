"""The position after dealing: the deck of a seed, hands, tiles, first seat (R-03, R-05).

Restricted as the package says.
"""

from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    CARDS,
    DRAWN,
    ENDING,
    FIRST_SEAT,
    HANDS,
    HAS_SEED,
    HEIGHTS,
    HINT_TOKENS,
    KINDS,
    KNOWLEDGE,
    LAST,
    MISTAKES,
    PENDING,
    PILED,
    POINTS,
    RETURN_PLACE,
    RETURNED,
    RETURNED_AT,
    RETURNED_TO,
    SEED,
    SIZES,
    TILES,
    TILES_TURNED,
    TURN,
    TURNS_LEFT,
)
from hanabi.fast.engine.portable import below, stream
from hanabi.fast.engine.ruleset_numbers import (
    DECK_SIZE,
    EVERY_KIND,
    HAND_SIZE,
    MAX_TOKENS,
    PLAYERS,
    POINTS_AT_START,
    SORTED_DECK,
    SUITS,
    TILE_COUNT,
)

DECK_STREAM, TILES_STREAM, FIRST_SEAT_STREAM = 1, 2, 3
"""``rules.chance.Purpose``, as plain numbers."""


def deal(row: Ints, words: Ints, rules: Ints, seed: int, first_seat: int) -> None:
    """The position after dealing, from a seed; first seat −1 leaves that to the seed too."""
    deck_size = rules[DECK_SIZE]
    for place in range(deck_size):
        row[KINDS + place] = rules[SORTED_DECK + place]
    key = stream(seed, DECK_STREAM)
    for last in range(deck_size - 1, 0, -1):
        other = below(key, last, last + 1)
        kind = row[KINDS + last]
        row[KINDS + last] = row[KINDS + other]
        row[KINDS + other] = kind
    tile_count = rules[TILE_COUNT]
    if tile_count > 0:
        for place in range(tile_count):
            row[TILES + place] = place + 1
        key = stream(seed, TILES_STREAM)
        for last in range(tile_count - 1, 0, -1):
            other = below(key, last, last + 1)
            tile = row[TILES + last]
            row[TILES + last] = row[TILES + other]
            row[TILES + other] = tile
    if first_seat < 0:
        first_seat = below(stream(seed, FIRST_SEAT_STREAM), 0, rules[PLAYERS])
    start(row, words, rules, seed, first_seat)


def start(row: Ints, words: Ints, rules: Ints, seed: int, first_seat: int) -> None:
    """Deal the hands of the deck that lies in the row, and reset all else."""
    hand_size = rules[HAND_SIZE]
    players = rules[PLAYERS]
    every_kind = rules[EVERY_KIND]
    for place in range(players * hand_size):
        row[HANDS + place] = place
        words[KNOWLEDGE + place] = every_kind
    for seat in range(players):
        row[SIZES + seat] = hand_size
    for suit in range(rules[SUITS]):
        row[HEIGHTS + suit] = 0
    words[SEED] = seed
    words[LAST] = 0
    row[HINT_TOKENS] = rules[MAX_TOKENS]
    row[MISTAKES] = 0
    row[TURN] = first_seat
    row[FIRST_SEAT] = first_seat
    row[TURNS_LEFT] = -1
    row[DRAWN] = players * hand_size
    row[CARDS] = rules[DECK_SIZE]
    row[PILED] = 0
    row[POINTS] = rules[POINTS_AT_START]
    row[TILES_TURNED] = 0
    row[PENDING] = 0
    row[ENDING] = 0
    row[RETURN_PLACE] = -1
    row[RETURNED] = -1
    row[RETURNED_TO] = -1
    row[RETURNED_AT] = -1
    row[HAS_SEED] = 1
