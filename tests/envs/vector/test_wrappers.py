"""Gymnasium's own wrappers around the vector environment, and learners that draw by masks."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers import vector as wrappers
from numpy.typing import NDArray

from hanabi.envs.vector import HanabiVectorEnv
from hanabi.rules import ruleset

GAMES, STEPS = 6, 150
BOTH = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP]
AUTORESET = pytest.mark.parametrize("mode", BOTH)


def vector_env(mode: AutoresetMode) -> HanabiVectorEnv:
    return HanabiVectorEnv(GAMES, ruleset(2), output="float32", autoreset_mode=mode)


def drawn(masks: NDArray[Any], rng: np.random.Generator) -> NDArray[np.int64]:
    """By probabilities, as learners do: an empty mask would make them not a number."""
    odds = masks / masks.sum(axis=1, keepdims=True)
    return np.array([rng.choice(len(each), p=each) for each in odds])


@AUTORESET
def test_statistics_tell_every_game_s_score_and_length(mode: AutoresetMode) -> None:
    plain = vector_env(mode)
    env = wrappers.RecordEpisodeStatistics(plain)
    rng = np.random.default_rng(0)
    _, infos = env.reset(seed=1)
    ends, moves, was_over = 0, np.zeros(GAMES, int), np.zeros(GAMES, bool)
    for _ in range(STEPS):
        _, _, ended, _, infos = env.step(drawn(infos["action_mask"], rng))
        moves += ~was_over if mode is AutoresetMode.NEXT_STEP else 1
        scores = infos["score"] if mode is AutoresetMode.NEXT_STEP else None
        for game in np.flatnonzero(ended):
            score = infos["final_info"]["score"] if scores is None else scores
            assert infos["episode"]["r"][game] == score[game]
            assert infos["episode"]["l"][game] == moves[game]
            moves[game] = 0
            ends += 1
        assert ("episode" in infos) == bool(ended.any())
        was_over = ended
    assert ends > GAMES


@AUTORESET
def test_infos_as_a_list_are_those_of_each_game(mode: AutoresetMode) -> None:
    plain = vector_env(mode)
    env = wrappers.DictInfoToList(wrappers.RecordEpisodeStatistics(vector_env(mode)))
    _, wanted = plain.reset(seed=1)
    listed: Any = env.reset(seed=1)[1]
    ends = 0
    for _ in range(STEPS):
        for game in range(GAMES):
            np.testing.assert_array_equal(listed[game]["action_mask"], wanted["action_mask"][game])
            assert listed[game]["seat"] == wanted["seat"][game]
            has_final = "_final_obs" in wanted and wanted["_final_obs"][game]
            assert ("final_obs" in listed[game]) == has_final
            if has_final:
                assert listed[game]["final_info"]["score"] == wanted["final_info"]["score"][game]
        actions = plain.random_actions()
        wanted = plain.step(actions)[4]
        _, _, ended, _, listed = env.step(actions)
        ends += ended.sum()
    assert ends


WRAPPERS: list[tuple[Any, tuple[AutoresetMode, ...]]] = [
    (wrappers.NormalizeReward, tuple(BOTH)),
    (lambda env: wrappers.ClipReward(env, -1.0, 1.0), tuple(BOTH)),
    (lambda env: wrappers.TransformReward(env, lambda rewards: rewards / 25), tuple(BOTH)),
    # Gymnasium allows its wrappers of observations in this mode alone.
    (wrappers.NormalizeObservation, (AutoresetMode.NEXT_STEP,)),
    (wrappers.FlattenObservation, (AutoresetMode.NEXT_STEP,)),
]


@pytest.mark.parametrize(("wrap", "mode"), [(each, mode) for each, in_ in WRAPPERS for mode in in_])
def test_others_leave_the_games_as_they_are(wrap: Any, mode: AutoresetMode) -> None:
    plain = vector_env(mode)
    env: VectorEnv[Any, Any, Any] = wrap(wrappers.RecordEpisodeStatistics(vector_env(mode)))
    plain.reset(seed=1)
    observations, _ = env.reset(seed=1)
    for _ in range(STEPS):
        actions = plain.random_actions()
        _, _, ended, _, infos = plain.step(actions)
        observations, rewards, ended_too, _, infos_too = env.step(actions)
        np.testing.assert_array_equal(ended, ended_too)
        np.testing.assert_array_equal(infos["action_mask"], infos_too["action_mask"])
        assert np.isfinite(observations).all()
        assert np.isfinite(rewards).all()


def test_a_game_that_is_over_has_an_action_that_changes_nothing() -> None:
    """By default it is dealt again with the next step, which wants an action to ignore."""
    env = vector_env(AutoresetMode.NEXT_STEP)
    _, infos = env.reset(seed=1)
    ended = np.zeros(GAMES, bool)
    while not ended.any():
        _, _, ended, _, infos = env.step(infos["action_mask"].argmax(axis=1))
    assert infos["action_mask"][ended, 0].all()
    assert not infos["action_mask"][ended, 1:].any()
    assert not env.random_actions()[ended].any()
    before = env.clone()
    twin, other = env.random_actions(), env.random_actions()
    other[:] = np.where(ended, 7, twin)
    assert env.step(twin)[0].tobytes() == before.step(other)[0].tobytes()
