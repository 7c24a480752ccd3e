"""The solver against trying everything, and against itself by other methods."""

from collections import Counter
from functools import cache
from random import Random
from time import process_time

import pytest

from hanabi.analysis.solver import Reason, logic, solve
from hanabi.analysis.solver.exhaustive_search import find_game
from hanabi.analysis.solver.free_hints import can_be_complete
from hanabi.analysis.solver.one_hand import most_with_one_hand
from hanabi.analysis.solver.open_cards import open_position
from hanabi.analysis.solver.proofs import quick_bound
from hanabi.game import Game, GameState, apply
from hanabi.rules import Options, ruleset
from tests.analysis.solver.tiny_games import (
    LOST,
    TooMany,
    TryingAll,
    last_positions,
    tiny_rulesets,
)
from tests.sizes import scaled, some

RULESETS = some(tiny_rulesets(), fast=12, normal=18)
GAMES_EACH = scaled(fast=1, normal=2, long=8)
POSITIONS_EACH = scaled(fast=3, normal=4, long=10)
MOST_TRIED = scaled(fast=200, normal=500, long=3_000)
LEAST_COMPARED = scaled(fast=20, normal=100, long=10_000)
LEAST_IMPOSSIBLE = scaled(fast=5, normal=20, long=2_000)
PATIENCE = 1000.0
DEALS = scaled(fast=5, normal=40, long=400)
DEALS_FOR_FORMULAS = scaled(fast=1, normal=3, long=50)


@cache
def solved_positions() -> list[tuple[GameState, int]]:
    """Positions with the best score that trying all finds: of each game from its end backwards, as
    long as they can be tried, some of all that were met on the way."""
    found: list[tuple[GameState, int]] = []
    for rules in RULESETS:
        for seed in range(GAMES_EACH):
            trying = TryingAll(MOST_TRIED)
            try:
                for state in last_positions(rules, seed):
                    trying.best(state)
            except TooMany:
                pass
            found += Random(seed).sample(trying.tried, min(POSITIONS_EACH, len(trying.tried)))
    return found


def final_score(state: GameState, line: tuple[object, ...]) -> int:
    for move in line:
        state = apply(state, move).state  # type: ignore[arg-type]
    assert state.outcome is not None
    return state.outcome.score


def test_tiny_games_of_every_option_are_solved_as_by_trying_all() -> None:
    compared = impossible = 0
    for state, best in solved_positions():
        found = solve(state, PATIENCE)
        assert found.is_exact
        assert found.best == (0 if best == LOST else best)
        assert found.winnable is (best == state.ruleset.max_score)
        if best != LOST:
            assert final_score(state, found.line) == best
        compared += 1
        impossible += best < state.ruleset.max_score
    print(f"{compared} positions, of which {impossible} cannot be won")
    assert compared >= LEAST_COMPARED
    assert impossible >= LEAST_IMPOSSIBLE


def test_r31_it_can_be_better_not_to_announce() -> None:
    """The token that comes back may forbid a discard, and nothing but a mistake is left then."""
    rules = next(
        rules
        for rules in tiny_rulesets()
        if (rules.players, rules.max_hint_tokens) == (3, 3)
        and rules.options == Options(timed_display=True)
    )
    trying = TryingAll(1_500)
    with pytest.raises(TooMany):
        for state in last_positions(rules, 1):
            trying.best(state)
    last_round = [(state, best) for state, best in trying.tried if not state.deck]
    assert [solve(state, PATIENCE).best for state, _ in last_round] == [
        0 if best == LOST else best for _, best in last_round
    ]


def test_quick_bounds_never_exclude_what_can_be_reached() -> None:
    met: Counter[Reason] = Counter()
    for state, best in solved_positions():
        bound = quick_bound(open_position(state))
        at_start = sum(state.ruleset.arrays.points_when_empty)
        assert bound.cards + at_start >= best
        met[bound.reason] += 1
    assert {Reason.COMPLETE, Reason.GONE, Reason.PACE} <= set(met)


@pytest.mark.parametrize(
    ("seed", "reason"), [(147, Reason.BOTTOM), (708, Reason.BOTTOM), (447, Reason.PACE)]
)
def test_whether_one_card_or_many_lie_too_deep_is_told(seed: int, reason: Reason) -> None:
    """Both white 2s at the bottom, all three red 1s; and fireworks that wait together."""
    bound = quick_bound(open_position(Game.deal(ruleset(2), seed).state))
    assert (bound.cards, bound.reason) == (24, reason)


