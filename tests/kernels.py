"""Compile all kernels now, once, rather than in several test processes that wait for each other:
``python -m tests.kernels``. What is compiled already takes a second to load."""

from hanabi.analysis.solver.program import load_beam, load_exhaustive
from hanabi.bots.kernels.compiled import load_bots
from hanabi.envs.vector.program import load_episodes, load_teammates, load_worlds
from hanabi.fast.compiling import kernel
from hanabi.fast.encode.batch import load_encoders


def compile_all() -> None:
    kernel().compile()
    environments = load_encoders(), load_episodes(), load_worlds(), load_teammates(load_bots())
    for program in (*environments, load_beam(), load_exhaustive()):
        program.compile()


if __name__ == "__main__":
    compile_all()
