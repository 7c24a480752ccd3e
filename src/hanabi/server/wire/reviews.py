"""A review as browsers get it: the numbers of every move, no sentence and no player's name."""

from typing import Literal

import msgspec

from hanabi.server.wire.protocol import ReasonInfo, WireEvent

VERSION = 1
"""Of this form; reviews of another one that were kept are made again."""


class ReachableInfo(msgspec.Struct, frozen=True):
    """With all cards face up: at least ``best``, at most ``bound``."""

    best: int
    bound: int


class PossibleCard(msgspec.Struct, frozen=True):
    """What a card could be for all its holder knew, how likely, and what it would have meant."""

    card: str
    chance: float
    fits: bool
    is_last_copy: bool


class SuggestedMove(msgspec.Struct, frozen=True):
    """A better move, and who says so. No move stands for any hint."""

    by: Literal["bot", "solver", "odds"]
    move: str | None
    reason: ReasonInfo | None
    reachable: ReachableInfo | None
    at_stake: float | None


class ReviewedMoveInfo(msgspec.Struct, frozen=True):
    """A move: what could be reached after it as the cards lay, and what its mover knew.

    ``event`` is what was done, ``slots`` of a hint where the cards lie that it touched.
    ``at_stake`` are points that it put at stake without need, ``least_drop`` those that were lost
    for certain. ``good_moves`` are all that are as good as the better one.
    """

    number: int
    seat: int
    move: str
    event: WireEvent | None
    slots: list[int]
    points: int
    reachable: ReachableInfo
    least_drop: int
    drop: int | None
    risk: float
    at_stake: float
    odds: list[PossibleCard] | None
    told_nothing_new: bool
    lost_card: str | None
    better: SuggestedMove | None
    good_moves: list[str]


class TurningPointInfo(msgspec.Struct, frozen=True):
    """A move that cost points as the cards lay, or put some at stake without need."""

    number: int
    seat: int
    cost: float
    is_as_known: bool


class SeatAccuracy(msgspec.Struct, frozen=True):
    """From 0 to 100; null where nothing is known."""

    as_known: float | None
    as_it_lay: float | None


class ReviewInfo(msgspec.Struct, frozen=True):
    """A game looked back at; ``turning_points`` the dearest first. Moves are numbered as the
    replay numbers them."""

    max_score: int
    start: ReachableInfo
    start_points: int
    moves: list[ReviewedMoveInfo]
    turning_points: list[TurningPointInfo]
    seats: list[SeatAccuracy]
    is_settled: bool


class ReviewState(msgspec.Struct, frozen=True):
    """The review, or how far it is: so many are made before it, and of its own this share is done.
    Of one that took too long, or failed, there is nothing."""

    status: Literal["ready", "waiting", "too-long", "failed"]
    before: int = 0
    progress: float = 0.0
    review: ReviewInfo | None = None
