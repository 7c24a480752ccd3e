"""Kits for those who build on the project: is this an engine, a bot, an environment?

``strategies`` needs Hypothesis and is therefore not imported here.
"""

from hanabi.testing.check_bot import BotFails, check_bot
from hanabi.testing.check_engine import EngineDiffers, check_engine
from hanabi.testing.check_env import EnvFails, check_env
from hanabi.testing.engines import Engine, Position, ReferenceEngine

__all__ = [
    "BotFails",
    "Engine",
    "EngineDiffers",
    "EnvFails",
    "Position",
    "ReferenceEngine",
    "check_bot",
    "check_engine",
    "check_env",
]
