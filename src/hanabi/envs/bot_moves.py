"""Moves of bots in an environment: one that the rules refuse is nobody's fault but the bot's."""

from collections.abc import Mapping

from hanabi.bots.follower import GameFollower
from hanabi.bots.match import push_move
from hanabi.game import Game, IllegalMove
from hanabi.rules import Seat


def let_named_bot_move(
    game: Game, bots: Mapping[Seat, GameFollower], names: Mapping[Seat, str]
) -> None:
    """The bot on turn makes its move. Raises what ``refused_bot`` makes if it may not."""
    seat = game.state.turn
    chosen = bots[seat].choose()
    try:
        push_move(game, bots, bots[seat].checked_choice())
    except IllegalMove as error:
        raise refused_bot(names[seat], seat, chosen) from error


def refused_bot(name: str, seat: int, action: object) -> IllegalMove:
    """An error that says which bot in which seat wanted what, so that it is not taken for the
    learner's."""
    return IllegalMove("bot-illegal-action", bot=name, seat=seat, action=str(action))
