"""A bot over rows at a table: behind the contract of ``bots.bot``, interpreted."""

from collections.abc import Callable
from dataclasses import dataclass

from hanabi.bots.bot import Reason
from hanabi.bots.rows.masked import ReturnedCard, masked_row, opening_row
from hanabi.bots.rows.reasons import Choice, Heard
from hanabi.bots.rows.scratch import MIND_SIZE, SCRATCH_SIZE
from hanabi.bots.rows.tables import open_mind
from hanabi.fast.bridge import hint_number
from hanabi.fast.ints import Ints
from hanabi.fast.layout import DRAWN, HANDS, KINDS, SIZES
from hanabi.fast.moves import move_of
from hanabi.fast.single import RowGame
from hanabi.fast.table import AT_HINTS, HAND_SIZE, RulesTable, table_of
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

Choose = Callable[[Ints, Ints, Ints, Ints, Ints, int], int]
"""(row, words, rules, work, mind, its start) → action."""
Hear = Callable[[Ints, Ints, Ints, Ints, Ints, int, int, int, int], None]
"""(row before, words, rules, work, mind, its start, viewer, action, touched places)."""


@dataclass(frozen=True, slots=True)
class Kernels:
    """What a bot over rows is made of; its style may depend on how many play."""

    choose: Choose
    hear: Hear | None = None
    """None if nothing is said between the lines."""
    style: Callable[[int], int] = lambda _players: 0
    why: Callable[[Choice], Reason] | None = None
    reading: Callable[[Heard], Reason] | None = None


class RowBot:
    """Plays one seat with kernel functions; its mind is its own."""

    def __init__(self, seat: Seat, kernels: Kernels) -> None:
        self._seat = seat
        self._kernels = kernels
        self._work = [0] * SCRATCH_SIZE
        self._mind: list[int] = []
        self._game: RowGame | None = None
        self._returned: ReturnedCard | None = None
        self._chosen: Choice | None = None
        self._heard: Heard | None = None

    def choose(self, view: View) -> Move:
        """The kernel's move, on a row without what the view does not show."""
        game = self._seen(view)
        rules = game.table.numbers
        action = self._kernels.choose(game.row, game.words, rules, self._work, self._mind, 0)
        self._chosen = Choice(game, list(self._mind), action)
        return move_of(game, action)

    def why(self) -> Reason | None:
        """The reason for the last choice."""
        why = self._kernels.why
        return None if why is None or self._chosen is None else why(self._chosen)

    def reading(self) -> Reason | None:
        """How it understood the last hint that it was given."""
        reading = self._kernels.reading
        return None if reading is None or self._heard is None else reading(self._heard)

    def watch(self, events: tuple[Event, ...], view: View) -> None:
        """Learn from a move, with the position as it was before it."""
        table = self._open(view)
        before = self._game
        if before is None and _moves_made(view) <= 1:
            before = opening_row(view, table)
        for event in events:
            if before is not None:
                self._learn(before, event)
            if isinstance(event, CardReturned):
                drawn = 0 if before is None else before.row[DRAWN]
                self._returned = ReturnedCard(event.card_id, event.card, drawn)
        self._game = masked_row(view, table, self._returned)

    def _seen(self, view: View) -> RowGame:
        return masked_row(view, self._open(view), self._returned)

    def _open(self, view: View) -> RulesTable:
        """The rules; at the first look the mind is opened."""
        table = table_of(view.ruleset) if self._game is None else self._game.table
        if not self._mind:
            self._mind = [0] * MIND_SIZE
            open_mind(table.numbers, self._mind, 0, self._kernels.style(view.ruleset.players))
        return table

    def _learn(self, before: RowGame, event: Event) -> None:
        row, rules = before.row, before.table.numbers
        touched = 0
        match event:
            case HintGiven(seat=giver, hint=hint, free=False):
                action = rules[AT_HINTS] + hint_number(before.table, giver, hint)
                touched = sum(1 << _place(before, hint.to, card) for card in event.touched)
                if hint.to == self._seat:
                    self._heard = Heard(before, list(self._mind), action, touched)
            case CardDiscarded(seat=seat, card_id=number, card=card):
                row[KINDS + number] = kind_of(before.table.ruleset, card)
                action = _place(before, seat, number)
            case (
                CardPlayed(seat=seat, card_id=number, card=card)
                | MistakeMade(seat=seat, card_id=number, card=card)
            ):
                row[KINDS + number] = kind_of(before.table.ruleset, card)
                action = rules[HAND_SIZE] + _place(before, seat, number)
            case _:
                return
        hear, mind = self._kernels.hear, self._mind
        if hear is not None:
            hear(row, before.words, rules, self._work, mind, 0, self._seat, action, touched)


def _place(game: RowGame, seat: int, number: int) -> int:
    first = HANDS + seat * game.table.ruleset.hand_size
    return list(game.row[first : first + game.row[SIZES + seat]]).index(number)


def _moves_made(view: View) -> int:
    """Hints given and cards out of hands: moves, as far as a view tells."""
    return len(view.hints) + len(view.discards) + sum(view.heights)
