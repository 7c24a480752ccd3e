"""The search with open hands, from Python: one position after the other, with one memory."""

from math import factorial, lcm
from time import process_time

import numpy as np

from hanabi.analysis.endgame.chances import FACTS_SIZE, NAME, find_names
from hanabi.analysis.endgame.open_hands import (
    DEPTH,
    FOUND_SCORE,
    FOUND_WINS,
    FRAME_SIZE,
    KEPT_SIZE,
    LOOKED_AT,
    SEARCH_STATE_SIZE,
)
from hanabi.analysis.endgame.program import load_open_hands
from hanabi.analysis.endgame.values import EndgameTooLarge
from hanabi.analysis.solver.beam import SCRATCH_SIZE
from hanabi.fast.engine.layout import CARDS, DRAWN, TILES_TURNED
from hanabi.fast.engine.ruleset_numbers import POINTS_AT_MOST, TILE_COUNT
from hanabi.fast.single import RowGame

AT_ONCE = 50_000
KEPT_PLACES = 1 << 19
ANY_MOVE = -1
_LARGEST = 1 << 61


class OpenHandsSearch:
    """Positions with the same cards, of which what was found out is kept. Where only wins are
    asked for, sums of scores mean nothing."""

    def __init__(self, example: RowGame, seconds: float, *, only_wins: bool = False) -> None:
        rules, row = example.rules, example.row
        self._seconds = seconds
        self._deadline = process_time() + seconds
        self.looked_at = 0
        self.orders, spare = _orders(example)
        layers = 2 * rules.longest_game
        self._rows = np.zeros((layers + 1, rules.row_bytes), np.int8)
        self._state = np.zeros(SEARCH_STATE_SIZE, np.int64)
        sizes = [rules.row_bytes // 8, KEPT_PLACES, spare, int(only_wins)]
        self._arguments = (
            *(self._rows, self._rows.view(np.int64), np.array(rules.numbers, np.int64)),
            *(np.zeros(SCRATCH_SIZE, np.int64), np.zeros(FACTS_SIZE, np.int64)),
            np.zeros((layers + 1, FRAME_SIZE), np.int64),
            np.zeros((KEPT_PLACES, KEPT_SIZE), np.int64),
            *(self._state, np.array(sizes, np.int64)),
        )
        facts = [0] * FACTS_SIZE
        find_names(row, rules.numbers, facts)
        self.names = tuple(facts[NAME : NAME + len(rules.ruleset.cards)])

    def value(self, game: RowGame, action: int = ANY_MOVE) -> tuple[int, int]:
        """The sums of scores and of wins over all orders, if this action is taken here and then
        everybody plays as well as can be with open hands. ``EndgameTooLarge`` after the time."""
        self._rows[0] = np.frombuffer(game.buffer, np.int8)
        self._state[DEPTH] = -1
        before = int(self._state[LOOKED_AT])
        while not load_open_hands().search_open_hands(*self._arguments, action, AT_ONCE):
            if process_time() >= self._deadline:
                raise EndgameTooLarge("endgame-time", seconds=f"{self._seconds:g}")
        self.looked_at += int(self._state[LOOKED_AT]) - before
        return int(self._state[FOUND_SCORE]), int(self._state[FOUND_WINS])


def _orders(game: RowGame) -> tuple[int, int]:
    """How many orders of the deck and the tiles there are, times ``spare`` (see ``chances``)."""
    from hanabi.analysis.endgame.chances import orders

    row, numbers = game.row, game.rules.numbers
    deck = row[CARDS] - row[DRAWN]
    tiles = numbers[TILE_COUNT] - row[TILES_TURNED]
    spare = lcm(*range(1, deck + 2)) if numbers[TILE_COUNT] else 1
    most = max(abs(numbers[POINTS_AT_MOST]), 30)
    if factorial(deck) * factorial(tiles) * spare * most >= _LARGEST:
        raise EndgameTooLarge("endgame-deck", cards=deck)
    return orders(row, numbers, spare), spare
