"""What could have been done better."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from hanabi.analysis.review.reachable import Reachable, ReachableScores
from hanabi.analysis.review.reviewed_move import Suggestion
from hanabi.analysis.review.risk import KnownRisk
from hanabi.analysis.solver import solve
from hanabi.bots import GameFollower, followers_of, make_bot
from hanabi.game import GameState, IllegalMove, Move, Step, apply, legal_moves
from hanabi.rules import ColorHint, RankHint, Seat
from hanabi.view import move_in_draw_numbers

ADVISER = "smart"
"""The bot whose hints people can follow."""
SECONDS = 0.5
"""For what can be reached after a bot's move."""
GLANCE = 0.1
"""For what can be reached after each of the moves that may be as good."""

Advice = tuple[Move, Suggestion]
"""A bot's move in the engine's ids, and the same as a suggestion."""


class Advisers:
    """Bots that follow a game from some of its seats and see what these seats see."""

    def __init__(self, start: GameState, seats: Sequence[Seat]) -> None:
        self._followers: Mapping[Seat, GameFollower] = followers_of(
            {seat: make_bot(ADVISER, seat) for seat in seats}, start
        )

    def follow(self, move: Move, step: Step) -> None:
        """A move was made, by whoever played the game."""
        for follower in self._followers.values():
            follower.follow(move, step, is_own=False)

    def advice(self, state: GameState) -> Advice | None:
        """What the bot in the seat on turn would do."""
        follower = self._followers.get(state.turn)
        if follower is None:
            return None
        try:
            move = follower.checked_choice()
        except IllegalMove:
            return None
        named = move_in_draw_numbers(state, move)
        return move, Suggestion("bot", named, reason=follower.why())


def better_as_known(
    state: GameState, made: Move, risk: KnownRisk, advised: Advice | None
) -> Suggestion | None:
    """A move that put less at stake for all its mover knew."""
    stake = risk.loss(made)
    if advised is not None and risk.loss(advised[0]) < stake:
        return replace(advised[1], loss=risk.loss(advised[0]))
    loss, move = risk.safest(made)
    if loss >= stake:
        return None
    named = None if move is None else move_in_draw_numbers(state, move)
    return Suggestion("odds", named, loss=loss)


def better_as_it_lay(
    state: GameState, place: int, made: Move, scores: ReachableScores, advised: Advice | None
) -> Suggestion | None:
    """A move after which what could be reached still can be."""
    wanted = scores.at(place).best
    if advised is not None and advised[0] != made:
        after = solve(apply(state, advised[0]).state, SECONDS)
        if after.best >= wanted:
            return replace(advised[1], reachable=Reachable(after.best, after.bound))
    move = scores.move_that_keeps(place)
    if move is None:
        return None
    return Suggestion("solver", move_in_draw_numbers(state, move), reachable=scores.at(place))


def as_good(
    state: GameState, better: Suggestion, risk: KnownRisk, advised: Advice | None, wanted: int
) -> tuple[Move, ...]:
    """Every move that put no more at stake than the better one, for all its mover knew, and after
    which the ``wanted`` score can still be reached. None if only open cards show what was
    better: then nobody could have found it."""
    if better.by == "solver":
        return ()
    stake = better.loss
    if stake is None:
        assert advised is not None
        stake = risk.loss(advised[0])
    reached: dict[Move | None, int] = {}
    found = []
    for move in legal_moves(state):
        if risk.loss(move) > stake:
            continue
        # With open cards all hints are the same.
        alike = None if isinstance(move, ColorHint | RankHint) else move
        if wanted and alike not in reached:
            reached[alike] = solve(apply(state, move).state, GLANCE).best
        named = move_in_draw_numbers(state, move)
        if not wanted or reached[alike] >= wanted or named == better.move:
            found.append(named)
    return tuple(found)
