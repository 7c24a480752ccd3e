"""Bots in seats of a vector environment: compiled where all of them are, else with views."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Protocol

import numpy as np

from hanabi.bots import BOTS, SIMULATION_BOTS, Bot, UnknownBot, make_bot
from hanabi.bots.match import let_bot_move, tell_watchers
from hanabi.bots.rows.program import COMPILED_BOTS, bot_number
from hanabi.bots.rows.scratch import MIND_SIZE, SCRATCH_SIZE
from hanabi.envs.vector_games import Bytes, Games, InvalidEnvironment, Words
from hanabi.envs.vector_program import load_teammates
from hanabi.fast.bridge import read_deal
from hanabi.fast.drivers import MAX_SEATS, RANDOM
from hanabi.fast.moves import make_move, move_of
from hanabi.game import Game, Step
from hanabi.rules import Seat
from hanabi.rules.chance import SEED_LIMIT

Seating = Sequence[str | None]
"""A bot's name for each seat, None for the learner's."""


class Teammates(Protocol):
    """What the environment asks of the bots in its games."""

    def open(self, chosen: Bytes) -> None:
        """The chosen games have been dealt."""

    def hear(self, actions: Words, over: Bytes) -> None:
        """The learner is about to make these moves in the games that are not over."""

    def play(self) -> None:
        """Move in each game until it is the learner's turn or the game is over."""

    def state(self) -> Any:
        """What they remember: a copy."""

    def restore(self, state: Any) -> None:
        """Remember that again."""


def seat_bots(games: Games, seatings: Seating | Sequence[Seating] | None) -> Teammates | None:
    """The bots of all games, from one seating for all or one for each."""
    if seatings is None:
        return None
    is_one = all(name is None or isinstance(name, str) for name in seatings)
    each: list[Seating] = [seatings] * len(games) if is_one else list(seatings)  # type: ignore[list-item, arg-type]
    if len(each) != len(games):
        raise InvalidEnvironment("per-game", name="teammates", games=len(games), count=len(each))
    names = {name for seating in each for name in seating if name is not None}
    for name in sorted(names):
        if name not in BOTS and name not in SIMULATION_BOTS:
            raise UnknownBot("unknown-bot", bot=name, known=", ".join(BOTS))
    for game, seating in enumerate(each):
        players = games.table(game).ruleset.players
        if len(seating) != players:
            raise InvalidEnvironment("bot-count", count=len(seating), players=players)
        if None not in seating:
            raise InvalidEnvironment("no-learner", game=game)
    if names <= COMPILED_BOTS.keys():
        return CompiledTeammates(games, each)
    return ReadableTeammates(games, each)


class CompiledTeammates:
    """No Python in any step: the bots' kernels over the games' rows."""

    def __init__(self, games: Games, seatings: Sequence[Seating]) -> None:
        self._games = games
        self._kernel = load_teammates()
        self._bots = np.full((len(games), MAX_SEATS), RANDOM, np.int64)
        self._learners = np.zeros(len(games), np.int64)
        for game, seating in enumerate(seatings):
            for seat, name in enumerate(seating):
                if name is None:
                    self._learners[game] |= 1 << seat
                else:
                    self._bots[game, seat] = bot_number(name, len(seating))
        self._minds = np.zeros((len(games), MAX_SEATS * MIND_SIZE), np.int64)
        self._choices = np.zeros(len(games), np.int64)
        self._work = np.zeros(SCRATCH_SIZE, np.int64)

    def open(self, chosen: Bytes) -> None:
        """Empty minds."""
        games = self._games
        self._kernel.open_minds(
            games.numbers,
            games.which,
            chosen,
            self._bots,
            self._minds,
            self._choices,
            len(games),
        )

    def hear(self, actions: Words, over: Bytes) -> None:
        """Everybody sees the learner's moves."""
        games = self._games
        self._kernel.hear_games(
            games.rows,
            games.words,
            games.numbers,
            games.which,
            actions,
            over,
            self._bots,
            self._minds,
            self._work,
            len(games),
        )

    def play(self) -> None:
        """Until the learner is on turn."""
        games = self._games
        self._kernel.let_bots_play(
            games.rows,
            games.words,
            games.numbers,
            games.which,
            games.dealt,
            self._bots,
            self._learners,
            self._minds,
            self._choices,
            self._work,
            len(games),
        )

    def state(self) -> Any:
        """Minds, and how often dice were thrown."""
        return self._minds.copy(), self._choices.copy()

    def restore(self, state: Any) -> None:
        """Back to what ``state`` gave."""
        self._minds[:], self._choices[:] = state


class ReadableTeammates:
    """Any registered bot, behind its view: some hundred moves a second."""

    def __init__(self, games: Games, seatings: Sequence[Seating]) -> None:
        for seating in seatings:
            for name in seating:
                if name in SIMULATION_BOTS:
                    raise UnknownBot("unknown-bot", bot=name, known=", ".join(BOTS))
        self._games = games
        self._seatings = seatings
        self._played: list[Game | None] = [None] * len(games)
        self._bots: list[dict[Seat, Bot]] = [{} for _ in range(len(games))]

    def open(self, chosen: Bytes) -> None:
        """New bots for new games."""
        games = self._games
        for number in np.flatnonzero(chosen).tolist():
            row = games.get(number)
            self._played[number] = Game(row.table.ruleset, read_deal(row))
            seed = int(games.dealt[number]) % SEED_LIMIT
            self._bots[number] = {
                Seat(seat): make_bot(name, Seat(seat), seed)
                for seat, name in enumerate(self._seatings[number])
                if name is not None
            }

    def hear(self, actions: Words, over: Bytes) -> None:
        """Bots with a memory watch the learner's moves."""
        for number in np.flatnonzero(over == 0).tolist():
            game = self._played[number]
            assert game is not None
            move = move_of(self._games.get(number), int(actions[number]))
            before = game.state
            events = game.push(move)
            tell_watchers(self._bots[number], before, Step(game.state, events))

    def play(self) -> None:
        """Until the learner is on turn."""
        for number, (game, bots) in enumerate(zip(self._played, self._bots, strict=True)):
            while game is not None and not game.state.is_over and game.state.turn in bots:
                let_bot_move(game, bots)
                row = self._games.get(number)
                make_move(row, game.moves[-1])
                self._games.write(number, row)

    def state(self) -> Any:
        """The games with their stories, and the bots."""
        return deepcopy((self._played, self._bots))

    def restore(self, state: Any) -> None:
        """Back to what ``state`` gave."""
        self._played, self._bots = deepcopy(state)
