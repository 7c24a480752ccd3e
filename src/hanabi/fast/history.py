"""The moves that were made in the games of a batch, for those who want them kept."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.fast.bridge import write_state
from hanabi.fast.moves import move_of
from hanabi.game import Game


class MoveHistory:
    """The actions of each game since it was dealt or put in its place; with room for none
    (``longest`` 0) nothing is kept."""

    def __init__(self, games: int, longest: int) -> None:
        self.actions: NDArray[np.uint8] = np.zeros((games, longest), np.uint8)
        self.counts: NDArray[np.int16] = np.zeros(games, np.int16)
        self.origins: dict[int, Game | None] = {}
        """What a game began with that was put in its place; None where that is not known."""

    @property
    def is_kept(self) -> bool:
        """Is there room for moves?"""
        return self.actions.size > 0

    def forget(self, chosen: NDArray[np.uint8]) -> None:
        """These games have been dealt."""
        self.counts[chosen != 0] = 0
        for place in [place for place in self.origins if chosen[place]]:
            del self.origins[place]

    def begin(self, place: int, origin: Game | None) -> None:
        """A position was put in the place of a game, with the moves that led to it or without."""
        self.counts[place] = 0
        self.origins[place] = origin

    def game(self, place: int, dealt: Game) -> Game:
        """A game with its moves; ``dealt`` is how it began unless it was put in its place."""
        origin = self.origins.get(place, dealt)
        if origin is None or not self.is_kept:
            raise LookupError(f"the moves of game {place} were not kept")
        game = origin.branch()
        row = write_state(game.state)
        for action in self.actions[place, : self.counts[place]].tolist():
            game.push(move_of(row, action))
            row.step(action)
        return game

    def copy_from(self, other: "MoveHistory") -> None:
        """The same moves as another history of as many games."""
        self.actions[:] = other.actions
        self.counts[:] = other.counts
        self.origins = dict(other.origins)

    @property
    def strangers(self) -> NDArray[np.int64]:
        """The games that were put in their places: in a file the moves before that are lost."""
        return np.array(sorted(self.origins), np.int64)

    def restore(self, saved: Any) -> None:
        """Read what ``Batch.save`` wrote."""
        self.actions[:] = saved["history"]
        self.counts[:] = saved["moves"]
        self.origins = dict.fromkeys(saved["strangers"].tolist())
