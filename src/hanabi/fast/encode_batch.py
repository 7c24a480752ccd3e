"""Observations of many games at once, compiled; their rulesets may differ."""

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from hanabi.fast import jit
from hanabi.fast.encode_kernel import ALL_SEATS, MOVER
from hanabi.fast.encode_plan import EncoderName, InvalidEncoding, plan_of
from hanabi.fast.layout import MAX_KINDS
from hanabi.fast.table import table_of
from hanabi.rules import HanabiError, Ruleset

Output = Literal["bytes", "bits", "float32"]
OUTPUTS: tuple[Output, ...] = ("bytes", "bits", "float32")
Observer = Literal["mover", "all"] | int
"""Whose eyes: those of the seat on turn, all seats' one after the other, or one seat's."""

_ROWS = "rows word_rows word_rows word_rows words bytes int int"
ENTRY_POINTS = {
    "encode_rows": f"{_ROWS} bytes int int int; {_ROWS} floats int int int",
    "encode_rows_belief": f"{_ROWS} words floats int int int",
    "encode_rows_packed": f"{_ROWS} bytes bytes int int int",
}


class WrongArray(HanabiError):
    """An array has another type, shape or order than compiled code can work on."""


def check_array(
    name: str, given: NDArray[Any], kind: type[np.generic], shape: tuple[int, ...]
) -> None:
    """Compiled code trusts its arrays, so they are looked at here."""
    if given.dtype != kind or given.shape != shape or not given.flags.c_contiguous:
        raise WrongArray(
            "wrong-array",
            name=name,
            kind=kind.__name__,
            shape=str(shape),
            given=f"{given.dtype} {given.shape}",
        )


@cache
def load_encoders() -> ModuleType:
    """The compiled encoders. The first call on a machine compiles."""
    texts = [jit.source_of("encode_kernel")]
    return jit.extended(jit.load(), "encode", texts, ENTRY_POINTS, inlining=True)


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
        self._tables = np.array([table_of(ruleset).numbers for ruleset in rulesets], np.int64)
        self._plans = np.array([plan_of(ruleset, name) for ruleset in rulesets], np.int64)
        length = int(self._plans[:, 0].max())
        self._width = (length + 7) // 8 if output == "bits" else length
        seats = (players,) if self._observer == ALL_SEATS else ()
        self.shape: tuple[int, ...] = (len(which), *seats, self._width)
        self.dtype: type[np.generic] = np.float32 if output == "float32" else np.uint8
        self._which = which
        program = load_encoders()
        self._scratch: tuple[NDArray[Any], ...] = ()
        self._function = program.encode_rows
        if name == "v0":
            self._function = program.encode_rows_belief
            self._scratch = (np.zeros(MAX_KINDS, np.int64),)
        elif output == "bits":
            self._function = program.encode_rows_packed
            self._scratch = (np.zeros(length, np.uint8),)

    def encode(
        self,
        rows: NDArray[np.int8],
        words: NDArray[np.int64],
        chosen: NDArray[np.uint8],
        out: NDArray[Any],
    ) -> None:
        """Write the chosen games' observations to their places; the arrays must be right."""
        self._function(
            rows,
            words,
            self._tables,
            self._plans,
            self._which,
            chosen,
            self._observer,
            self._seats,
            *self._scratch,
            out.reshape(-1),
            self._width,
            0,
            len(rows),
        )


def _observer_number(observer: Observer, players: int) -> int:
    if observer == "mover":
        return MOVER
    if observer == "all":
        return ALL_SEATS
    if not isinstance(observer, int) or not 0 <= observer < players:
        raise InvalidEncoding("no-such-seat", seat=observer, last=players - 1)
    return observer
