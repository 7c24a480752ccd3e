"""Compile all kernels now, once, rather than in several test processes that wait for each other:
``python -m tests.kernels``. What is compiled already takes a second to load."""

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from hanabi.bots.kernels.compiled import load_bots
from hanabi.envs.vector.program import load_episodes, load_teammates, load_worlds
from hanabi.fast import compiling
from hanabi.fast.encode.batch import load_encoders


def _bots() -> None:
    load_teammates(load_bots())


def _environments() -> None:
    load_encoders()
    load_episodes()
    load_worlds()


def _all() -> None:
    if compiling.is_compiled():  # and so, most probably, is the rest
        _bots()
        _environments()
        return
    print("Compiling the fast engine and the bots (once, some minutes)…", file=sys.stderr)
    compiling.load()
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for half in [pool.submit(_bots), pool.submit(_environments)]:
            half.result()


if __name__ == "__main__":
    _all()
