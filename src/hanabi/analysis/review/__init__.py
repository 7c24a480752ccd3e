"""A game looked back at: what each mover could know, what was at stake, what it cost.

``review_game`` makes a ``Review`` of a record, with all cards open or with one seat's eyes;
``review_object`` makes JSON of it. Sentences and pictures are made at the edges.
"""

from hanabi.analysis.review.accuracy import accuracy_of_drop
from hanabi.analysis.review.making import (
    SECONDS,
    SECONDS_PER_MOVE,
    Progress,
    ReviewCancelled,
    review_game,
)
from hanabi.analysis.review.reachable import Reachable
from hanabi.analysis.review.review import LostCard, Review, SeatReview, TurningPoint
from hanabi.analysis.review.reviewed_move import ReviewedMove, Suggestion
from hanabi.analysis.review.risk import CardOdds, KnownRisk
from hanabi.analysis.review.standing import Standing
from hanabi.analysis.review.writing import review_object

__all__ = [
    "SECONDS",
    "SECONDS_PER_MOVE",
    "CardOdds",
    "KnownRisk",
    "LostCard",
    "Progress",
    "Reachable",
    "Review",
    "ReviewCancelled",
    "ReviewedMove",
    "SeatReview",
    "Standing",
    "Suggestion",
    "TurningPoint",
    "accuracy_of_drop",
    "review_game",
    "review_object",
]
