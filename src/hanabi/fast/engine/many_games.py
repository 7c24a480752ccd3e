"""Loops over many games: what ``Batch`` calls.

Restricted as the package says. Each game is played by the row of ``rulesets`` that ``which``
gives it. The loops work on the games from ``first`` to ``last`` − 1, so that threads can share
a batch in coarse pieces.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.fast.engine.dealing import deal
from hanabi.fast.engine.ints import Ints, Rows
from hanabi.fast.engine.layout import ENDING
from hanabi.fast.engine.legality import is_legal
from hanabi.fast.engine.mask import write_mask
from hanabi.fast.engine.step import score, step


def deal_games(
    rows: Rows,
    words: Rows,
    rulesets: Rows,
    which: Ints,
    chosen: Ints,
    seeds: Ints,
    first_seat: int,
    first: int,
    last: int,
) -> None:
    """Deal each chosen game from its seed."""
    for game in range(first, last):
        if chosen[game] != 0:
            deal(rows[game], words[game], rulesets[which[game]], seeds[game], first_seat)


def first_illegal(
    rows: Rows, rulesets: Rows, which: Ints, actions: Ints, first: int, last: int
) -> int:
    """The first game whose action is refused, −1 if none is. Games that are over take any."""
    for game in range(first, last):
        row = rows[game]
        if row[ENDING] == 0 and not is_legal(row, rulesets[which[game]], actions[game]):
            return game
    return -1


def step_games(
    rows: Rows, words: Rows, rulesets: Rows, which: Ints, actions: Ints, first: int, last: int
) -> None:
    """Make a legal move in each game that is not over."""
    for game in range(first, last):
        row = rows[game]
        if row[ENDING] == 0:
            step(row, words[game], rulesets[which[game]], actions[game])


def log_actions(
    rows: Rows, actions: Ints, history: Rows, moves: Ints, first: int, last: int
) -> None:
    """Write down the action of each game that is not over."""
    for game in range(first, last):
        if rows[game][ENDING] == 0:
            history[game][moves[game]] = actions[game]
            moves[game] += 1


def score_games(rows: Rows, scores: Ints, first: int, last: int) -> None:
    """What the rules give for each game as it is."""
    for game in range(first, last):
        scores[game] = score(rows[game])


def mask_games(rows: Rows, rulesets: Rows, which: Ints, masks: Rows, first: int, last: int) -> None:
    """1 for each legal action of each game, 0 for the others that its ruleset has."""
    for game in range(first, last):
        write_mask(rows[game], rulesets[which[game]], masks[game])
