"""More observations in one step, and masks of truth values."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from hanabi.envs.vector import HanabiVectorEnv, Look
from hanabi.fast.encode import Encoder
from hanabi.rules import HanabiError, ruleset

GAMES = 16


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_central_critic_sees_all_hands_beside_what_each_seat_sees(mode: AutoresetMode) -> None:
    rules = ruleset(3)
    looks = {"critic": Look("hle-open", output="float32"), "everyone": Look("v0", "all", "float32")}
    env = HanabiVectorEnv(GAMES, rules, looks=looks, autoreset_mode=mode)
    plain = HanabiVectorEnv(GAMES, rules, autoreset_mode=mode)
    opened, shares = Encoder(rules, "hle-open"), Encoder(rules, "v0")
    _, infos = env.reset(seed=2)
    plain.reset(seed=2)
    for _ in range(50):
        rows = env.get_state()["rows"]
        wanted = opened.encode_rows(rows, np.zeros((GAMES, opened.length), np.float32))
        np.testing.assert_array_equal(infos["critic"], wanted)
        every = shares.encode_rows(rows, np.zeros((GAMES, 3, shares.length), np.float32), "all")
        np.testing.assert_array_equal(infos["everyone"], every)
        actions = env.random_actions()
        observations, _, _, _, infos = env.step(actions)
        np.testing.assert_array_equal(observations, plain.step(actions)[0])
    assert env.clone().observe()[1]["critic"].any()


def test_masks_may_be_truth_values() -> None:
    env = HanabiVectorEnv(GAMES, ruleset(2), masks="bool")
    plain = HanabiVectorEnv(GAMES, ruleset(2))
    _, infos = env.reset(seed=1)
    assert infos["action_mask"].dtype == np.bool_
    np.testing.assert_array_equal(infos["action_mask"], plain.reset(seed=1)[1]["action_mask"] == 1)
    assert np.from_dlpack(infos["action_mask"]).dtype == np.bool_


@pytest.mark.parametrize(
    ("sentence", "settings"),
    [
        ("score is a name that infos has already", {"looks": {"score": Look()}}),
        ("its output is float32", {"looks": {"critic": Look("v0")}}),
        ("no encoder", {"looks": {"critic": Look("mine")}}),  # type: ignore[arg-type]
        ("masks is one of", {"masks": "uint8"}),
        ("rewards_for is one of", {"rewards_for": "me"}),
    ],
)
def test_wrong_settings_are_refused(sentence: str, settings: dict[str, Any]) -> None:
    with pytest.raises(HanabiError, match=sentence):
        HanabiVectorEnv(4, **settings)
