"""The compiled search for a good line, from Python."""

from dataclasses import dataclass

import numpy as np

from hanabi.analysis.solver.beam import (
    BEST_ACTION,
    BEST_LAYER,
    BEST_PARENT,
    BEST_SCORE,
    FOUND_SIZE,
    LOST,
    PARENT,
    POSITIONS,
    SCRATCH_SIZE,
)
from hanabi.analysis.solver.program import load_beam
from hanabi.fast.bridge import write_state
from hanabi.fast.moves import move_of
from hanabi.fast.single import RowGame
from hanabi.game import GameState, Move

NOISE = 64
"""How much chance may change the order of positions, where a search is tried again."""


@dataclass(frozen=True)
class FoundLine:
    """A game that was found: its score, its moves, and how many positions were looked at."""

    score: int
    moves: tuple[Move, ...]
    positions: int


def find_line(state: GameState, goal: int, width: int, attempt: int = 0) -> FoundLine:
    """The best game that a search of this width finds; it ends when the goal is reached.

    Every attempt but the first shakes the order of positions by chance of its own number.
    """
    start = write_state(state)
    rules = start.rules
    layers = 2 * rules.longest_game
    rows = np.zeros((2 * width + 1, rules.row_bytes), np.int8)
    rows[0] = np.frombuffer(start.buffer, np.int8)
    moves = np.zeros((layers, width), np.int64)
    found = np.zeros(FOUND_SIZE, np.int64)
    found[BEST_SCORE] = LOST
    marks = np.zeros(1 << (8 * width).bit_length(), np.int64)
    sizes = np.array([width, layers, rules.row_bytes // 8, len(marks)], np.int64)
    load_beam().search(
        *(rows, rows.view(np.int64), np.array(rules.numbers, np.int64)),
        *(np.zeros(SCRATCH_SIZE, np.int64), np.zeros(width, np.int64), np.zeros(width, np.int64)),
        *(marks, moves, found, sizes, goal, attempt, NOISE if attempt else 0),
    )
    if found[BEST_SCORE] == LOST:
        return FoundLine(LOST, (), int(found[POSITIONS]))
    actions = [int(found[BEST_ACTION])]
    place = int(found[BEST_PARENT])
    for layer in range(int(found[BEST_LAYER]) - 1, -1, -1):
        step = int(moves[layer, place])
        actions.append(step & (1 << PARENT) - 1)
        place = step >> PARENT
    return FoundLine(int(found[BEST_SCORE]), as_moves(start, actions[::-1]), int(found[POSITIONS]))


def as_moves(game: RowGame, actions: list[int]) -> tuple[Move, ...]:
    moves = []
    for action in actions:
        moves.append(move_of(game, action))
        game.step(action)
    return tuple(moves)
