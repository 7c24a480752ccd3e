"""Thinking ahead: honest, legal, repeatable, and the hand that is held is always in the range."""

from dataclasses import replace

import numpy as np
import pytest

from hanabi.bots import DECLARATIONS, followers_of, let_bot_move, make_bot
from hanabi.bots.kernels.masked_row import masked_row
from hanabi.bots.kernels.seat import KernelBot
from hanabi.bots.search import rollouts
from hanabi.bots.search.blueprint import HAT_PLUS, SMART, Blueprint, rollouts_of, strongest
from hanabi.bots.search.budget import Budget, InvalidBudget, budget_of_environment
from hanabi.bots.search.seat import SearchBot
from hanabi.fast.compiling.interpreted import interpret
from hanabi.fast.engine.ruleset_numbers import numbers_of
from hanabi.game import Deal, Game, Move
from hanabi.rules import Ruleset, Seat, ruleset
from hanabi.rules.arrays import kind_of
from hanabi.testing.check_bot import check_bot
from hanabi.testing.check_engine import every_ruleset
from hanabi.view import view_of
from tests.sizes import scaled, some

SMALL = Budget(rollouts=60, most_listed=300)
SEARCH_BOTS = ("smart-search", "hat-search")
BLUEPRINTS = {"smart": SMART, "hat-plus": HAT_PLUS}
GAMES = scaled(fast=1, normal=1, long=12)
DEVIATIONS = 3


def seats(
    blueprint: Blueprint, rules: Ruleset, seed: int, *, searching: int, budget: Budget = SMALL
) -> dict[Seat, KernelBot]:
    """The first so many search, the others play by the blueprint."""
    made: dict[Seat, KernelBot] = {}
    for seat in map(Seat, range(rules.players)):
        if seat < searching:
            made[seat] = SearchBot(seat, seed, blueprint, budget, all_think=searching > 1)
        else:
            made[seat] = KernelBot(seat, blueprint.kernels, seed)
    return made


@pytest.mark.sample(normal=4)
@pytest.mark.parametrize("players", [2, 3, 5, 4])
@pytest.mark.parametrize("name", BLUEPRINTS)
def test_the_range_has_the_hand_that_is_held_as_long_as_others_play_by_the_blueprint(
    name: str, players: int
) -> None:
    listed = sum(
        checked_ranges(BLUEPRINTS[name], ruleset(players), seed, searching=1)
        for seed in range(GAMES)
    )
    assert listed > GAMES


@pytest.mark.parametrize("name", BLUEPRINTS)
def test_the_range_has_the_hand_that_is_held_in_every_ruleset(name: str) -> None:
    for searching in (1, 2):
        for rules in some(every_ruleset()[::9], fast=1, normal=2):
            checked_ranges(BLUEPRINTS[name], rules, 0, searching=searching)


def test_a_move_that_some_would_read_otherwise_is_not_made() -> None:
    """A discard of a card that all know to fit tells each of two teammates that theirs is the
    same, where neither sees one: so their next moves were not what the range took them for."""
    checked_ranges(SMART, ruleset(3), 8, searching=1)
    checked_ranges(SMART, ruleset(5), 0, searching=1)


@pytest.mark.parametrize("players", [2, 3])
def test_the_range_has_the_hand_that_is_held_where_all_think_ahead(players: int) -> None:
    """For any gain, so that they deviate as often as they may."""
    rules = ruleset(players)
    listed = sum(
        checked_ranges(SMART, rules, seed, searching=players, margin=0.0, doubt=0.0)
        for seed in range(GAMES)
    )
    assert listed > GAMES


def checked_ranges(
    blueprint: Blueprint,
    rules: Ruleset,
    seed: int,
    *,
    searching: int,
    margin: float = 0.1,
    doubt: float = 2.0,
) -> int:
    """Play a game in which the hand of each searching seat on turn must be in its range; how
    often that was listed whole."""
    budget = replace(SMALL, most_listed=4000, margin=margin, doubt=doubt, deviations=DEVIATIONS)
    bots = seats(blueprint, rules, seed, searching=searching, budget=budget)
    game = Game.deal(rules, seed)
    followers = followers_of(bots, game.state)
    most = DEVIATIONS * (searching - 1)
    listed = 0
    while game.outcome is None:
        state, seat = game.state, game.state.turn
        bot = bots[seat]
        if isinstance(bot, SearchBot):
            bot.trial(view_of(state, seat))
            if bot.hands.is_exact:
                held = [kind_of(rules, state.card(card)) for card in state.hands[seat]]
                place = (bot.hands.hands == held).all(axis=1).nonzero()[0]
                assert len(place) == 1
                assert bot.hands.misses[place] <= most
                assert bot.hands.weights[place] > 0
                listed += 1
        let_bot_move(game, followers)
    made = [deviated(bot) for bot in bots.values() if isinstance(bot, SearchBot)]
    if searching > 1 and not (rules.options.five_flamboyants or rules.options.timed_display):
        assert max(made) <= DEVIATIONS  # what tiles ask for and what is announced does not count
    if not margin:
        assert sum(made) > 0
    return listed


