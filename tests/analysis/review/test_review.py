"""Reviews: what they find, what they cost, and that one seat's tells no secret (R-04)."""

import json
from dataclasses import replace
from fractions import Fraction

import pytest

from hanabi.analysis.review import (
    Review,
    ReviewCancelled,
    accuracy_of_drop,
    review_game,
    review_object,
)
from hanabi.analysis.review.reachable import ReachableScores
from hanabi.analysis.solver import solve
from hanabi.analysis.statistics import game_statistics
from hanabi.bots.asking.possible_deals import possible_deals
from hanabi.game import Game, Play, apply
from hanabi.notation import Record, card_name, parse_move
from hanabi.rules import RankHint, Seat
from hanabi.view import NoSuchSeat
from tests.analysis.review.games import NAMES, bot_game
from tests.sizes import scaled, some
from tests.spec.tables import table

OPTIONS: list[dict[str, object]] = [
    {},
    {"black_powder": True},
    {"expert": True},
    {"timed_display": True},
    {"multicolor": "every-color-10"},
    {"five_flamboyants": True},
]


def without_time(review: Review) -> dict[str, object]:
    return review_object(replace(review, seconds=0.0))


def record_of_beginning(beginning: str, **how: object) -> Record:
    dealt = table(beginning, **how)  # type: ignore[arg-type]
    game = Game(dealt.rules, dealt.deal)
    for move in dealt.moves:
        game.push(move or RankHint(Seat(1 - game.state.turn), 4))
    return Record(dealt.rules, NAMES[: dealt.rules.players], dealt.deal, game.moves)


@pytest.mark.parametrize("options", [{}, {"timed_display": True}, {"black_powder": True}])
@pytest.mark.sample(fast=1, normal=1)
def test_what_could_be_reached_agrees_with_the_solver_at_every_position(
    options: dict[str, object],
) -> None:
    record = bot_game("beginner", 4, **options)
    review = review_game(record, seconds=5.0, seconds_per_move=1.0)
    states = [step.state for step in record.walk()]
    for place in some(range(len(states) - 1), fast=4, normal=12):
        found, alone = review.moves[place].reachable_before, solve(states[place], 1.0)
        assert found is not None
        assert found.best <= alone.bound
        assert alone.best <= found.bound
    assert review.outcome is not None
    assert review.moves[-1].reachable_after is not None
    assert review.moves[-1].reachable_after.best == review.outcome.score
    if review.is_settled:
        costs = sum(point.cost for point in review.turning_points_as_it_lay)
        first = review.moves[0].reachable_before
        assert first is not None
        assert costs == first.best - review.outcome.score, "what was lost, was lost somewhere"
    assert review.is_settled or options


def test_without_time_nothing_false_is_told() -> None:
    record = bot_game("cautious", 3)
    states = [step.state for step in record.walk()]
    scores = ReachableScores(states, record.moves)
    scores.settle(0.0, 0.0, lambda _: None)
    review = review_game(record, seconds=0.0, seconds_per_move=0.0)
    for place, state in enumerate(states[:-1:9]):
        known, found = solve(state), review.moves[place * 9].reachable_before
        assert found is not None
        assert found.best <= known.best <= found.bound
    assert not review.is_settled
    assert review.turning_points_as_it_lay == ()


def test_r20_a_lost_card_is_a_turning_point_with_a_better_move() -> None:
    """The second of two white 2s goes with the twelfth move, for all that was known."""
    review = review_game(bot_game("cautious", 2))
    first = review.lost_cards[0]
    assert (card_name(first.card), first.number, first.points) == ("w2", 12, 4)
    costs = {point.number: point.cost for point in review.turning_points_as_it_lay}
    assert costs[12] == 4
    better = review.moves[11].better
    assert better is not None
    assert better.reachable is not None
    assert better.reachable.best == 25


def test_a_suggestion_keeps_what_it_says() -> None:
    record = bot_game("beginner", 4)
    review = review_game(record)
    states = [step.state for step in record.walk()]
    for move in review.moves:
        if move.better is not None and move.better.reachable is not None:
            assert move.better.move is not None
            after = apply(states[move.number - 1], move.better.move).state
            assert solve(after).best >= move.better.reachable.best
            assert move.reachable_before is not None
            assert move.better.reachable.best == move.reachable_before.best


