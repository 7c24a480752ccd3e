"""Thousands of games of one ruleset, stepped together through NumPy arrays."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.fast import jit
from hanabi.fast.bridge import read_deal, read_state, write_state
from hanabi.fast.layout import ENDING, KNOWLEDGE, POINTS, TURN, row_dtype
from hanabi.fast.moves import move_of
from hanabi.fast.single import RowGame
from hanabi.fast.table import table_of
from hanabi.game import Game, GameState, IllegalMove, InvalidDeal
from hanabi.rules import InvalidRuleset, Ruleset, Seat

Rows = NDArray[np.int8]
Actions = NDArray[np.int64]
Masks = NDArray[np.uint8]

MIN_CHUNK = 2048
"""Fewer games than this are not worth another thread."""


class Batch:
    """Games side by side. ``rows`` is all there is to them; it may be the caller's own memory.

    Actions are numbered as ``hanabi.fast.actions`` says. Results do not depend on the number
    of games or threads. With ``history`` the actions are kept, so that ``game`` can tell the
    whole story of each game.

    >>> from hanabi.rules import ruleset
    >>> batch = Batch(ruleset(2), 1000)
    >>> batch.deal(seed=7)
    >>> masks = batch.masks()
    >>> batch.step(masks.argmax(axis=1))
    """

    def __init__(
        self,
        ruleset: Ruleset,
        games: int,
        *,
        rows: Rows | None = None,
        threads: int = 1,
        history: bool = False,
    ) -> None:
        self.table = table_of(ruleset)
        shape = (games, self.table.row_bytes)
        self.rows: Rows = np.zeros(shape, np.int8) if rows is None else rows
        _check(self.rows, np.int8, shape)
        self._words = self.rows.view(np.int64)
        self._rules = np.array(self.table.numbers, np.int64)
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._kernel = jit.load()
        length = self.table.longest_game if history else 0
        self._history: NDArray[np.uint8] = np.zeros((games, length), np.uint8)
        self._moves: NDArray[np.int16] = np.zeros(games, np.int16)
        self._origins: dict[int, Game | None] = {}

    @property
    def ruleset(self) -> Ruleset:
        """The rules played by."""
        return self.table.ruleset

    def __len__(self) -> int:
        return len(self.rows)

    # Playing.

    def deal(self, seed: int | NDArray[np.uint64] = 0, first_seat: Seat | None = None) -> None:
        """Deal all games: from seed, seed + 1, … or each from its own seed. Without a first
        seat, each seed says who begins (R-05)."""
        if isinstance(seed, int):
            if not 0 <= seed <= (1 << 64) - len(self):
                raise InvalidDeal("seed", seed=seed)
            seeds = np.arange(len(self), dtype=np.uint64) + np.uint64(seed)
        else:
            _check(seed, np.uint64, (len(self),))
            seeds = seed
        seat = -1 if first_seat is None else first_seat
        if not -1 <= seat < self.ruleset.players:
            raise InvalidDeal("first-seat", seat=first_seat, last=self.ruleset.players - 1)
        self._moves[:] = 0
        self._origins.clear()
        signed = seeds.view(np.int64)
        self._each(self._kernel.deal_rows, self.rows, self._words, self._rules, signed, seat)

    def masks(self, out: Masks | None = None) -> Masks:
        """1 for each legal action of each game, 0 for others and in games that are over."""
        shape = (len(self), self.table.sections.total)
        masks: Masks = np.empty(shape, np.uint8) if out is None else out
        _check(masks, np.uint8, shape)
        self._each(self._kernel.mask_rows, self.rows, self._rules, masks)
        return masks

    def step(self, actions: Actions) -> None:
        """Make a move in each game; those that are over ignore theirs.

        Raises ``IllegalMove`` if any is not legal, and then nothing has changed.
        """
        _check(actions, np.int64, (len(self),))
        wrong = self._each(self._kernel.first_illegal, self.rows, self._rules, actions)
        game = min((number for number in wrong if number >= 0), default=-1)
        if game >= 0:
            raise IllegalMove("illegal-action", action=int(actions[game]), game=game)
        if self._history.size:
            self._each(self._kernel.log_rows, self.rows, actions, self._history, self._moves)
        self._each(self._kernel.step_rows, self.rows, self._words, self._rules, actions)

    # Looking.

    @property
    def is_over(self) -> NDArray[np.bool_]:
        """Which games have ended."""
        over: NDArray[np.bool_] = self.rows[:, ENDING] != 0
        return over

    @property
    def turns(self) -> Rows:
        """Whose turn it is in each game: a view, not a copy."""
        return self.rows[:, TURN]

    @property
    def points(self) -> Rows:
        """What stands on each table (R-15): a view, not a copy."""
        return self.rows[:, POINTS]

    @property
    def knowledge(self) -> NDArray[np.int64]:
        """By game and place: what hints told of each held card (see ``layout``). A view."""
        return self._words[:, KNOWLEDGE:]

    @property
    def fields(self) -> NDArray[np.void]:
        """The rows with names, for debugging. A view."""
        return self.rows.view(row_dtype(self.table.slots))[:, 0]

    def scores(self, out: Rows | None = None) -> Rows:
        """What the rules give for each game as it is (R-12)."""
        scores: Rows = np.empty(len(self), np.int8) if out is None else out
        _check(scores, np.int8, (len(self),))
        self._each(self._kernel.score_rows, self.rows, scores)
        return scores

    # To and from other forms.

    def __getitem__(self, number: int) -> RowGame:
        """A copy of one game, to be played on by itself."""
        return RowGame(self.table, self.rows[number].tobytes())

    def __setitem__(self, number: int, game: RowGame | GameState | Game) -> None:
        """Put a position in the place of one game. The story of a ``Game`` comes with it."""
        state = game.state if isinstance(game, Game) else game
        row = state if isinstance(state, RowGame) else write_state(state)
        if row.table.ruleset != self.ruleset:
            raise InvalidRuleset("other-ruleset")
        self.rows[number] = np.frombuffer(row.buffer, np.int8)
        place = range(len(self))[number]
        self._moves[place] = 0
        self._origins[place] = game.branch() if isinstance(game, Game) else None

    def state(self, number: int) -> GameState:
        """One game as a position of the reference engine (see ``bridge``)."""
        return read_state(self[number])

    def game(self, number: int) -> Game:
        """One game with its story. Needs ``history``, and a beginning: a deal or a ``Game``."""
        place = range(len(self))[number]
        start = Game(self.ruleset, read_deal(self[place]))
        origin = self._origins.get(place, start)
        if origin is None or not self._history.size:
            raise LookupError(f"the moves of game {number} were not kept")
        game = origin.branch()
        row = write_state(game.state)
        for action in self._history[place, : self._moves[place]].tolist():
            game.push(move_of(row, action))
            row.step(action)
        return game

    def copy(self) -> "Batch":
        """The same games, to be played on by themselves."""
        other = Batch(
            self.ruleset,
            len(self),
            rows=self.rows.copy(),
            threads=self._threads,
            history=bool(self._history.size),
        )
        other._history[:] = self._history
        other._moves[:] = self._moves
        other._origins = dict(self._origins)
        return other

    def save(self, path: Path) -> None:
        """Write all positions, and the moves kept since the deal, to one file."""
        strangers = np.array(sorted(self._origins), np.int64)
        with path.open("wb") as file:
            np.savez_compressed(
                file,
                rules=self._rules,
                rows=self.rows,
                history=self._history,
                moves=self._moves,
                strangers=strangers,
            )

    @classmethod
    def load(cls, path: Path, ruleset: Ruleset, threads: int = 1) -> "Batch":
        """Read what ``save`` wrote. Raises ``InvalidRuleset`` if the games have other rules."""
        with np.load(path, allow_pickle=False) as saved:
            if not np.array_equal(saved["rules"], np.array(table_of(ruleset).numbers)):
                raise InvalidRuleset("other-ruleset")
            rows, history = saved["rows"], saved["history"]
            batch = cls(ruleset, len(rows), rows=rows, threads=threads, history=history.size > 0)
            batch._history[:] = history
            batch._moves[:] = saved["moves"]
            batch._origins = dict.fromkeys(saved["strangers"].tolist())
        return batch

    def _each(self, function: Callable[..., Any], *arguments: object) -> list[Any]:
        """Call a kernel function on all games, in one coarse piece for each thread."""
        pieces = min(self._threads, max(1, len(self) // MIN_CHUNK))
        if self._pool is None or pieces == 1:
            return [function(*arguments, 0, len(self))]
        edges = [len(self) * piece // pieces for piece in range(pieces + 1)]
        futures = [
            self._pool.submit(function, *arguments, first, last) for first, last in pairwise(edges)
        ]
        return [future.result() for future in futures]


def _check(array: NDArray[Any], kind: type[np.generic], shape: tuple[int, ...]) -> None:
    """Compiled code trusts its arrays, so they are looked at here."""
    if array.dtype != kind or array.shape != shape or not array.flags.c_contiguous:
        wanted = f"a contiguous array of {kind.__name__} with shape {shape}"
        raise TypeError(f"wanted {wanted}, not of {array.dtype} with shape {array.shape}")
