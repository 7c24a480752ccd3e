"""Compile all kernels now, once, rather than in several test processes that wait for each other:
``python -m tests.kernels``. What is compiled already takes a second to load."""

from hanabi.analysis.endgame.program import load_bot_games, load_open_hands
from hanabi.analysis.solver.program import load_beam, load_exhaustive
from hanabi.bots.kernels.compiled import load_bots, load_rollouts
from hanabi.bots.search.blueprint import SEARCHED
from hanabi.envs.vector.program import load_episodes, load_teammates, load_worlds
from hanabi.fast.compiling import kernel
from hanabi.fast.encode.batch import load_encoders


def compile_all() -> None:
    kernel().compile()
    environments = load_encoders(), load_episodes(), load_worlds(), load_teammates(load_bots())
    endgames = load_open_hands(), load_bot_games("smart"), load_bot_games("simple")
    searches = (load_rollouts([name]) for name in SEARCHED)
    for program in (*environments, load_beam(), load_exhaustive(), *endgames, *searches):
        program.compile()


if __name__ == "__main__":
    compile_all()
