"""The games of a vector environment: their memory, and what can be done to all of them."""

from collections.abc import Sequence
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from hanabi.envs.vector_program import load_vector, load_worlds
from hanabi.envs.vector_worlds_kernel import WORLD_WORK
from hanabi.fast import RowGame, RulesTable, table_of
from hanabi.fast.bridge import write_state
from hanabi.fast.layout import KINDS, POINTS
from hanabi.fast.single import signed
from hanabi.fast.table import TABLE_SIZE
from hanabi.game import GameState, IllegalMove, InvalidDeal
from hanabi.rules import HanabiError, InvalidRuleset, Ruleset
from hanabi.rules.arrays import arrays_of
from hanabi.rules.chance import SEED_LIMIT

Bytes = NDArray[np.uint8]
Words = NDArray[np.int64]
State = dict[str, NDArray[Any]]
ALIGNMENT = 64
"""Bytes: what JAX wants of memory that it is to use without a copy."""


class InvalidEnvironment(HanabiError):
    """An environment cannot be made, or cannot be used, like that."""


def aligned(shape: tuple[int, ...], kind: type[np.generic]) -> NDArray[Any]:
    """Zeros that begin at a multiple of ``ALIGNMENT``."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    start = -memory.ctypes.data % ALIGNMENT
    return memory[start : start + size].view(kind).reshape(shape)


class Games:
    """Rows of games side by side, each of one of the ``rulesets`` (``which``), padded to the
    longest. ``state`` is all there is to them, by name; the arrays never change place."""

    def __init__(self, rulesets: Sequence[Ruleset], games: int) -> None:
        if games < 1:
            raise InvalidEnvironment("no-games", games=games)
        if len(rulesets) not in {1, games}:
            raise InvalidEnvironment("per-game", name="rulesets", games=games, count=len(rulesets))
        self.rulesets = tuple(dict.fromkeys(rulesets))
        self.tables: tuple[RulesTable, ...] = tuple(map(table_of, self.rulesets))
        places = {ruleset: place for place, ruleset in enumerate(self.rulesets)}
        self.which: Words = np.zeros(games, np.int64)
        self.which[:] = [places[ruleset] for ruleset in rulesets]
        self.numbers: Words = np.zeros((len(self.tables), TABLE_SIZE), np.int64)
        for place, table in enumerate(self.tables):
            self.numbers[place] = table.numbers
        width = max(table.row_bytes for table in self.tables)
        self.rows: NDArray[np.int8] = aligned((games, width), np.int8)
        self.words: Words = self.rows.view(np.int64)
        self.over: Bytes = np.zeros(games, np.uint8)
        self.ended: Bytes = np.zeros(games, np.uint8)
        self.values, self.seeds, self.episodes, self.dealt = np.zeros((4, games), np.int64)
        self._kernel = load_vector()
        self.state: State = {
            "rows": self.rows,
            "over": self.over,
            "values": self.values,
            "seeds": self.seeds,
            "episodes": self.episodes,
            "dealt": self.dealt,
        }

    def __len__(self) -> int:
        return len(self.rows)

    def table(self, game: int) -> RulesTable:
        """The rules that a game is played by."""
        return self.tables[int(self.which[game])]

    def check(self, actions: Words, *, skips: bool) -> None:
        """Refuse actions before anything happens; games that are over may skip this step."""
        game = self._kernel.first_wrong(
            self.rows, self.numbers, self.which, actions, self.over, int(skips), len(self)
        )
        if game < 0:
            return
        action, total = int(actions[game]), self.table(game).sections.total
        if self.over[game]:
            raise InvalidEnvironment("game-over-reset", game=game)
        if not 0 <= action < total:
            raise IllegalMove("action-range", action=action, game=game, last=total - 1)
        raise IllegalMove("illegal-action", action=action, game=game)

    def step(self, actions: Words) -> None:
        """Make a move in each game that is not over."""
        self._kernel.step_games(
            self.rows, self.words, self.numbers, self.which, actions, self.over, len(self)
        )

    def reward(self, rewards: NDArray[np.float32], loss: int) -> int:
        """Write what the step brought to each game, and to ``ended`` which of them it ended."""
        count: int = self._kernel.reward_games(
            self.rows, self.over, self.values, rewards, self.ended, loss, len(self)
        )
        return count

    def deal(self, chosen: Bytes, first_seat: int) -> None:
        """Deal the chosen games, each from its next seed."""
        self._kernel.deal_games(
            self.rows,
            self.words,
            self.numbers,
            self.which,
            chosen,
            self.seeds,
            self.episodes,
            self.dealt,
            self.values,
            first_seat,
            len(self),
        )

    def choose_over(self, chosen: Bytes) -> int:
        """Of the chosen games leave those that are over."""
        count: int = self._kernel.choose_over(self.rows, chosen, len(self))
        return count

    def show(self, masks: Bytes, seats: Words, scores: Words) -> None:
        """Legal actions, seats on turn and scores."""
        self._kernel.show_games(
            self.rows, self.numbers, self.which, masks, seats, scores, len(self)
        )

    def random_actions(self, masks: Bytes, actions: Words, seed: int, index: int) -> None:
        """A legal action for each game."""
        self._kernel.random_actions(
            masks, self.numbers, self.which, actions, seed, index, len(self)
        )

    def seed(self, seeds: SupportsIndex | Sequence[int], chosen: Bytes) -> None:
        """The chosen games start anew from these seeds; one seed means it, the next, …"""
        if isinstance(seeds, SupportsIndex):
            first = index(seeds)
            seeds = range(first, first + len(self))
        if len(seeds) != len(self):
            raise InvalidEnvironment("per-game", name="seeds", games=len(self), count=len(seeds))
        for seed in seeds:
            if not 0 <= seed < SEED_LIMIT:
                raise InvalidDeal("seed", seed=seed)
        is_chosen = chosen != 0
        self.seeds[is_chosen] = np.array([signed(int(seed)) for seed in seeds])[is_chosen]
        self.episodes[is_chosen] = 0

    def put_decks(self, decks: Sequence[Sequence[int]], chosen: Bytes) -> None:
        """Put these decks (kinds, the first drawn first) under games that were just dealt."""
        for game in np.flatnonzero(chosen).tolist():
            deck = arrays_of(self.table(game).ruleset).deck
            self.rows[game, KINDS : KINDS + len(deck)] = decks[game]

    def check_decks(self, decks: Sequence[Sequence[int]], chosen: Bytes) -> None:
        """Refuse decks that do not have the cards of their games."""
        if len(decks) != len(self):
            raise InvalidEnvironment("per-game", name="decks", games=len(self), count=len(decks))
        for game in np.flatnonzero(chosen).tolist():
            deck = arrays_of(self.table(game).ruleset).deck
            if sorted(int(kind) for kind in decks[game]) != sorted(deck):
                raise InvalidDeal("deck-of-game", game=game)

    def get(self, game: int) -> RowGame:
        """A copy of one game."""
        table = self.table(game)
        return RowGame(table, self.rows[game, : table.row_bytes].tobytes())

    def put(self, game: int, position: RowGame | GameState) -> None:
        """Put a position in the place of one game."""
        row = write_state(position) if isinstance(position, GameState) else position
        if row.table.ruleset != self.table(game).ruleset:
            raise InvalidRuleset("other-ruleset")
        self.write(game, row)
        self.over[game] = row.is_over
        self.values[game] = row.row[POINTS]

    def write(self, game: int, row: RowGame) -> None:
        """The position after a move that was made elsewhere."""
        self.rows[game, : len(row.buffer)] = np.frombuffer(row.buffer, np.int8)

    def imagine(self, chosen: Bytes, viewer: int, seed: int) -> None:
        """Draw anew what the viewer (−1: the seat on turn) cannot see of the chosen games."""
        players = min(ruleset.players for ruleset in self.rulesets)
        if not -1 <= viewer < players:
            raise InvalidEnvironment("no-such-seat", seat=viewer, last=players - 1)
        if not 0 <= seed < SEED_LIMIT:
            raise InvalidDeal("seed", seed=seed)
        work = np.zeros(WORLD_WORK, np.int64)
        load_worlds().imagine_games(
            self.rows,
            self.words,
            self.numbers,
            self.which,
            chosen,
            viewer,
            signed(seed),
            work,
            len(self),
        )
