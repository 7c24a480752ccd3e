"""What others did: each move with the position before it, as the searching seat saw it."""

import numpy as np

from hanabi.bots.kernels.scratch import MEMORY_SIZE
from hanabi.bots.search.blueprint import Bytes, Words
from hanabi.fast.engine.layout import KINDS

_ROOM = 128


class History:
    """Moves of the other seats, in order."""

    def __init__(self, row_bytes: int) -> None:
        self.rows: Bytes = np.zeros((_ROOM, row_bytes), np.int8)
        self.memories: Words = np.zeros((_ROOM, MEMORY_SIZE), np.int64)
        self.actions: Words = np.zeros(_ROOM, np.int64)
        self.count = 0

    def add(self, row: Bytes, memory: list[int], action: int) -> None:
        """Somebody else moved so; the row is the one before it."""
        if self.count == len(self.actions):
            self.rows, self.memories, self.actions = (
                np.concatenate([array, np.zeros_like(array)])
                for array in (self.rows, self.memories, self.actions)
            )
        self.rows[self.count] = row
        self.memories[self.count] = memory
        self.actions[self.count] = action
        self.count += 1

    def reveal(self, number: int, kind: int) -> None:
        """An own card was shown: it was this all along."""
        self.rows[:, KINDS + number] = kind
