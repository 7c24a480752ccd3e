"""Bots in seats of a vector environment: compiled where all of them are, else with views."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Protocol

import numpy as np

from hanabi.bots import (
    BOTS,
    COMPILED_BOTS,
    DECLARATIONS,
    SIMULATION_BOTS,
    GameFollower,
    UnknownBot,
    followers_of,
    make_bot,
    push_move,
)
from hanabi.bots.kernels.compiled import load_teams
from hanabi.bots.kernels.dispatch import NOBODY, bot_number
from hanabi.bots.kernels.games import MAX_SEATS
from hanabi.bots.kernels.scratch import MEMORY_SIZE, REFUSED_ACTION, SCRATCH_SIZE
from hanabi.envs.bot_moves import let_named_bot_move, refused_bot
from hanabi.envs.vector.episodes import Bytes, Episodes, InvalidEnvironment, Words
from hanabi.envs.vector.program import load_teammates
from hanabi.fast.bridge import read_deal
from hanabi.fast.moves import make_move, move_of
from hanabi.game import Game
from hanabi.rules import Seat
from hanabi.rules.chance import SEED_LIMIT

Seating = Sequence[str | None]
"""A bot's name for each seat, None for the learner's."""


class Teammates(Protocol):
    """What the environment asks of the bots in its games."""

    def open(self, chosen: Bytes) -> None:
        """The chosen games have been dealt."""

    def learn_from(self, actions: Words, over: Bytes) -> None:
        """The learner is about to make these moves in the games that are not over."""

    def play(self) -> None:
        """Move in each game until it is the learner's turn or the game is over."""

    def state(self) -> Any:
        """What they remember: a copy."""

    def restore(self, state: Any) -> None:
        """Remember that again."""


def seat_bots(games: Episodes, seatings: Seating | Sequence[Seating] | None) -> Teammates | None:
    """The bots of all games, from one seating for all or one for each."""
    if seatings is None:
        return None
    is_one = all(name is None or isinstance(name, str) for name in seatings)
    each: list[Seating] = [seatings] * len(games) if is_one else list(seatings)  # type: ignore[list-item, arg-type]
    if len(each) != len(games):
        raise InvalidEnvironment("per-game", name="teammates", games=len(games), count=len(each))
    names = {name for seating in each for name in seating if name is not None}
    for name in sorted(names):
        if name not in DECLARATIONS:
            raise UnknownBot("unknown-bot", bot=name, known=", ".join(BOTS))
    for game, seating in enumerate(each):
        players = games.batch.rules_of_game(game).ruleset.players
        if len(seating) != players:
            raise InvalidEnvironment("bot-count", count=len(seating), players=players)
        if None not in seating:
            raise InvalidEnvironment("no-learner", game=game)
    if names <= set(COMPILED_BOTS):
        return CompiledTeammates(games, each, names)
    return ReadableTeammates(games, each)


class CompiledTeammates:
    """No Python in any step: the bots' kernels over the games' rows."""

    def __init__(self, games: Episodes, seatings: Sequence[Seating], names: set[str]) -> None:
        self._games = games
        self._seatings = seatings
        self._kernel = load_teammates(load_teams(names))
        self._bots = np.full((len(games), MAX_SEATS), NOBODY, np.int64)
        self._learners = np.zeros(len(games), np.int64)
        for game, seating in enumerate(seatings):
            for seat, name in enumerate(seating):
                if name is None:
                    self._learners[game] |= 1 << seat
                else:
                    self._bots[game, seat] = bot_number(name, len(seating))
        self._memories = np.zeros((len(games), MAX_SEATS * MEMORY_SIZE), np.int64)
        self._choices = np.zeros(len(games), np.int64)
        self._scratch = np.zeros(SCRATCH_SIZE, np.int64)

    def open(self, chosen: Bytes) -> None:
        """Empty memories."""
        games = self._games
        self._kernel.open_memories(
            games.batch.numbers,
            games.batch.which,
            chosen,
            self._bots,
            self._memories,
            self._choices,
            len(games),
        )

    def learn_from(self, actions: Words, over: Bytes) -> None:
        """Everybody sees the learner's moves."""
        games = self._games
        self._kernel.learn_from_moves(
            games.batch.rows,
            games.batch.words,
            games.batch.numbers,
            games.batch.which,
            actions,
            over,
            self._bots,
            self._memories,
            self._scratch,
            len(games),
        )

    def play(self) -> None:
        """Until the learner is on turn."""
        games = self._games
        wrong = self._kernel.let_bots_play(
            games.batch.rows,
            games.batch.words,
            games.batch.numbers,
            games.batch.which,
            games.dealt,
            self._bots,
            self._learners,
            self._memories,
            self._choices,
            self._scratch,
            len(games),
        )
        if wrong >= 0:
            seat = int(games.batch.turns[wrong])
            name = self._seatings[wrong][seat]
            assert name is not None
            raise refused_bot(name, seat, int(self._scratch[REFUSED_ACTION]))

    def state(self) -> Any:
        """Memories, and how often dice were thrown."""
        return self._memories.copy(), self._choices.copy()

    def restore(self, state: Any) -> None:
        """Back to what ``state`` gave."""
        self._memories[:], self._choices[:] = state


class ReadableTeammates:
    """Any registered bot, behind its view: some hundred moves a second."""

    def __init__(self, games: Episodes, seatings: Sequence[Seating]) -> None:
        for seating in seatings:
            for name in seating:
                if name in SIMULATION_BOTS:
                    raise UnknownBot("unknown-bot", bot=name, known=", ".join(BOTS))
        self._games = games
        self._seatings = seatings
        self._played: list[Game | None] = [None] * len(games)
        self._bots: list[dict[Seat, GameFollower]] = [{} for _ in range(len(games))]

    def open(self, chosen: Bytes) -> None:
        """New bots for new games."""
        games = self._games
        for number in np.flatnonzero(chosen).tolist():
            row = games.batch[number]
            game = self._played[number] = Game(row.rules.ruleset, read_deal(row))
            seed = int(games.dealt[number]) % SEED_LIMIT
            bots = {
                Seat(seat): make_bot(name, Seat(seat), seed)
                for seat, name in enumerate(self._seatings[number])
                if name is not None
            }
            self._bots[number] = followers_of(bots, game.state)

    def learn_from(self, actions: Words, over: Bytes) -> None:
        """Bots with a memory watch the learner's moves."""
        for number in np.flatnonzero(over == 0).tolist():
            game = self._played[number]
            assert game is not None
            move = move_of(self._games.batch[number], int(actions[number]))
            push_move(game, self._bots[number], move)

    def play(self) -> None:
        """Until the learner is on turn."""
        for number, (game, bots) in enumerate(zip(self._played, self._bots, strict=True)):
            while game is not None and not game.state.is_over and game.state.turn in bots:
                seating = self._seatings[number]
                names = {Seat(seat): name for seat, name in enumerate(seating) if name is not None}
                let_named_bot_move(game, bots, names)
                row = self._games.batch[number]
                make_move(row, game.moves[-1])
                self._games.batch[number] = row

    def state(self) -> Any:
        """The games with their moves, and the bots."""
        return deepcopy((self._played, self._bots))

    def restore(self, state: Any) -> None:
        """Back to what ``state`` gave."""
        self._played, self._bots = deepcopy(state)
