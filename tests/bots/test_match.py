"""A game between bots has one for each seat."""

import pytest

from hanabi.bots import WrongBotCount, make_bot, play_out
from hanabi.game import Game
from hanabi.rules import Seat, ruleset


@pytest.mark.parametrize("count", [0, 1, 3])
def test_more_or_fewer_bots_than_seats_are_refused_before_the_first_move(count: int) -> None:
    game = Game.deal(ruleset(2), 1)
    with pytest.raises(WrongBotCount, match=f"a game of 2 needs as many bots, not {count}"):
        play_out(game, [make_bot("cautious", Seat(0))] * count)
    assert game.moves == ()
