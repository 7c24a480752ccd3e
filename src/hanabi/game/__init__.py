"""One game with all cards face up: the reference engine, to be read beside docs/specification.md.

Everything here knows every card. What leaves for a player goes through ``hanabi.view``.
"""

from hanabi.game.deal import Deal, deal_from_seed, random_first_seat
from hanabi.game.ending import Ending, Outcome
from hanabi.game.engine import Step, apply
from hanabi.game.errors import IllegalMove, InvalidDeal, InvalidNotation
from hanabi.game.game import Game
from hanabi.game.legality import legal_moves, refusal
from hanabi.game.moves import (
    Action,
    Arrange,
    Discard,
    Move,
    Play,
    Reward,
    RewardAdd,
    RewardDecline,
    RewardHint,
    RewardReturn,
)
from hanabi.game.state import Choice, GameState, Pending, Returned, start

__all__ = [
    "Action",
    "Arrange",
    "Choice",
    "Deal",
    "Discard",
    "Ending",
    "Game",
    "GameState",
    "IllegalMove",
    "InvalidDeal",
    "InvalidNotation",
    "Move",
    "Outcome",
    "Pending",
    "Play",
    "Returned",
    "Reward",
    "RewardAdd",
    "RewardDecline",
    "RewardHint",
    "RewardReturn",
    "Step",
    "apply",
    "deal_from_seed",
    "legal_moves",
    "random_first_seat",
    "refusal",
    "start",
]
