"""A whole game in numbers."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from hanabi.analysis.statistics.discards import (
    is_double_discard_situation,
    loses_indispensable,
    risks_bottom_deck_by_draws,
    risks_bottom_deck_by_hands,
)
from hanabi.analysis.statistics.efficiency import cards_gotten
from hanabi.analysis.statistics.tokens import tokens_lost
from hanabi.game import Ending, GameState, Step, start
from hanabi.game.events import CardDiscarded, CardPlayed, HintGiven, MistakeMade
from hanabi.notation import Record
from hanabi.rules import CardId, Seat
from hanabi.view import Status, pace_of, spectator_view, status_of


@dataclass(frozen=True)
class SeatStatistics:
    """What one seat did."""

    plays: int = 0
    """Cards that fitted; those that did not are ``mistakes``."""
    mistakes: int = 0
    discards: int = 0
    hints: int = 0
    """For a token."""
    free_hints: int = 0
    """By tiles 3 and 4 (R-44)."""
    indispensable_lost: int = 0
    """Last copies of needed cards that this seat gave up or lost (R-20)."""

    @property
    def turns(self) -> int:
        return self.plays + self.mistakes + self.discards + self.hints


@dataclass(frozen=True)
class GameStatistics:
    """A game, finished or not, in the players' own numbers (docs/analysis.md defines them)."""

    players: int
    max_score: int
    score: int
    """What the rules give (R-12); of a game that has not ended what stands on the table."""
    points: int
    ending: Ending | None
    seats: tuple[SeatStatistics, ...]
    hint_tokens: int
    """Left at the end."""
    tokens_lost: int
    cards_gotten: int
    lowest_pace: int | None
    """None in the expert variant."""
    points_lost: int
    """By how much the highest score possible fell (R-20): "crits lost"."""
    bottom_deck_risks_by_draws: int
    """Form A: discards and mistakes whose twin had not been drawn."""
    bottom_deck_risks_by_hands: int
    """Form B: the same where the last copy of a useful card was in nobody's hand."""
    double_discard_situations: int
    double_discards: int
    """Such situations in which the next player did discard."""

    @property
    def turns(self) -> int:
        return sum(seat.turns for seat in self.seats)

    @property
    def plays(self) -> int:
        return sum(seat.plays for seat in self.seats)

    @property
    def mistakes(self) -> int:
        """All that were made, those that tile 2 undid included."""
        return sum(seat.mistakes for seat in self.seats)

    @property
    def discards(self) -> int:
        return sum(seat.discards for seat in self.seats)

    @property
    def hints(self) -> int:
        """Given for a token."""
        return sum(seat.hints for seat in self.seats)

    @property
    def indispensable_lost(self) -> int:
        return sum(seat.indispensable_lost for seat in self.seats)

    @property
    def efficiency(self) -> Fraction | None:
        """Cards gotten for each token spent or lost; None while there is none."""
        tokens = self.hints + self.tokens_lost
        return Fraction(self.cards_gotten, tokens) if tokens else None

    @property
    def is_lost(self) -> bool:
        """By mistakes (R-12), or by an indispensable card (R-30)."""
        return self.ending in (Ending.MISTAKES, Ending.INDISPENSABLE)


def game_statistics(record: Record) -> GameStatistics:
    """The game in numbers, played through once."""
    count = _Count(start(record.ruleset, record.deal))
    for step in record.steps():
        count.add(step)
    return count.result()


class _Count:
    """What has been counted so far."""

    def __init__(self, first: GameState) -> None:
        self._state = first
        self._seats = [Counter[str]() for _ in first.hands]
        self._game: Counter[str] = Counter()
        self._is_double_discard_near = False
        self._status = _status(first)
        self._paces = [self._pace()]

    def add(self, step: Step) -> None:
        before, self._state = self._state, step.state
        self._game["tokens_lost"] += tokens_lost(before.ruleset, step.events)
        for event in step.events:
            match event:
                case HintGiven(free=True):
                    self._seats[event.seat]["free_hints"] += 1
                case HintGiven():
                    self._seats[event.seat]["hints"] += 1
                    self._is_double_discard_near = False
                case CardPlayed():
                    self._seats[event.seat]["plays"] += 1
                    self._is_double_discard_near = False
                case CardDiscarded():
                    self._seats[event.seat]["discards"] += 1
                    self._game["double_discards"] += self._is_double_discard_near
                    self._give_up(before, event.seat, event.card_id)
                case MistakeMade():
                    self._seats[event.seat]["mistakes"] += 1
                    self._give_up(before, event.seat, event.card_id)
                case _:
                    pass
        if step.state.discards is not before.discards:  # a play changes nothing of what can be
            self._status = _status(step.state)
        self._paces.append(self._pace())

    def _give_up(self, before: GameState, seat: Seat, card_id: CardId) -> None:
        self._seats[seat]["indispensable_lost"] += loses_indispensable(before, card_id)
        self._game["bottom_deck_risks_by_draws"] += risks_bottom_deck_by_draws(before, card_id)
        self._game["bottom_deck_risks_by_hands"] += risks_bottom_deck_by_hands(before, card_id)
        self._is_double_discard_near = is_double_discard_situation(self._state, card_id)
        self._game["double_discard_situations"] += self._is_double_discard_near

    def result(self) -> GameStatistics:
        state = self._state
        outcome, rules = state.outcome, state.ruleset
        return GameStatistics(
            players=rules.players,
            max_score=rules.max_score,
            score=state.points if outcome is None else outcome.score,
            points=state.points,
            ending=None if outcome is None else outcome.ending,
            seats=tuple(SeatStatistics(**counts) for counts in self._seats),
            hint_tokens=state.hint_tokens,
            tokens_lost=self._game["tokens_lost"],
            cards_gotten=cards_gotten(spectator_view(state, hands_open=True)),
            lowest_pace=min((pace for pace in self._paces if pace is not None), default=None),
            points_lost=rules.max_score - self._status.highest_score,
            bottom_deck_risks_by_draws=self._game["bottom_deck_risks_by_draws"],
            bottom_deck_risks_by_hands=self._game["bottom_deck_risks_by_hands"],
            double_discard_situations=self._game["double_discard_situations"],
            double_discards=self._game["double_discards"],
        )

    def _pace(self) -> int | None:
        state, reachable = self._state, sum(self._status.reachable)
        return pace_of(state.ruleset, sum(state.heights), reachable, len(state.deck))


def _status(state: GameState) -> Status:
    return status_of(state.ruleset, state.heights, map(state.card, state.discards))
