"""The bots over rows, compiled: each bot a module on top of the compiled kernel, then the
driver on top of all. A changed bot compiles itself and the driver anew, nothing else.
"""

from functools import cache
from pathlib import Path
from types import ModuleType

from hanabi.bots.hat.style import HAT_STYLE
from hanabi.bots.rows.driver import CHEAT, HAT, HAT_PLUS, HOLMES, SIMPLE, SMART
from hanabi.bots.rows.kernels import KERNELS
from hanabi.fast import jit
from hanabi.fast.drivers import CAUTIOUS, RANDOM

KERNEL_BOTS = {"random": RANDOM, "cautious": CAUTIOUS}
"""Bots that the kernel itself can play, without this program."""
COMPILED_BOTS = {
    **KERNEL_BOTS,
    "simple": SIMPLE,
    "holmes": HOLMES,
    "smart": SMART,
    "hat": HAT,
    "hat-plus": HAT_PLUS,
    "cheat": CHEAT,
}
"""The bots of ``play_teams`` by name."""


def bot_number(name: str, players: int) -> int:
    """The number by which ``play_teams`` knows a bot, its style included."""
    style = KERNELS[name].style(players) if name in KERNELS else HAT_STYLE
    return COMPILED_BOTS[name] | style << 8


_ACTION = "row words words words words int"
_HEAR = "row words words words words int int int int"
LAYERS: tuple[tuple[tuple[str, ...], dict[str, str]], ...] = (
    (("rows/scratch", "rows/tables", "rows/habits"), {}),
    (
        ("hat/style", "hat/boards", "hat/questions", "hat/alphabet", "hat/hearing", "hat/choice"),
        {"hat_action": _ACTION, "hat_hear": _HEAR},
    ),
    (
        ("smart/reading", "smart/choice"),
        {"smart_action": _ACTION, "smart_hear": _HEAR},
    ),
    (("simple/choice",), {"simple_action": _ACTION}),
    (("holmes/reading", "holmes/choice"), {"holmes_action": _ACTION, "holmes_hear": _HEAR}),
    (("hat/worlds", "hat/search"), {"hat_plus_action": _ACTION}),
    (("cheat/choice",), {"cheat_action": _ACTION}),
    (("rows/driver",), {"play_teams": "row words words words words words int int words"}),
)
_BOTS = Path(__file__).parents[1]


def load_teams(progress: jit.Progress | None = None) -> ModuleType:
    """The compiled module with ``play_teams``. The first call on a machine compiles."""
    return _teams(jit.load(progress), progress)


@cache
def _teams(module: ModuleType, progress: jit.Progress | None) -> ModuleType:
    for names, entry_points in LAYERS:
        texts = [(_BOTS / f"{name}.py").read_text(encoding="utf-8") for name in names]
        module = jit.extended(module, names[-1].replace("/", "-"), texts, entry_points, progress)
    return module
