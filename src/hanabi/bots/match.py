"""Bots at a table of their own: each sees its view, and nothing else."""

from collections.abc import Mapping, Sequence

from hanabi.bots.bot import Bot
from hanabi.bots.follower import GameFollower, followers_of
from hanabi.game import Game, Move, Step
from hanabi.rules import HanabiError, Seat


class WrongBotCount(HanabiError):
    """There must be one bot for each seat."""


def play_out(game: Game, bots: Sequence[Bot]) -> Game:
    """Let the bots, one for each seat, play the game to its end. ``WrongBotCount`` if there are
    more or fewer."""
    players = game.ruleset.players
    if len(bots) != players:
        raise WrongBotCount("bots-at-table", count=len(bots), players=players)
    followers = followers_of({Seat(seat): bot for seat, bot in enumerate(bots)}, game.state)
    while not game.state.is_over:
        let_bot_move(game, followers)
    return game


def let_bot_move(game: Game, bots: Mapping[Seat, GameFollower]) -> None:
    """The bot on turn makes one move. Raises ``IllegalMove`` if it may not make that."""
    push_move(game, bots, bots[game.state.turn].checked_choice())


def push_move(game: Game, bots: Mapping[Seat, GameFollower], move: Move) -> None:
    """Make a move in the game, which the bots follow: one of the bot on turn is taken for that
    bot's own choice. Raises ``IllegalMove``."""
    turn = game.state.turn
    events = game.push(move)
    step = Step(game.state, events)
    for seat, bot in bots.items():
        bot.follow(move, step, is_own=seat == turn)
