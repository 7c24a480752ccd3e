"""A bot that fails does not end the game that it plays in, and somebody is told."""

import pytest

from hanabi.bots import Bot, make_bot, play_out
from hanabi.bots.bot import Reason
from hanabi.bots.steady import IllegalChoice, SteadyBot
from hanabi.game import Game, Move, Play
from hanabi.game.events import Event
from hanabi.rules import CardId, Seat, ruleset
from hanabi.view import View


class Moody:
    """Fails in this way at every third question."""

    def __init__(self, way: str) -> None:
        self.way, self.asked, self.watched = way, 0, 0

    def choose(self, view: View) -> Move:
        self.asked += 1
        if self.asked % 3:
            return view.legal_moves[0]
        if self.way == "illegal":
            return Play(CardId(99))
        if self.way == "nothing":
            return None  # type: ignore[return-value]
        raise KeyError(self.way)

    def watch(self, events: tuple[Event, ...], view: View) -> None:
        del events, view
        self.watched += 1
        if self.way == "watch":
            raise ValueError

    def why(self) -> Reason | None:
        if self.way == "raise":
            raise ValueError
        return Reason("bot-why-spare", {})


@pytest.mark.parametrize("way", ["raise", "illegal", "nothing", "watch"])
def test_the_game_goes_on_and_failures_are_told(way: str) -> None:
    moody, told = Moody(way), list[Exception]()
    steady = SteadyBot(lambda: moody, Seat(0), told.append)
    game = Game.deal(ruleset(2), 3)
    play_out(game, [steady, make_bot("cautious", Seat(1))])
    assert game.outcome is not None
    assert moody.watched == len(game.moves)
    kinds = {"raise": KeyError, "watch": ValueError}
    assert told and isinstance(told[0], kinds.get(way, IllegalChoice))
    if way == "illegal":
        assert str(told[0]) == "Play(card=99, announced=None)"
    assert steady.why() is None or way != "raise"


def test_a_bot_that_cannot_be_made_is_replaced() -> None:
    def make() -> Bot:
        raise OSError("no model")

    told = list[Exception]()
    steady = SteadyBot(make, Seat(0), told.append)
    game = play_out(Game.deal(ruleset(2), 3), [steady, make_bot("cautious", Seat(1))])
    plain = play_out(Game.deal(ruleset(2), 3), [make_bot("cautious", Seat(s)) for s in (0, 1)])
    assert game.moves == plain.moves
    assert [str(error) for error in told] == ["no model"]
