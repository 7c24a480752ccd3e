"""What a step gives away is the caller's and lies as others want it; with buffers nothing is
allocated."""

import tracemalloc
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from hanabi.envs.vector import HanabiVectorEnv
from hanabi.fast.memory import ALIGNMENT
from hanabi.rules import ruleset
from tests.kernels import compile_environments

GAMES = 8192
"""So many that an array with a byte for each of them is far more than a step may take."""


@pytest.mark.parametrize("mode", AutoresetMode)
def test_what_was_given_away_is_never_written_to_again(mode: AutoresetMode) -> None:
    env = HanabiVectorEnv(6, ruleset(2), autoreset_mode=mode)
    kept: list[tuple[list[NDArray[Any]], list[bytes]]] = []

    def keep(*given: Any) -> None:
        arrays = [array for value in given for array in _arrays(value)]
        kept.append((arrays, [array.tobytes() for array in arrays]))

    keep(env.reset(seed=1))
    for _ in range(60):
        actions = env.random_actions()
        given = env.step(actions)
        keep(actions, given)
        if mode is AutoresetMode.DISABLED and given[2].any():
            keep(env.reset(options={"reset_mask": given[2]}))
    keep(env.determinise(seed=3))
    keep(env.observe())
    for arrays, content in kept:
        assert [array.tobytes() for array in arrays] == content


def _arrays(value: Any) -> list[NDArray[Any]]:
    if isinstance(value, np.ndarray):
        return [value]
    parts = value.values() if isinstance(value, dict) else value
    return [array for part in parts for array in _arrays(part)]


@pytest.mark.sample(fast=1)
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("teammates", [None, ["cautious", None]])
def test_with_buffers_a_step_allocates_nothing(mode: AutoresetMode, teammates: Any) -> None:
    # The compiler allocates: whatever a step calls is compiled before it is measured.
    compile_environments(name for name in teammates or () if name is not None)
    env = HanabiVectorEnv(GAMES, ruleset(2), autoreset_mode=mode, teammates=teammates, buffers=1)
    env.reset(seed=1)
    for _ in range(20):
        env.step(env.random_actions())
    tracemalloc.start()
    try:
        env.step(env.random_actions())
        for _ in range(30):
            actions = env.random_actions()
            before = tracemalloc.get_traced_memory()[0]
            tracemalloc.reset_peak()
            env.step(actions)
            after, peak = tracemalloc.get_traced_memory()
            assert peak - before < GAMES // 2
            assert after - before < 1000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("output", ["bytes", "float32"])
def test_observations_are_handed_over_without_a_copy(output: Any) -> None:
    """By DLPack, as NumPy, PyTorch and JAX speak it; JAX wants memory that is aligned."""
    env = HanabiVectorEnv(8, ruleset(2), output=output)
    observations, infos = env.reset(seed=1)
    for array in (observations, infos["action_mask"]):
        assert array.ctypes.data % ALIGNMENT == 0
        assert array.flags.c_contiguous
    takers = [np.from_dlpack]
    if find_spec("torch"):
        takers.append(__import__("torch").from_dlpack)
    if find_spec("jax"):
        takers.append(__import__("jax").dlpack.from_dlpack)
    for take in takers:
        taken: NDArray[Any] = take(observations)
        assert _address(taken) == observations.ctypes.data
        observations = env.step(env.random_actions(), out=observations)[0]
        np.testing.assert_array_equal(np.asarray(taken), observations)


def _address(taken: Any) -> int:
    if isinstance(taken, np.ndarray):
        return int(taken.ctypes.data)
    if hasattr(taken, "data_ptr"):
        return int(taken.data_ptr())
    return int(taken.unsafe_buffer_pointer())
