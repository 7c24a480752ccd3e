"""A bot that follows a game again from its start is as it was."""

import pytest

from hanabi.bots import Follower, followers_of, let_bot_move, make_bot, push_move
from hanabi.game import Arrange, Game, Move
from hanabi.rules import Seat, ruleset
from hanabi.view import View, view_of

SEATS = [Seat(0), Seat(1), Seat(2)]


@pytest.mark.parametrize("name", ["random", "beginner", "smart"])
def test_who_follows_the_moves_again_goes_on_as_if_it_had_always_been_there(name: str) -> None:
    """So dice that were rolled are rolled again, and hints that were read are read again."""
    game = Game.deal(ruleset(3), 5)
    bots = followers_of({seat: make_bot(name, seat, 5) for seat in SEATS}, game.state)
    for _ in range(10):
        let_bot_move(game, bots)
    again = Game(game.ruleset, game.start.deal)
    others = followers_of({seat: make_bot(name, seat, 5) for seat in SEATS}, again.state)
    for move in game.moves:
        push_move(again, others, move)
    while game.outcome is None and len(game.moves) < 25:
        let_bot_move(game, bots)
        let_bot_move(again, others)
    assert again.moves == game.moves


class Counting:
    """Another choice whenever it is asked; it fails when it has no move left."""

    asked = 0

    def choose(self, view: View) -> Move:
        self.asked += 1
        return view.legal_moves[self.asked]


def test_asked_again_it_says_the_same_until_somebody_acts() -> None:
    game = Game.deal(ruleset(3), 1, Seat(0))
    view = view_of(game.state, Seat(0))
    bot = Counting()
    follower = Follower(bot)
    first = follower.choose(view)
    assert follower.choose(view) == first
    follower.follow((), view, is_action=False)
    assert follower.choose(view) == first
    follower.follow((), view, is_action=True)
    assert follower.choose(view) != first
    assert bot.asked == 2


def test_an_arrangement_of_a_hand_is_nobodys_choice() -> None:
    game = Game.deal(ruleset(3), 1, Seat(0))
    bot = Counting()
    bots, hand = followers_of({Seat(0): bot}, game.state), game.state.hands[0]
    push_move(game, bots, Arrange(Seat(0), hand[::-1]))
    assert bot.asked == 0
