"""One game as arrays: a row for each move, as its player saw the game before it."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.fast.batch import Batch
from hanabi.fast.bridge import start_row
from hanabi.fast.encode import Encoder
from hanabi.fast.engine.layout import TURN
from hanabi.fast.engine.step import score
from hanabi.fast.moves import action_of, make_move
from hanabi.game import Arrange, Deal, Move
from hanabi.rules import Ruleset

Samples = dict[str, NDArray[Any]]
"""Arrays by the names of ``COLUMNS``, all of the same length."""

COLUMNS = {
    "observation": (np.uint8, "what the player on turn saw, a number 0 or 1 each"),
    "mask": (np.uint8, "1 for each legal action"),
    "action": (np.int16, "what was played, as hanabi.fast.actions numbers moves"),
    "seat": (np.int8, "who played it"),
    "return": (np.int16, "how much the score was still to change until the end of the game"),
    "score": (np.int16, "the final score"),
    "move": (np.int16, "how many moves of this game came before"),
    "game": (np.int64, "the number of the game in the data set"),
    "deal_seed": (np.uint64, "the seed of the deal, as in Game.deal(ruleset, seed); 0 for records"),
}
"""The type of each column, and what stands in it."""


def samples_of(
    ruleset: Ruleset,
    deal: Deal,
    moves: tuple[Move, ...],
    encoder: Encoder,
    *,
    number: int = 0,
    seed: int = 0,
) -> Samples:
    """A game's moves. Rearranging one's hand (R-18) changes what is seen, but is no action."""
    row = start_row(ruleset, deal)
    rows: list[bytes] = []
    scores: list[int] = []
    actions: list[int] = []
    for move in moves:
        if not isinstance(move, Arrange):
            rows.append(bytes(row.buffer))
            scores.append(score(row.row))
            actions.append(action_of(row, move))
        make_move(row, move)
    count, final = len(rows), score(row.row)
    positions = np.frombuffer(bytearray(b"".join(rows)), np.int8).reshape(count, -1)
    seen = np.empty((count, encoder.length), np.uint8)
    return {
        "observation": encoder.encode_rows(positions, seen),
        "mask": Batch(ruleset, count, rows=positions).masks(),
        "action": np.array(actions, np.int16),
        "seat": positions[:, TURN].copy(),
        "return": (final - np.array(scores)).astype(np.int16),
        "score": np.full(count, final, np.int16),
        "move": np.arange(count, dtype=np.int16),
        "game": np.full(count, number, np.int64),
        "deal_seed": np.full(count, seed, np.uint64),
    }


def joined(parts: list[Samples]) -> Samples:
    """The samples of several games, one after the other."""
    return {name: np.concatenate([part[name] for part in parts]) for name in COLUMNS}
