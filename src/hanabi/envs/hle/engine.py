"""The kernel behind one game of this interface: a row goes in, a row comes out.

Positions are plain bytes here, so that copying, keeping and pickling them is nothing special.
"""

from itertools import compress
from sys import byteorder
from typing import Any

from hanabi.envs.hle.cards import HanabiCardKnowledge
from hanabi.fast import compiling
from hanabi.fast.encode import Encoder, EncoderName
from hanabi.fast.engine import dealing, many_games
from hanabi.fast.engine.layout import (
    COLORS_TOLD,
    DRAWN,
    ENDING,
    LAST,
    RANKS_TOLD,
    SIZES,
)
from hanabi.fast.engine.ruleset_numbers import numbers_of
from hanabi.fast.single import RowGame
from hanabi.rules import Ruleset


class Engine:
    """One row's worth of working memory, compiled where Numba is there and plain where not."""

    def __init__(self, ruleset: Ruleset, encoder: EncoderName) -> None:
        self._ruleset = ruleset
        self.rules = numbers_of(ruleset)
        self._game = RowGame(self.rules)
        self._memory = memoryview(self._game.buffer)
        self._uids = range(self.rules.sections.total)
        self._mask = bytearray(len(self._uids))
        self._encoder = Encoder(ruleset, encoder)
        self._vector = bytearray(self._encoder.length)
        self._colors, self._ranks = len(ruleset.colors), len(ruleset.ranks)
        self._known: dict[bytes, HanabiCardKnowledge] = {}
        self.untouched = _word((1 << len(ruleset.cards)) - 1)
        self.empty_row = self._empty_row()
        self._is_compiled = compiling.can_compile()
        self._kernel: Any = many_games
        self._rows: tuple[Any, Any] = [self._game.row], [self._game.words]
        self._masks: Any = [self._mask]
        self._rules: tuple[Any, Any] = [self.rules.numbers], [0]
        self._out: Any = self._vector
        self._actions: Any = [0]
        if self._is_compiled:
            self._use_compiled()

    @property
    def length(self) -> int:
        """Numbers in a vector."""
        return self._encoder.length

    def _empty_row(self) -> bytes:
        """The position before the first card is dealt."""
        game = self._game
        dealing.start(game.row, game.words, self.rules.numbers, 0, 0)
        game.row[DRAWN] = 0
        for player in range(self._ruleset.players):
            game.row[SIZES + player] = 0
        return bytes(game.buffer)

    def _use_compiled(self) -> None:
        import numpy as np

        from hanabi.fast.encode.batch import BatchEncoder

        self._kernel = compiling.kernel()
        rows = np.frombuffer(self._game.buffer, np.int8).reshape(1, -1)
        self._rows = rows, rows.view(np.int64)
        self._masks = np.frombuffer(self._mask, np.uint8).reshape(1, -1)
        self._rules = np.array([self.rules.numbers], np.int64), np.zeros(1, np.int64)
        self._out = np.frombuffer(self._vector, np.uint8)
        self._chosen = np.ones(1, np.uint8)
        self._encoders = [
            BatchEncoder([self._ruleset], np.zeros(1, np.int64), self._encoder.name, seat)
            for seat in range(self._ruleset.players)
        ]
        self._actions = np.zeros(1, np.int64)

    def __reduce__(self) -> tuple[object, ...]:
        return (Engine, (self._ruleset, self._encoder.name))

    def known(self, word: bytes) -> HanabiCardKnowledge:
        """A word of knowledge (``fast.engine.layout``) in the words of this interface."""
        if word not in self._known:
            self._known[word] = _known_from(word, self._colors, self._ranks)
        return self._known[word]

    def legal(self, row: bytes) -> list[int]:
        """The legal moves' numbers; those of a game that is over as if it went on."""
        self._memory[:] = row
        self._memory[ENDING] = 0
        self._kernel.mask_games(self._rows[0], *self._rules, self._masks, 0, 1)
        return list(compress(self._uids, self._mask))

    def step(self, row: bytearray, action: int) -> int:
        """Make a legal move; what it was, as the word ``LAST`` of the layout."""
        self._memory[:] = row
        self._actions[0] = action
        self._kernel.step_games(*self._rows, *self._rules, self._actions, 0, 1)
        row[:] = self._memory
        return self._game.words[LAST]

    def encode(self, row: bytes, seat: int) -> list[int]:
        """What this seat sees."""
        self._memory[:] = row
        if not self._is_compiled:
            return list(self._encoder.encode_game(self._game, seat))
        self._encoders[seat].encode(*self._rows, self._chosen, self._out)
        return list(self._vector)


def _word(bits: int) -> bytes:
    return bits.to_bytes(8, byteorder)


def told_all(kind: int, ranks: int) -> bytes:
    """The knowledge of a card that a seer is dealt: as if hints had told everything."""
    color, rank = divmod(kind, ranks)
    return _word(1 << kind | 1 << COLORS_TOLD + color | 1 << RANKS_TOLD + rank)


def _known_from(word: bytes, colors: int, ranks: int) -> HanabiCardKnowledge:
    bits = int.from_bytes(word, byteorder)
    kinds = bits & (1 << colors * ranks) - 1
    row = (1 << ranks) - 1
    by_color = [kinds >> color * ranks & row for color in range(colors)]
    ranks_left = 0
    for left in by_color:
        ranks_left |= left
    color = (bits >> COLORS_TOLD & 255).bit_length() - 1
    rank = (bits >> RANKS_TOLD & 255).bit_length() - 1
    return HanabiCardKnowledge(
        color=color if color >= 0 else None,
        rank=rank if rank >= 0 else None,
        plausible_colors=sum(1 << place for place, left in enumerate(by_color) if left),
        plausible_ranks=ranks_left,
        colors=colors,
        ranks=ranks,
    )
