"""NumPy memory as compiled code and its neighbours want it."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.rules import HanabiError

ALIGNMENT = 64
"""Bytes: a line of the processor's cache, and what JAX wants of memory that it is to use without
a copy."""


class WrongArray(HanabiError, TypeError):
    """An array has another type, shape or order than compiled code can work on."""


def aligned(shape: tuple[int, ...], kind: type[np.generic]) -> NDArray[Any]:
    """Zeros that begin at a multiple of ``ALIGNMENT``."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    start = -memory.ctypes.data % ALIGNMENT
    return memory[start : start + size].view(kind).reshape(shape)


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
