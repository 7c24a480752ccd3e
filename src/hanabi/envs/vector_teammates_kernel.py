"""Compiled bots in some seats of many games: they hear every move, and move when it is theirs.

Restricted like ``fast.kernel``. The learner's seats stand as random bots in ``bots``, which
hear nothing, and as bits in ``learners``.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.rows.driver import bot_action, tell
from hanabi.bots.rows.scratch import MIND_SIZE
from hanabi.bots.rows.tables import open_mind
from hanabi.fast.drivers import MAX_SEATS, POLICY_STREAM, Rows
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
