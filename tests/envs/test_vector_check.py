"""The kit for environments: ours pass, and each broken promise is found."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from hanabi.envs.vector import HanabiVectorEnv
from hanabi.rules import HanabiError, ruleset
from hanabi.testing import EnvFails, check_env


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("settings", [{}, {"observer": "all", "output": "float32"}])
def test_the_vector_environment_passes(mode: AutoresetMode, settings: dict[str, Any]) -> None:
    check_env(lambda: HanabiVectorEnv(6, ruleset(3), autoreset_mode=mode, **settings), steps=60)


class Forgetful(HanabiVectorEnv):
    def reset(self, *, seed: Any = None, options: Any = None) -> Any:
        del seed
        return super().reset(options=options)


class Stubborn(HanabiVectorEnv):
    def reset(self, *, seed: Any = None, options: Any = None) -> Any:
        del seed
        return super().reset(seed=1, options=options)


class Maskless(HanabiVectorEnv):
    def step(self, actions: Any, out: Any = None) -> Any:
        *given, _ = super().step(actions, out)
        return (*given, {})


class Lenient(HanabiVectorEnv):
    def step(self, actions: Any, out: Any = None) -> Any:
        try:
            return super().step(actions, out)
        except HanabiError:
            return super().step(self.random_actions(), out)


class Wide(HanabiVectorEnv):
    def reset(self, *, seed: Any = None, options: Any = None) -> Any:
        observations, infos = super().reset(seed=seed, options=options)
        return observations.astype(np.float64) * 2, infos


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (Forgetful, "something else"),
        (Stubborn, "another seed"),
        (Maskless, "no action_mask"),
        (Lenient, "illegal action"),
        (Wide, "not in their space"),
    ],
)
def test_a_broken_promise_is_found(broken: type[HanabiVectorEnv], sentence: str) -> None:
    with pytest.raises(EnvFails, match=sentence):
        check_env(lambda: broken(4), steps=20)
