"""Players that are programs. A bot sees a ``View`` and nothing else; the contract is one
method, and ``examples/my_bot.py`` is a whole bot in thirty lines.
"""

from hanabi.bots.bot import Bot, Explainer, Reader, Reason, Watcher
from hanabi.bots.match import let_bot_move, play_out, tell_watchers
from hanabi.bots.registry import (
    BOTS,
    CODE_BOTS,
    SIMULATION_BOTS,
    STRENGTHS,
    BotFactory,
    UnknownBot,
    make_bot,
)

__all__ = [
    "BOTS",
    "CODE_BOTS",
    "SIMULATION_BOTS",
    "STRENGTHS",
    "Bot",
    "BotFactory",
    "Explainer",
    "Reader",
    "Reason",
    "UnknownBot",
    "Watcher",
    "let_bot_move",
    "make_bot",
    "play_out",
    "tell_watchers",
]