def test_easier_games_never_exclude_what_can_be_reached() -> None:
    """One hand for all cards, by search and as a formula; hands of their own, as a formula."""
    excluded: Counter[str] = Counter()
    for state, best in solved_positions():
        position = open_position(state)
        at_start = sum(state.ruleset.arrays.points_when_empty)
        most = most_with_one_hand(position, position.most_cards)
        assert most + at_start >= best
        if not logic.can_express(position) or not position.deck:
            continue
        can_be = best == state.ruleset.max_score
        one_hand = can_be_complete(position, own_hands=False)
        own_hands = can_be_complete(position, own_hands=True)
        assert one_hand == (most == position.most_cards)
        assert one_hand >= own_hands >= can_be
        excluded["one hand"] += not one_hand
        excluded["own hands alone"] += one_hand and not own_hands
        excluded["tokens alone"] += own_hands and not can_be
    assert excluded["one hand"] >= scaled(fast=0, normal=6, long=6)


@pytest.mark.parametrize(
    ("players", "seed", "by_search"),
    [
        *((2, 458, True), (2, 1069, True), (2, 187, True), (2, 1247, True), (3, 1893, True)),
        *((4, 1585, False), (5, 1585, False)),
    ],
)
def test_deals_that_cannot_be_won_are_excluded_by_a_second_method(
    players: int, seed: int, by_search: bool
) -> None:
    position = open_position(Game.deal(ruleset(players), seed).state)
    assert (most_with_one_hand(position, 25) < 25) == by_search
    assert not can_be_complete(position, own_hands=True)


def test_easier_games_exclude_no_deal_that_can_be_won() -> None:
    for players in (2, 3, 4, 5):
        for seed in range(DEALS_FOR_FORMULAS):
            state = Game.deal(ruleset(players), seed).state
            if solve(state, PATIENCE).winnable:
                position = open_position(state)
                assert most_with_one_hand(position, 25) == 25
                assert can_be_complete(position, own_hands=True)


def test_logic_and_search_agree_on_every_goal() -> None:
    answers: Counter[bool] = Counter()
    ends_badly = 0
    for state, best in solved_positions():
        position = open_position(state)
        if not logic.can_express(position) or best == LOST:
            continue
        at_start = sum(state.ruleset.arrays.points_when_empty)
        for cards in range(position.cards_placed, position.most_cards + 1):
            deadline = process_time() + PATIENCE
            by_logic = logic.find_game(position, cards, deadline)
            by_search = find_game(state, cards + at_start, deadline)
            can_be = best >= cards + at_start
            assert (by_search is not False) == can_be
            assert (by_logic is not False) >= can_be
            if by_logic and not can_be:
                ends_badly += 1  # the cards can be placed, but then the game is lost
            answers[can_be] += 1
    assert min(answers[True], answers[False]) > 5
    assert ends_badly < answers[False] / 20


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_deals_of_the_base_game_are_decided_and_their_lines_replay(players: int) -> None:
    rules = ruleset(players)
    for seed in range(DEALS):
        state = Game.deal(rules, seed).state
        found = solve(state, PATIENCE)
        assert found.winnable is not None
        assert final_score(state, found.line) == found.best
        assert found.is_exact


def test_who_has_no_time_is_told_why_a_deal_cannot_be_won_all_the_same() -> None:
    found = solve(Game.deal(ruleset(2), 458).state, 0.0)
    assert (found.winnable, found.is_exact, found.reason) == (False, False, Reason.HANDS)
    unknown = solve(Game.deal(ruleset(2), 187).state, 0.0)
    assert (unknown.winnable, unknown.reason) == (None, Reason.TIME)


def test_a_line_from_logic_ends_with_its_game() -> None:
    """Of this deal the model went on with hints when all fireworks were complete."""
    found = solve(Game.deal(ruleset(3), 1881).state, PATIENCE)
    assert found.winnable


@pytest.mark.parametrize(
    "options",
    [
        {"black-powder": True},
        {"multicolor": "every-color-10", "five-flamboyants": True},
        {"timed-display": True},
        {"expert": True},
    ],
)
def test_lines_are_found_in_every_box(options: dict[str, object]) -> None:
    rules = ruleset(3, None, options)
    found = solve(Game.deal(rules, 1).state, 1.0)
    assert found.winnable
