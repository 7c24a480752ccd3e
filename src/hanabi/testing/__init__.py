"""Kits for those who build on the project: is this an engine, is this a bot?

``strategies`` needs Hypothesis and is therefore not imported here.
"""

from hanabi.testing.check_engine import EngineDiffers, check_engine
from hanabi.testing.engines import Engine, Position, ReferenceEngine

__all__ = ["Engine", "EngineDiffers", "Position", "ReferenceEngine", "check_engine"]
