"""The compiled search of every way to play on, from Python."""

from time import process_time
from typing import Literal

import numpy as np

from hanabi.analysis.solver.beam import SCRATCH_SIZE, TRIED
from hanabi.analysis.solver.beam_search import as_moves
from hanabi.analysis.solver.exhaustive import DEPTH, FOUND, PROGRESS_SIZE, UNFINISHED
from hanabi.analysis.solver.program import load_exhaustive
from hanabi.fast.bridge import write_state
from hanabi.game import GameState, Move

AT_ONCE = 100_000
MARKS = 1 << 20
MOST_MOVES = SCRATCH_SIZE - TRIED


def find_game(
    state: GameState, goal: int, deadline: float
) -> tuple[Move, ...] | Literal[False] | None:
    """Moves to a game with at least so many points; ``False`` if there is none; ``None`` if the
    time (``process_time``) was over before."""
    start = write_state(state)
    rules = start.rules
    layers = 2 * rules.longest_game
    rows = np.zeros((layers + 1, rules.row_bytes), np.int8)
    rows[0] = np.frombuffer(start.buffer, np.int8)
    tried = np.zeros((layers, MOST_MOVES), np.int64)
    nexts = np.full(layers + 1, -1, np.int64)
    progress = np.zeros(PROGRESS_SIZE, np.int64)
    sizes = np.array([0, layers, rules.row_bytes // 8, MARKS], np.int64)
    arguments = (
        *(rows, rows.view(np.int64), np.array(rules.numbers, np.int64)),
        *(np.zeros(SCRATCH_SIZE, np.int64), tried, np.zeros(layers + 1, np.int64), nexts),
        *(np.zeros(MARKS, np.int64), progress, sizes, goal, AT_ONCE),
    )
    answer = UNFINISHED
    while answer == UNFINISHED:
        if process_time() >= deadline:
            return None
        answer = load_exhaustive().search_all(*arguments)
    if answer != FOUND:
        return False
    depth = int(progress[DEPTH])
    return as_moves(start, [int(tried[layer, nexts[layer] - 1]) for layer in range(depth + 1)])
