"""Making a review, within a time, and telling how far it is."""

from collections.abc import Callable
from dataclasses import replace
from time import process_time

from hanabi.analysis.review.reachable import ReachableScores
from hanabi.analysis.review.review import LEAST_STAKE, Review
from hanabi.analysis.review.reviewed_move import ReviewedMove
from hanabi.analysis.review.risk import KnownRisk
from hanabi.analysis.review.standing import standing_of
from hanabi.analysis.review.suggestions import Advisers, as_good, better_as_it_lay, better_as_known
from hanabi.analysis.statistics import game_statistics, loses_indispensable
from hanabi.game import Arrange, Discard, GameState, Move, Play, Step, start
from hanabi.game.events import CardDiscarded, HintGiven, MistakeMade
from hanabi.notation import Record
from hanabi.rules import Card, HanabiError, Seat
from hanabi.rules.arrays import touch_set
from hanabi.view import move_in_draw_numbers, redacted_events, view_of
from hanabi.view.seats import check_seat

SECONDS = 12.0
"""Of computing, for what could be reached in a whole game."""
SECONDS_PER_MOVE = 2.0
"""Of that, at most, for what could be reached from one position."""

Progress = Callable[[int, int], None]
"""Told how much is done, and of how much."""


class ReviewCancelled(HanabiError):
    """Somebody asked to stop."""


def review_game(
    record: Record,
    seat: Seat | None = None,
    *,
    seconds: float = SECONDS,
    seconds_per_move: float = SECONDS_PER_MOVE,
    progress: Progress | None = None,
    is_cancelled: Callable[[], bool] = lambda: False,
) -> Review:
    """Look back at a game with all cards open, or with the eyes of one seat: then nothing is in
    the review that this seat could not know when each move was made, and no time is needed for
    the solver.

    ``seconds`` of computing are spent at most on what could be reached, ``seconds_per_move`` on
    one position; what is not known then is left open. ``ReviewCancelled`` once
    ``is_cancelled()``.
    """
    return _Reviewing(record, seat, progress, is_cancelled).review(seconds, seconds_per_move)


class _Reviewing:
    def __init__(
        self,
        record: Record,
        viewer: Seat | None,
        progress: Progress | None,
        is_cancelled: Callable[[], bool],
    ) -> None:
        self._began = process_time()
        self._record, self._viewer = record, viewer
        self._steps = list(record.steps())
        first = start(record.ruleset, record.deal)
        if viewer is not None:
            check_seat(first, viewer)
        self._states = [first, *(step.state for step in self._steps)]
        self._progress, self._is_cancelled = progress, is_cancelled
        seats = [viewer] if viewer is not None else map(Seat, range(record.ruleset.players))
        self._advisers = Advisers(first, list(seats))

    def review(self, seconds: float, seconds_per_move: float) -> Review:
        moves, states = self._record.moves, self._states
        scores = None
        if self._viewer is None:
            scores = ReachableScores(states, moves)
            scores.settle(seconds, seconds_per_move, self._tell)
        reviewed = []
        for place, (move, step) in enumerate(zip(moves, self._steps, strict=True)):
            self._tell(len(moves) + place)
            if not isinstance(move, Arrange):
                reviewed.append(self._reviewed(place, move, step, scores))
            self._advisers.follow(move, step)
        self._tell(2 * len(moves))
        return Review(
            ruleset=self._record.ruleset,
            players=self._record.players,
            seat=self._viewer,
            moves=tuple(reviewed),
            outcome=states[-1].outcome,
            seconds=process_time() - self._began,
            statistics=None if self._viewer is not None else game_statistics(self._record),
        )

    def _tell(self, done: int) -> None:
        if self._is_cancelled():
            raise ReviewCancelled("review-cancelled")
        if self._progress is not None:
            self._progress(done, 2 * len(self._record.moves))

    def _reviewed(
        self, place: int, move: Move, step: Step, scores: ReachableScores | None
    ) -> ReviewedMove:
        state, mover = self._states[place], self._states[place].turn
        risk = KnownRisk(state, self._viewer)
        given_up = _given_up(step)
        found = ReviewedMove(
            number=place + 1,
            seat=mover,
            move=move_in_draw_numbers(state, move),
            events=redacted_events(state, step, self._viewer, hands_open=True),
            before=standing_of(state),
            after=standing_of(step.state),
            odds=risk.card(move.card) if isinstance(move, Play | Discard) else None,
            risk=risk.risk(move),
            expected_loss=risk.loss(move),
            least_loss=min(risk.safest(move)[0], risk.loss(move)),
            told_nothing_new=self._told_nothing_new(state, step),
            lost_card=given_up
            if isinstance(move, Play | Discard)
            and given_up is not None
            and loses_indispensable(state, move.card)
            else None,
            reachable_before=None if scores is None else scores.at(place),
            reachable_after=None if scores is None else scores.at(place + 1),
        )
        if not found.least_drop and found.drop_as_known < LEAST_STAKE:
            return found
        advised = self._advisers.advice(state)
        found = replace(found, is_advised=advised is not None and advised[0] == move)
        better, wanted = None, 0
        if scores is not None and found.least_drop:
            better, wanted = (
                better_as_it_lay(state, place, move, scores, advised),
                scores.at(place).best,
            )
        elif found.drop_as_known:
            better = better_as_known(state, move, risk, advised)
        if better is None or self._viewer is not None:
            return replace(found, better=better)
        return replace(
            found, better=better, good_moves=as_good(state, better, risk, advised, wanted)
        )

    def _told_nothing_new(self, state: GameState, step: Step) -> bool:
        """Was all that the hint says clear to whoever got it, as far as the viewer knows?"""
        for event in redacted_events(state, step, self._viewer):
            if isinstance(event, HintGiven):
                eyes = event.hint.to if self._viewer is None else self._viewer
                matching = touch_set(state.ruleset, event.hint)
                return all(
                    not held.possible & (~matching if held.id in event.touched else matching)
                    for held in view_of(state, eyes).hands[event.hint.to]
                )
        return False


def _given_up(step: Step) -> Card | None:
    for event in step.events:
        if isinstance(event, CardDiscarded | MistakeMade):
            return event.card
    return None
