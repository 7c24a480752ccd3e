"""Kits for those who build on the project: is this an engine, is this a bot?

``strategies`` needs Hypothesis and is therefore not imported here.
"""

from hanabi.testing.check_bot import BotFails, check_bot
from hanabi.testing.check_engine import EngineDiffers, check_engine
from hanabi.testing.engines import Engine, Position, ReferenceEngine

__all__ = [
    "BotFails",
    "Engine",
    "EngineDiffers",
    "Position",
    "ReferenceEngine",
    "check_bot",
    "check_engine",
]
