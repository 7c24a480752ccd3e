"""The kernels of the vector environment, compiled when they are first asked for."""

from functools import cache
from types import ModuleType

from hanabi.fast.compiling import extended, load, source_of

_KERNELS = "hanabi.envs.vector.kernels"
_EPISODES = {
    "reward_games": "rows bytes words floats bytes int int",
    "begin_episodes": "word_rows words bytes words words words words bytes int",
    "keep_over": "rows bytes int",
    "random_actions": "masks word_rows words words int int int",
}
_WORLDS = {"redraw_games": "rows word_rows word_rows words bytes int int words int"}
_TEAMMATES = {
    "learn_from_moves": "rows word_rows word_rows words words bytes word_rows word_rows words int",
    "open_memories": "word_rows words bytes word_rows word_rows words int",
    "let_bots_play": (
        "rows word_rows word_rows words words word_rows words word_rows words words int"
    ),
}


@cache
def load_episodes() -> ModuleType:
    """Rewards, seeds of deals, random play."""
    return extended(load(), "episodes", source_of(f"{_KERNELS}.episodes"), _EPISODES)


@cache
def load_worlds() -> ModuleType:
    """Determinisation."""
    return extended(load(), "worlds", source_of(f"{_KERNELS}.worlds"), _WORLDS)


@cache
def load_teammates(bots: ModuleType) -> ModuleType:
    """Compiled bots in seats of many games."""
    text = source_of(f"{_KERNELS}.teammates")
    return extended(bots, "teammates", text, _TEAMMATES)
