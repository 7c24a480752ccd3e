"""The compiled kernel as a module: compiled on the first use, loaded from the cache after it."""

import sys
from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Lock
from time import perf_counter
from types import ModuleType
from typing import Any

from hanabi.fast.compiling.cache import folder_of, only_process, write_source
from hanabi.fast.compiling.entry_points import ENTRY_POINTS
from hanabi.fast.compiling.generator import extension_source, kernel_source
from hanabi.fast.compiling.progress import Progress, tell_terminal
from hanabi.rules.errors import HanabiError

_LOCK = Lock()
_loaded: list[ModuleType] = []


class NoCompiler(HanabiError):
    """NumPy and Numba are an extra, and it is not installed."""


def load(progress: Progress | None = None) -> ModuleType:
    """The compiled kernel: a module with the functions of ``entry_points``.

    The first call on a machine compiles, which takes some seconds; it is told to
    ``progress``, or to the terminal.
    """
    with _LOCK:
        if not _loaded:
            if not can_compile():
                raise NoCompiler("no-numba")
            _loaded.append(_ready("kernel", kernel_source(), ENTRY_POINTS, progress))
        return _loaded[0]


@dataclass(frozen=True)
class Extension:
    """More kernel functions on top of compiled ones, such as bots; loaded when it is asked to.

    ``bases`` are the names of the compiled modules on which it stands: they come first.
    """

    name: str
    bases: tuple[str, ...]
    text: str
    entry_points: Mapping[str, str]
    inlining: bool = False

    @cached_property
    def source(self) -> str:
        return extension_source(self.bases, self.text, self.entry_points, inlining=self.inlining)

    @cached_property
    def module(self) -> str:
        """The name of the compiled module."""
        return _module_name(folder_of(self.name, self.source))

    @property
    def is_compiled(self) -> bool:
        return _marker(folder_of(self.name, self.source)).exists()

    def load(self, progress: Progress | None = None) -> ModuleType:
        with _LOCK:
            return _ready(self.name, self.source, self.entry_points, progress)


def kernel_name() -> str:
    """The name of the compiled kernel, loaded or not."""
    return _module_name(folder_of("kernel", kernel_source()))


def extended(
    base: ModuleType,
    name: str,
    text: str,
    entry_points: Mapping[str, str],
    *,
    inlining: bool = False,
) -> ModuleType:
    """One module of kernel functions on top of another that is loaded."""
    return Extension(name, (base.__name__,), text, entry_points, inlining).load()


def can_compile() -> bool:
    """Are NumPy and Numba there? They are not imported for the answer."""
    return find_spec("numpy") is not None and find_spec("numba") is not None


def is_compiled() -> bool:
    """Is there nothing left to compile on this machine?"""
    return _marker(folder_of("kernel", kernel_source())).exists()


def warm_up(progress: Progress | None = None) -> float:
    """Compile ahead of the first use; how many seconds it took."""
    began = perf_counter()
    load(progress)
    return perf_counter() - began


def _ready(
    name: str, source: str, entry_points: Mapping[str, str], progress: Progress | None
) -> ModuleType:
    """The module of this source with its entry points compiled, from the cache if it can be."""
    tell = progress or tell_terminal
    folder = folder_of(name, source)
    folder.mkdir(parents=True, exist_ok=True)
    marker = _marker(folder)
    with only_process(folder) if not marker.exists() else nullcontext():
        is_cold = not marker.exists()
        module = _imported(write_source(folder, source))
        for done, (function, signatures) in enumerate(entry_points.items()):
            if is_cold:
                tell(done, len(entry_points))
            for signature in signatures.split(";"):
                getattr(module, function).compile(_numba_types(signature))
        if is_cold:
            tell(len(entry_points), len(entry_points))
            marker.touch()
    return module


def _marker(folder: Path) -> Path:
    """The file that says that everything in this folder is compiled."""
    return folder / "ready"


def _module_name(folder: Path) -> str:
    return folder.name.replace("-", "_")


def _imported(path: Path) -> ModuleType:
    spec = spec_from_file_location(_module_name(path.parent), path)
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
