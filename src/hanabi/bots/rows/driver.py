"""Whole games between bots over rows: what ``simulate`` calls.

Restricted like ``fast.kernel``. The seats of one game share what all know (their *mind*) if
all are the same bot, since each would work out the same; else each has its own.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.cheat.choice import cheat_action
from hanabi.bots.hat.choice import hat_action
from hanabi.bots.hat.hearing import hat_hear
from hanabi.bots.hat.search import hat_plus_action
from hanabi.bots.holmes.choice import holmes_action
from hanabi.bots.holmes.reading import holmes_hear
from hanabi.bots.rows.habits import touched_places
from hanabi.bots.rows.scratch import MIND_SIZE
from hanabi.bots.rows.tables import open_mind
from hanabi.bots.simple.choice import simple_action
from hanabi.bots.smart.choice import smart_action
from hanabi.bots.smart.reading import smart_hear
from hanabi.fast.cautious import cautious_action
from hanabi.fast.dealing import deal
from hanabi.fast.drivers import (
    CAUTIOUS,
    MAX_SEATS,
    POLICY_STREAM,
    TALLY_LOST,
    TALLY_PERFECT,
    TALLY_SCORES,
    TALLY_STEPS,
)
from hanabi.fast.ints import Ints
from hanabi.fast.kernel import score, step
from hanabi.fast.layout import END_COMPLETE, END_DECK, END_MISTAKES, ENDING, PENDING, TURN
from hanabi.fast.legality import is_legal
from hanabi.fast.portable import stream
from hanabi.fast.random_policy import random_action
from hanabi.fast.rewards import take_back
from hanabi.fast.table import AT_ANNOUNCE, AT_HINTS, PLAYERS

CHEAT, SIMPLE, HOLMES, SMART, HAT, HAT_PLUS = 2, 3, 4, 5, 6, 7
"""The bots of ``play_teams``, after those of ``fast.drivers``; 256 × a style may be added."""
TALLY_ILLEGAL = 3
"""How many games a bot ended with a move that the rules refuse: none, the tests say."""


def play_teams(
    row: Ints,
    words: Ints,
    rules: Ints,
    work: Ints,
    minds: Ints,
    bots: Ints,
    seed: int,
    games: int,
    tally: Ints,
) -> None:
    """Play so many games between the bots of the seats; game i is dealt and played from
    seed + i. What came out is added to ``tally``."""
    for game in range(games):
        deal(row, words, rules, seed + game, -1)
        moves = play_team(row, words, rules, work, minds, bots, seed + game, tally)
        tally[TALLY_STEPS] += moves
        final = score(row)
        tally[TALLY_SCORES + final] += 1
        if row[ENDING] == END_COMPLETE:
            tally[TALLY_PERFECT] += 1
        elif row[ENDING] != END_DECK:
            tally[TALLY_LOST] += 1


def play_team(
    row: Ints,
    words: Ints,
    rules: Ints,
    work: Ints,
    minds: Ints,
    bots: Ints,
    seed: int,
    tally: Ints,
) -> int:
    """Let bots play a dealt game to its end; how many moves they made."""
    key = stream(seed, POLICY_STREAM)
    is_shared = True
    for seat in range(rules[PLAYERS]):
        open_mind(rules, minds, MIND_SIZE * seat, bots[seat] >> 8)
        if bots[seat] != bots[0]:
            is_shared = False
    chosen = 0
    moves = 0
    while row[ENDING] == 0:
        seat = row[TURN]
        at = 0
        if not is_shared:
            at = MIND_SIZE * seat
        place = 12 * seat
        index = ((chosen >> place) & 4095) * MAX_SEATS + seat
        chosen += 1 << place
        bot = bots[seat] & 255
        action = bot_action(row, words, rules, work, minds, at, bot, key, index)
        if row[PENDING] == 0:
            tell(row, words, rules, work, minds, bots, action, is_shared)
        if action >= 0 and not is_legal(row, rules, action):
            row[ENDING] = END_MISTAKES
            tally[TALLY_ILLEGAL] += 1
            return moves
        if action < 0:
            take_back(row, words, rules, -1 - action)
        else:
            step(row, words, rules, action)
        moves += 1
    return moves


def bot_action(
    row: Ints,
    words: Ints,
    rules: Ints,
    work: Ints,
    minds: Ints,
    at: int,
    bot: int,
    key: int,
    index: int,
) -> int:
    """What this bot does in the seat on turn; ``index`` numbers its choices in the stream of
    ``key``, for one that leaves them to chance."""
    if bot == HAT:
        return hat_action(row, words, rules, work, minds, at)
    if bot == SMART:
        return smart_action(row, words, rules, work, minds, at)
    if bot == HAT_PLUS:
        return hat_plus_action(row, words, rules, work, minds, at)
    if bot == HOLMES:
        return holmes_action(row, words, rules, work, minds, at)
    if bot == SIMPLE:
        return simple_action(row, words, rules, work, minds, at)
    if bot == CHEAT:
        return cheat_action(row, words, rules, work, minds, at)
    if bot == CAUTIOUS:
        return cautious_action(row, words, rules, work)
    return random_action(row, rules, key, index)


def tell(
    row: Ints,
    words: Ints,
    rules: Ints,
    work: Ints,
    minds: Ints,
    bots: Ints,
    action: int,
    is_shared: bool,
) -> None:
    """Everybody sees the move that is about to be made."""
    touched = 0
    if rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]:
        touched = touched_places(row, rules, action - rules[AT_HINTS])
    if is_shared:
        hear(row, words, rules, work, minds, 0, -1, bots[0] & 255, action, touched)
        return
    for seat in range(rules[PLAYERS]):
        at = MIND_SIZE * seat
        hear(row, words, rules, work, minds, at, seat, bots[seat] & 255, action, touched)


def hear(
    row: Ints,
    words: Ints,
    rules: Ints,
    work: Ints,
    minds: Ints,
    at: int,
    viewer: int,
    bot: int,
    action: int,
    touched: int,
) -> None:
    """One mind learns from a move."""
    if bot == SMART:
        smart_hear(row, words, rules, work, minds, at, viewer, action, touched)
    elif bot == HOLMES:
        holmes_hear(row, words, rules, work, minds, at, viewer, action, touched)
    elif bot >= HAT:
        hat_hear(row, words, rules, work, minds, at, viewer, action, touched)
