"""Bots at a table of their own: each sees its view, and nothing else."""

from collections.abc import Mapping, Sequence

from hanabi.bots.bot import Bot, Watcher
from hanabi.game import Game, GameState, Step
from hanabi.rules import Seat
from hanabi.view import meant_move, redacted_events, view_of


def play_out(game: Game, bots: Sequence[Bot]) -> Game:
    """Let the bots, one for each seat, play the game to its end."""
    seats = {Seat(seat): bot for seat, bot in enumerate(bots)}
    while not game.state.is_over:
        let_bot_move(game, seats)
    return game


def let_bot_move(game: Game, bots: Mapping[Seat, Bot]) -> None:
    """The bot on turn makes one move. Raises ``IllegalMove`` if it may not make that."""
    seat = game.state.turn
    move = bots[seat].choose(view_of(game.state, seat))
    before = game.state
    events = game.push(meant_move(before, seat, move))
    tell_watchers(bots, before, Step(game.state, events))


def tell_watchers(bots: Mapping[Seat, Bot], before: GameState, step: Step) -> None:
    """Bots with a memory learn what their seats could see of a step."""
    for seat, bot in bots.items():
        if isinstance(bot, Watcher):
            bot.watch(redacted_events(before, step, seat), view_of(step.state, seat))
