"""From plain Python functions to machine code: lazily, once on a machine, never a stale answer.

``generator`` writes kernel modules out as one file for Numba, ``cache`` finds the folder of its
machine code, ``loader`` compiles what is missing and loads the rest, ``progress`` tells about it.
"""

from hanabi.fast.compiling.cache import cache_directory
from hanabi.fast.compiling.generator import source_of
from hanabi.fast.compiling.loader import (
    Extension,
    NoCompiler,
    can_compile,
    extended,
    is_compiled,
    kernel_name,
    load,
    warm_up,
)
from hanabi.fast.compiling.progress import Progress

__all__ = [
    "Extension",
    "NoCompiler",
    "Progress",
    "cache_directory",
    "can_compile",
    "extended",
    "is_compiled",
    "kernel_name",
    "load",
    "source_of",
    "warm_up",
]
