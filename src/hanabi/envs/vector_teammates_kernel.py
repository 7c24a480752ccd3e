"""Compiled bots in some seats of many games: they hear every move, and move when it is theirs.

Restricted like ``fast.kernel``. The learner's seats stand as random bots in ``bots``, which
hear nothing, and as bits in ``learners``.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.cheat.choice import cheat_action
from hanabi.bots.hat.choice import hat_action
from hanabi.bots.hat.search import hat_plus_action
from hanabi.bots.holmes.choice import holmes_action
from hanabi.bots.rows.driver import CHEAT, HAT, HAT_PLUS, HOLMES, SIMPLE, SMART, tell
from hanabi.bots.rows.scratch import MIND_SIZE
from hanabi.bots.rows.tables import open_mind
from hanabi.bots.simple.choice import simple_action
from hanabi.bots.smart.choice import smart_action
from hanabi.fast.cautious import cautious_action
from hanabi.fast.drivers import CAUTIOUS, MAX_SEATS, POLICY_STREAM, Rows
from hanabi.fast.ints import Ints
from hanabi.fast.kernel import step
from hanabi.fast.layout import ENDING, PENDING, TURN
from hanabi.fast.legality import is_legal
from hanabi.fast.portable import stream
from hanabi.fast.random_policy import random_action
from hanabi.fast.rewards import take_back
from hanabi.fast.table import PLAYERS


def hear_games(
    rows: Rows,
    words: Rows,
    tables: Rows,
    which: Ints,
    actions: Ints,
    over: Ints,
    bots: Rows,
    minds: Rows,
    work: Ints,
    games: int,
) -> None:
    """The bots see the moves that the learner is about to make."""
    for game in range(games):
        row = rows[game]
        if over[game] == 0 and row[PENDING] == 0:
            rules = tables[which[game]]
            tell(row, words[game], rules, work, minds[game], bots[game], actions[game], False)


def open_minds(
    tables: Rows,
    which: Ints,
    chosen: Ints,
    bots: Rows,
    minds: Rows,
    choices: Ints,
    games: int,
) -> None:
    """The chosen games have been dealt: the bots know nothing."""
    for game in range(games):
        if chosen[game] != 0:
            choices[game] = 0
            rules = tables[which[game]]
            for seat in range(rules[PLAYERS]):
                open_mind(rules, minds[game], MIND_SIZE * seat, bots[game][seat] >> 8)


def let_bots_play(
    rows: Rows,
    words: Rows,
    tables: Rows,
    which: Ints,
    dealt: Ints,
    bots: Rows,
    learners: Ints,
    minds: Rows,
    choices: Ints,
    work: Ints,
    games: int,
) -> None:
    """Bots move in each game until it is a learner's turn or the game is over."""
    for game in range(games):
        row = rows[game]
        rules = tables[which[game]]
        while row[ENDING] == 0 and (learners[game] >> row[TURN]) & 1 == 0:
            seat = row[TURN]
            place = 12 * seat
            index = ((choices[game] >> place) & 4095) * MAX_SEATS + seat
            key = stream(dealt[game], POLICY_STREAM)
            choices[game] += 1 << place
            at = MIND_SIZE * seat
            bot = bots[game][seat] & 255
            action = bot_action(row, words[game], rules, work, minds[game], at, bot, key, index)
            if action >= 0 and not is_legal(row, rules, action):
                action = random_action(row, rules, key, index)
            if row[PENDING] == 0:
                tell(row, words[game], rules, work, minds[game], bots[game], action, False)
            if action < 0:
                take_back(row, words[game], rules, -1 - action)
            else:
                step(row, words[game], rules, action)


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
    """What this bot does in the seat on turn."""
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
