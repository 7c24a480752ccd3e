"""A kit for whoever writes or wraps a learning environment: can a learner rely on it?"""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gymnasium.vector import VectorEnv

EnvMaker = Callable[[], "VectorEnv[Any, Any, Any]"]


class EnvFails(AssertionError):
    """The environment breaks a promise; the message says which, and where."""


def check_env(make: EnvMaker, steps: int = 200, seed: int = 0) -> None:
    """Play random legal moves in a Gymnasium vector environment with ``infos["action_mask"]``.

    Raises ``EnvFails`` if observations leave their space, arrays have the wrong length, a game
    that goes on has no legal action, the same seed and actions give something else, another
    seed gives the same, or an illegal action is not refused with a ``ValueError``, after which
    all must be as before.
    """
    first, second = _story(make(), steps, seed), _story(make(), steps, seed)
    for number, (one, other) in enumerate(zip(first, second, strict=True)):
        if one != other:
            raise EnvFails(f"step {number}: the same seed and actions gave something else")
    if _story(make(), 0, seed + 1) == first[:1]:
        raise EnvFails("another seed gave the same games")


def _story(env: "VectorEnv[Any, Any, Any]", steps: int, seed: int) -> list[tuple[bytes, ...]]:
    """Everything that was given away, step by step."""
    import numpy as np
    from gymnasium.vector import AutoresetMode

    rng = Random(seed)
    observations, infos = env.reset(seed=seed)
    over = np.zeros(env.num_envs, np.bool_)
    _check_step(env, observations, infos, over, "after reset")
    story: list[tuple[bytes, ...]] = [
        (np.asarray(observations).tobytes(), infos["action_mask"].tobytes())
    ]
    for number in range(steps):
        mask = np.array(infos["action_mask"])
        legal = [np.flatnonzero(one).tolist() or [0] for one in mask]
        if number % 10 == 0:
            _check_refusal(env, mask, [rng.choice(one) for one in legal], f"step {number}")
        given = env.step(np.array([rng.choice(one) for one in legal]))
        observations, rewards, ended, cut, infos = given
        over = np.logical_or(ended, cut)
        if rewards.shape != (env.num_envs,) or over.shape != (env.num_envs,):
            raise EnvFails(f"step {number}: rewards and ends are not one for each game")
        story.append(tuple(np.asarray(one).tobytes() for one in given[:4]))
        if env.metadata.get("autoreset_mode") is AutoresetMode.DISABLED and over.any():
            observations, infos = env.reset(options={"reset_mask": over})
            over = np.zeros(env.num_envs, np.bool_)
        _check_step(env, observations, infos, over, f"step {number}")
    return story


def _check_step(
    env: "VectorEnv[Any, Any, Any]", observations: Any, infos: dict[str, Any], over: Any, when: str
) -> None:
    if observations not in env.observation_space:
        raise EnvFails(f"{when}: the observations are not in their space")
    mask, actions = infos.get("action_mask"), getattr(env.single_action_space, "n", None)
    if mask is None or mask.shape != (env.num_envs, actions):
        raise EnvFails(f"{when}: infos has no action_mask with a place for each action")
    for game in range(env.num_envs):
        if not over[game] and not mask[game].any():
            raise EnvFails(f"{when}: game {game} goes on without a legal action")


def _check_refusal(
    env: "VectorEnv[Any, Any, Any]", mask: Any, actions: list[int], when: str
) -> None:
    """One action of one game is replaced by an illegal one."""
    import numpy as np

    for game in range(env.num_envs):
        illegal = np.flatnonzero(mask[game] == 0)
        if mask[game].any() and illegal.size:
            actions[game] = int(illegal[0])
            try:
                env.step(np.array(actions))
            except ValueError:
                return
            raise EnvFails(f"{when}: illegal action {actions[game]} of game {game} was made")
