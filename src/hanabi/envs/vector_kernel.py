"""One step of many games, each by its own rules: what ``vector`` calls.

Restricted like ``fast.kernel``. ``which`` gives each game its place among the rules ``tables``.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.fast.dealing import deal
from hanabi.fast.drivers import Rows, write_mask
from hanabi.fast.ints import Ints
from hanabi.fast.kernel import score, step
from hanabi.fast.layout import END_INDISPENSABLE, END_MISTAKES, ENDING, POINTS, TURN
from hanabi.fast.legality import is_legal
from hanabi.fast.portable import below, stream
from hanabi.fast.table import ACTIONS

EPISODES = 1000
"""Streams of chance from here on: the seeds of a game's second, third … deal."""
LOSS_ZERO, LOSS_KEEP, LOSS_MINUS_ONE = 0, 1, 2


def first_wrong(
    rows: Rows, tables: Rows, which: Ints, actions: Ints, over: Ints, skips: int, games: int
) -> int:
    """The first game whose action is refused, −1 if none is. Games that are over are refused
    too, unless they skip this step."""
    for game in range(games):
        if over[game] != 0:
            if skips == 0:
                return game
        elif not is_legal(rows[game], tables[which[game]], actions[game]):
            return game
    return -1


def step_games(
    rows: Rows, words: Rows, tables: Rows, which: Ints, actions: Ints, over: Ints, games: int
) -> None:
    """Make a legal move in each game that is not over."""
    for game in range(games):
        if over[game] == 0:
            step(rows[game], words[game], tables[which[game]], actions[game])


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


def deal_games(
    rows: Rows,
    words: Rows,
    tables: Rows,
    which: Ints,
    chosen: Ints,
    seeds: Ints,
    episodes: Ints,
    dealt: Ints,
    values: Ints,
    first_seat: int,
    games: int,
) -> None:
    """Deal the chosen games: the first time from their seed, then from seeds that follow from
    it. ``dealt`` keeps the seed of each game's present deal."""
    for game in range(games):
        if chosen[game] != 0:
            dealt[game] = seeds[game]
            if episodes[game] > 0:
                dealt[game] = stream(seeds[game], EPISODES + episodes[game])
            episodes[game] += 1
            deal(rows[game], words[game], tables[which[game]], dealt[game], first_seat)
            values[game] = rows[game][POINTS]


def choose_over(rows: Rows, chosen: Ints, games: int) -> int:
    """Of the chosen games leave those that are over; how many they are."""
    count = 0
    for game in range(games):
        if chosen[game] != 0 and rows[game][ENDING] == 0:
            chosen[game] = 0
        count += chosen[game]
    return count


def show_games(
    rows: Rows, tables: Rows, which: Ints, masks: Rows, seats: Ints, scores: Ints, games: int
) -> None:
    """Legal actions, whose turn it is, and what the rules give for the game as it is."""
    for game in range(games):
        row = rows[game]
        rules = tables[which[game]]
        write_mask(row, rules, masks[game])
        seats[game] = row[TURN]
        scores[game] = score(row)


def random_actions(
    masks: Rows, tables: Rows, which: Ints, actions: Ints, seed: int, index: int, games: int
) -> None:
    """A legal action for each game, all as likely; 0 where there is none."""
    for game in range(games):
        mask = masks[game]
        total = tables[which[game]][ACTIONS]
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
