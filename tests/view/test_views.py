"""Views that went along with a game are what they would be made afresh."""

import gc
from random import Random

import pytest

from hanabi.game import Arrange, Game, deal_from_seed
from hanabi.rules import Seat, ruleset
from hanabi.testing.engines import ReferencePosition
from hanabi.testing.lively import LivelyPlayer
from hanabi.view import Views

EVERYTHING = {"multicolor": "every-color-10", "black-powder": True, "five-flamboyants": True}


def check(gone_on: Views, afresh: Views, players: int) -> None:
    for seat in range(players):
        assert gone_on.of(Seat(seat)) == afresh.of(Seat(seat))
    for hands_open in (False, True):
        one, other = (views.of_spectator(hands_open=hands_open) for views in (gone_on, afresh))
        assert one == other


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("seed", range(4))
def test_views_go_along_and_stay_true(players: int, seed: int) -> None:
    """Also over several moves at once, and after moves were taken back."""
    rng = Random(seed)
    rules = ruleset(players, "pl-deluxe" if seed % 2 else None, EVERYTHING if seed % 2 else None)
    game = Game(rules, deal_from_seed(rules, seed))
    player = LivelyPlayer(rng, care=0.95, arranging=0.1)
    views, shared = Views(game.state), 0
    while game.outcome is None:
        for _ in range(rng.choice((1, 1, 1, 2, 5))):
            if game.outcome is None:
                game.push(player.choose(ReferencePosition(game.state)))
        if game.outcome is None and rng.random() < 0.15:
            game.undo()
        seat = Seat(rng.randrange(players))
        for sight in views.sights(seat):
            sight.text = "as before"
        views.go_on(game.state)
        check(views, Views(game.state), players)
        shared += any(sight.text == "as before" for sight in views.sights(seat))
    assert shared, "nothing was ever taken up"


def test_r18_a_rearranged_hand_is_shown_in_its_new_order() -> None:
    rules = ruleset(2)
    game = Game(rules, deal_from_seed(rules, 1))
    views = Views(game.state)
    check(views, Views(game.state), 2)
    game.push(Arrange(Seat(1), game.state.hands[1][::-1]))
    views.go_on(game.state)
    check(views, Views(game.state), 2)


def test_views_that_are_no_longer_used_are_gone_at_once() -> None:
    """The server runs without Python's search for cycles, so that there must be none."""
    rules = ruleset(3)
    game = Game(rules, deal_from_seed(rules, 3))
    gc.collect()
    gc.disable()
    try:
        views = Views(game.state)
        for _ in range(10):
            game.push(game.legal_moves()[-1])
            views.go_on(game.state)
            views.of(Seat(0))
            views.of_spectator()
        del views
        assert gc.collect() == 0
    finally:
        gc.enable()
