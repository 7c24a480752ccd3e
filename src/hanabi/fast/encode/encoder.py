"""Writing the observations of one ruleset's games."""

from array import array
from collections.abc import MutableSequence
from typing import TYPE_CHECKING, Any

from hanabi.fast.encode.kernels.knowledge import write_belief
from hanabi.fast.encode.kernels.plan_numbers import PLAN_LENGTH
from hanabi.fast.encode.kernels.seat import encode_seat
from hanabi.fast.encode.plan import EncoderName, layout, plan_of
from hanabi.fast.engine.layout import MAX_KINDS
from hanabi.fast.engine.ruleset_numbers import numbers_of
from hanabi.fast.single import RowGame
from hanabi.rules import Ruleset

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hanabi.fast.encode.batch import BatchEncoder, Observer, Output


class Encoder:
    """Writes observations of one ruleset's games.

    >>> from hanabi.rules import ruleset
    >>> encoder = Encoder(ruleset(2))
    >>> encoder.length
    658
    >>> sum(encoder.encode_game(RowGame.deal(ruleset(2), 7), seat=0))
    306
    """

    def __init__(self, ruleset: Ruleset, name: EncoderName = "hle") -> None:
        self.ruleset = ruleset
        self.name = name
        self.layout = layout(ruleset, name)
        self.plan = plan_of(ruleset, name)
        self._rules = numbers_of(ruleset).numbers
        self._batches: dict[tuple[int, Observer, Output], BatchEncoder] = {}

    @property
    def length(self) -> int:
        """Numbers in an observation."""
        return self.plan[PLAN_LENGTH]

    @property
    def packed_length(self) -> int:
        """Bytes of an observation as bits."""
        return (self.length + 7) // 8

    def encode_game(self, game: RowGame, seat: int) -> MutableSequence[Any]:
        """What this seat sees of one game, interpreted: neither NumPy nor Numba is needed."""
        place = (game.row, game.words, self._rules, self.plan, seat)
        if self.name == "v0":
            shares: MutableSequence[Any] = array("f", bytes(4 * self.length))
            encode_seat(*place, shares, 0)
            write_belief(*place, [0] * MAX_KINDS, shares, 0)
            return shares
        bits = bytearray(self.length)
        encode_seat(*place, bits, 0)
        return bits

    def encode_seat(self, game: RowGame, seat: int, out: "NDArray[Any]") -> "NDArray[Any]":
        """The same, compiled, into an array of bytes or float32 of this length."""
        import numpy as np

        rows = np.frombuffer(game.buffer, np.int8).reshape(1, -1)
        return self.encode_rows(rows, out.reshape(1, -1), seat)

    def encode_rows(
        self, rows: "NDArray[np.int8]", out: "NDArray[Any]", observer: "Observer" = "mover"
    ) -> "NDArray[Any]":
        """What is seen of many games (``Batch.rows``), written to ``out``.

        Its shape is (games, length), or (games, players, length) for all seats; its type uint8
        or float32. As uint8 of ``packed_length`` it takes bits, the first one lowest.
        """
        import numpy as np

        from hanabi.fast.encode.batch import BatchEncoder
        from hanabi.fast.memory import check_array

        output: Output = "float32" if out.dtype == np.float32 else "bytes"
        if output == "bytes" and out.shape[-1] == self.packed_length:
            output = "bits"
        key = len(rows), observer, output
        if key not in self._batches:
            which = np.zeros(len(rows), np.int64)
            self._batches[key] = BatchEncoder([self.ruleset], which, self.name, observer, output)
        batch = self._batches[key]
        check_array("rows", rows, np.int8, (len(rows), numbers_of(self.ruleset).row_bytes))
        check_array("out", out, batch.dtype, batch.shape)
        batch.encode(rows, rows.view(np.int64), np.ones(len(rows), np.uint8), out)
        return out
