"""One game between a person and bots: the authority, which alone holds all cards.

Whoever draws a screen gets ``view`` and ``log``, both as the person's seat may see them.
"""

from collections.abc import Callable, Sequence
from functools import partial

from hanabi.bots import DECLARATIONS, Bot, followers_of, let_bot_move, make_bot, push_move
from hanabi.bots.asking.hindsight import FollowedMove
from hanabi.bots.asking.question import Question
from hanabi.bots.steady import SteadyBot
from hanabi.cli.board.picture import LogEntry
from hanabi.cli.play.table import Table, random_seed
from hanabi.game import Arrange, Game, GameState, Move, Step
from hanabi.notation import Record, record_of
from hanabi.rules import Ruleset, Seat
from hanabi.view import View, checked_move, redacted_events, view_of


class Session:
    """A dealt game with its seats taken."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seed = random_seed() if table.seed is None else table.seed
        self._game = Game.deal(table.ruleset, self.seed, table.first_seat)
        self._log: list[LogEntry] = []
        self.failures: list[Exception] = []
        """What a bot of one's own did wrong; careful moves were made in its place."""
        self._seat_bots()

    @property
    def ruleset(self) -> Ruleset:
        return self._game.ruleset

    @property
    def seat(self) -> Seat:
        return self.table.seat

    @property
    def names(self) -> tuple[str, ...]:
        return self.table.names

    @property
    def view(self) -> View:
        """What the person may see; once the game is over, everything."""
        return view_of(self._game.state, self.seat)

    @property
    def log(self) -> Sequence[LogEntry]:
        return self._log

    @property
    def is_over(self) -> bool:
        return self._game.state.is_over

    @property
    def is_bot_on_turn(self) -> bool:
        return not self.is_over and self._game.state.turn != self.seat

    @property
    def can_undo(self) -> bool:
        """Does the table allow it, and has the person made a move?"""
        return self.table.undo and any(
            self._decider(number) == self.seat for number in range(len(self._game.moves))
        )

    def play(self, move: Move) -> None:
        """The person's move, in the view's names for cards. May raise ``IllegalMove``."""
        self._push(checked_move(self._game.state, self.seat, move))

    def let_bot_move(self) -> None:
        before = self._game.state
        let_bot_move(self._game, self._bots)
        self._write_log(before)

    def undo(self) -> None:
        """Back to the person's last decision; the bots forget what came after."""
        while self._decider(len(self._game.moves) - 1) != self.seat:
            self._game.undo()
        self._game.undo()
        moves = self._game.moves
        self._game = Game(self.ruleset, self._game.start.deal)
        self._log.clear()
        self._seat_bots()
        for move in moves:
            self._push(move)

    def last_move_of(self, seat: Seat) -> LogEntry | None:
        """What the bot on this seat can be asked about."""
        numbers = self._actions(seat)
        return self._log[numbers[-1]] if numbers else None

    @property
    def last_bot(self) -> Seat | None:
        """The bot that moved last."""
        moved = [(number, seat) for seat in self._bots for number in self._actions(seat)]
        return max(moved)[1] if moved else None

    def question(self, seat: Seat) -> Question:
        """Why did the bot on this seat, which has moved, make its last move? The answer tells what
        the person may know."""
        own = self._actions(seat)
        moves = self._game.moves[: own[-1] + 1]
        return Question(
            make=partial(self._bot, seat, list[Exception]().append),
            seat=seat,
            moves=[FollowedMove(move, is_own=number in own) for number, move in enumerate(moves)],
            state=self._game.state,
            asker=None if self.is_over else self.seat,
            dice=str(len(self._game.moves)),
        )

    def record(self) -> Record:
        seats = map(Seat, range(self.ruleset.players))
        programs = [None if seat == self.seat else self.table.bot for seat in seats]
        return record_of(self._game, self.names, programs=programs)

    def _seat_bots(self) -> None:
        seats = [seat for seat in map(Seat, range(self.ruleset.players)) if seat != self.seat]
        bots = {seat: self._bot(seat, self.failures.append) for seat in seats}
        self._bots = followers_of(bots, self._game.state)

    def _bot(self, seat: Seat, tell: Callable[[Exception], None]) -> Bot:
        make = partial(make_bot, self.table.bot, seat, self.seed)
        if self.table.bot in DECLARATIONS:
            return make()
        return SteadyBot(make, seat, tell)

    def _actions(self, seat: Seat) -> list[int]:
        """The places of a seat's moves, without arrangements of its hand."""
        return [
            number
            for number, move in enumerate(self._game.moves)
            if not isinstance(move, Arrange) and self._decider(number) == seat
        ]

    def _decider(self, number: int) -> Seat:
        move = self._game.moves[number]
        if isinstance(move, Arrange):
            return move.seat
        state = self._game.seek(number)
        self._game.seek(-1)
        return state.turn

    def _push(self, move: Move) -> None:
        before = self._game.state
        push_move(self._game, self._bots, move)
        self._write_log(before)

    def _write_log(self, before: GameState) -> None:
        """The move just made, redacted at once: the log never holds what was not seen."""
        step = Step(self._game.state, self._game.events(self._game.at))
        hands = tuple(tuple(held.id for held in hand) for hand in self.view.hands)
        events = redacted_events(before, step, self.seat)
        self._log.append(LogEntry(self._game.at, events, hands))
