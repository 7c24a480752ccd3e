"""Waiting for something to happen, however busy the machine is; never for time to pass."""

import time
from collections.abc import Callable

PATIENCE = 300.0
"""Seconds after which it will never happen: a bound for what is broken, not for what is slow."""


def wait_until(happened: Callable[[], object], what: str = "it") -> None:
    """Ask again and again; an ``AssertionError`` from the question itself ends the waiting."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, f"{what} never happened"
        time.sleep(0.01)
