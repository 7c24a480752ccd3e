"""Near the end of the deck: what a seat should do, over all cards that it cannot see.

``hands_open_later`` and ``all_hands_open`` tell what could be reached at best, ``bots_play_on``
what is reached if bots play on. Values are exact fractions; there is a ``Budget``, and what would
take more is refused.
"""

from hanabi.analysis.endgame.bot_endgame import bots_play_on
from hanabi.analysis.endgame.hidden_cards import SeenReturn, seen_return
from hanabi.analysis.endgame.open_endgame import all_hands_open, hands_open_later
from hanabi.analysis.endgame.values import Budget, Endgame, EndgameTooLarge, MoveValue

__all__ = [
    "Budget",
    "Endgame",
    "EndgameTooLarge",
    "MoveValue",
    "SeenReturn",
    "all_hands_open",
    "bots_play_on",
    "hands_open_later",
    "seen_return",
]
