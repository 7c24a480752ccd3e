"""Where machine code is kept, so that a machine compiles once and never reads an old answer.

Each generated text has a folder whose name holds a hash of that very text, of the compiler's
version and of everything else that decides what machine code comes out. Numba caches next to
it. A changed rule is a different text, so it is a different folder: nothing to invalidate.
"""

import hashlib
import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from hanabi.fast.compiling.generator import source_of
from hanabi.folders import cache_folder


def fingerprint(source: str) -> str:
    """A name for the machine code that this source gives on this machine."""
    versions = (*map(version, ("numba", "llvmlite", "numpy")), sys.version)
    decisive = (
        source,
        source_of("hanabi.fast.compiling.native"),
        source_of("hanabi.fast.compiling.entry_points"),
        *versions,
        platform.machine(),
    )
    return hashlib.sha256("\0".join(decisive).encode()).hexdigest()[:20]


def cache_directory() -> Path:
    """Where compiled code is kept: ``HANABI_CACHE_DIR``, or the user's cache directory, or,
    where that cannot be written, a temporary one."""
    directory = Path(os.environ.get("HANABI_CACHE_DIR") or cache_folder())
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


def folder_of(name: str, source: str) -> Path:
    """The folder of this source's machine code; it need not exist yet."""
    return cache_directory() / f"{name}-{fingerprint(source)}"


@contextmanager
def only_process() -> Iterator[None]:
    """One process of this machine compiles at a time, others wait: Numba's files can be shared by
    processes that read them, not by several that add to them. Where the system has no such
    locks, nobody waits."""
    if find_spec("fcntl") is None:
        yield
        return
    from fcntl import LOCK_EX, flock

    with (cache_directory() / "lock").open("w") as file:
        flock(file, LOCK_EX)
        yield


def write_source(folder: Path, source: str) -> Path:
    """The generated file. Its time stamp must not change, so one that is there is left alone; it
    says the same, since the folder's name has a hash of it."""
    path = folder / "hanabi_kernel.py"
    if path.exists():
        return path
    folder.mkdir(parents=True, exist_ok=True)
    with only_process():
        if not path.exists():
            with tempfile.NamedTemporaryFile(
                "w", dir=folder, suffix=".py", delete=False, encoding="utf-8"
            ) as file:
                file.write(source)
            Path(file.name).replace(path)
    return path
