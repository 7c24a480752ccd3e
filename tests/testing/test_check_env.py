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


@pytest.mark.parametrize("bot", ["smart", "beginner"])
def test_it_passes_with_bots_in_its_seats(bot: str) -> None:
    check_env(lambda: HanabiVectorEnv(2, ruleset(2), teammates=[bot, None]), steps=12)


class Forgetful(HanabiVectorEnv):
    """Deals without its seed."""

    def reset(self, *, seed: Any = None, options: Any = None) -> Any:
        if seed is not None:
            seed = int(np.random.default_rng().integers(1 << 40))
        return super().reset(seed=seed, options=options)


class ForgetfulLater(HanabiVectorEnv):
    """Forgets its seed after the first games."""

    def reset(self, *, seed: Any = None, options: Any = None) -> Any:
        if seed is None:
            seed = int(np.random.default_rng().integers(1 << 40))
        return super().reset(seed=seed, options=options)


class Stubborn(HanabiVectorEnv):
    def reset(self, *, seed: Any = None, options: Any = None) -> Any:
        return super().reset(seed=None if seed is None else 1, options=options)


class Choosy(HanabiVectorEnv):
    """Refuses what its mask allows."""

    def step(self, actions: Any, out: Any = None) -> Any:
        if np.array(actions).sum() % 3 == 0:
            raise HanabiError("not-reset")
        return super().step(actions, out)


class Maskless(HanabiVectorEnv):
    def step(self, actions: Any, out: Any = None) -> Any:
        *given, _ = super().step(actions, out)
        return (*given, {})


class Stuck(HanabiVectorEnv):
    """Has nothing to offer, after a while."""

    def step(self, actions: Any, out: Any = None) -> Any:
        *given, infos = super().step(actions, out)
        infos["action_mask"][1] = 0
        return (*given, infos)


class Miserly(HanabiVectorEnv):
    """One reward for all."""

    def step(self, actions: Any, out: Any = None) -> Any:
        observations, rewards, *rest = super().step(actions, out)
        return (observations, rewards[:1], *rest)


class Wide(HanabiVectorEnv):
    def reset(self, *, seed: Any = None, options: Any = None) -> Any:
        observations, infos = super().reset(seed=seed, options=options)
        return observations.astype(np.float64) * 2, infos


class Refusing(HanabiVectorEnv):
    """Something else happens when an action is refused."""

    def step(self, actions: Any, out: Any = None) -> Any:
        try:
            return super().step(actions, out)
        except HanabiError:
            return self.refused(np.array(actions))

    def refused(self, actions: Any) -> Any:
        raise NotImplementedError


class Lenient(Refusing):
    """Makes another move instead."""

    def refused(self, _: Any) -> Any:
        return super().step(self.random_actions())


class Misnaming(Refusing):
    def refused(self, actions: Any) -> Any:
        raise KeyError(actions[0])


class Scribbling(Refusing):
    """Writes to the observations that it gave away."""

    def refused(self, _: Any) -> Any:
        self._outputs.latest.observations[0] ^= 1
        raise HanabiError("not-reset")


class Masking(Refusing):
    def refused(self, _: Any) -> Any:
        self._outputs.latest.masks[0] ^= 1
        raise HanabiError("not-reset")


class Hasty(Refusing):
    """Moves in the games before the one that is refused, and shows nothing of it."""

    def refused(self, actions: Any) -> Any:
        legal = self.random_actions().copy()
        legal[:-1] = [action if 0 <= action < 20 else 5 for action in actions[:-1]]
        self._batch.apply(legal)
        raise HanabiError("not-reset")


class HastyUnseen(Hasty):
    """The same, and it does not tell its state either."""

    get_state = None  # type: ignore[assignment]


class Reseeding(Refusing):
    """Throws its dice: only what is dealt later is different."""

    get_state = None  # type: ignore[assignment]

    def refused(self, _: Any) -> Any:
        self._episodes.deals += 1
        raise HanabiError("not-reset")


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (Forgetful, "after reset: the same seed and actions gave something else"),
        (ForgetfulLater, "the same seed and actions gave something else"),
        (Stubborn, "another seed gave the same games"),
        (Maskless, "no action_mask"),
        (Stuck, "game 1 goes on without an action in its mask"),
        (Choosy, "legal actions were refused"),
        (Miserly, "one for each game"),
        (Wide, "not in their space"),
        (Lenient, "illegal action .* was made"),
        (Misnaming, "KeyError.*, not by a ValueError"),
        (Scribbling, "has changed what was given away before"),
        (Masking, "has changed what was given away before"),
        (Hasty, "has changed the state"),
        (HastyUnseen, "a refused action had changed something"),
        (Reseeding, "a refused action had changed something"),
    ],
)
def test_a_broken_promise_is_found(broken: type[HanabiVectorEnv], sentence: str) -> None:
    with pytest.raises(EnvFails, match=sentence):
        check_env(lambda: broken(4), steps=20)
