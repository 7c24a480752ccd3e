"""``hanabi warm-up``: compile the fast engine now rather than at its first use."""

import sys

from hanabi.cli.console import put
from hanabi.cli.speech import say


def warm_up() -> None:
    """Compile ahead, the bots included."""
    from time import perf_counter

    from hanabi.bots.rows.program import load_teams

    began = perf_counter()
    compile_kernel()
    load_teams()
    seconds = perf_counter() - began
    put(say("warm-up-done", seconds=f"{seconds:.1f}"))


def compile_kernel() -> float:
    """Compile what is not compiled yet, with a line on the terminal; the seconds it took."""
    from hanabi.fast.jit import warm_up as compile_all

    def tell(done: int, count: int) -> None:
        if sys.stderr.isatty():
            end = "\n" if done == count else ""
            sys.stderr.write(f"\r{say('warm-up-compiling', done=done, count=count)}{end}")
            sys.stderr.flush()

    return compile_all(tell)
