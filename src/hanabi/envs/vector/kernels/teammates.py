"""Compiled bots in some seats of many games: they see every move, and move when it is theirs.

Restricted as ``fast.engine`` says. The learner's seats stand as nobody in ``bots``, who
learns nothing, and as bits in ``learners``.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.kernels.dispatch import bot_action
from hanabi.bots.kernels.games import (
    MAX_SEATS,
    POLICY_STREAM,
    is_refused,
    let_bots_learn,
    make_move,
)
from hanabi.bots.kernels.knowledge import open_memory
from hanabi.bots.kernels.scratch import CHOICE_NUMBER, CHOICE_STREAM, MEMORY_SIZE, REFUSED_ACTION
from hanabi.fast.engine.ints import Ints, Rows
from hanabi.fast.engine.layout import ENDING, PENDING, TURN
from hanabi.fast.engine.portable import stream
from hanabi.fast.engine.ruleset_numbers import PLAYERS


def learn_from_moves(
    rows: Rows,
    words: Rows,
    rulesets: Rows,
    which: Ints,
    actions: Ints,
    over: Ints,
    bots: Rows,
    memories: Rows,
    scratch: Ints,
    games: int,
) -> None:
    """The bots see the moves that the learner is about to make."""
    for game in range(games):
        row = rows[game]
        if over[game] == 0 and row[PENDING] == 0:
            rules = rulesets[which[game]]
            let_bots_learn(
                row, words[game], rules, scratch, memories[game], bots[game], actions[game], False
            )


def open_memories(
    rulesets: Rows,
    which: Ints,
    chosen: Ints,
    bots: Rows,
    memories: Rows,
    choices: Ints,
    games: int,
) -> None:
    """The chosen games have been dealt: the bots know nothing."""
    for game in range(games):
        if chosen[game] != 0:
            choices[game] = 0
            rules = rulesets[which[game]]
            for seat in range(rules[PLAYERS]):
                open_memory(rules, memories[game], MEMORY_SIZE * seat, bots[game][seat] >> 8)


def let_bots_play(
    rows: Rows,
    words: Rows,
    rulesets: Rows,
    which: Ints,
    dealt: Ints,
    bots: Rows,
    learners: Ints,
    memories: Rows,
    choices: Ints,
    scratch: Ints,
    games: int,
) -> int:
    """Bots move in each game until it is a learner's turn or the game is over. The answer is
    the first game in which a bot wanted what the rules do not allow, −1 if there is none."""
    for game in range(games):
        row = rows[game]
        rules = rulesets[which[game]]
        while row[ENDING] == 0 and (learners[game] >> row[TURN]) & 1 == 0:
            seat = row[TURN]
            place = 12 * seat
            scratch[CHOICE_NUMBER] = ((choices[game] >> place) & 4095) * MAX_SEATS + seat
            scratch[CHOICE_STREAM] = stream(dealt[game], POLICY_STREAM)
            choices[game] += 1 << place
            at = MEMORY_SIZE * seat
            bot = bots[game][seat] & 255
            action = bot_action(row, words[game], rules, scratch, memories[game], at, bot)
            if is_refused(row, rules, action):
                scratch[REFUSED_ACTION] = action
                return game
            make_move(row, words[game], rules, scratch, memories[game], bots[game], action, False)
    return -1
