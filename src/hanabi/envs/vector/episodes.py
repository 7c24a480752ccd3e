"""Games that are dealt again and again, each from its own seed: episode after episode."""

from collections.abc import Sequence
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from hanabi.envs.vector.kernels.worlds import WORLD_SCRATCH
from hanabi.envs.vector.program import load_episodes, load_worlds
from hanabi.fast.batch import Batch
from hanabi.fast.engine.layout import KINDS
from hanabi.fast.single import RowGame, signed
from hanabi.game import GameState, InvalidDeal
from hanabi.rules import HanabiError, Ruleset, Seat
from hanabi.rules.chance import SEED_LIMIT

Bytes = NDArray[np.uint8]
Words = NDArray[np.int64]
State = dict[str, NDArray[Any]]


class InvalidEnvironment(HanabiError):
    """An environment cannot be made, or cannot be used, like that."""


class Episodes:
    """A batch of games, and what an environment keeps of each besides its position.

    ``state`` is all there is to them, by name; the arrays never change place. ``over``: the game
    waits to be dealt again; ``ended``: the last step ended it; ``dealt``: the seed of its present
    deal.
    """

    def __init__(self, rulesets: Sequence[Ruleset], games: int) -> None:
        if games < 1:
            raise InvalidEnvironment("no-games", games=games)
        self.batch = Batch(rulesets, games)
        self.over: Bytes = np.zeros(games, np.uint8)
        self.ended: Bytes = np.zeros(games, np.uint8)
        self.values, self.seeds, self.deals, self.dealt = np.zeros((4, games), np.int64)
        self._kernel = load_episodes()
        self.state: State = {
            "rows": self.batch.rows,
            "over": self.over,
            "values": self.values,
            "seeds": self.seeds,
            "episodes": self.deals,
            "dealt": self.dealt,
        }

    def __len__(self) -> int:
        return len(self.batch)

    def check(self, actions: Words, *, may_be_over: bool) -> None:
        """Refuse actions before anything happens."""
        if not may_be_over and np.count_nonzero(self.over):
            raise InvalidEnvironment("game-over-reset", game=int(self.over.argmax()))
        self.batch.check(actions)

    def reward(self, rewards: NDArray[np.float32], loss: int) -> int:
        """Write what the step brought to each game, and to ``ended`` which of them it ended."""
        count: int = self._kernel.reward_games(
            self.batch.rows, self.over, self.values, rewards, self.ended, loss, len(self)
        )
        return count

    def deal(self, chosen: Bytes, first_seat: Seat | None) -> None:
        """Deal the chosen games, each from its next seed."""
        self._kernel.begin_episodes(
            self.batch.numbers,
            self.batch.which,
            chosen,
            self.seeds,
            self.deals,
            self.dealt,
            self.values,
            self.over,
            len(self),
        )
        self.batch.deal(self.dealt.view(np.uint64), first_seat, chosen)

    def keep_over(self, chosen: Bytes) -> int:
        """Of the chosen games leave those that are over; how many they are."""
        count: int = self._kernel.keep_over(self.batch.rows, chosen, len(self))
        return count

    def random_actions(self, masks: Bytes, actions: Words, index: int) -> None:
        """A legal action for each game, drawn from the first game's seed."""
        batch, seed = self.batch, int(self.seeds[0])
        self._kernel.random_actions(
            masks, batch.numbers, batch.which, actions, seed, index, len(self)
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
        self.deals[is_chosen] = 0

    def put_decks(self, decks: Sequence[Sequence[int]], chosen: Bytes) -> None:
        """Put these decks (kinds, the first drawn first) under games that were just dealt."""
        for game in np.flatnonzero(chosen).tolist():
            deck = self.batch.rules_of_game(game).ruleset.arrays.deck
            self.batch.rows[game, KINDS : KINDS + len(deck)] = decks[game]

    def check_decks(self, decks: Sequence[Sequence[int]], chosen: Bytes) -> None:
        """Refuse decks that do not have the cards of their games."""
        if len(decks) != len(self):
            raise InvalidEnvironment("per-game", name="decks", games=len(self), count=len(decks))
        for game in np.flatnonzero(chosen).tolist():
            deck = self.batch.rules_of_game(game).ruleset.arrays.deck
            if sorted(int(kind) for kind in decks[game]) != sorted(deck):
                raise InvalidDeal("deck-of-game", game=game)

    def put(self, game: int, position: RowGame | GameState) -> None:
        """Put a position in the place of one game."""
        self.batch[game] = position
        self.over[game] = self.batch.is_over[game]
        self.values[game] = self.batch.points[game]

    def draw_hidden_cards(self, chosen: Bytes, viewer: int, seed: int) -> None:
        """Draw anew what the viewer (−1: the seat on turn) cannot see of the chosen games."""
        batch = self.batch
        players = min(ruleset.players for ruleset in batch.rulesets)
        if not -1 <= viewer < players:
            raise InvalidEnvironment("no-such-seat", seat=viewer, last=players - 1)
        if not 0 <= seed < SEED_LIMIT:
            raise InvalidDeal("seed", seed=seed)
        load_worlds().redraw_games(
            batch.rows,
            batch.words,
            batch.numbers,
            batch.which,
            chosen,
            viewer,
            signed(seed),
            np.zeros(WORLD_SCRATCH, np.int64),
            len(self),
        )
