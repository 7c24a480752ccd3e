"""What a vector environment does to its games besides stepping them (``fast.Batch`` does that).

Restricted as ``fast.engine`` says.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.fast.engine.ints import Ints, Rows
from hanabi.fast.engine.layout import END_INDISPENSABLE, END_MISTAKES, ENDING, POINTS
from hanabi.fast.engine.portable import below, stream
from hanabi.fast.engine.ruleset_numbers import ACTIONS, POINTS_AT_START

EPISODES = 1000
"""Streams of chance from here on: the seeds of a game's second, third … deal."""
LOSS_ZERO, LOSS_KEEP, LOSS_MINUS_ONE = 0, 1, 2


def value(row: Ints, loss: int) -> int:
    """What the game is worth so far (R-15), and when it is lost (R-12, R-30)."""
    if row[ENDING] == END_MISTAKES or row[ENDING] == END_INDISPENSABLE:
        if loss == LOSS_ZERO:
            return 0
        if loss == LOSS_MINUS_ONE:
            return row[POINTS] - 1
    return row[POINTS]


def reward_games(
    rows: Rows, over: Ints, values: Ints, rewards: Ints, ended: Ints, loss: int, games: int
) -> int:
    """How much more each game is worth than before, and whether it has ended; how many have."""
    count = 0
    for game in range(games):
        rewards[game] = 0
        ended[game] = 0
        if over[game] == 0:
            worth = value(rows[game], loss)
            rewards[game] = worth - values[game]
            values[game] = worth
            if rows[game][ENDING] != 0:
                ended[game] = 1
                count += 1
    return count


def begin_episodes(
    rulesets: Rows,
    which: Ints,
    chosen: Ints,
    seeds: Ints,
    deals: Ints,
    dealt: Ints,
    values: Ints,
    over: Ints,
    games: int,
) -> None:
    """Say from what the chosen games are dealt next: the first time from their seed, then from
    seeds that follow from it."""
    for game in range(games):
        if chosen[game] != 0:
            dealt[game] = seeds[game]
            if deals[game] > 0:
                dealt[game] = stream(seeds[game], EPISODES + deals[game])
            deals[game] += 1
            values[game] = rulesets[which[game]][POINTS_AT_START]
            over[game] = 0


def keep_over(rows: Rows, chosen: Ints, games: int) -> int:
    """Of the chosen games leave those that are over; how many they are."""
    count = 0
    for game in range(games):
        if rows[game][ENDING] == 0:
            chosen[game] = 0
        count += chosen[game]
    return count


def random_actions(
    masks: Rows, rulesets: Rows, which: Ints, actions: Ints, seed: int, index: int, games: int
) -> None:
    """A legal action for each game, all as likely; 0 where there is none."""
    for game in range(games):
        mask = masks[game]
        total = rulesets[which[game]][ACTIONS]
        legal = 0
        for action in range(total):
            legal += mask[action]
        chosen = 0
        if legal > 0:
            left = below(seed, index * games + game, legal)
            while left > 0 or mask[chosen] == 0:
                left -= mask[chosen]
                chosen += 1
        actions[game] = chosen
