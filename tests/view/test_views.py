"""Views that go along with a game show what ``view_of`` shows of each position."""

import gc
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.game import Arrange, Game, GameState, deal_from_seed
from hanabi.rules import Color, Options, Ruleset, Seat, Suit, SuitRules, ruleset
from hanabi.testing.check_engine import every_ruleset
from hanabi.testing.engines import ReferencePosition
from hanabi.testing.lively import LivelyPlayer
from hanabi.testing.strategies import foreign_rulesets, games
from hanabi.view import Views, spectator_view, view_of
from tests.sizes import some


def check(views: Views, state: GameState) -> None:
    """Every seat's view, both kinds of spectators', and what stands beside them."""
    for seat in map(Seat, range(state.ruleset.players)):
        assert views.of(seat) == view_of(state, seat)
    for hands_open in (False, True):
        plain = spectator_view(state, hands_open=hands_open)
        assert views.of_spectator(hands_open=hands_open) == plain
    assert views.piles == (*plain.fireworks, plain.discards)
    assert views.status == plain.status


def positions(rules: Ruleset, rng: Random) -> Iterator[GameState]:
    """Some of a game's positions: sometimes after several moves, or after taking moves back."""
    game = Game(rules, deal_from_seed(rules, rng.getrandbits(64), Seat(rng.randrange(2))))
    player = LivelyPlayer(rng, care=rng.choice((1.0, 0.95, 0.6)), arranging=0.1)
    while game.outcome is None:
        for _ in range(rng.choice((1, 1, 1, 2, 5))):
            if game.outcome is None:
                game.push(player.choose(ReferencePosition(game.state)))
        if game.outcome is None and rng.random() < 0.1:
            game.undo()
        yield game.state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_views_that_go_along_are_the_plain_ones_in_every_ruleset(players: int) -> None:
    after_returns = at_the_end = 0
    rulesets = [rules for rules in every_ruleset() if rules.players == players]
    rulesets = some(rulesets, fast=8, normal=40)
    for number, rules in enumerate(rulesets):
        rng = Random(number)
        views = None
        for state in positions(rules, rng):
            views = views or Views(state)
            views.move_to(state)
            views.hands(Seat(rng.randrange(players)))  # somebody always looks
            if rng.random() < 0.05 or state.is_over:
                check(views, state)
                after_returns += bool(state.returned)
                at_the_end += state.is_over
    assert after_returns > len(rulesets) / 13
    assert at_the_end > len(rulesets) / 2


@given(games(), st.data())
def test_views_are_the_plain_ones_whatever_position_they_move_to(
    game: Game, data: st.DataObject
) -> None:
    """Forwards, one move or many at once, and back."""
    views = Views(game.seek(0))
    for number in data.draw(st.lists(st.integers(0, len(game.moves)), max_size=6)):
        views.move_to(game.seek(number))
        check(views, game.state)


SMALL = [
    Ruleset(
        players,
        hand_size,
        tuple(SuitRules(Suit(color.value), (3, 2, 2, 1), color=color) for color in list(Color)[:3]),
        Options(empty_hints=True),
    )
    for players in (2, 3)
    for hand_size in (3, 4)
]


@given(games(st.one_of(st.sampled_from(SMALL), foreign_rulesets()), most=40))
def test_views_are_the_plain_ones_after_every_move_of_small_games(game: Game) -> None:
    """With few kinds and many hints each copy that comes to be seen changes what is possible."""
    views = Views(game.start)
    for number in range(len(game.moves) + 1):
        views.move_to(game.seek(number))
        check(views, game.state)


@pytest.mark.parametrize("seed", range(4))
def test_a_hand_that_looks_as_before_is_the_same_object(seed: int) -> None:
    """So that whoever writes hands down knows what need not be written again."""
    rules, rng, kept = ruleset(4, "en-2016"), Random(seed), 0
    views = None
    for state in positions(rules, rng):
        views = views or Views(state)
        before = views.hands(Seat(1))
        views.move_to(state)
        for then, now in zip(before, views.hands(Seat(1)), strict=True):
            kept += then is now
    assert kept > 30


def test_r18_a_rearranged_hand_is_shown_in_its_new_order() -> None:
    rules = ruleset(2)
    game = Game(rules, deal_from_seed(rules, 1))
    views = Views(game.state)
    check(views, game.state)
    game.push(Arrange(Seat(1), game.state.hands[1][::-1]))
    views.move_to(game.state)
    check(views, game.state)


def test_views_that_are_no_longer_used_are_gone_at_once() -> None:
    """The server runs without Python's search for cycles, so that there must be none."""
    rules = ruleset(3)
    game = Game(rules, deal_from_seed(rules, 3))
    gc.disable()
    gc.freeze()  # only what is made from here on is looked at
    try:
        views = Views(game.state)
        for _ in range(10):
            game.push(game.legal_moves()[-1])
            views.move_to(game.state)
            views.of(Seat(0))
            views.of_spectator()
        del views
        assert gc.collect() == 0
    finally:
        gc.unfreeze()
        gc.enable()
