"""A kit for whoever writes or wraps a learning environment: can a learner rely on it?"""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gymnasium.vector import VectorEnv

EnvMaker = Callable[[], "VectorEnv[Any, Any, Any]"]
Given = tuple[bytes, ...]
"""What an environment gave away at one time, to be compared."""


class EnvFails(AssertionError):
    """The environment breaks a promise; the message says which, and where."""


def check_env(make: EnvMaker, steps: int = 200, seed: int = 0) -> None:
    """Play random legal moves in a Gymnasium vector environment with ``infos["action_mask"]``.

    Raises ``EnvFails`` unless

    - observations stay in their space, and rewards, ends and masks have a place for each game;
    - each game has an action in its mask, and legal actions are made; a game that is over and
      waits to be dealt again has one too, since learners draw an action for every game;
    - the same seed and actions give the same, down to the games that are dealt later, and
      another seed gives other games;
    - an action that is illegal or no action at all is refused with a ``ValueError``, and then
      nothing has changed: not the arrays given away before, and nothing that shows in the rest
      of the games or in those dealt after them. (An environment with the method ``get_state`` is
      also asked for its state, before and after.)
    """
    first = _Run(make(), seed)
    rng = Random(seed)
    actions: list[list[int]] = []
    for _ in range(steps):
        actions.append(first.random_actions(rng))
        first.step(actions[-1])
    first.deal_again()
    _replay(make, seed, first, actions, "the same seed and actions gave something else")
    sentence = "a refused action had changed something"
    _replay(make, seed, first, actions, sentence, try_wrong_actions=True)
    if _Run(make(), seed + 1).given == first.given[:1]:
        raise EnvFails("another seed gave the same games")


def _replay(
    make: EnvMaker,
    seed: int,
    first: "_Run",
    actions: list[list[int]],
    sentence: str,
    *,
    try_wrong_actions: bool = False,
) -> None:
    """The same actions once more must give the same, whatever was refused in between."""
    again = _Run(make(), seed)
    _compare(first, again, sentence)
    for number, chosen in enumerate(actions):
        if try_wrong_actions and number % 5 == 0:
            again.try_wrong_actions(chosen)
        try:
            again.step(chosen)
        except EnvFails as error:
            raise EnvFails(f"{_when(number + 1)}: {sentence}") from error
        _compare(first, again, sentence)
    again.deal_again()
    _compare(first, again, sentence)


def _compare(first: "_Run", again: "_Run", sentence: str) -> None:
    number = len(again.given) - 1
    if again.given[number] != first.given[number]:
        raise EnvFails(f"{_when(number)}: {sentence}")


def _when(number: int) -> str:
    return f"step {number}" if number else "after reset"


class _Run:
    """An environment that is reset and then played, and all that it gave away."""

    def __init__(self, env: "VectorEnv[Any, Any, Any]", seed: int) -> None:
        self.given: list[Given] = []
        self._env = env
        self._start(*env.reset(seed=seed))

    def _start(self, observations: Any, infos: dict[str, Any]) -> None:
        import numpy as np

        self._observations, self._infos = observations, infos
        self._over = np.zeros(self._env.num_envs, np.bool_)
        self._check_shown()
        self.given.append(self._shown())

    def random_actions(self, rng: Random) -> list[int]:
        """A legal action for each game."""
        import numpy as np

        masks = np.array(self._infos["action_mask"])
        return [rng.choice(np.flatnonzero(mask).tolist()) for mask in masks]

    def step(self, actions: list[int]) -> None:
        """Make these moves and look at what comes back."""
        import numpy as np
        from gymnasium.vector import AutoresetMode

        env = self._env
        try:
            self._observations, rewards, ended, cut, self._infos = env.step(np.array(actions))
        except ValueError as error:
            raise EnvFails(f"{self._now}: legal actions were refused") from error
        self._over = np.logical_or(ended, cut)
        if rewards.shape != (env.num_envs,) or self._over.shape != (env.num_envs,):
            raise EnvFails(f"{self._now}: rewards and ends are not one for each game")
        result = tuple(np.asarray(array).tobytes() for array in (rewards, ended, cut))
        if env.metadata.get("autoreset_mode") is AutoresetMode.DISABLED and self._over.any():
            self._observations, self._infos = env.reset(options={"reset_mask": self._over})
            self._over = np.zeros(env.num_envs, np.bool_)
        self._check_shown()
        self.given.append((*result, *self._shown()))

    def deal_again(self) -> None:
        """Go on without a seed: what is dealt now still follows from the first one."""
        self._start(*self._env.reset())

    @property
    def _now(self) -> str:
        return _when(len(self.given))

    def _shown(self) -> Given:
        import numpy as np

        arrays = [self._observations, *(self._infos[name] for name in sorted(self._infos))]
        return tuple(np.asarray(array).tobytes() for array in arrays if not isinstance(array, dict))

    def _check_shown(self) -> None:
        env = self._env
        if self._observations not in env.observation_space:
            raise EnvFails(f"{self._now}: the observations are not in their space")
        mask, actions = self._infos.get("action_mask"), getattr(env.single_action_space, "n", None)
        if mask is None or mask.shape != (env.num_envs, actions):
            raise EnvFails(f"{self._now}: infos has no action_mask with a place for each action")
        for game in range(env.num_envs):
            if not mask[game].any():
                what = "is over" if self._over[game] else "goes on"
                raise EnvFails(f"{self._now}: game {game} {what} without an action in its mask")

    def try_wrong_actions(self, actions: list[int]) -> None:
        """In turn, one game's action is replaced by one that must be refused: the last game's
        too, since an environment may have moved in those before it."""
        import numpy as np

        masks = np.array(self._infos["action_mask"])
        games = [game for game, mask in enumerate(masks) if not self._over[game] and not mask.all()]
        for game in {games[0], games[-1]} if games else ():
            for wrong in (int(np.flatnonzero(masks[game] == 0)[0]), -1, masks.shape[1]):
                self._check_refusal([*actions[:game], wrong, *actions[game + 1 :]], game)

    def _check_refusal(self, actions: list[int], game: int) -> None:
        import numpy as np

        before, state = self._shown(), self._state()
        wrong = f"{self._now}: illegal action {actions[game]} of game {game}"
        try:
            self._env.step(np.array(actions))
        except ValueError:
            pass
        except Exception as error:
            raise EnvFails(f"{wrong} was refused by {error!r}, not by a ValueError") from error
        else:
            raise EnvFails(f"{wrong} was made")
        if self._shown() != before:
            raise EnvFails(f"{wrong} was refused, but has changed what was given away before")
        if not _is_same(self._state(), state):
            raise EnvFails(f"{wrong} was refused, but has changed the state")

    def _state(self) -> object:
        """What the environment itself calls its state, if it has a name for it."""
        get_state = getattr(self._env.unwrapped, "get_state", None)
        return get_state() if get_state else None


def _is_same(state: Any, other: Any) -> bool:
    """Are these equal, as far as they are made of arrays, numbers and texts?"""
    import numpy as np

    match state, other:
        case dict(), dict():
            return state.keys() == other.keys() and all(
                _is_same(part, other[name]) for name, part in state.items()
            )
        case (list(), list()) | (tuple(), tuple()):
            return len(state) == len(other) and all(map(_is_same, state, other))
        case (np.ndarray(), np.ndarray()):
            return bool(np.array_equal(state, other))
        case ((int() | float() | str() | bytes()), _):
            return bool(state == other)
    return True
