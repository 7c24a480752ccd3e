"""Compile all kernels now, once, rather than in several test processes that wait for each other:
``python -m tests.kernels``. What is compiled already takes a second to load."""

from collections.abc import Iterable
from unittest.mock import patch

from hanabi.analysis.endgame.program import load_bot_games, load_open_hands
from hanabi.analysis.solver.program import load_beam, load_exhaustive
from hanabi.bots.kernels.compiled import load_bots, load_rollouts, load_teams
from hanabi.bots.kernels.dispatch import kernels_of
from hanabi.bots.registry import COMPILED_BOTS
from hanabi.bots.search.blueprint import SEARCHED
from hanabi.envs.vector.program import load_episodes, load_shaping, load_teammates, load_worlds
from hanabi.fast.compiling import Program, kernel, numba_options
from hanabi.fast.encode.batch import load_encoders


def compile_all() -> None:
    compile_environments()
    # A short bot that plays alone has a program of its own, and so it has as a teammate.
    short = [name for name in COMPILED_BOTS if kernels_of(name).is_short]
    _compile(map(load_teammates, (load_bots(), *(load_teams([name]) for name in short))))
    _compile((load_beam(), load_exhaustive(), load_open_hands()))
    _compile(map(load_bot_games, ("smart", "simple")))
    _compile(load_rollouts([name]) for name in SEARCHED)
    _compile([kernel_that_counts_references()])


def kernel_that_counts_references() -> Program:
    """The rules compiled as for a Numba in which the undocumented option was not tried."""
    with patch.object(numba_options, "can_leave_out_counting", lambda: False):
        return kernel.__wrapped__()


def compile_environments(teammates: Iterable[str] = ()) -> None:
    """All that environments with these compiled bots need: nothing of theirs is interpreted, or
    compiled in the middle of a game."""
    _compile((kernel(), load_encoders(), load_episodes(), load_shaping(), load_worlds()))
    bots = set(teammates)
    if bots:
        load_teammates(load_teams(bots)).compile()


def _compile(programs: Iterable[Program]) -> None:
    for program in programs:
        program.compile()


if __name__ == "__main__":
    compile_all()
