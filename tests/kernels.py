"""Compile all kernels now, once, rather than in several test processes that wait for each other:
``python -m tests.kernels``. What is compiled already takes a second to load."""

from hanabi.bots.kernels.compiled import load_bots
from hanabi.envs.vector.program import load_episodes, load_teammates, load_worlds
from hanabi.fast.compiling import kernel
from hanabi.fast.encode.batch import load_encoders


def compile_all() -> None:
    kernel().compile()
    for program in (load_encoders(), load_episodes(), load_worlds(), load_teammates(load_bots())):
        program.compile()


if __name__ == "__main__":
    compile_all()
