"""Views made from those of another position are what they would be made afresh."""

from random import Random

import pytest

from hanabi.game import Arrange, Game, deal_from_seed
from hanabi.rules import Seat, ruleset
from hanabi.testing.engines import ReferencePosition
from hanabi.testing.lively import LivelyPlayer
from hanabi.view import Views

EVERYTHING = {"multicolor": "every-color-10", "black-powder": True, "five-flamboyants": True}


def check(taken_up: Views, afresh: Views, players: int) -> None:
    for seat in range(players):
        assert taken_up.of(Seat(seat)) == afresh.of(Seat(seat))
    for hands_open in (False, True):
        one, other = (views.of_spectator(hands_open=hands_open) for views in (taken_up, afresh))
        assert one == other


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("seed", range(4))
def test_views_take_up_others_and_stay_true(players: int, seed: int) -> None:
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
        before, views = views, Views(game.state, views)
        check(views, Views(game.state), players)
        seat = Seat(rng.randrange(players))
        shared += any(
            one is other for one, other in zip(views.hands(seat), before.hands(seat), strict=True)
        )
    assert shared, "nothing was ever taken up"


def test_r18_a_rearranged_hand_is_shown_in_its_new_order() -> None:
    rules = ruleset(2)
    game = Game(rules, deal_from_seed(rules, 1))
    views = Views(game.state)
    check(views, Views(game.state), 2)
    game.push(Arrange(Seat(1), game.state.hands[1][::-1]))
    check(Views(game.state, views), Views(game.state), 2)
