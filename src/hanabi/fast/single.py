"""One game on the fast engine, interpreted: needs neither Numba nor NumPy."""

from hanabi.fast import dealing, drivers, kernel, legality
from hanabi.fast.layout import ENDING
from hanabi.fast.table import RulesTable, table_of
from hanabi.rules import Ruleset


class RowGame:
    """A row of its own, with the two looks at it that the kernel takes."""

    __slots__ = ("buffer", "row", "table", "words")

    def __init__(self, table: RulesTable, buffer: bytes | None = None) -> None:
        self.table = table
        self.buffer = bytearray(table.row_bytes if buffer is None else buffer)
        self.row = memoryview(self.buffer).cast("b")
        self.words = memoryview(self.buffer).cast("q")

    @classmethod
    def deal(cls, ruleset: Ruleset, seed: int, first_seat: int = -1) -> "RowGame":
        """Shuffle and deal; without a first seat, the seed says who begins (R-05)."""
        game = cls(table_of(ruleset))
        dealing.deal(game.row, game.words, game.table.numbers, signed(seed), first_seat)
        return game

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.row[ENDING] != 0

    def legal_actions(self) -> list[int]:
        """The numbers of all legal moves, rising."""
        mask = bytearray(self.table.sections.total)
        drivers.write_mask(self.row, self.table.numbers, mask)
        return [action for action, is_legal in enumerate(mask) if is_legal]

    def is_legal(self, action: int) -> bool:
        """May the seat on turn do this?"""
        return legality.is_legal(self.row, self.table.numbers, action)

    def step(self, action: int) -> None:
        """Make a move, which must be legal."""
        kernel.step(self.row, self.words, self.table.numbers, action)

    def copy(self) -> "RowGame":
        """A game of its own in the same position."""
        return RowGame(self.table, bytes(self.buffer))


def signed(seed: int) -> int:
    """The seed's 64 bits as a signed word."""
    return seed - (1 << 64) if seed >= 1 << 63 else seed
