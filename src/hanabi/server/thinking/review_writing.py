"""Making a review and writing it for browsers. Imported only where that is done: the solver needs
NumPy and Numba, which a server does without."""

from collections.abc import Sequence

import msgspec

from hanabi.analysis.review import (
    CardOdds,
    Reachable,
    Review,
    ReviewedMove,
    Suggestion,
    review_game,
)
from hanabi.analysis.review.review import LEAST_STAKE
from hanabi.analysis.review.reviewed_move import ACTS
from hanabi.game import GameState
from hanabi.game.events import HintGiven
from hanabi.notation import Record, card_name, move_text
from hanabi.server.thinking.pool import OnProgress
from hanabi.server.wire.protocol import ReasonInfo
from hanabi.server.wire.reviews import (
    PossibleCard,
    ReachableInfo,
    ReviewedMoveInfo,
    ReviewInfo,
    SeatAccuracy,
    SuggestedMove,
    TurningPointInfo,
)
from hanabi.server.wire.updates import event_for_wire
from hanabi.view.ids import draw_number


def review_text(record: Record, on_progress: OnProgress) -> str:
    """As JSON."""
    review = review_game(record, progress=lambda done, total: on_progress(done / max(1, total)))
    states = [step.state for step in record.walk()]
    return msgspec.json.encode(review_info(review, states)).decode()


def review_info(review: Review, states: Sequence[GameState]) -> ReviewInfo:
    """With all cards open; ``states`` are the record's positions, from its start."""
    moves = review.moves
    return ReviewInfo(
        max_score=review.ruleset.max_score,
        start=_reachable(moves[0].reachable_before) if moves else ReachableInfo(0, 0),
        start_points=moves[0].before.points if moves else 0,
        moves=[_move(move, states[move.number]) for move in moves],
        turning_points=_turning_points(moves),
        seats=[SeatAccuracy(_short(seat.accuracy_as_known), _short(seat.accuracy_as_it_lay))
               for seat in review.seats],
        is_settled=review.is_settled,
    )  # fmt: skip


def _turning_points(moves: tuple[ReviewedMove, ...]) -> list[TurningPointInfo]:
    found = [
        TurningPointInfo(
            move.number,
            move.seat,
            float(move.least_drop or round(move.drop_as_known, 2)),
            not move.least_drop,
        )
        for move in moves
        if move.least_drop or move.drop_as_known >= LEAST_STAKE
    ]
    return sorted(found, key=lambda point: (-point.cost, point.number))


def _move(move: ReviewedMove, after: GameState) -> ReviewedMoveInfo:
    act = next((event for event in move.events if isinstance(event, ACTS)), None)
    return ReviewedMoveInfo(
        number=move.number,
        seat=move.seat,
        move=move_text(move.move),
        event=None if act is None else event_for_wire(act),
        slots=_slots(act, after) if isinstance(act, HintGiven) else [],
        points=move.after.points,
        reachable=_reachable(move.reachable_after),
        least_drop=move.least_drop,
        drop=move.drop,
        risk=_rounded(move.risk),
        at_stake=_rounded(move.drop_as_known) if move.drop_as_known >= LEAST_STAKE else 0.0,
        odds=None if move.odds is None else _odds(move.odds),
        told_nothing_new=move.told_nothing_new,
        lost_card=None if move.lost_card is None else card_name(move.lost_card),
        better=None if move.better is None else _suggestion(move.better),
        good_moves=[move_text(good) for good in move.good_moves],
    )


def _slots(given: HintGiven, state: GameState) -> list[int]:
    """As players count: 1 is the newest card."""
    hand = [draw_number(state, held) for held in state.hands[given.hint.to]]
    return sorted(len(hand) - hand.index(card) for card in given.touched)


def _odds(odds: CardOdds) -> list[PossibleCard]:
    return [
        PossibleCard(
            card_name(card), _rounded(chance), card in odds.fitting, card in odds.last_copies
        )
        for card, chance in odds.kinds
    ]


def _suggestion(better: Suggestion) -> SuggestedMove:
    reason = better.reason
    return SuggestedMove(
        by=better.by,
        move=None if better.move is None else move_text(better.move),
        reason=reason and ReasonInfo(reason.key, dict(reason.values), list(reason.cards)),
        reachable=None if better.reachable is None else _reachable(better.reachable),
        at_stake=None if better.loss is None else _rounded(better.loss),
    )


def _reachable(reachable: Reachable | None) -> ReachableInfo:
    assert reachable is not None
    return ReachableInfo(reachable.best, reachable.bound)


def _rounded(value: object) -> float:
    return round(float(value), 4)  # type: ignore[arg-type]


def _short(value: float | None) -> float | None:
    return None if value is None else round(value, 1)
