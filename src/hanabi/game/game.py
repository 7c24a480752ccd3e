"""A game with its history: the verbs of a person at the table."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hanabi.game.deal import Deal, deal_from_seed, random_first_seat
from hanabi.game.ending import Outcome
from hanabi.game.engine import Step, apply
from hanabi.game.events import Event
from hanabi.game.legality import legal_moves
from hanabi.game.move_text import parse_move
from hanabi.game.moves import Move
from hanabi.game.state import GameState, start
from hanabi.rules import Ruleset, Seat

if TYPE_CHECKING:
    from hanabi.drawing import Board


class Game:
    """A game in progress, or looked back at.

    ``push`` makes a move, ``undo`` takes the last one back, ``seek`` looks at an earlier or
    later position, ``branch`` goes on from there in a game of its own.

    >>> from hanabi.rules import ruleset
    >>> game = Game.deal(ruleset(2, "it-2023"), seed=42)
    >>> _ = game.push(game.legal_moves()[0])
    >>> len(game.moves), game.undo() == game.legal_moves()[0]
    (1, True)
    """

    def __init__(self, ruleset: Ruleset, deal: Deal, moves: Iterable[Move | str] = ()) -> None:
        self._start = start(ruleset, deal)
        self._moves: list[Move] = []
        self._steps: list[Step] = []
        self._at = 0
        for move in moves:
            self.push(move)

    @classmethod
    def deal(cls, ruleset: Ruleset, seed: int, first_seat: Seat | None = None) -> "Game":
        """Shuffle and deal; without a first seat, the seed says who begins (R-05)."""
        if first_seat is None:
            first_seat = random_first_seat(ruleset, seed)
        return cls(ruleset, deal_from_seed(ruleset, seed, first_seat))

    @classmethod
    def from_state(cls, state: GameState) -> "Game":
        """Go on from any position, such as one that ``parse_position`` gives. What led to it is
        not part of the game: ``undo`` goes back to it, and there is no record of it."""
        game = cls(state.ruleset, state.deal)
        game._start = state
        return game

    @property
    def ruleset(self) -> Ruleset:
        """The rules played by."""
        return self._start.ruleset

    @property
    def start(self) -> GameState:
        """The position before the first move."""
        return self._start

    @property
    def state(self) -> GameState:
        """The position looked at."""
        return self._steps[self._at - 1].state if self._at else self._start

    @property
    def at(self) -> int:
        """How many moves led to the position looked at."""
        return self._at

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves made, those after the position looked at included."""
        return tuple(self._moves)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome at the position looked at; None while it can go on."""
        return self.state.outcome

    def legal_moves(self) -> tuple[Move, ...]:
        """What the seat on turn may choose."""
        return legal_moves(self.state)

    def push(self, move: Move | str) -> tuple[Event, ...]:
        """Make a move, which may be written as ``play 4`` or ``hint 1 red``, and tell what
        happened. Moves that had been taken further are dropped.

        Raises ``IllegalMove``, or ``InvalidNotation``; the game is then as it was.
        """
        if isinstance(move, str):
            move = parse_move(move)
        step = apply(self.state, move)
        del self._moves[self._at :], self._steps[self._at :]
        self._moves.append(move)
        self._steps.append(step)
        self._at += 1
        return step.events

    def undo(self) -> Move:
        """Take back the move that led here, and all after it."""
        if not self._at:
            raise IndexError("no move to take back")
        self._at -= 1
        move = self._moves[self._at]
        del self._moves[self._at :], self._steps[self._at :]
        return move

    def seek(self, at: int) -> GameState:
        """Look at the position after so many moves; negative numbers count from the end."""
        wanted = at if at >= 0 else len(self._moves) + 1 + at
        if not 0 <= wanted <= len(self._moves):
            raise IndexError(f"no position after {at} moves: there are {len(self._moves)}")
        self._at = wanted
        return self.state

    def branch(self) -> "Game":
        """A game of its own that shares the past of the position looked at."""
        other = Game(self.ruleset, self._start.deal)
        other._start = self._start
        other._moves, other._steps = self._moves[: self._at], self._steps[: self._at]
        other._at = self._at
        return other

    def events(self, number: int) -> tuple[Event, ...]:
        """What the move of this number caused; the first move is number 1."""
        if not 1 <= number <= len(self._steps):
            raise IndexError(f"no move {number}: there are {len(self._steps)}")
        return self._steps[number - 1].events

    @property
    def board(self) -> "Board":
        """What ``hanabi.drawing`` makes text and pictures of."""
        return self.state.board

    def __str__(self) -> str:
        return str(self.state)

    def __repr__(self) -> str:
        box = self.ruleset.edition or "no box"
        told = (
            f"{box}, {self.ruleset.players} players, {self._at} moves, {self.state.points} points"
        )
        return f"<Game: {told}{', over' if self.state.is_over else ''}>"

    def _repr_html_(self) -> str:
        return self.state._repr_html_()
