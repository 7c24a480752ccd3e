"""A whole bot. It plays what it knows to fit, else says a value, else discards its oldest.

Run it: ``python examples/my_bot.py`` plays ten games with itself and prints the scores.
"""

from hanabi.bots import play_out
from hanabi.game import Discard, Game, Move, Play
from hanabi.rules import RankHint, ruleset
from hanabi.view import View


class MyBot:
    """All that a bot needs is ``choose``."""

    def choose(self, view: View) -> Move:
        """Called when this seat is on turn; ``view`` is all that it may know."""
        for held in view.own_hand:
            if view.is_known_playable(held):
                return Play(held.id)
        for move in view.legal_moves:
            if isinstance(move, RankHint):
                return move
        discards = [move for move in view.legal_moves if isinstance(move, Discard)]
        return discards[0] if discards else view.legal_moves[0]


if __name__ == "__main__":
    for seed in range(10):
        game = play_out(Game.deal(ruleset(3, "en-2016"), seed), [MyBot(), MyBot(), MyBot()])
        print(seed, game.outcome)
