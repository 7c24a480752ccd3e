"""One game on the fast engine, interpreted: needs neither Numba nor NumPy."""

from hanabi.fast.engine import dealing, legality
from hanabi.fast.engine.layout import ENDING
from hanabi.fast.engine.mask import write_mask
from hanabi.fast.engine.ruleset_numbers import RulesetNumbers, numbers_of
from hanabi.fast.engine.step import step
from hanabi.rules import Ruleset


class RowGame:
    """A row of its own, with the two looks at it that the rules take: as bytes and as words."""

    __slots__ = ("buffer", "row", "rules", "words")

    def __init__(self, rules: RulesetNumbers, buffer: bytes | None = None) -> None:
        self.rules = rules
        self.buffer = bytearray(rules.row_bytes if buffer is None else buffer)
        self.row = memoryview(self.buffer).cast("b")
        self.words = memoryview(self.buffer).cast("q")

    def __reduce__(self) -> tuple[object, ...]:
        """Looks at memory can be neither copied nor pickled; the memory itself can."""
        return RowGame, (self.rules, bytes(self.buffer))

    @classmethod
    def deal(cls, ruleset: Ruleset, seed: int, first_seat: int = -1) -> "RowGame":
        """Shuffle and deal; without a first seat, the seed says who begins (R-05)."""
        game = cls(numbers_of(ruleset))
        dealing.deal(game.row, game.words, game.rules.numbers, signed(seed), first_seat)
        return game

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.row[ENDING] != 0

    def legal_actions(self) -> list[int]:
        """The numbers of all legal moves, rising."""
        mask = bytearray(self.rules.sections.total)
        write_mask(self.row, self.rules.numbers, mask)
        return [action for action, is_legal in enumerate(mask) if is_legal]

    def is_legal(self, action: int) -> bool:
        """May the seat on turn do this?"""
        return legality.is_legal(self.row, self.rules.numbers, action)

    def step(self, action: int) -> None:
        """Make a move, which must be legal."""
        step(self.row, self.words, self.rules.numbers, action)

    def copy(self) -> "RowGame":
        """A game of its own in the same position."""
        return RowGame(self.rules, bytes(self.buffer))


def signed(seed: int) -> int:
    """The seed's 64 bits as a signed word."""
    return seed - (1 << 64) if seed >= 1 << 63 else seed
