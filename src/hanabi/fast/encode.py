"""Observations: what a seat sees, as a vector of the same length in every position.

Encoders by name:

``hle``          bit for bit the Hanabi Learning Environment's canonical encoding in its game
``hle-minimal``  the same without the knowledge section
``hle-seer``     the same, with knowledge as if every card had been fully hinted
``v0``           as ``hle``, but the possible kinds of a card are shares of the copies that are
                 neither played nor discarded (JaxMARL, off-belief learning): floats

Colours and suits are counted in the order of the ruleset. Other rulesets widen the sections
as they have more suits or colours, and add sections at the end; ``layout`` names them all.

Stable for those who build on it: ``layout``, ``Encoder.length``, ``Encoder.encode_game`` (one
game, no NumPy), ``Encoder.encode_seat`` and ``Encoder.encode_rows`` (compiled).
"""

from array import array
from collections.abc import MutableSequence
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from hanabi.fast import encode_kernel as kernel
from hanabi.fast.encode_kernel import ALL_SEATS, MOVER
from hanabi.fast.layout import MAX_KINDS
from hanabi.fast.single import RowGame
from hanabi.fast.table import table_of
from hanabi.rules import HanabiError, Ruleset, Tile
from hanabi.rules.arrays import arrays_of

if TYPE_CHECKING:
    from types import ModuleType

    import numpy as np
    from numpy.typing import NDArray

EncoderName = Literal["hle", "hle-minimal", "hle-seer", "v0"]
ENCODERS: tuple[EncoderName, ...] = ("hle", "hle-minimal", "hle-seer", "v0")
Observer = Literal["mover", "all"] | int
"""Whose eyes: those of the seat on turn, all seats' one after the other, or one seat's."""


class WrongArray(HanabiError):
    """An array has another type, shape or order than compiled code can work on."""


class InvalidEncoding(HanabiError):
    """There is no such encoder, or no such seat to look from."""


def layout(ruleset: Ruleset, encoder: EncoderName = "hle") -> dict[str, slice]:
    """Every section of an observation by name, in order, without gaps.

    With P players, H cards a hand, S suits, R ranks, K = S × R kinds, C colours:

    ================  ===============  =======================================================
    section           length           content
    ================  ===============  =======================================================
    ``hands``         (P − 1) × H × K  each teammate's cards, oldest first, one of K; zero: none
    ``missing``       P                that hand is short of a card
    ``deck``          cards − P × H    thermometer
    ``fireworks``     S × R            one of R: how many cards lie on it; zero: none
    ``hint_tokens``   most tokens      thermometer
    ``lives``         most mistakes    thermometer of the mistakes still allowed
    ``discards``      cards            a thermometer for each kind, as long as it has copies
    ``last_seat``     P                who made the last move; zero before the first one
    ``last_type``     4                play, discard, colour hint, rank hint
    ``last_to``       P                who was told
    ``last_color``    C
    ``last_rank``     R
    ``last_touched``  H                places that the hint touched
    ``last_place``    H                place of the card played or discarded
    ``last_card``     K                what it was; also what a reward returned or added
    ``last_fitted``   1                the card went to its firework
    ``last_token``    1                … and a token came back
    ``knowledge``     P × H × (K+C+R)  each card, the observer's own first: kinds that hints
                                       leave, colours and ranks it was told by
    ``turn``          P                expert and Five Flamboyants: whose turn it is
    ``announced``     S                Timed Display: the suit announced with the last play
    ``last_reward``   4                Five Flamboyants: the last move returned a discard, added
                                       one, declined, or was a free hint
    ``tiles``         6                Five Flamboyants: turned tiles, by their number
    ``pending``       5                Five Flamboyants: the choice owed (``layout.PENDING``)
    ================  ===============  =======================================================
    """
    arrays = arrays_of(ruleset)
    players, hand = ruleset.players, ruleset.hand_size
    kinds, colors, ranks = len(ruleset.cards), arrays.colors, arrays.ranks
    options = ruleset.options
    tiles = options.five_flamboyants
    has_knowledge = encoder != "hle-minimal"
    lengths = {
        "hands": (players - 1) * hand * kinds,
        "missing": players,
        "deck": len(arrays.deck) - players * hand,
        "fireworks": arrays.suits * ranks,
        "hint_tokens": ruleset.max_hint_tokens,
        "lives": ruleset.max_mistakes,
        "discards": len(arrays.deck),
        "last_seat": players,
        "last_type": 4,
        "last_to": players,
        "last_color": colors,
        "last_rank": ranks,
        "last_touched": hand,
        "last_place": hand,
        "last_card": kinds,
        "last_fitted": 1,
        "last_token": 1,
        "knowledge": players * hand * (kinds + colors + ranks) if has_knowledge else 0,
        "turn": players if tiles or options.expert else 0,
        "announced": arrays.suits if options.timed_display else 0,
        "last_reward": 4 if tiles else 0,
        "tiles": len(Tile) if tiles else 0,
        "pending": 5 if tiles else 0,
    }
    sections: dict[str, slice] = {}
    start = 0
    for name, length in lengths.items():
        if length or name == "hint_tokens":
            sections[name] = slice(start, start + length)
        start += length
    return sections


