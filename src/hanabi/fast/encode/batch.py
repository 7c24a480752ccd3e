"""Observations of many games at once, compiled; their rulesets may differ."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from hanabi.fast.compiling import Program, extension, kernel, source_of
from hanabi.fast.encode.kernels.plan_numbers import ALL_SEATS, MOVER
from hanabi.fast.encode.plan import EncoderName, InvalidEncoding, plan_of
from hanabi.fast.engine.layout import MAX_KINDS
from hanabi.fast.engine.ruleset_numbers import numbers_of
from hanabi.rules import Ruleset

Output = Literal["bytes", "bits", "float32"]
OUTPUTS: tuple[Output, ...] = ("bytes", "bits", "float32")
Observer = Literal["mover", "all"] | int
"""Whose eyes: those of the seat on turn, of all seats one after the other, or of this seat."""

KERNELS = ("plan_numbers", "board", "knowledge", "seat", "games")
_GAMES = "rows word_rows word_rows word_rows words bytes int int"
ENTRY_POINTS = {
    "encode_games": f"{_GAMES} int bytes bytes int int int; {_GAMES} int bytes floats int int int",
    "write_beliefs": f"{_GAMES} words floats int int int",
}
OUTPUT_VARIANTS: dict[Output, int] = {"bytes": 0, "bits": 0, "float32": 1}
"""Which signature of ``encode_games`` writes what."""


@cache
def load_encoders() -> Program:
    """The compiled encoders."""
    text = "\n".join(source_of(f"hanabi.fast.encode.kernels.{name}") for name in KERNELS)
    plain = "hanabi.fast.encode.kernels.games"
    return extension("encode", [kernel()], text, ENTRY_POINTS, inlining=True, plain=plain)


class BatchEncoder:
    """Writes the observations of games, each by the ruleset that ``which`` gives it.

    Shorter observations, and seats that a game does not have, are filled up with zeros.
    ``shape`` and ``dtype`` are those of the buffer that it wants.
    """

    def __init__(
        self,
        rulesets: Sequence[Ruleset],
        which: NDArray[np.int64],
        name: EncoderName = "hle",
        observer: Observer = "mover",
        output: Output = "bytes",
    ) -> None:
        if name == "v0" and output != "float32":
            raise InvalidEncoding("encoder-output", encoder=name, output=output)
        players = max(ruleset.players for ruleset in rulesets)
        self._observer = _observer_number(observer, min(ruleset.players for ruleset in rulesets))
        self._seats = players if self._observer == ALL_SEATS else 1
        self._numbers = np.array([numbers_of(ruleset).numbers for ruleset in rulesets], np.int64)
        self._plans = np.array([plan_of(ruleset, name) for ruleset in rulesets], np.int64)
        length = int(self._plans[:, 0].max())
        self._width = (length + 7) // 8 if output == "bits" else length
        seats = (players,) if self._observer == ALL_SEATS else ()
        self.shape: tuple[int, ...] = (len(which), *seats, self._width)
        self.dtype: type[np.generic] = np.float32 if output == "float32" else np.uint8
        self._which = which
        self._is_packed = int(output == "bits")
        self._scratch = np.zeros(length if self._is_packed else 1, np.uint8)
        self._copies_left = np.zeros(MAX_KINDS, np.int64)
        program = load_encoders()
        self._encode_games = program.function("encode_games", OUTPUT_VARIANTS[output])
        self._write_beliefs = program.write_beliefs if name == "v0" else None

    def encode(
        self,
        rows: NDArray[np.int8],
        words: NDArray[np.int64],
        chosen: NDArray[np.uint8],
        out: NDArray[Any],
    ) -> None:
        """Write the chosen games' observations to their places; the arrays must be right."""
        games = (rows, words, self._numbers, self._plans, self._which, chosen)
        seats = self._observer, self._seats
        places = out.reshape(-1), self._width, 0, len(rows)
        self._encode_games(*games, *seats, self._is_packed, self._scratch, *places)
        if self._write_beliefs is not None:
            self._write_beliefs(*games, *seats, self._copies_left, *places)


def _observer_number(observer: Observer, players: int) -> int:
    if observer == "mover":
        return MOVER
    if observer == "all":
        return ALL_SEATS
    if not isinstance(observer, int) or not 0 <= observer < players:
        raise InvalidEncoding("no-such-seat", seat=observer, last=players - 1)
    return observer
