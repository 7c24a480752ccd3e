"""Thinking ahead: honest, legal, repeatable, and the hand that is held is always in the range."""

from dataclasses import replace

import numpy as np
import pytest

from hanabi.bots import DECLARATIONS, followers_of, let_bot_move, make_bot
from hanabi.bots.kernels.seat import KernelBot
from hanabi.bots.search import rollouts
from hanabi.bots.search.blueprint import HAT_PLUS, SMART, Blueprint
from hanabi.bots.search.budget import Budget, budget_of_environment
from hanabi.bots.search.seat import SearchBot
from hanabi.fast.compiling.interpreted import interpret
from hanabi.game import Deal, Game, Move
from hanabi.rules import Ruleset, Seat, ruleset
from hanabi.rules.arrays import kind_of
from hanabi.testing.check_bot import check_bot
from hanabi.testing.check_engine import every_ruleset
from hanabi.view import view_of
from tests.sizes import scaled, some

SMALL = Budget(rollouts=60, most_listed=300)
BLUEPRINTS = {"smart": SMART, "hat-plus": HAT_PLUS}
GAMES = scaled(fast=1, normal=2, long=12)


def seats(
    blueprint: Blueprint, rules: Ruleset, seed: int, *, searching: int, budget: Budget = SMALL
) -> dict[Seat, KernelBot]:
    """The first so many search, the others play by the blueprint."""
    made: dict[Seat, KernelBot] = {}
    for seat in map(Seat, range(rules.players)):
        if seat < searching:
            tolerance = 0.0 if searching == 1 else 0.1
            made[seat] = SearchBot(
                seat, seed, blueprint, budget, tolerance=tolerance, is_code=blueprint is HAT_PLUS
            )
        else:
            made[seat] = KernelBot(seat, blueprint.kernels, seed)
    return made


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", BLUEPRINTS)
def test_the_range_has_the_hand_that_is_held_as_long_as_others_play_by_the_blueprint(
    name: str, players: int
) -> None:
    rules, listed = ruleset(players), 0
    budget = replace(SMALL, most_listed=4000)
    for seed in range(GAMES):
        game = Game.deal(rules, seed)
        bots = seats(BLUEPRINTS[name], rules, seed, searching=1, budget=budget)
        followers = followers_of(bots, game.state)
        searcher = bots[Seat(0)]
        assert isinstance(searcher, SearchBot)
        while game.outcome is None:
            state = game.state
            if state.turn == 0:
                searcher.trial(view_of(state, Seat(0)))
            if state.turn == 0 and searcher.hands.is_exact:
                held = [kind_of(rules, state.deal.deck[card]) for card in state.hands[0]]
                place = (searcher.hands.hands == held).all(axis=1).nonzero()[0]
                assert len(place) == 1
                assert searcher.hands.misses[place] == 0
                assert searcher.hands.weights[place] > 0
                listed += 1
            let_bot_move(game, followers)
    assert listed > GAMES


def test_weights_are_the_ways_in_which_hidden_copies_make_a_hand() -> None:
    rules = ruleset(2)
    bot = seats(SMART, rules, 0, searching=1)[Seat(0)]
    assert isinstance(bot, SearchBot)
    game = Game.deal(rules, 5, first_seat=Seat(0))
    followers = followers_of({Seat(0): bot}, game.state)
    followers[Seat(0)].choose()
    drawn = bot.hands
    assert not drawn.is_exact
    assert drawn.weights.sum() == pytest.approx(1)
    seen = [
        kind_of(rules, held.card) for held in view_of(game.state, Seat(0)).hands[1] if held.card
    ]
    ones = (drawn.hands % 5 == 0).sum(axis=1) @ drawn.weights / 5
    hidden = 15 - sum(kind % 5 == 0 for kind in seen)
    assert ones == pytest.approx(hidden / 45, abs=0.1)  # 20 to 300 hands of 5 cards


def test_it_plays_rulesets_of_every_kind_legally_and_repeatably(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HANABI_SEARCH_ROLLOUTS", "200")
    bot = DECLARATIONS["smart-search"]
    check_bot(bot.make, rulesets=some(every_ruleset(), fast=1, normal=4)[:60])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_seat_of_a_table_thinks_ahead_and_the_others_play_by_the_blueprint(
    players: int,
) -> None:
    bots = [make_bot("smart-search", Seat(seat), 0) for seat in range(players)]
    assert [isinstance(bot, SearchBot) for bot in bots].count(True) == 1
    assert all(isinstance(bot, KernelBot) for bot in bots)


@pytest.mark.parametrize("name", BLUEPRINTS)
def test_what_nobody_can_see_changes_no_choice(name: str) -> None:
    """R-04: the searching seat's hand and the deck change places, and it moves as before."""
    rules = ruleset(2)
    for seed in range(GAMES):
        game = Game.deal(rules, seed, first_seat=Seat(0))
        moves: list[Move] = []
        for deal in (game.start.deal, hidden_elsewhere(game)):
            again = Game(rules, deal)
            bots = followers_of(seats(BLUEPRINTS[name], rules, 7, searching=2), again.state)
            moves.append(bots[Seat(0)].choose())
        assert moves[0] == moves[1]


def hidden_elsewhere(game: Game) -> Deal:
    """The same to seat 0."""
    deal, own = game.start.deal, game.ruleset.hand_size
    deck = list(deal.deck)
    hidden = [*deck[:own], *deck[2 * own :]]
    hidden = hidden[3:] + hidden[:3]
    return replace(deal, deck=(*hidden[:own], *deck[own : 2 * own], *hidden[own:]))


def test_rollouts_are_the_same_interpreted_and_compiled() -> None:
    rules = ruleset(2)
    bots = seats(SMART, rules, 0, searching=1)
    bot = bots[Seat(0)]
    assert isinstance(bot, SearchBot)
    game = Game.deal(rules, 3, first_seat=Seat(0))
    followers = followers_of(bots, game.state)
    for _ in range(20):
        let_bot_move(game, followers)
    trial = bot.trial(view_of(game.state, Seat(0)))
    actions = [5, 6, 11, 0]
    compiled = trial.scores(actions, 0, 3)
    arguments = trial.arguments(actions, 0, 3)
    interpret(rollouts.try_moves, arguments)
    assert (arguments[-1] == compiled).all()
    assert compiled.max() > 10


def test_budgets_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANABI_SEARCH_ROLLOUTS", "500")
    monkeypatch.setenv("HANABI_SEARCH_SECONDS", "0.5")
    budget = budget_of_environment(Budget())
    assert (budget.rollouts, budget.seconds) == (500, 0.5)


def test_a_search_tells_what_it_did() -> None:
    rules = ruleset(2)
    bots = seats(SMART, rules, 0, searching=2)
    game = Game.deal(rules, 1)
    followers = followers_of(bots, game.state)
    for _ in range(6):
        let_bot_move(game, followers)
    decision = next(iter(bots.values())).decisions[-1]  # type: ignore[attr-defined]
    assert 0 < decision.rollouts <= SMALL.rollouts + 60
    assert decision.hands > 0
    assert decision.seconds > 0
    assert set(decision.perfect) <= set(decision.means)
    reason = bots[Seat((game.state.turn + 1) % 2)].why()
    assert reason is not None
    assert np.isfinite(list(decision.means.values())).all()