def plan_of(ruleset: Ruleset, encoder: EncoderName) -> "array[int]":
    """The layout as the kernel reads it."""
    sections = layout(ruleset, encoder)
    nowhere = slice(-1, -1)
    starts = {
        kernel.PLAN_LENGTH: max(one.stop for one in sections.values()),
        kernel.PLAN_MISSING: sections["missing"].start,
        kernel.PLAN_DECK: sections["deck"].start,
        kernel.PLAN_FIREWORKS: sections["fireworks"].start,
        kernel.PLAN_HINT_TOKENS: sections["hint_tokens"].start,
        kernel.PLAN_LIVES: sections["lives"].start,
        kernel.PLAN_LAST: sections["last_seat"].start,
        kernel.PLAN_KNOWLEDGE: sections.get("knowledge", nowhere).start,
        kernel.PLAN_TURN: sections.get("turn", nowhere).start,
        kernel.PLAN_ANNOUNCED: sections.get("announced", nowhere).start,
        kernel.PLAN_REWARD: sections.get("last_reward", nowhere).start,
        kernel.PLAN_TILES: sections.get("tiles", nowhere).start,
        kernel.PLAN_PENDING: sections.get("pending", nowhere).start,
        kernel.PLAN_SEER: encoder == "hle-seer",
        kernel.PLAN_BELIEF: encoder == "v0",
    }
    plan = array("q", bytes(8 * kernel.PLAN_SIZE))
    for place, start in starts.items():
        plan[place] = start
    start = sections["discards"].start
    for kind, copies in enumerate(arrays_of(ruleset).copies):
        plan[kernel.PLAN_DISCARDS + kind] = start
        start += copies
    return plan


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
        if name not in ENCODERS:
            raise InvalidEncoding("unknown-encoder", encoder=name, known=", ".join(ENCODERS))
        self.ruleset = ruleset
        self.name = name
        self.layout = layout(ruleset, name)
        self.plan = plan_of(ruleset, name)
        self._rules = table_of(ruleset).numbers
        self._compiled: _Compiled | None = None

    @property
    def length(self) -> int:
        """Numbers in an observation."""
        return self.plan[kernel.PLAN_LENGTH]

    @property
    def packed_length(self) -> int:
        """Bytes of an observation as bits."""
        return (self.length + 7) // 8

    def encode_game(self, game: RowGame, seat: int) -> MutableSequence[Any]:
        """What this seat sees of one game, interpreted: neither NumPy nor Numba is needed."""
        place = (game.row, game.words, self._rules, self.plan, seat)
        if self.name == "v0":
            shares: MutableSequence[Any] = array("f", bytes(4 * self.length))
            kernel.encode_seat(*place, shares, 0)
            kernel.write_belief(*place, [0] * MAX_KINDS, shares, 0)
            return shares
        bits = bytearray(self.length)
        kernel.encode_seat(*place, bits, 0)
        return bits

    def encode_seat(self, game: RowGame, seat: int, out: "NDArray[Any]") -> "NDArray[Any]":
        """The same, compiled, into an array of bytes or float32 of this length."""
        import numpy as np

        rows = np.frombuffer(game.buffer, np.int8).reshape(1, -1)
        return self.encode_rows(rows, out.reshape(1, -1), seat)

    def encode_rows(
        self, rows: "NDArray[np.int8]", out: "NDArray[Any]", observer: Observer = "mover"
    ) -> "NDArray[Any]":
        """What is seen of many games (``Batch.rows``), written to ``out``.

        Its shape is (games, length), or (games, players, length) for all seats; its type uint8
        or float32. As uint8 of ``packed_length`` it takes bits, the first one lowest.
        """
        if self._compiled is None:
            self._compiled = _Compiled(self)
        self._compiled.encode(rows, out, observer)
        return out


