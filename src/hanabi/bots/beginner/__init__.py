"""``beginner``: plays as ``smart`` does, with the slips of somebody who is new to the game."""

from hanabi.bots.bot import Bot
from hanabi.bots.declaration import BotDeclaration
from hanabi.rules import Seat


def _make(seat: Seat, seed: int) -> Bot:
    from hanabi.bots.beginner.bot import BeginnerBot

    return BeginnerBot(seat, seed)


BOT = BotDeclaration(name="beginner", place=50, factory=_make, strength="beginner")
