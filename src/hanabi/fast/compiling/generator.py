"""Kernel modules, which are plain Python without Numba, written out as one module for Numba.

The generated text differs from the source in three ways, each worth a third of the speed:
indices are unsigned (Numba then leaves out Python's counting from the end), what is called
on every move is inlined, and arrays are not reference-counted (``numba_options``).
"""

import ast
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.abc import InspectLoader
from importlib.util import find_spec

from hanabi.fast.compiling.entry_points import ENTRY_POINTS
from hanabi.fast.compiling.numba_options import numba_options
from hanabi.fast.engine import layout, ruleset_numbers

KERNEL_MODULES = (
    "hanabi.fast.engine.dealing",
    "hanabi.fast.engine.legality",
    "hanabi.fast.engine.effects",
    "hanabi.fast.engine.rewards",
    "hanabi.fast.engine.step",
    "hanabi.fast.engine.deduction",
    "hanabi.fast.engine.mask",
    "hanabi.fast.engine.many_games",
)
_RARE = {
    *("asked_by", "can_only_hint", "check_loss", "choices"),
    *("discarded_kinds", "find_possible", "find_status", "fitting_discards"),
    *("resolve_reward", "take_back", "turn_tile"),
    *("write_bits", "write_mask"),
}
"""Not on the path of an ordinary move: inlining them would only make it longer."""
_IMPORT_NUMBA = "from numba import njit, uint64"
_IMPORT_NATIVE = "from hanabi.fast.compiling.native import below, lowest_bit, popcount, stream"


class _ForNumba(ast.NodeTransformer):
    """Unsigned indices, no annotations, and the decorator."""

    def __init__(self, *, inlining: bool) -> None:
        self._inlining = inlining

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        self.generic_visit(node)
        node.slice = ast.Call(ast.Name("uint64", ast.Load()), [node.slice], [])
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        for argument in node.args.args:
            argument.annotation = None
        node.returns = None
        node.body = [statement for statement in node.body if not _is_text(statement)]
        self.generic_visit(node)
        inline = self._inlining and node.name not in _RARE and node.name not in ENTRY_POINTS
        decorator = f"njit({numba_options(inline=inline)})"
        node.decorator_list = [ast.parse(decorator, mode="eval").body]
        return node


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def kernel_source(sources: Mapping[str, str] | None = None) -> str:
    """The kernel modules as one module for Numba, from their texts on disk or from others."""
    sources = sources or {module: source_of(module) for module in KERNEL_MODULES}
    parts = [_IMPORT_NUMBA, _IMPORT_NATIVE]
    for module in (layout, ruleset_numbers):
        numbers = {name: value for name, value in vars(module).items() if name.isupper()}
        parts += [f"{name} = {value}" for name, value in numbers.items() if isinstance(value, int)]
    parts += [_for_numba(text, inlining=True) for text in sources.values()]
    return "\n".join(parts) + "\n"


def extension_source(
    bases: Iterable[str], text: str, entry_points: Mapping[str, str], *, inlining: bool
) -> str:
    """One more kernel module, which stands on compiled modules of these names."""
    parts = [_IMPORT_NUMBA, *(f"from {base} import *" for base in bases)]
    parts.append(_for_numba(text, inlining=inlining))
    parts.append(f"# {dict(entry_points)}")
    return "\n".join(parts) + "\n"


def _for_numba(text: str, *, inlining: bool) -> str:
    kept: list[ast.stmt] = [
        statement
        for statement in ast.parse(text).body
        if isinstance(statement, ast.FunctionDef | ast.Assign)
    ]
    return ast.unparse(_ForNumba(inlining=inlining).visit(ast.Module(kept, [])))


@cache
def source_of(module: str) -> str:
    """The text of a module, which is not imported for it."""
    spec = find_spec(module)
    assert spec is not None
    assert isinstance(spec.loader, InspectLoader)
    text = spec.loader.get_source(module)
    assert text is not None
    return text