class _Compiled:
    """The arrays and functions that ``encode_rows`` needs."""

    def __init__(self, encoder: Encoder) -> None:
        import numpy as np

        self._program = load_encoders()
        self._encoder = encoder
        self._rules = np.array(encoder._rules, np.int64)
        self._plan = np.array(encoder.plan, np.int64)
        self._row_bytes = table_of(encoder.ruleset).row_bytes
        self._work = np.zeros(MAX_KINDS, np.int64)
        self._scratch = np.zeros(encoder.length, np.uint8)

    def encode(self, rows: "NDArray[np.int8]", out: "NDArray[Any]", observer: Observer) -> None:
        import numpy as np

        encoder, players = self._encoder, self._encoder.ruleset.players
        seat = {"mover": MOVER, "all": ALL_SEATS}.get(str(observer), observer)
        assert isinstance(seat, int)
        if seat < ALL_SEATS or seat >= players:
            raise InvalidEncoding("no-such-seat", seat=observer, last=players - 1)
        check_array("rows", rows, (np.int8,), (len(rows), self._row_bytes))
        shape = (len(rows), players) if seat == ALL_SEATS else (len(rows),)
        is_packed = out.dtype == np.uint8 and out.shape == (*shape, encoder.packed_length)
        width = encoder.packed_length if is_packed else encoder.length
        is_belief = encoder.name == "v0"
        kinds = (np.float32,) if is_belief else (np.uint8, np.float32)
        check_array("out", out, kinds, (*shape, width))
        before = (rows, rows.view(np.int64), self._rules, self._plan, seat)
        after = (out.reshape(-1), width, 0, len(rows))
        if is_belief:
            self._program.encode_rows_belief(*before, self._work, *after)
        elif is_packed:
            self._program.encode_rows_packed(*before, self._scratch, *after)
        else:
            self._program.encode_rows(*before, *after)


def check_array(
    name: str, given: "NDArray[Any]", kinds: "tuple[type[np.generic], ...]", shape: tuple[int, ...]
) -> None:
    """Compiled code trusts its arrays, so they are looked at here."""
    if given.dtype not in kinds or given.shape != shape or not given.flags.c_contiguous:
        raise WrongArray(
            "wrong-array",
            name=name,
            kind=" / ".join(kind.__name__ for kind in kinds),
            shape=str(shape),
            given=f"{given.dtype} {given.shape}",
        )


_ENTRY = "rows word_rows words words int"
ENCODE_ENTRY_POINTS = {
    "encode_rows": f"{_ENTRY} bytes int int int; {_ENTRY} floats int int int",
    "encode_rows_belief": f"{_ENTRY} words floats int int int",
    "encode_rows_packed": f"{_ENTRY} bytes bytes int int int",
}


@cache
def load_encoders() -> "ModuleType":
    """The compiled encoders. The first call on a machine compiles."""
    from hanabi.fast import jit

    return jit.extended(jit.load(), "encode", [jit.source_of("encode_kernel")], ENCODE_ENTRY_POINTS)
