"""The objects of the Hanabi Learning Environment's ``pyhanabi``, by its own names."""

from hanabi.envs.hle.cards import (
    COLOR_CHAR,
    HanabiCard,
    HanabiCardKnowledge,
    color_char_to_idx,
    color_idx_to_char,
)
from hanabi.envs.hle.game import CHANCE_PLAYER_ID, AgentObservationType, HanabiGame
from hanabi.envs.hle.moves import HanabiHistoryItem, HanabiMove, HanabiMoveType
from hanabi.envs.hle.observation import (
    HanabiObservation,
    ObservationEncoder,
    ObservationEncoderType,
)
from hanabi.envs.hle.state import HanabiEndOfGameType, HanabiState

__all__ = [
    "CHANCE_PLAYER_ID",
    "COLOR_CHAR",
    "AgentObservationType",
    "HanabiCard",
    "HanabiCardKnowledge",
    "HanabiEndOfGameType",
    "HanabiGame",
    "HanabiHistoryItem",
    "HanabiMove",
    "HanabiMoveType",
    "HanabiObservation",
    "HanabiState",
    "ObservationEncoder",
    "ObservationEncoderType",
    "cdef_loaded",
    "color_char_to_idx",
    "color_idx_to_char",
    "lib_loaded",
    "try_cdef",
    "try_load",
]


def try_cdef(*args: object, **kwargs: object) -> bool:
    """There is no C header to find, so this always works."""
    del args, kwargs
    return True


def try_load(*args: object, **kwargs: object) -> bool:
    """There is no C library to find, so this always works."""
    del args, kwargs
    return True


def cdef_loaded() -> bool:
    """Programs ask before they begin."""
    return True


def lib_loaded() -> bool:
    """Programs ask before they begin."""
    return True
