"""What only some commands need: who installed without it is told what to install, at once."""

from importlib.util import find_spec

from hanabi.cli.language import Refused

_MODULES = {
    "fast": ("numpy", "numba"),
    "analysis": ("numpy", "numba", "pysat"),
}


def require(extra: str) -> None:
    """Refuse where the extra is not installed. Nothing of it is imported for the answer."""
    for module in _MODULES[extra]:
        if find_spec(module) is None:
            raise missing(module, extra)


def missing(module: str | None, extra: str) -> Refused:
    """This module is not installed, and the extra brings it along."""
    return Refused("no-extra", missing=module or "?", extra=extra)
