"""Kernel functions as machine code: compiled when that pays, loaded from the cache ever after."""

import sys
from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import RLock
from time import thread_time
from types import ModuleType
from typing import Any

from hanabi.fast.compiling.cache import folder_of, only_process, write_source
from hanabi.fast.compiling.progress import ANNOUNCER

PATIENCE = 1.0
"""So many seconds of this thread a function may have been interpreted before it is compiled: a few
games need no compiler, and many lose little by it. What others do meanwhile does not count."""
_LOCK = RLock()


class Program:
    """The functions of one generated source that Python may call, as attributes.

    ``entry_points`` gives each one's signatures (see ``entry_points``), ``bases`` are the programs
    that its source imports. ``plain`` names the module of the same functions in plain Python:
    where machine code is missing they are interpreted at first. With ``is_part``
    its functions are compiled before those that stand on them, which call them.
    """

    def __init__(
        self,
        name: str,
        source: str,
        entry_points: Mapping[str, str],
        bases: Iterable["Program"] = (),
        plain: str | None = None,
        *,
        is_part: bool = False,
    ) -> None:
        self._name, self._source, self._entry_points = name, source, entry_points
        self._bases, self._plain, self._is_part = tuple(bases), plain, is_part
        self._has_parts = False

    def __getattr__(self, name: str) -> Any:
        """The function. (Python comes here only until it is compiled.)"""
        if name not in self._entry_points:
            raise AttributeError(name)
        function = self.function(name)
        vars(self)[name] = function
        return function

    def function(self, name: str, variant: int | None = None) -> Any:
        """The function, to be called with any of its signatures or with this one."""
        if self._plain is None or self._is_on_disk(name, variant):
            return self.compiled(name, variant)
        return _Patient(self, name, variant, getattr(import_module(self._plain), name))

    def compiled(self, name: str, variant: int | None = None) -> Any:
        """The function as machine code."""
        if not self._is_on_disk(name, variant):
            for base in self._bases:
                base.compile_parts()
        signatures = self._entry_points[name].split(";")
        function = getattr(self.module, name)
        for number in range(len(signatures)) if variant is None else [variant]:
            marker, types = self._marker(name, number), _numba_types(signatures[number])
            with _LOCK:
                if marker.exists():
                    function.compile(types)  # that is: loaded
                else:
                    with ANNOUNCER.compiling(), only_process():
                        function.compile(types)
                        marker.touch()
        if variant is None:
            vars(self)[name] = function
        return function

    def compile(self) -> None:
        """Compile all functions, ahead of their first use."""
        for name in self._entry_points:
            self.compiled(name)

    def compile_parts(self) -> None:
        """Compile what programs that stand on this one consist of."""
        if self._has_parts:
            return
        for base in self._bases:
            base.compile_parts()
        if self._is_part:
            self.compile()
        self._has_parts = True

    def is_compiled(self) -> bool:
        """Are all its functions compiled on this machine?"""
        return all(self._is_on_disk(name, None) for name in self._entry_points)

    @cached_property
    def module_name(self) -> str:
        """By which other generated sources import it."""
        return self._folder.name.replace("-", "_")

    @cached_property
    def module(self) -> ModuleType:
        """The generated source, imported: nothing is compiled by that."""
        with _LOCK:
            for base in self._bases:
                assert base.module  # it is there when the source asks for it
            return _imported(self.module_name, write_source(self._folder, self._source))

    @cached_property
    def _folder(self) -> Path:
        return folder_of(self._name, self._source)

    def _is_on_disk(self, name: str, variant: int | None) -> bool:
        count = self._entry_points[name].count(";") + 1
        numbers = range(count) if variant is None else [variant]
        return all(self._marker(name, number).exists() for number in numbers)

    def _marker(self, name: str, variant: int) -> Path:
        """The file that says that a function is compiled."""
        return self._folder / f"{name}-{variant}.ready"


class _Patient:
    """A function that is interpreted until patience has run out, then compiled."""

    def __init__(self, program: Program, name: str, variant: int | None, plain: Any) -> None:
        self._program, self._name, self._variant, self._plain = program, name, variant, plain
        self._seconds = 0.0
        self._compiled: Any = None

    def __call__(self, *arguments: Any) -> Any:
        if self._compiled is None:
            if self._seconds < PATIENCE:
                from hanabi.fast.compiling.interpreted import interpret

                began = thread_time()
                answer = interpret(self._plain, arguments)
                self._seconds += thread_time() - began
                return answer
            self._compiled = self._program.compiled(self._name, self._variant)
        return self._compiled(*arguments)


def _imported(name: str, path: Path) -> ModuleType:
    spec = spec_from_file_location(name, path)
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