def test_r50_a_hint_that_was_clear_already_told_nothing_new() -> None:
    hands = {0: "r4 b4 w1 w1 w1", 1: "r4 b4 y1 y1 y1"}
    review = review_game(record_of_beginning("hint hint hint", hands=hands), Seat(0))
    assert review.empty_hints == (3,)


def test_safe_moves_cost_nothing_and_accuracy_falls_with_the_drop() -> None:
    assert accuracy_of_drop(0, 25) == pytest.approx(100, abs=0.001)
    assert [round(accuracy_of_drop(drop, 25)) for drop in (1, 2, 5, 25)] == [84, 70, 40, 0]
    review = review_game(bot_game("smart", 3, 1))
    assert review.outcome is not None
    assert review.outcome.score == 25
    assert all(move.drop == 0 for move in review.moves)
    assert [seat.accuracy_as_it_lay for seat in review.seats] == [pytest.approx(100)] * 3


def test_progress_is_told_and_a_cancelled_review_stops() -> None:
    record, told = bot_game("cautious", 3), list[tuple[int, int]]()
    review_game(record, progress=lambda done, total: told.append((done, total)))
    assert told == sorted(told)
    assert told[-1] == (2 * len(record.moves),) * 2
    with pytest.raises(ReviewCancelled):
        review_game(record, is_cancelled=lambda: True)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(NoSuchSeat):
        review_game(bot_game("cautious", 3), Seat(3))


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.sample(fast=1, normal=3)
def test_r04_one_seats_review_depends_on_nothing_that_it_could_not_see(
    options: dict[str, object],
) -> None:
    """At every so many moves: other cards in one's hand and in the deck, the same review."""
    record = bot_game("beginner", 3, 1, **options)
    seat, compared = Seat(1), 0
    for count in range(5, len(record.moves) + 1, scaled(fast=30, normal=25, long=3)):
        beginning = replace(record, moves=record.moves[:count])
        state = beginning.end
        told = without_time(review_game(beginning, seat))
        for deal in possible_deals(state, seat, "dice", scaled(fast=1, normal=1, long=6)):
            other = replace(beginning, deal=replace(deal, seed=None))
            assert without_time(review_game(other, seat)) == told
            compared += 1
    assert compared or record.end.returned


def test_r04_one_seats_review_tells_nothing_of_what_comes() -> None:
    record, seat = bot_game("beginner", 3, 1), Seat(2)
    whole = review_game(record, seat)
    for count in range(4, len(record.moves), 11):
        beginning = review_game(replace(record, moves=record.moves[:count]), seat)
        assert beginning.moves == whole.moves[:count]
    assert all(move.reachable_before is None for move in whole.moves)
    assert {point.seat for point in whole.turning_points_as_known} <= {seat}


def test_the_whole_game_is_told_in_the_players_own_numbers() -> None:
    """To one seat it is not: whether a twin was still in the deck tells what is in its hand."""
    record = bot_game("beginner", 3, 1)
    numbers = game_statistics(record)
    whole = review_game(record, seconds=0.0)
    assert whole.statistics == numbers
    told = review_object(whole)["statistics"]
    assert told["efficiency"] == str(numbers.efficiency)
    assert told["minimum_efficiency"] == "1"
    assert review_object(review_game(record, Seat(1)))["statistics"] is None
    start = whole.moves[0].before
    assert (start.hints_still_usable, start.required_efficiency) == (25, Fraction(1))


def test_a_review_is_json_in_the_notations_words() -> None:
    review = review_game(bot_game("beginner", 4))
    text = json.dumps(review_object(review))
    read = json.loads(text)
    assert read["format"] == "hanabi-review"
    assert len(read["moves"]) == len(review.moves)
    for move, written in zip(review.moves, read["moves"], strict=True):
        assert parse_move(written["move"]) == move.move
        if isinstance(move.move, Play):
            assert written["odds"]["cards"]
