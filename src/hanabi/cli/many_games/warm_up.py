"""``hanabi warm-up``: compile the fast engine now rather than at its first use."""

import sys

import click

from hanabi.cli.console import put
from hanabi.cli.help import Command
from hanabi.cli.language import say


@click.command(cls=Command)
def warm_up() -> None:
    """The bots' programs are compiled, too."""
    from time import perf_counter

    from hanabi.bots.kernels.compiled import load_bots

    began = perf_counter()
    compile_kernel()
    load_bots()
    seconds = perf_counter() - began
    put(say("warm-up-done", seconds=f"{seconds:.1f}"))


def compile_kernel() -> float:
    """Compile what is not compiled yet, with a line on the terminal; the seconds it took."""
    from hanabi.fast.compiling import warm_up as compile_all

    def show_progress(done: int, count: int) -> None:
        if sys.stderr.isatty():
            end = "\n" if done == count else ""
            sys.stderr.write(f"\r{say('warm-up-compiling', done=done, count=count)}{end}")
            sys.stderr.flush()

    return compile_all(show_progress)
