"""Players that are programs. A bot sees a ``View`` and nothing else; the contract is one
method, and ``examples/my_bot.py`` is a whole bot in thirty lines.
"""

from hanabi.bots.bot import Bot, Explainer, Reader, Reason, Watcher
from hanabi.bots.declaration import BotDeclaration, BotFactory
from hanabi.bots.follower import Follower, GameFollower, followers_of
from hanabi.bots.match import WrongBotCount, let_bot_move, play_out, push_move
from hanabi.bots.registry import (
    BOTS,
    CODE_BOTS,
    COMPILED_BOTS,
    DECLARATIONS,
    SIMULATION_BOTS,
    STRENGTHS,
    UnknownBot,
    make_bot,
)

__all__ = [
    "BOTS",
    "CODE_BOTS",
    "COMPILED_BOTS",
    "DECLARATIONS",
    "SIMULATION_BOTS",
    "STRENGTHS",
    "Bot",
    "BotDeclaration",
    "BotFactory",
    "Explainer",
    "Follower",
    "GameFollower",
    "Reader",
    "Reason",
    "UnknownBot",
    "Watcher",
    "WrongBotCount",
    "followers_of",
    "let_bot_move",
    "make_bot",
    "play_out",
    "push_move",
]
