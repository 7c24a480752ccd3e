"""The kernel compiled: lazily, once on a machine, and never from a stale cache.

The kernel modules are plain Python without Numba. This module writes them out as one
generated file, in a directory whose name holds a hash of that very text, of the compiler's
version and of everything else that decides what machine code comes out. Numba caches next to
it. A changed rule is a different text, so it is a different directory: nothing to invalidate.

The generated text differs from the source in three ways, each worth a third of the speed:
indices are unsigned (Numba then leaves out Python's counting from the end), what is called
on every move is inlined, and arrays are not reference-counted (the kernel never keeps one).
"""

import ast
import hashlib
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any

from hanabi.fast import layout, table
from hanabi.fast.entry_points import ENTRY_POINTS
from hanabi.rules.errors import HanabiError, english

Progress = Callable[[int, int], None]
"""Told how many of how many functions are compiled."""

_HERE = Path(__file__).parent
_MODULES = (
    *("dealing", "legality", "effects", "rewards", "kernel"),
    *("random_policy", "deduction", "cautious", "drivers"),
)
_RARE = {
    *("asked_by", "best_hint", "can_only_hint", "cautious_action", "check_loss", "choices"),
    *("discarded_kinds", "find_possible", "find_status", "fitting_discards", "is_legal"),
    *("missed_discard", "random_reward", "resolve_reward", "take_back", "turn_tile"),
    *("write_bits", "write_mask"),
}
"""Not on the path of an ordinary move: inlining them would only make it longer."""
_HEADER = """\
from numba import njit, uint64
from hanabi.fast.native import below, lowest_bit, popcount, stream
"""
_LOCK = Lock()


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
        options = f"nogil=True, cache=True, error_model='numpy', _nrt=False, forceinline={inline}"
        node.decorator_list = [ast.parse(f"njit({options})", mode="eval").body]
        return node


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def generated_source(sources: dict[str, str] | None = None) -> str:
    """The kernel modules as one module for Numba, from their texts on disk or from others."""
    sources = sources or {name: source_of(name) for name in _MODULES}
    parts = [_HEADER]
    for module in (layout, table):
        numbers = {name: value for name, value in vars(module).items() if name.isupper()}
        parts += [f"{name} = {value}" for name, value in numbers.items() if isinstance(value, int)]
    parts += [_for_numba(text, inlining=True) for text in sources.values()]
    return "\n".join(parts) + "\n"


def _for_numba(text: str, *, inlining: bool) -> str:
    kept: list[ast.stmt] = [
        statement
        for statement in ast.parse(text).body
        if isinstance(statement, ast.FunctionDef | ast.Assign)
    ]
    return ast.unparse(_ForNumba(inlining=inlining).visit(ast.Module(kept, [])))


def fingerprint(source: str) -> str:
    """A name for the machine code that this source gives on this machine."""
    versions = (*map(version, ("numba", "llvmlite", "numpy")), sys.version)
    decisive = (
        source,
        source_of("native"),
        source_of("entry_points"),
        *versions,
        platform.machine(),
    )
    return hashlib.sha256("\0".join(decisive).encode()).hexdigest()[:20]


def cache_directory() -> Path:
    """Where compiled code is kept: ``HANABI_CACHE_DIR``, or the user's cache directory, or,
    where that cannot be written, a temporary one."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    directory = Path(os.environ.get("HANABI_CACHE_DIR") or Path(base) / "hanabi")
    try:
        directory.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=directory).close()
    except OSError:
        return _temporary_directory()
    return directory


@cache
def _temporary_directory() -> Path:
    """Of this process alone: others' files in a shared place are not to be trusted."""
    return Path(tempfile.mkdtemp(prefix="hanabi-"))


def load(progress: Progress | None = None) -> ModuleType:
    """The compiled kernel: a module with the functions of ``entry_points``.

    The first call on a machine compiles, which takes some seconds; it is told to
    ``progress``, or to the terminal.
    """
    with _LOCK:
        return _load(progress or _tell_terminal)


_loaded: list[ModuleType] = []


class NoCompiler(HanabiError):
    """NumPy and Numba are an extra, and it is not installed."""


