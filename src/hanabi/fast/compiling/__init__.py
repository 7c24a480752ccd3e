"""From plain Python functions to machine code: what is used, once on a machine, never stale.

``generator`` writes kernel modules out as one file for Numba, ``cache`` finds the folder of its
machine code, a ``program`` compiles each function when it is first asked for, ``progress`` tells
about it.
"""

from hanabi.fast.compiling.cache import cache_directory
from hanabi.fast.compiling.generator import source_of
from hanabi.fast.compiling.loader import NoCompiler, can_compile, extension, kernel
from hanabi.fast.compiling.program import Program
from hanabi.fast.compiling.progress import ANNOUNCER

__all__ = [
    "ANNOUNCER",
    "NoCompiler",
    "Program",
    "cache_directory",
    "can_compile",
    "extension",
    "kernel",
    "source_of",
]
