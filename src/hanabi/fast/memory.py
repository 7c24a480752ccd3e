"""NumPy memory as compiled code and its neighbours want it."""

from ctypes import addressof, c_char
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.rules import HanabiError

ALIGNMENT = 64
"""Bytes: a line of the processor's cache, and what JAX wants of memory that it is to use without
a copy."""


class WrongArray(HanabiError, TypeError):
    """An array has another type, shape or order than compiled code can work on."""


def aligned(
    shape: tuple[int, ...], kind: type[np.generic], *, is_zero: bool = True
) -> NDArray[Any]:
    """Zeros that begin at a multiple of ``ALIGNMENT``; or anything, where all is to be written
    to anyway."""
    size = prod(shape) * np.dtype(kind).itemsize
    memory: NDArray[np.uint8] = (np.zeros if is_zero else np.empty)(size + ALIGNMENT, np.uint8)
    start = addressof(c_char.from_buffer(memory.data))  # a fourth of the time of ``memory.ctypes``
    return np.ndarray(shape, kind, memory, -start % ALIGNMENT)


def check_array(
    name: str, given: NDArray[Any], kind: type[np.generic], shape: tuple[int, ...]
) -> None:
    """Compiled code trusts its arrays, so they are looked at here."""
    if given.dtype != kind or given.shape != shape or not given.flags.c_contiguous:
        raise WrongArray(
            "wrong-array",
            name=name,
            kind=kind.__name__,
            shape=str(shape),
            given=f"{given.dtype} {given.shape}",
        )
