"""The kernels of the vector environment, compiled when they are first asked for."""

from functools import cache
from pathlib import Path
from types import ModuleType

from hanabi.bots.rows.program import load_teams
from hanabi.fast import jit

_HERE = Path(__file__).parent
_GAMES = {
    "first_wrong": "rows word_rows words words bytes int int",
    "step_games": "rows word_rows word_rows words words bytes int",
    "reward_games": "rows bytes words floats bytes int int",
    "deal_games": "rows word_rows word_rows words bytes words words words words int int",
    "choose_over": "rows bytes int",
    "show_games": "rows word_rows words masks words words int",
    "random_actions": "masks word_rows words words int int int",
}
_WORLDS = {"imagine_games": "rows word_rows word_rows words bytes int int words int"}
_TEAMMATES = {
    "hear_games": "rows word_rows word_rows words words bytes word_rows word_rows words int",
    "open_minds": "word_rows words bytes word_rows word_rows words int",
    "let_bots_play": (
        "rows word_rows word_rows words words word_rows words word_rows words words int"
    ),
}


@cache
def load_vector() -> ModuleType:
    """Steps, rewards, deals and masks."""
    return jit.extended(jit.load(), "vector", [_text("vector_kernel")], _GAMES)


@cache
def load_worlds() -> ModuleType:
    """Determinisation."""
    return jit.extended(jit.load(), "worlds", [_text("vector_worlds_kernel")], _WORLDS)


@cache
def load_teammates() -> ModuleType:
    """The compiled bots in seats of many games."""
    text = _text("vector_teammates_kernel")
    return jit.extended(load_teams(), "teammates", [text], _TEAMMATES)


def _text(name: str) -> str:
    return (_HERE / f"{name}.py").read_text(encoding="utf-8")
