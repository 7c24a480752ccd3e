"""Bots follow the past of a game and then play it to its end, in one arrangement after the other.

Restricted like ``fast.engine``. Each seat has a memory of its own: the past was not made by these
bots, so that seats which see different cards may understand it differently.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.kernels.games import REFUSED, make_move, play_on
from hanabi.bots.kernels.scratch import MEMORY_SIZE
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    CARDS,
    DRAWN,
    END_COMPLETE,
    END_DECK,
    ENDING,
    KINDS,
    KNOWLEDGE,
    POINTS,
    RETURN_PLACE,
    RETURNED,
    RETURNED_AT,
)
from hanabi.fast.engine.ruleset_numbers import EXPERT, HAND_SIZE, PLAYERS, POINTS_AT_START

# Places in ``sums``.
SCORE_SUM, WINS, GAMES = 0, 1, 2
SUMS_SIZE = 3
ALLOWED, FORBIDDEN = 0, 1


def follow_past(
    row: Ints,
    words: Ints,
    rules: Ints,
    scratch: Ints,
    memories: Ints,
    bots: Ints,
    past: Ints,
    first: int,
    last: int,
) -> None:
    """Make these moves of the past; the bots learn from them."""
    for number in range(first, last):
        make_move(row, words, rules, scratch, memories, bots, past[number], False)


def play_decks(
    row: Ints,
    words: Ints,
    rules: Ints,
    scratch: Ints,
    memories: Ints,
    bots: Ints,
    saved: Ints,
    chosen: int,
    deck: Ints,
    sums: Ints,
    action: int,
    spare: int,
) -> int:
    """Play on after this action with every order of the deck, copies of a kind taken together; add
    up what comes out, times ``spare``. ``deck`` holds the kinds, rising, also at the end;
    ``chosen`` is as in ``play_on``.

    Where tile 5 puts a card back, every place in the deck is tried, so that each counts for a part
    of ``spare``, which all sizes of the deck divide.
    """
    row_words = KNOWLEDGE + rules[PLAYERS] * rules[HAND_SIZE]
    for place in range(row_words):
        saved[place] = words[place]
    for place in range(MEMORY_SIZE * rules[PLAYERS]):
        saved[row_words + place] = memories[place]
    is_other_order = True
    while is_other_order:
        return_place = 0
        places = 1
        while return_place < places:
            recall(words, rules, memories, saved)
            has_returned = row[RETURNED] >= 0
            size = row[CARDS] - row[DRAWN]
            for place in range(size):
                row[KINDS + row[DRAWN] + place] = deck[place]
            row[RETURN_PLACE] = return_place
            make_move(row, words, rules, scratch, memories, bots, action, False)
            if play_on(row, words, rules, scratch, memories, bots, chosen, False) == REFUSED:
                return FORBIDDEN
            if row[RETURNED] >= 0 and not has_returned:
                places = row[CARDS] - row[RETURNED_AT]
            add_up(row, rules, sums, spare // places)
            return_place += 1
        recall(words, rules, memories, saved)
        is_other_order = next_order(deck, row[CARDS] - row[DRAWN])
    return ALLOWED


def recall(words: Ints, rules: Ints, memories: Ints, saved: Ints) -> None:
    """The position as it was kept."""
    row_words = KNOWLEDGE + rules[PLAYERS] * rules[HAND_SIZE]
    for place in range(row_words):
        words[place] = saved[place]
    for place in range(MEMORY_SIZE * rules[PLAYERS]):
        memories[place] = saved[row_words + place]


def add_up(row: Ints, rules: Ints, sums: Ints, weight: int) -> None:
    """The result of a game, as in ``open_hands``."""
    sums[GAMES] += 1
    if row[ENDING] == END_COMPLETE or row[ENDING] == END_DECK:
        sums[SCORE_SUM] += weight * row[POINTS]
    elif rules[EXPERT] == 0:
        sums[SCORE_SUM] += weight * min(0, rules[POINTS_AT_START])
    if row[ENDING] == END_COMPLETE:
        sums[WINS] += weight


def next_order(deck: Ints, size: int) -> bool:
    """The next order of these numbers; after the last, the first again and False."""
    first = size - 2
    while first >= 0 and deck[first] >= deck[first + 1]:
        first -= 1
    if first >= 0:
        other = size - 1
        while deck[other] <= deck[first]:
            other -= 1
        kept = deck[first]
        deck[first] = deck[other]
        deck[other] = kept
    low = first + 1
    high = size - 1
    while low < high:
        kept = deck[low]
        deck[low] = deck[high]
        deck[high] = kept
        low += 1
        high -= 1
    return first >= 0