def _load(progress: Progress) -> ModuleType:
    if _loaded:
        return _loaded[0]
    if not can_compile():
        raise NoCompiler("no-numba")
    module = _ready("kernel", generated_source(), ENTRY_POINTS, progress)
    _loaded.append(module)
    return module


def extended(
    base: ModuleType,
    name: str,
    texts: Iterable[str],
    entry_points: Mapping[str, str],
    progress: Progress | None = None,
    *,
    inlining: bool = False,
) -> ModuleType:
    """More kernel modules on top of compiled ones, such as bots over rows."""
    parts = ["from numba import njit, uint64", f"from {base.__name__} import *"]
    parts += [_for_numba(text, inlining=inlining) for text in texts]
    parts.append(f"# {dict(entry_points)}")
    with _LOCK:
        return _ready(name, "\n".join(parts) + "\n", entry_points, progress or _tell_terminal)


def _ready(
    name: str, source: str, entry_points: Mapping[str, str], progress: Progress
) -> ModuleType:
    """The module of this source with its entry points compiled, from the cache if it can be."""
    directory = cache_directory() / f"{name}-{fingerprint(source)}"
    directory.mkdir(parents=True, exist_ok=True)
    ready = directory / "ready"
    with _alone(directory) if not ready.exists() else nullcontext():
        is_cold = not ready.exists()
        module = _imported(_written(directory, source))
        for done, (function, signature) in enumerate(entry_points.items()):
            if is_cold:
                progress(done, len(entry_points))
            for one in signature.split(";"):
                getattr(module, function).compile(_numba_types(one))
        if is_cold:
            progress(len(entry_points), len(entry_points))
            ready.touch()
    return module


@contextmanager
def _alone(directory: Path) -> Iterator[None]:
    """One process compiles, others that want the same wait for it; where the system has no
    such locks, each compiles for itself."""
    if find_spec("fcntl") is None:
        yield
        return
    from fcntl import LOCK_EX, flock

    with (directory / "lock").open("w") as file:
        flock(file, LOCK_EX)
        yield


def can_compile() -> bool:
    """Are NumPy and Numba there? They are not imported for the answer."""
    return find_spec("numpy") is not None and find_spec("numba") is not None


def is_compiled() -> bool:
    """Is there nothing left to compile on this machine?"""
    return (cache_directory() / f"kernel-{fingerprint(generated_source())}" / "ready").exists()


def warm_up(progress: Progress | None = None) -> float:
    """Compile ahead of the first use; how many seconds it took."""
    from time import perf_counter

    began = perf_counter()
    load(progress)
    return perf_counter() - began


def _written(directory: Path, source: str) -> Path:
    """The generated file. Its time stamp must not change, so an equal one is left alone."""
    path = directory / "hanabi_kernel.py"
    if not path.exists() or path.read_text(encoding="utf-8") != source:
        with tempfile.NamedTemporaryFile(
            "w", dir=directory, suffix=".py", delete=False, encoding="utf-8"
        ) as file:
            file.write(source)
        Path(file.name).replace(path)
    return path


def _imported(path: Path) -> ModuleType:
    spec = spec_from_file_location(path.parent.name.replace("-", "_"), path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # Numba looks the functions' module up by its name
    spec.loader.exec_module(module)
    return module


def _numba_types(signature: str) -> tuple[Any, ...]:
    from numba import types

    kinds = {
        "row": types.Array(types.int8, 1, "C"),
        "rows": types.Array(types.int8, 2, "C"),
        "words": types.Array(types.int64, 1, "C"),
        "word_rows": types.Array(types.int64, 2, "C"),
        "masks": types.Array(types.uint8, 2, "C"),
        "bytes": types.Array(types.uint8, 1, "C"),
        "shorts": types.Array(types.int16, 1, "C"),
        "floats": types.Array(types.float32, 1, "C"),
        "int": types.int64,
    }
    return tuple(kinds[word] for word in signature.split())


@cache
def source_of(name: str) -> str:
    """The text of a module of this package."""
    return (_HERE / f"{name}.py").read_text(encoding="utf-8")


def _tell_terminal(done: int, count: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == count else ""
        text = english("compiling", {"done": done, "count": count})
        print(f"\r{text}", end=end, file=sys.stderr, flush=True)  # noqa: T201
