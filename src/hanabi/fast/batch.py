"""Thousands of games, of one ruleset or of several, stepped together through NumPy arrays."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.fast import compiling
from hanabi.fast.bridge import read_deal, read_state, write_state
from hanabi.fast.engine.layout import ENDING, KNOWLEDGE, POINTS, TURN, row_dtype
from hanabi.fast.engine.ruleset_numbers import RulesetNumbers, numbers_of
from hanabi.fast.history import MoveHistory
from hanabi.fast.memory import aligned, check_array
from hanabi.fast.single import RowGame
from hanabi.game import Game, GameState, IllegalMove, InvalidDeal
from hanabi.rules import InvalidRuleset, Ruleset, Seat

Rows = NDArray[np.int8]
Actions = NDArray[np.int64]
Masks = NDArray[np.uint8]
Words = NDArray[np.int64]

MIN_CHUNK = 2048
"""Fewer games than this are not worth another thread."""


class Batch:
    """Games side by side. ``rows`` is all there is to them; it may be the caller's own memory.

    ``rulesets`` is one for all games or one for each; then ``rows`` and masks are as wide as the
    widest, and zero where a game's own rules have nothing. Actions are numbered as
    ``hanabi.fast.actions`` says. Results do not depend on the number of games or threads. With
    ``history`` the actions are kept, so that ``game`` can tell all moves of each game.

    >>> from hanabi.rules import ruleset
    >>> batch = Batch(ruleset(2), 1000)
    >>> batch.deal(seed=7)
    >>> masks = batch.masks()
    >>> batch.step(masks.argmax(axis=1))
    """

    def __init__(
        self,
        rulesets: Ruleset | Sequence[Ruleset],
        games: int,
        *,
        rows: Rows | None = None,
        threads: int = 1,
        history: bool = False,
    ) -> None:
        each = [rulesets] if isinstance(rulesets, Ruleset) else list(rulesets)
        if len(each) not in {1, games}:
            raise InvalidRuleset("per-game", name="rulesets", games=games, count=len(each))
        self.rulesets: tuple[Ruleset, ...] = tuple(dict.fromkeys(each))
        """The different ones."""
        self.all_rules: tuple[RulesetNumbers, ...] = tuple(map(numbers_of, self.rulesets))
        places = {ruleset: place for place, ruleset in enumerate(self.rulesets)}
        self.which: Words = np.zeros(games, np.int64)
        """By game: the place of its rules in ``rulesets``."""
        self.which[:] = [places[ruleset] for ruleset in each]
        shape = (games, max(rules.row_bytes for rules in self.all_rules))
        self.rows: Rows = aligned(shape, np.int8) if rows is None else rows
        check_array("rows", self.rows, np.int8, shape)
        self.words: Words = self.rows.view(np.int64)
        self.numbers: Words = np.array([rules.numbers for rules in self.all_rules], np.int64)
        """By ruleset: what compiled code knows of the rules."""
        self.actions = max(rules.sections.total for rules in self.all_rules)
        """How many actions there are, legal or not, in the ruleset that has most."""
        self._fewest_players = min(ruleset.players for ruleset in self.rulesets)
        self._everyone = np.ones(games, np.uint8)
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._kernel = compiling.kernel()
        length = max(rules.longest_game for rules in self.all_rules) if history else 0
        self._history = MoveHistory(games, length)

    @property
    def rules(self) -> RulesetNumbers:
        """The rules of all games, where they have the same."""
        if len(self.all_rules) > 1:
            raise LookupError("these games have different rules: rules_of_game tells those of each")
        return self.all_rules[0]

    @property
    def ruleset(self) -> Ruleset:
        """The rules of all games, where they have the same."""
        return self.rules.ruleset

    def rules_of_game(self, number: int) -> RulesetNumbers:
        """The rules that a game is played by."""
        return self.all_rules[int(self.which[number])]

    def __len__(self) -> int:
        return len(self.rows)

    # Playing.

    def deal(
        self,
        seed: int | NDArray[np.uint64] = 0,
        first_seat: Seat | None = None,
        chosen: NDArray[np.uint8] | None = None,
    ) -> None:
        """Deal all games, or those where ``chosen`` is 1: from seed, seed + 1, … or each from its
        own seed. Without a first seat, each seed says who begins (R-05)."""
        if isinstance(seed, int):
            if not 0 <= seed <= (1 << 64) - len(self):
                raise InvalidDeal("seed", seed=seed)
            seeds = np.arange(len(self), dtype=np.uint64) + np.uint64(seed)
        else:
            check_array("seed", seed, np.uint64, (len(self),))
            seeds = seed
        seat = -1 if first_seat is None else first_seat
        if not -1 <= seat < self._fewest_players:
            raise InvalidDeal("first-seat", seat=first_seat, last=self._fewest_players - 1)
        if chosen is None:
            chosen = self._everyone
        check_array("chosen", chosen, np.uint8, (len(self),))
        if self._history.is_kept:
            self._history.forget(chosen)
        arrays = self.rows, self.words, self.numbers, self.which
        self._each(self._kernel.deal_games, *arrays, chosen, seeds.view(np.int64), seat)

    def masks(self, out: Masks | None = None) -> Masks:
        """1 for each legal action of each game, 0 for others and in games that are over."""
        shape = (len(self), self.actions)
        masks: Masks = np.empty(shape, np.uint8) if out is None else out
        check_array("masks", masks, np.uint8, shape)
        if len(self.all_rules) > 1:
            masks.fill(0)
        self._each(self._kernel.mask_games, self.rows, self.numbers, self.which, masks)
        return masks

    def step(self, actions: Actions) -> None:
        """Make a move in each game; those that are over ignore theirs.

        Raises ``IllegalMove`` if any is not legal, and then nothing has changed.
        """
        self.check(actions)
        self.apply(actions)

    def check(self, actions: Actions) -> None:
        """Raise ``IllegalMove`` if any of these actions is not legal; games that are over take
        any. It names the first such game."""
        check_array("actions", actions, np.int64, (len(self),))
        illegal = self._each(
            self._kernel.first_illegal, self.rows, self.numbers, self.which, actions
        )
        for game in illegal:
            if game >= 0:
                raise self._refusal(game, int(actions[game]))

    def apply(self, actions: Actions) -> None:
        """``step`` for those who have called ``check``: other actions make nonsense of a game."""
        if self._history.is_kept:
            history = self._history.actions, self._history.counts
            self._each(self._kernel.log_actions, self.rows, actions, *history)
        arrays = self.rows, self.words, self.numbers, self.which
        self._each(self._kernel.step_games, *arrays, actions)

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
    def knowledge(self) -> Words:
        """By game and place: what hints told of each held card (see ``layout``). A view."""
        return self.words[:, KNOWLEDGE:]

    @property
    def fields(self) -> NDArray[np.void]:
        """The rows with names, for debugging. A view."""
        slots = max(rules.slots for rules in self.all_rules)
        return self.rows.view(row_dtype(slots))[:, 0]

    def scores(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """What the rules give for each game as it is (R-12): as int8, or as int64 where ``out``
        is of that type."""
        scores: NDArray[Any] = np.empty(len(self), np.int8) if out is None else out
        kind = np.int64 if scores.dtype == np.int64 else np.int8
        check_array("scores", scores, kind, (len(self),))
        self._each(self._kernel.score_games, self.rows, scores)
        return scores

    # To and from other forms.

    def __getitem__(self, number: int) -> RowGame:
        """A copy of one game, to be played on by itself."""
        rules = self.rules_of_game(number)
        return RowGame(rules, self.rows[number, : rules.row_bytes].tobytes())

    def __setitem__(self, number: int, game: RowGame | GameState | Game) -> None:
        """Put a position in the place of one game. The moves of a ``Game`` come with it."""
        state = game.state if isinstance(game, Game) else game
        row = state if isinstance(state, RowGame) else write_state(state)
        if row.rules.ruleset != self.rules_of_game(number).ruleset:
            raise InvalidRuleset("other-ruleset")
        self.rows[number, : len(row.buffer)] = np.frombuffer(row.buffer, np.int8)
        place = range(len(self))[number]
        if self._history.is_kept:
            self._history.begin(place, game.branch() if isinstance(game, Game) else None)

    def state(self, number: int) -> GameState:
        """One game as a position of the reference engine (see ``bridge``)."""
        return read_state(self[number])

    def game(self, number: int) -> Game:
        """One game with its moves. Needs ``history``, and a beginning: a deal or a ``Game``."""
        place = range(len(self))[number]
        dealt = Game(self.rules_of_game(place).ruleset, read_deal(self[place]))
        return self._history.game(place, dealt)

    def copy(self) -> "Batch":
        """The same games, to be played on by themselves."""
        other = Batch(
            [self.rulesets[place] for place in self.which.tolist()],
            len(self),
            rows=self.rows.copy(),
            threads=self._threads,
            history=self._history.is_kept,
        )
        other._history.copy_from(self._history)
        return other

    def save(self, path: Path) -> None:
        """Write all positions, and the moves kept since the deal, to one file."""
        with path.open("wb") as file:
            np.savez_compressed(
                file,
                rules=self.numbers,
                which=self.which,
                rows=self.rows,
                history=self._history.actions,
                moves=self._history.counts,
                strangers=self._history.strangers,
            )

    @classmethod
    def load(cls, path: Path, rulesets: Ruleset | Sequence[Ruleset], threads: int = 1) -> "Batch":
        """Read what ``save`` wrote. Raises ``InvalidRuleset`` if the games have other rules."""
        with np.load(path, allow_pickle=False) as saved:
            rows, is_kept = saved["rows"], saved["history"].size > 0
            each = [rulesets] if isinstance(rulesets, Ruleset) else rulesets
            if rows.shape[1] != max(numbers_of(ruleset).row_bytes for ruleset in each):
                raise InvalidRuleset("other-ruleset")
            batch = cls(rulesets, len(rows), rows=rows, threads=threads, history=is_kept)
            which = saved.get("which", np.zeros(len(rows), np.int64))
            is_same = np.array_equal(np.atleast_2d(saved["rules"]), batch.numbers)
            if not is_same or not np.array_equal(which, batch.which):
                raise InvalidRuleset("other-ruleset")
            batch._history.restore(saved)
        return batch

    def _refusal(self, game: int, action: int) -> IllegalMove:
        last = self.rules_of_game(game).sections.total - 1
        if not 0 <= action <= last:
            return IllegalMove("action-range", action=action, game=game, last=last)
        return IllegalMove("illegal-action", action=action, game=game)

    def _each(self, function: Callable[..., Any], *arguments: object) -> list[Any]:
        """Call a kernel function on all games, in one coarse piece for each thread."""
        if self._pool is None or len(self) < 2 * MIN_CHUNK:
            return [function(*arguments, 0, len(self.rows))]
        pieces = min(self._threads, len(self) // MIN_CHUNK)
        edges = [len(self) * piece // pieces for piece in range(pieces + 1)]
        futures = [
            self._pool.submit(function, *arguments, first, last) for first, last in pairwise(edges)
        ]
        return [future.result() for future in futures]
