"""Telling that something is being compiled, since the first use takes its time."""

import sys
from collections.abc import Callable

from hanabi.rules.errors import english

Progress = Callable[[int, int], None]
"""Is told how many of how many functions are compiled."""


def tell_terminal(done: int, count: int) -> None:
    """One line on the terminal that is written over; nothing where there is no terminal."""
    if sys.stderr.isatty():
        end = "\n" if done == count else ""
        text = english("compiling", {"done": done, "count": count})
        print(f"\r{text}", end=end, file=sys.stderr, flush=True)  # noqa: T201
