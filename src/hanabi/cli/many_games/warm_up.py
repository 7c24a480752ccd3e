"""``hanabi warm-up``: compile the fast engine now rather than at its first use."""

import click

from hanabi.cli.compiling import speak_while_compiling
from hanabi.cli.console import put
from hanabi.cli.help import Command
from hanabi.cli.language import say


@click.command(cls=Command)
def warm_up() -> None:
    """The bots' programs are compiled, too."""
    from time import perf_counter

    from hanabi.bots.kernels.compiled import load_bots, load_rollouts
    from hanabi.fast.compiling import kernel

    speak_while_compiling()
    began = perf_counter()
    kernel().compile()
    load_bots()

    from hanabi.bots.search.blueprint import SEARCHED  # needs NumPy: its lack was told above

    for name in SEARCHED:
        load_rollouts([name]).compile()
    seconds = perf_counter() - began
    put(say("warm-up-done", seconds=f"{seconds:.1f}"))
