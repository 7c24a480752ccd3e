"""The kernels of the vector environment, compiled when they are first asked for."""

from functools import cache

from hanabi.fast.compiling import Program, extension, kernel, source_of

_KERNELS = "hanabi.envs.vector.kernels"
_EPISODES = {
    "reward_games": "rows bytes words floats bytes int int",
    "begin_episodes": "word_rows words bytes words words words words bytes int",
    "keep_over": "rows bytes int",
    "random_actions": "masks word_rows words words int int int",
}
_SHAPING = {"count_games": "rows word_rows words words word_rows int"}
_WORLDS = {"redraw_games": "rows word_rows word_rows words bytes int int words int"}
_TEAMMATES = {
    "learn_from_moves": "rows word_rows word_rows words words bytes word_rows word_rows words int",
    "open_memories": "word_rows words bytes word_rows word_rows words int",
    "let_bots_play": (
        "rows word_rows word_rows words words word_rows words word_rows words words int"
    ),
}


@cache
def load_episodes() -> Program:
    """Rewards, seeds of deals, random play."""
    return _on_top_of(kernel(), "episodes", _EPISODES)


@cache
def load_shaping() -> Program:
    """What rewards may be shaped by."""
    return _on_top_of(kernel(), "shaping", _SHAPING)


@cache
def load_worlds() -> Program:
    """Determinisation."""
    return _on_top_of(kernel(), "worlds", _WORLDS)


@cache
def load_teammates(bots: Program) -> Program:
    """Compiled bots in seats of many games."""
    return _on_top_of(bots, "teammates", _TEAMMATES)


def _on_top_of(base: Program, name: str, entry_points: dict[str, str]) -> Program:
    module = f"{_KERNELS}.{name}"
    # Redrawn rows get keys of chance as seeds, which plain Python has no room for there.
    plain = None if name == "worlds" else module
    return extension(name, [base], source_of(module), entry_points, plain=plain)
