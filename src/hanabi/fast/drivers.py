"""Loops over many games: what ``Batch`` and ``simulate`` call.

Restricted like ``kernel``. Those over a batch work on its games from ``first`` to
``last`` − 1, so that threads can share it in coarse pieces.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from typing import Protocol

from hanabi.fast.cautious import cautious_action
from hanabi.fast.dealing import deal
from hanabi.fast.ints import Ints
from hanabi.fast.kernel import score, step
from hanabi.fast.layout import (
    ASK_RETURN,
    END_COMPLETE,
    END_DECK,
    ENDING,
    HINT_TOKENS,
    PENDING,
    SIZES,
    TURN,
)
from hanabi.fast.legality import choices, is_legal, possible_hints
from hanabi.fast.portable import lowest_bit, stream
from hanabi.fast.random_policy import random_action
from hanabi.fast.rewards import take_back
from hanabi.fast.table import (
    ACTIONS,
    AT_ADD,
    AT_ANNOUNCE,
    AT_GIVE_BACK,
    AT_HINTS,
    AT_REWARD_HINTS,
    HAND_SIZE,
    MAX_TOKENS,
    PLAY_WAYS,
)

POLICY_STREAM = 5
MAX_SEATS = 5
RANDOM, CAUTIOUS = 0, 1
"""The bots of ``play_games``."""
TALLY_STEPS, TALLY_PERFECT, TALLY_LOST = 0, 1, 2
TALLY_SCORES = 132
"""Here and around it: how many games had score 0, and the scores above and below."""
TALLY_SIZE = 260


class Rows(Protocol):
    """One row after the other: a list of them, or a NumPy array of two dimensions."""

    def __getitem__(self, place: int, /) -> Ints:
        """One of them."""


def deal_rows(
    rows: Rows, words: Rows, rules: Ints, seeds: Ints, first_seat: int, first: int, last: int
) -> None:
    """Deal each game from its seed."""
    for game in range(first, last):
        deal(rows[game], words[game], rules, seeds[game], first_seat)


def first_illegal(rows: Rows, rules: Ints, actions: Ints, first: int, last: int) -> int:
    """The first game whose action is refused, −1 if none is. Games that are over take any."""
    for game in range(first, last):
        row = rows[game]
        if row[ENDING] == 0 and not is_legal(row, rules, actions[game]):
            return game
    return -1


def step_rows(rows: Rows, words: Rows, rules: Ints, actions: Ints, first: int, last: int) -> None:
    """Make a legal move in each game that is not over."""
    for game in range(first, last):
        row = rows[game]
        if row[ENDING] == 0:
            step(row, words[game], rules, actions[game])


def log_rows(rows: Rows, actions: Ints, history: Rows, moves: Ints, first: int, last: int) -> None:
    """Write down the action of each game that is not over."""
    for game in range(first, last):
        if rows[game][ENDING] == 0:
            history[game][moves[game]] = actions[game]
            moves[game] += 1


def score_rows(rows: Rows, scores: Ints, first: int, last: int) -> None:
    """What the rules give for each game as it is."""
    for game in range(first, last):
        scores[game] = score(rows[game])


def mask_rows(rows: Rows, rules: Ints, masks: Rows, first: int, last: int) -> None:
    """1 for each legal action of each game, 0 for the others."""
    for game in range(first, last):
        write_mask(rows[game], rules, masks[game])


def write_mask(row: Ints, rules: Ints, mask: Ints) -> None:
    """1 for each legal action, 0 for the others."""
    for action in range(rules[ACTIONS]):
        mask[action] = 0
    if row[ENDING] != 0:
        return
    asked = row[PENDING]
    if asked == 0:
        held = row[SIZES + row[TURN]]
        hand_size = rules[HAND_SIZE]
        for place in range(held):
            mask[hand_size + place] = 1
            if row[HINT_TOKENS] < rules[MAX_TOKENS]:
                mask[place] = 1
        for number in range(held * (rules[PLAY_WAYS] - 1)):
            mask[rules[AT_ANNOUNCE] + number] = 1
        if row[HINT_TOKENS] > 0:
            write_bits(possible_hints(row, rules, row[TURN]), rules[AT_HINTS], mask)
        return
    section = rules[AT_REWARD_HINTS]
    if asked == ASK_RETURN:
        section = rules[AT_GIVE_BACK]
    elif asked > ASK_RETURN:
        section = rules[AT_ADD]
    write_bits(choices(row, rules), section, mask)


def write_bits(bits: int, section: int, mask: Ints) -> None:
    """1 for each action of a section whose bit is set."""
    while bits != 0:
        mask[section + lowest_bit(bits)] = 1
        bits &= bits - 1


def play_games(
    row: Ints,
    words: Ints,
    rules: Ints,
    work: Ints,
    bots: Ints,
    seed: int,
    games: int,
    tally: Ints,
) -> None:
    """Play so many games between the bots of the seats; game i is dealt and played from
    seed + i. What came out is added to ``tally``."""
    for game in range(games):
        deal(row, words, rules, seed + game, -1)
        tally[TALLY_STEPS] += play_out(row, words, rules, work, bots, seed + game)
        final = score(row)
        tally[TALLY_SCORES + final] += 1
        if row[ENDING] == END_COMPLETE:
            tally[TALLY_PERFECT] += 1
        elif row[ENDING] != END_DECK:
            tally[TALLY_LOST] += 1


def play_out(row: Ints, words: Ints, rules: Ints, work: Ints, bots: Ints, seed: int) -> int:
    """Let bots play a dealt game to its end; how many moves they made."""
    key = stream(seed, POLICY_STREAM)
    chosen = 0
    moves = 0
    while row[ENDING] == 0:
        seat = row[TURN]
        if bots[seat] == CAUTIOUS:
            action = cautious_action(row, words, rules, work)
        else:
            place = 12 * seat
            index = ((chosen >> place) & 4095) * MAX_SEATS + seat
            chosen += 1 << place
            action = random_action(row, rules, key, index)
        if action < 0:
            take_back(row, words, rules, -1 - action)
        else:
            step(row, words, rules, action)
        moves += 1
    return moves
