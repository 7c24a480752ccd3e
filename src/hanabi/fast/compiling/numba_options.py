"""The options that Numba compiles with: the only place that uses one which it does not document.

``_nrt=False`` leaves out the counting of references to arrays. The kernels never keep an array,
so they need none, and a third of their speed hangs on it. Nothing documented does the same.
Therefore it is asked for only in versions of Numba in which a test has seen it work; in any other
the kernels are compiled without it, slower and with the same results. ``pyproject.toml`` bounds
Numba to the same versions. (``forceinline`` is documented since Numba 0.62.)
"""

from importlib.metadata import version

TESTED_FROM, TESTED_BELOW = (0, 61), (0, 69)
"""The versions of Numba in which ``_nrt`` was tried. To move the bound: install the new Numba, move
it here and in ``pyproject.toml``, and see what ``tests/fast/compiling`` says."""


def numba_options(*, inline: bool) -> str:
    """What stands in the brackets of ``njit``."""
    undocumented = ", _nrt=False" if can_leave_out_counting() else ""
    return f"nogil=True, cache=True, error_model='numpy'{undocumented}, forceinline={inline}"


def can_leave_out_counting() -> bool:
    """Is this a Numba in which the undocumented option was tried? Numba is not imported."""
    major, minor = version("numba").split(".")[:2]
    return TESTED_FROM <= (int(major), int(minor)) < TESTED_BELOW
