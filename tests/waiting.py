"""Waiting for something to happen, however busy the machine is; never for time to pass."""

import time
from collections.abc import Callable

PATIENCE = 300.0
"""Seconds after which it will never happen: a bound for what is broken, not for what is slow."""


_A_LITTLE_WORK = 0.05


def slowness() -> float:
    """How many times as long as its CPU a little work takes now: 1 on a machine that does nothing
    else. By it a bound on seconds can be a bound here, too."""
    began, cpu = time.monotonic(), time.thread_time()
    while time.thread_time() - cpu < _A_LITTLE_WORK:
        pass
    return max(1.0, (time.monotonic() - began) / _A_LITTLE_WORK)


def wait_until(happened: Callable[[], object], what: str = "it") -> None:
    """Ask again and again; an ``AssertionError`` from the question itself ends the waiting."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, f"{what} never happened"
        time.sleep(0.01)
