"""Whole games between bots over rows: what ``simulate`` calls.

Restricted like ``fast.engine``. The seats of one game share what all know (their *memory*) if
all are the same bot, since each would work out the same; else each has its own.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.kernels.dispatch import bot_action, bot_learns, is_learning
from hanabi.bots.kernels.habits import touched_places
from hanabi.bots.kernels.knowledge import open_memory
from hanabi.bots.kernels.scratch import CHOICE_NUMBER, CHOICE_STREAM, MEMORY_SIZE, REFUSED_ACTION
from hanabi.fast.engine.dealing import deal
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    ASK_RANK_HINT,
    END_COMPLETE,
    END_DECK,
    ENDING,
    PENDING,
    PILED,
    TURN,
)
from hanabi.fast.engine.legality import is_legal
from hanabi.fast.engine.portable import stream
from hanabi.fast.engine.rewards import take_back
from hanabi.fast.engine.ruleset_numbers import AT_ANNOUNCE, AT_HINTS, PLAYERS
from hanabi.fast.engine.step import score, step

POLICY_STREAM = 5
MAX_SEATS = 5
TALLY_STEPS, TALLY_PERFECT, TALLY_LOST = 0, 1, 2
TALLY_SCORES = 132
"""Here and around it: how many games had score 0, and the scores above and below."""
TALLY_SIZE = 260
REFUSED = -1
"""Instead of how many moves were made: a bot chose what the rules do not allow."""


def play_teams(
    row: Ints,
    words: Ints,
    rules: Ints,
    scratch: Ints,
    memories: Ints,
    bots: Ints,
    seed: int,
    games: int,
    tally: Ints,
) -> int:
    """Play so many games between the bots of the seats; game i is dealt and played from
    seed + i. What came out is added to ``tally``. A bot's illegal action ends everything: then
    the answer is the number of that game, else −1."""
    for game in range(games):
        deal(row, words, rules, seed + game, -1)
        moves = play_team(row, words, rules, scratch, memories, bots, seed + game)
        if moves == REFUSED:
            return game
        tally[TALLY_STEPS] += moves
        final = score(row)
        tally[TALLY_SCORES + final] += 1
        if row[ENDING] == END_COMPLETE:
            tally[TALLY_PERFECT] += 1
        elif row[ENDING] != END_DECK:
            tally[TALLY_LOST] += 1
    return -1


def play_team(
    row: Ints,
    words: Ints,
    rules: Ints,
    scratch: Ints,
    memories: Ints,
    bots: Ints,
    seed: int,
) -> int:
    """Let bots play a dealt game to its end; how many moves they made."""
    is_shared = True
    for seat in range(rules[PLAYERS]):
        is_shared = is_shared and bots[seat] == bots[0]
    open_memory(rules, memories, 0, bots[0] >> 8)
    if not is_shared:
        for seat in range(1, rules[PLAYERS]):
            open_memory(rules, memories, MEMORY_SIZE * seat, bots[seat] >> 8)
    scratch[CHOICE_STREAM] = stream(seed, POLICY_STREAM)
    return play_on(row, words, rules, scratch, memories, bots, 0, is_shared)


def play_on(
    row: Ints,
    words: Ints,
    rules: Ints,
    scratch: Ints,
    memories: Ints,
    bots: Ints,
    chosen: int,
    is_shared: bool,
) -> int:
    """Let bots play from here to the end; how many moves they made. ``chosen`` is how often each
    seat has chosen before, in 12 bits for each."""
    moves = 0
    while row[ENDING] == 0:
        seat = row[TURN]
        at = 0
        if not is_shared:
            at = MEMORY_SIZE * seat
        place = 12 * seat
        scratch[CHOICE_NUMBER] = ((chosen >> place) & 4095) * MAX_SEATS + seat
        chosen += 1 << place
        action = bot_action(row, words, rules, scratch, memories, at, bots[seat] & 255)
        if is_refused(row, rules, action):
            scratch[REFUSED_ACTION] = action
            return REFUSED
        make_move(row, words, rules, scratch, memories, bots, action, is_shared)
        moves += 1
    return moves


def make_move(
    row: Ints,
    words: Ints,
    rules: Ints,
    scratch: Ints,
    memories: Ints,
    bots: Ints,
    action: int,
    is_shared: bool,
) -> None:
    """All bots learn from a move, and it is made. Below 0, −1 − the place of a discard that a tile
    gives."""
    if row[PENDING] == 0:
        let_bots_learn(row, words, rules, scratch, memories, bots, action, is_shared)
    if action < 0:
        take_back(row, words, rules, -1 - action)
    else:
        step(row, words, rules, action)


def is_refused(row: Ints, rules: Ints, action: int) -> bool:
    """Do the rules not allow this? Below 0, −1 − the place of a discard that a tile gives."""
    if action < 0:
        return row[PENDING] <= ASK_RANK_HINT or -1 - action >= row[PILED]
    return not is_legal(row, rules, action)


def let_bots_learn(
    row: Ints,
    words: Ints,
    rules: Ints,
    scratch: Ints,
    memories: Ints,
    bots: Ints,
    action: int,
    is_shared: bool,
) -> None:
    """Everybody sees the move that is about to be made."""
    if is_shared and not is_learning(bots[0] & 255):
        return
    touched = 0
    if rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]:
        touched = touched_places(row, rules, action - rules[AT_HINTS])
    if is_shared:
        bot_learns(row, words, rules, scratch, memories, 0, -1, action, touched, bots[0] & 255)
        return
    for seat in range(rules[PLAYERS]):
        at = MEMORY_SIZE * seat
        bot_learns(
            row, words, rules, scratch, memories, at, seat, action, touched, bots[seat] & 255
        )
