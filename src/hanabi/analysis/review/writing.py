"""A review as JSON: fractions as text (``"3/8"``), cards and moves in the notation's words."""

from fractions import Fraction
from typing import Any

from hanabi.analysis.review.reachable import Reachable
from hanabi.analysis.review.review import LostCard, Review, SeatReview, TurningPoint
from hanabi.analysis.review.reviewed_move import ReviewedMove, Suggestion
from hanabi.analysis.review.risk import CardOdds
from hanabi.analysis.review.standing import Standing
from hanabi.analysis.statistics import GameStatistics, minimum_efficiency
from hanabi.notation import card_name, move_text
from hanabi.notation.rules_fields import rules_fields
from hanabi.rules import Ruleset

FORMAT, VERSION = "hanabi-review", 1


def review_object(review: Review) -> dict[str, Any]:
    """All of it; ``json.dumps`` writes it."""
    outcome = review.outcome
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": rules_fields(review.ruleset),
        "players": list(review.players),
        "seat": review.seat,
        "max_score": review.ruleset.max_score,
        "outcome": outcome
        and {"ending": outcome.ending.value, "score": outcome.score, "points": outcome.points},
        "is_settled": review.is_settled,
        "seconds": round(review.seconds, 3),
        "seats": [_seat(seat) for seat in review.seats],
        "turning_points": {
            "as_known": [_turning_point(point) for point in review.turning_points_as_known],
            "as_it_lay": [_turning_point(point) for point in review.turning_points_as_it_lay],
        },
        "lost_cards": [_lost(lost) for lost in review.lost_cards],
        "hints_that_told_nothing_new": list(review.empty_hints),
        "statistics": review.statistics and _statistics(review.statistics, review.ruleset),
        "moves": [_move(move) for move in review.moves],
    }


def _statistics(found: GameStatistics, rules: Ruleset) -> dict[str, Any]:
    return {
        "cards_gotten": found.cards_gotten,
        "tokens_spent": found.hints,
        "tokens_lost": found.tokens_lost,
        "efficiency": _fraction_or_none(found.efficiency),
        "minimum_efficiency": _fraction_or_none(minimum_efficiency(rules)),
        "lowest_pace": found.lowest_pace,
        "bottom_deck_risks_by_draws": found.bottom_deck_risks_by_draws,
        "bottom_deck_risks_by_hands": found.bottom_deck_risks_by_hands,
        "double_discard_situations": found.double_discard_situations,
        "double_discards": found.double_discards,
        "points_lost": found.points_lost,
        "hint_tokens": found.hint_tokens,
    }


def _move(move: ReviewedMove) -> dict[str, Any]:
    return {
        "number": move.number,
        "seat": move.seat,
        "move": move_text(move.move),
        "before": _standing(move.before),
        "after": _standing(move.after),
        "odds": move.odds and _odds(move.odds),
        "risk": _fraction(move.risk),
        "expected_loss": _fraction(move.expected_loss),
        "least_loss": _fraction(move.least_loss),
        "drop_as_known": _fraction(move.drop_as_known),
        "reachable_before": move.reachable_before and _reachable(move.reachable_before),
        "reachable_after": move.reachable_after and _reachable(move.reachable_after),
        "drop": move.drop,
        "least_drop": move.least_drop if move.reachable_before else None,
        "told_nothing_new": move.told_nothing_new,
        "lost_card": move.lost_card and card_name(move.lost_card),
        "is_advised": move.is_advised,
        "better": move.better and _suggestion(move.better),
        "good_moves": [move_text(good) for good in move.good_moves],
    }


def _standing(standing: Standing) -> dict[str, Any]:
    return {
        "points": standing.points,
        "hint_tokens": standing.hint_tokens,
        "mistakes": standing.mistakes,
        "deck_size": standing.deck_size,
        "turns_left": standing.turns_left,
        "pace": standing.pace,
        "hints_still_usable": standing.hints_still_usable,
        "required_efficiency": _fraction_or_none(standing.required_efficiency),
        "ceiling": standing.ceiling,
    }


def _odds(odds: CardOdds) -> dict[str, Any]:
    return {
        "fits": _fraction(odds.fits),
        "useless": _fraction(odds.useless),
        "indispensable": _fraction(odds.indispensable),
        "cards": {card_name(card): _fraction(chance) for card, chance in odds.kinds},
        "fitting": [card_name(card) for card in odds.fitting],
        "last_copies": [card_name(card) for card in odds.last_copies],
    }


def _reachable(reachable: Reachable) -> dict[str, int]:
    return {"best": reachable.best, "bound": reachable.bound}


def _suggestion(suggestion: Suggestion) -> dict[str, Any]:
    reason = suggestion.reason
    return {
        "by": suggestion.by,
        "move": suggestion.move and move_text(suggestion.move),
        "reason": reason and {"key": reason.key, "values": reason.values},
        "reachable": suggestion.reachable and _reachable(suggestion.reachable),
        "loss": _fraction_or_none(suggestion.loss),
    }


def _turning_point(point: TurningPoint) -> dict[str, Any]:
    return {"number": point.number, "seat": point.seat, "cost": _fraction(point.cost)}


def _lost(lost: LostCard) -> dict[str, Any]:
    return {
        "card": card_name(lost.card),
        "number": lost.number,
        "seat": lost.seat,
        "points": lost.points,
    }


def _seat(seat: SeatReview) -> dict[str, Any]:
    def rounded(value: float | None) -> float | None:
        return None if value is None else round(value, 1)

    return {
        "seat": seat.seat,
        "accuracy_as_known": rounded(seat.accuracy_as_known),
        "accuracy_as_it_lay": rounded(seat.accuracy_as_it_lay),
    }


def _fraction(value: Fraction) -> str:
    return str(value)


def _fraction_or_none(value: Fraction | None) -> str | None:
    return None if value is None else _fraction(value)
