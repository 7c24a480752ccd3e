"""Whole games between bots, compiled.

Each module of kernel functions becomes a compiled module, which stands on those that it
imports; a changed bot compiles itself anew and what stands on it, nothing else. On top of the
bots come a dispatch that is written here, and the games.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import FunctionType

from hanabi.bots.kernels.dispatch import kernels_of
from hanabi.bots.registry import COMPILED_BOTS
from hanabi.fast import compiling
from hanabi.fast.compiling import Program

GAMES, DISPATCH = "hanabi.bots.kernels.games", "hanabi.bots.kernels.dispatch"
ROLLOUTS = "hanabi.bots.search.rollouts"
_CHOOSE = "row words words words words int"
_LEARN = f"{_CHOOSE} int int int"
_PLAY_TEAMS = "row words words words words words int int words"
_ROLLOUTS = {
    "is_true_as_read": "row words words words words int int int",
    "find_own_masks": "row words words words words int words",
    "count_hidden": "row words int words",
    "draw_hands": "words int words int rows floats int",
    "explain_moves": (
        "rows word_rows words words word_rows words int int words rows int row int int"
    ),
    "try_moves": (
        "row words words words words row words words words rows words int int int words int int "
        "rows"
    ),
}
_POSITION, _MOVE = "row, words, rules, scratch, memory, at", "viewer, action, touched"


def load_teams(bots: Iterable[str]) -> Program:
    """A program whose ``play_teams`` plays these bots. What is not there yet is compiled when that
    is asked for: these bots, and no others.

    Where there is a program already that has more bots, that is used; but short ones have
    their own in any case, in which they are faster.
    """
    kinds = frozenset(bots)
    if len(kinds) == 1 and all(kernels_of(name).is_short for name in kinds):
        return _games(kinds)
    program = next(_ready_for(kinds), kinds)
    _in_use.add(program)
    return _games(program)


def is_ready(bots: Iterable[str]) -> bool:
    """Is there machine code for games between these bots?"""
    return any(_games(program).is_compiled() for program in _ready_for(frozenset(bots)))


def _ready_for(kinds: frozenset[str]) -> Iterator[frozenset[str]]:
    """Programs that have these bots: those in use, and those that are compiled."""
    yield from (program for program in _in_use if kinds <= program)
    for program in (kinds, frozenset(COMPILED_BOTS)):
        if _games(program).is_compiled():
            yield program


def load_bots() -> Program:
    """The program for all bots, compiled; whatever ``load_teams`` is asked for then is, too."""
    for name in COMPILED_BOTS:
        if kernels_of(name).is_short:
            _games(frozenset({name})).compile()
    for program in _planned(COMPILED_BOTS).values():
        program.compile()
    return _games(frozenset(COMPILED_BOTS))


def load_rollouts(blueprints: Iterable[str]) -> Program:
    """What a search over any of these bots needs; compiled when it is asked for."""
    return _planned(tuple(name for name in COMPILED_BOTS if name in {*blueprints}), ROLLOUTS)[
        ROLLOUTS
    ]


_in_use: set[frozenset[str]] = set()
"""The bots of those programs that this process plays with."""


def _games(bots: frozenset[str]) -> Program:
    return _planned(tuple(name for name in COMPILED_BOTS if name in bots))[GAMES]


@cache
def _planned(bots: tuple[str, ...], top: str = GAMES) -> dict[str, Program]:
    """The modules of a program for these bots, in the order in which they stand on each other;
    the last is ``top``."""
    texts = {DISPATCH: dispatch_text(bots)}
    planned: dict[str, Program] = {}
    for module in modules_below(top, texts):
        text = texts.get(module) or compiling.source_of(module)
        planned[module] = compiling.extension(
            module.removeprefix("hanabi.bots.").replace(".", "-"),
            [planned[name] for name in _imported(text)] or [compiling.kernel()],
            text,
            _entry_points().get(module, {}),
            inlining=module in _inlined(),
            is_part=module != top,
        )
    return planned


def modules_below(module: str, texts: Mapping[str, str]) -> list[str]:
    """The modules of bots that this one imports, then itself: each after those it stands on.
    ``texts`` has those that are not read from the disk."""
    found: dict[str, None] = {}

    def visit(name: str) -> None:
        for imported in _imported(texts.get(name) or compiling.source_of(name)):
            if imported not in found:
                visit(imported)
        found[name] = None

    visit(module)
    return list(found)


def _imported(text: str) -> list[str]:
    statements = ast.parse(text).body
    names = (node.module for node in statements if isinstance(node, ast.ImportFrom))
    return [name for name in names if name is not None and name.startswith("hanabi.bots.")]


@cache
def _inlined() -> frozenset[str]:
    """The modules whose functions are parts of those that call them."""
    short = (kernels.choose for kernels in map(kernels_of, COMPILED_BOTS) if kernels.is_short)
    return frozenset({GAMES, DISPATCH, *(choose.__module__ for choose in short)})


@cache
def _entry_points() -> dict[str, dict[str, str]]:
    """By module, the functions that are compiled for themselves, with their arguments."""
    found: dict[str, dict[str, str]] = {GAMES: {"play_teams": _PLAY_TEAMS}, ROLLOUTS: _ROLLOUTS}
    for kernels in map(kernels_of, COMPILED_BOTS):
        for function, signature in ((kernels.choose, _CHOOSE), (kernels.learn, _LEARN)):
            if function is not None:
                found.setdefault(function.__module__, {})[function.__name__] = signature
    return found


def dispatch_text(bots: Iterable[str]) -> str:
    """``dispatch`` for these bots, with a branch for each."""
    choosing, learning = _by_function(bots, "choose"), _by_function(bots, "learn")
    functions = (*choosing, *learning)
    lines = [f"from {each.__module__} import {each.__name__}" for each in functions]
    *others, last = choosing
    lines.append(f"def bot_action({_POSITION}, bot):")
    for choose in others:
        lines.append(f"    if {choosing[choose]}:")
        lines.append(f"        return {choose.__name__}({_POSITION})")
    lines.append(f"    return {last.__name__}({_POSITION})")
    lines.append(f"def bot_learns({_POSITION}, {_MOVE}, bot):")
    for learn, is_its_bot in learning.items():
        lines.append(f"    if {is_its_bot}:")
        lines.append(f"        {learn.__name__}({_POSITION}, {_MOVE})")
    lines.append("    return")
    lines.append("def is_learning(bot):")
    lines.append(f"    return {' or '.join(learning.values()) or 'False'}")
    return "\n".join(lines) + "\n"


def _by_function(bots: Iterable[str], role: str) -> dict[FunctionType, str]:
    """The functions of these bots that have this role, each with the question whether a bot is
    one of those that share it."""
    found: dict[FunctionType, list[str]] = {}
    for name in bots:
        function = getattr(kernels_of(name), role)
        if function is not None:
            found.setdefault(function, []).append(f"bot == {COMPILED_BOTS.index(name)}")
    return {function: " or ".join(questions) for function, questions in found.items()}
