"""Thinking ahead over rows: which hands explain a move, and what comes of each move.

Restricted like ``fast.engine``. A *hand* is a row of kinds, one for each card that the searching
seat holds, oldest first; its cards' draw numbers are in ``held``. The *blueprint* is the bot (its
number, see ``dispatch``) by which everybody is taken to play.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from collections.abc import MutableSequence

from hanabi.bots.kernels.dispatch import bot_action, bot_learns
from hanabi.bots.kernels.habits import touched_places
from hanabi.bots.kernels.knowledge import find_own, find_public
from hanabi.bots.kernels.scratch import (
    MEMORY_SIZE,
    MEMORY_STYLE,
    OWN_MASK,
    STYLE,
)
from hanabi.fast.engine.ints import Ints, Rows
from hanabi.fast.engine.layout import (
    CARDS,
    DRAWN,
    ENDING,
    HANDS,
    KINDS,
    KNOWLEDGE,
    PENDING,
    PILE,
    PILED,
    SEED,
    SIZES,
    TILES,
    TILES_TURNED,
    TURN,
)
from hanabi.fast.engine.portable import below, lowest_bit, stream
from hanabi.fast.engine.rewards import take_back
from hanabi.fast.engine.ruleset_numbers import (
    AT_ANNOUNCE,
    AT_HINTS,
    AT_REWARD_HINTS,
    COPIES,
    HAND_SIZE,
    PLAYERS,
    RANKS,
    SUITS,
    TILE_COUNT,
)
from hanabi.fast.engine.step import score, step

DECK_ORDER_STREAM, TILE_ORDER_STREAM = 8, 9
"""Streams of chance of their own."""


def plain_action(rules: Ints, action: int) -> int:
    """A play without the suit that is announced with it (R-31)."""
    if rules[AT_ANNOUNCE] <= action < rules[AT_REWARD_HINTS]:
        return rules[HAND_SIZE] + (action - rules[AT_ANNOUNCE]) // rules[SUITS]
    return action


def reader_of(row: Ints, rules: Ints) -> int:
    """By whose eyes a move is read. With 2 players it is the other seat's, which decides what a
    move tells whether it was meant so or not; with more, all are taken to read the same."""
    if rules[PLAYERS] == 2:
        return 1 - row[TURN]
    return -1


def make_and_read(
    row: Ints, words: Ints, rules: Ints, scratch: Ints, memory: Ints, at: int, action: int, bot: int
) -> None:
    """Make a move, which everybody reads by the blueprint."""
    if row[PENDING] == 0:
        touched = 0
        if rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]:
            touched = touched_places(row, rules, action - rules[AT_HINTS])
        reader = reader_of(row, rules)
        bot_learns(row, words, rules, scratch, memory, at, reader, action, touched, bot)
    if action < 0:
        take_back(row, words, rules, -1 - action)
    else:
        step(row, words, rules, action)


def is_true_as_read(
    row: Ints,
    words: Ints,
    rules: Ints,
    scratch: Ints,
    memories: Ints,
    action: int,
    mask: int,
    bot: int,
) -> bool:
    """Do all others read this move in the same way, and is that true of their cards? ``mask`` has
    what the mover's card may be that is played or discarded. ``memories`` has what all know, and
    room for two more behind it."""
    mover = row[TURN]
    touched = 0
    number = -1
    if rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]:
        touched = touched_places(row, rules, action - rules[AT_HINTS])
        mask = 1
    else:
        place = plain_action(rules, action) % rules[HAND_SIZE]
        number = row[HANDS + mover * rules[HAND_SIZE] + place]
    is_true = True
    while mask != 0 and is_true:
        if number >= 0:
            row[KINDS + number] = lowest_bit(mask)
        mask &= mask - 1
        at = MEMORY_SIZE
        for away in range(1, rules[PLAYERS]):
            viewer = (mover + away) % rules[PLAYERS]
            for place in range(MEMORY_SIZE):
                memories[at + place] = memories[place]
            bot_learns(row, words, rules, scratch, memories, at, viewer, action, touched, bot)
            first = HANDS + viewer * rules[HAND_SIZE]
            for place in range(first, first + row[SIZES + viewer]):
                card = row[place]
                if (memories[MEMORY_SIZE + card] >> row[KINDS + card]) & 1 == 0:
                    is_true = False
            for place in range(MEMORY_SIZE):
                if memories[at + place] != memories[MEMORY_SIZE + place]:
                    is_true = False
            at = 2 * MEMORY_SIZE
    if number >= 0:
        row[KINDS + number] = -1
    return is_true


def find_own_masks(
    row: Ints, words: Ints, rules: Ints, scratch: Ints, memory: Ints, seat: int, masks: Ints
) -> None:
    """What this seat may hold by hints, conventions and counting."""
    scratch[STYLE] = memory[MEMORY_STYLE]
    find_public(row, words, rules, scratch, memory, 0)
    find_own(row, rules, scratch, seat)
    for place in range(row[SIZES + seat]):
        masks[place] = scratch[OWN_MASK + place]


def count_hidden(row: Ints, rules: Ints, seat: int, hidden: Ints) -> None:
    """Copies of each kind that this seat does not see."""
    for kind in range(rules[SUITS] * rules[RANKS]):
        hidden[kind] = rules[COPIES + kind]
    for place in range(row[PILED]):
        card = row[PILE + place]
        if card < 0:
            card = -1 - card
        hidden[row[KINDS + card]] -= 1
    for other in range(rules[PLAYERS]):
        if other != seat:
            first = other * rules[HAND_SIZE]
            for slot in range(first, first + row[SIZES + other]):
                hidden[row[KINDS + row[HANDS + slot]]] -= 1


def explain_moves(
    rows: Rows,
    words: Rows,
    rules: Ints,
    scratch: Ints,
    memories: Rows,
    actions: Ints,
    first: int,
    last: int,
    held: Ints,
    hands: Rows,
    count: int,
    misses: Ints,
    most: int,
    bot: int,
) -> None:
    """Count a miss of each hand for each move, from ``first`` to ``last`` − 1 of those that others
    made, that the blueprint would not have made had the seat held it; above ``most`` misses
    counting stops. Each row is as it was before its move."""
    for number in range(count):
        for move in range(first, last):
            if misses[number] <= most:
                row = rows[move]
                put_hand(row, rules, held, hands[number])
                meant = bot_action(row, words[move], rules, scratch, memories[move], 0, bot)
                if plain_action(rules, meant) != actions[move]:
                    misses[number] += 1


def put_hand(row: Ints, rules: Ints, held: Ints, hand: Ints) -> None:
    """Let the seat hold these kinds; a card of number −1 is none."""
    for place in range(rules[HAND_SIZE]):
        if held[place] >= 0:
            row[KINDS + held[place]] = hand[place]


def draw_hands(
    masks: Ints,
    held: int,
    hidden: Ints,
    key: int,
    hands: Rows,
    weights: MutableSequence[float],
    count: int,
) -> None:
    """Draw hands of ``held`` cards out of the hidden copies, place by place, as the masks allow;
    each with the weight that makes up for drawing so: 0 if it led nowhere."""
    dice = 0
    for number in range(count):
        hand = hands[number]
        weight = 1.0
        for place in range(held):
            total = 0
            mask = masks[place]
            while mask != 0:
                total += max(hidden[lowest_bit(mask)], 0)
                mask &= mask - 1
            weight *= total
            hand[place] = -1
            if total > 0:
                dice += 1
                rest = below(key, dice, total)
                mask = masks[place]
                kind = lowest_bit(mask)
                while rest >= max(hidden[kind], 0):
                    rest -= max(hidden[kind], 0)
                    mask &= mask - 1
                    kind = lowest_bit(mask)
                hand[place] = kind
                hidden[kind] -= 1
        weights[number] = weight
        for place in range(held):
            if hand[place] >= 0:
                hidden[hand[place]] += 1


def lay_out(
    row: Ints, words: Ints, rules: Ints, hidden: Ints, held: Ints, hand: Ints, key: int
) -> None:
    """A world that may be: this hand, and the other hidden cards as the deck, shuffled."""
    put_hand(row, rules, held, hand)
    for place in range(rules[HAND_SIZE]):
        if held[place] >= 0:
            hidden[hand[place]] -= 1
    end = row[DRAWN]
    for kind in range(rules[SUITS] * rules[RANKS]):
        for _ in range(hidden[kind]):
            if end < row[CARDS]:
                row[KINDS + end] = kind
                end += 1
    for place in range(rules[HAND_SIZE]):
        if held[place] >= 0:
            hidden[hand[place]] += 1
    order = stream(key, DECK_ORDER_STREAM)
    for last in range(row[CARDS] - row[DRAWN] - 1, 0, -1):
        other = below(order, last, last + 1)
        kind = row[KINDS + row[DRAWN] + last]
        row[KINDS + row[DRAWN] + last] = row[KINDS + row[DRAWN] + other]
        row[KINDS + row[DRAWN] + other] = kind
    words[SEED] = key
    if rules[TILE_COUNT] > 0:
        order = stream(key, TILE_ORDER_STREAM)
        for last in range(rules[TILE_COUNT] - 1, row[TILES_TURNED], -1):
            other = row[TILES_TURNED] + below(order, last, last - row[TILES_TURNED] + 1)
            tile = row[TILES + last]
            row[TILES + last] = row[TILES + other]
            row[TILES + other] = tile


def try_moves(
    row: Ints,
    words: Ints,
    rules: Ints,
    scratch: Ints,
    memories: Ints,
    work: Ints,
    work_words: Ints,
    hidden: Ints,
    held: Ints,
    hands: Rows,
    chosen: Ints,
    key: int,
    first: int,
    last: int,
    actions: Ints,
    count: int,
    bot: int,
    scores: Rows,
) -> None:
    """Make each move in the worlds from ``first`` to ``last`` − 1, where all play on by the
    blueprint: the score to ``scores``, a row for each move. Of world n the hand is
    ``hands[chosen[n]]``, and chance is its own, the same for all moves. ``memories`` has what
    all know, and room to work behind it."""
    size = KNOWLEDGE + rules[PLAYERS] * rules[HAND_SIZE]
    for world in range(first, last):
        lay_out(row, words, rules, hidden, held, hands[chosen[world]], key + world)
        for number in range(count):
            for place in range(size):
                work_words[place] = words[place]
            for place in range(MEMORY_SIZE):
                memories[MEMORY_SIZE + place] = memories[place]
            scores[number][world] = play_on(
                work, work_words, rules, scratch, memories, MEMORY_SIZE, actions[number], bot
            )


def play_on(
    row: Ints, words: Ints, rules: Ints, scratch: Ints, memory: Ints, at: int, action: int, bot: int
) -> int:
    """This move, and then all play by the blueprint to the end: the score."""
    while True:
        make_and_read(row, words, rules, scratch, memory, at, action, bot)
        if row[ENDING] != 0:
            return score(row)
        action = bot_action(row, words, rules, scratch, memory, at, bot)
