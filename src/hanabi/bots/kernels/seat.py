"""A bot that is made of kernel functions at a table: interpreted, behind the contract of
``bots.bot``."""

from hanabi.bots.bot import Reason
from hanabi.bots.kernels.functions import KernelFunctions
from hanabi.bots.kernels.games import MAX_SEATS, POLICY_STREAM
from hanabi.bots.kernels.knowledge import open_memory
from hanabi.bots.kernels.masked_row import ReturnedCard, masked_row, opening_row
from hanabi.bots.kernels.reasons import Choice, ReceivedHint
from hanabi.bots.kernels.scratch import CHOICE_NUMBER, CHOICE_STREAM, MEMORY_SIZE, SCRATCH_SIZE
from hanabi.fast.bridge import hint_number
from hanabi.fast.engine.layout import DRAWN, HANDS, KINDS, SIZES
from hanabi.fast.engine.portable import stream
from hanabi.fast.engine.ruleset_numbers import AT_HINTS, HAND_SIZE, RulesetNumbers, numbers_of
from hanabi.fast.moves import move_of
from hanabi.fast.single import RowGame
from hanabi.game import Move
from hanabi.game.events import (
    CardDiscarded,
    CardPlayed,
    CardReturned,
    Event,
    HintGiven,
    MistakeMade,
)
from hanabi.rules import Seat
from hanabi.rules.arrays import kind_of
from hanabi.view import View


class KernelBot:
    """Plays one seat with kernel functions; its memory is its own."""

    def __init__(self, seat: Seat, kernels: KernelFunctions, seed: int = 0) -> None:
        self._seat = seat
        self._stream = stream(seed, POLICY_STREAM)
        self._choices = 0
        self._kernels = kernels
        self._scratch = [0] * SCRATCH_SIZE
        self._memory: list[int] = []
        self._game: RowGame | None = None
        self._returned: ReturnedCard | None = None
        self._chosen: Choice | None = None
        self._received: ReceivedHint | None = None

    def choose(self, view: View) -> Move:
        """The kernel's move, on a row without what the view does not show."""
        game = self._seen(view)
        rules = game.rules.numbers
        self._scratch[CHOICE_STREAM] = self._stream
        self._scratch[CHOICE_NUMBER] = self._choices * MAX_SEATS + self._seat
        self._choices += 1
        action = self._kernels.choose(game.row, game.words, rules, self._scratch, self._memory, 0)
        self._chosen = Choice(game, list(self._memory), action)
        return move_of(game, action)

    def why(self) -> Reason | None:
        """The reason for the last choice."""
        why = self._kernels.why
        return None if why is None or self._chosen is None else why(self._chosen)

    def reading(self) -> Reason | None:
        """How it understood the last hint that it was given."""
        reading = self._kernels.reading
        return None if reading is None or self._received is None else reading(self._received)

    def watch(self, events: tuple[Event, ...], view: View) -> None:
        """Learn from a move, with the position as it was before it."""
        rules = self._open(view)
        before = self._game
        if before is None and _moves_made(view) <= 1:
            before = opening_row(view, rules)
        for event in events:
            if before is not None:
                self._learn(before, event)
            if isinstance(event, CardReturned):
                drawn = 0 if before is None else before.row[DRAWN]
                self._returned = ReturnedCard(event.card_id, event.card, drawn)
        self._game = masked_row(view, rules, self._returned)

    def _seen(self, view: View) -> RowGame:
        return masked_row(view, self._open(view), self._returned)

    def _open(self, view: View) -> RulesetNumbers:
        """The rules; at the first look the memory is opened."""
        rules = numbers_of(view.ruleset) if self._game is None else self._game.rules
        if not self._memory:
            self._memory = [0] * MEMORY_SIZE
            open_memory(rules.numbers, self._memory, 0, self._kernels.style(view.ruleset.players))
        return rules

    def _learn(self, before: RowGame, event: Event) -> None:
        row, rules = before.row, before.rules.numbers
        touched = 0
        match event:
            case HintGiven(seat=giver, hint=hint, free=False):
                action = rules[AT_HINTS] + hint_number(before.rules, giver, hint)
                touched = sum(1 << _place(before, hint.to, card) for card in event.touched)
                if hint.to == self._seat:
                    self._received = ReceivedHint(before, list(self._memory), action, touched)
            case CardDiscarded(seat=seat, card_id=number, card=card):
                row[KINDS + number] = kind_of(before.rules.ruleset, card)
                action = _place(before, seat, number)
            case (
                CardPlayed(seat=seat, card_id=number, card=card)
                | MistakeMade(seat=seat, card_id=number, card=card)
            ):
                row[KINDS + number] = kind_of(before.rules.ruleset, card)
                action = rules[HAND_SIZE] + _place(before, seat, number)
            case _:
                return
        self._read(before, action, touched, self._seat)

    def _read(self, before: RowGame, action: int, touched: int, viewer: int) -> None:
        """Remember what a move tells, by the eyes of this seat."""
        learn, memory, rules = self._kernels.learn, self._memory, before.rules.numbers
        if learn is not None:
            learn(
                before.row, before.words, rules, self._scratch, memory, 0, viewer, action, touched
            )


def _place(game: RowGame, seat: int, number: int) -> int:
    first = HANDS + seat * game.rules.ruleset.hand_size
    return list(game.row[first : first + game.row[SIZES + seat]]).index(number)


def _moves_made(view: View) -> int:
    """Hints given and cards out of hands: moves, as far as a view tells."""
    return len(view.hints) + len(view.discards) + sum(view.heights)