def deviated(bot: KernelBot) -> int:
    """How often it did what the blueprint would not have done."""
    assert isinstance(bot, SearchBot)
    return sum(found.action != found.blueprint for found in bot.decisions)


def test_who_thinks_ahead_among_their_like_misleads_nobody() -> None:
    """What conventions leave of a card has the card in it, after every move."""
    rules = ruleset(2)
    budget = replace(SMALL, margin=0.0, doubt=0.0, deviations=20)
    game = Game.deal(rules, 4)
    bots = seats(SMART, rules, 4, searching=2, budget=budget)
    followers = followers_of(bots, game.state)
    while game.outcome is None:
        let_bot_move(game, followers)
        for bot in bots.values():
            for hand in game.state.hands:
                for card in hand:
                    kind = kind_of(rules, game.state.deal.deck[card])
                    assert bot._memory[card] >> kind & 1
    assert sum(map(deviated, bots.values())) > 8


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


@pytest.mark.parametrize("name", SEARCH_BOTS)
def test_it_plays_rulesets_of_every_kind_legally_and_repeatably(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HANABI_SEARCH_ROLLOUTS", "100")
    check_bot(DECLARATIONS[name].make, rulesets=some(every_ruleset(), fast=1, normal=2)[:60])


@pytest.mark.parametrize("name", SEARCH_BOTS)
def test_all_seats_of_a_table_think_ahead(name: str) -> None:
    assert all(isinstance(make_bot(name, Seat(seat), 0), SearchBot) for seat in range(5))


def test_the_code_is_for_three_and_more() -> None:
    assert [strongest(players).name for players in (2, 3, 4, 5)] == ["smart", "hat", "hat", "hat"]
    rules = ruleset(3)
    game = Game.deal(rules, 0)
    bots = {seat: make_bot("hat-search", seat, 0) for seat in map(Seat, range(3))}
    code = {seat: KernelBot(seat, HAT_PLUS.kernels, 0) for seat in map(Seat, range(3))}
    first = game.state.turn
    assert (
        followers_of(bots, game.state)[first].choose()
        == followers_of(code, game.state)[first].choose()
    )


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


def test_reading_is_the_same_interpreted_and_compiled() -> None:
    rules = ruleset(3)
    found = set()
    for seed in range(3):
        bots = seats(SMART, rules, seed, searching=1)
        bot = bots[Seat(0)]
        assert isinstance(bot, SearchBot)
        game = Game.deal(rules, seed, first_seat=Seat(0))
        followers = followers_of(bots, game.state)
        for _ in range(15):
            let_bot_move(game, followers)
        row = masked_row(view_of(game.state, Seat(0)), numbers_of(rules))
        masks = [0b11111 << 5 * suit for suit in range(5)]
        for action in row.legal_actions():
            arguments = bot.reading_arguments(row, action, masks)
            compiled = rollouts_of("smart").is_true_as_read(*arguments)
            assert interpret(rollouts.is_true_as_read, arguments) == compiled
            found.add(bool(compiled))
    assert found == {True, False}


def test_budgets_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANABI_SEARCH_ROLLOUTS", "500")
    monkeypatch.setenv("HANABI_SEARCH_SECONDS", "0.5")
    budget = budget_of_environment(Budget())
    assert (budget.rollouts, budget.seconds) == (500, 0.5)


@pytest.mark.parametrize("said", ["many", "0", "-1", "nan", "1e9"])
@pytest.mark.parametrize("variable", ["HANABI_SEARCH_ROLLOUTS", "HANABI_SEARCH_SECONDS"])
def test_a_budget_that_is_no_number_is_refused(
    variable: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, said)
    with pytest.raises(InvalidBudget, match=f"{variable} takes a number from .* not {said}$"):
        budget_of_environment(Budget())


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
