"""A kernel function over NumPy arrays without a compiler: slow, and there at once.

The plain functions count in Python's numbers, so they are given looks at the arrays' memory
instead of the arrays, whose own numbers would overflow.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray


class WrappingWords:
    """A look at 64-bit integers to which also unsigned ones may be written, as compiled code
    does with the keys of chance."""

    __slots__ = ("_words",)

    def __init__(self, array: NDArray[np.int64]) -> None:
        self._words = array.data

    def __getitem__(self, place: int) -> int:
        word: int = self._words[place]
        return word

    def __setitem__(self, place: int, value: int) -> None:
        self._words[place] = (value + (1 << 63)) % (1 << 64) - (1 << 63)


def interpret(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Call a plain function with the arguments of its compiled twin."""
    return function(*map(_look, arguments))


def _look(argument: Any) -> Any:
    if not isinstance(argument, np.ndarray):
        return argument
    if argument.ndim > 1:
        return [row.data for row in argument]
    return WrappingWords(argument) if argument.dtype == np.int64 else argument.data
