"""Whom rewards are given to, and what they may be shaped by."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from hanabi.envs.vector import HanabiVectorEnv, Shaping
from hanabi.game import GameState
from hanabi.rules import Ruleset, ruleset
from hanabi.view.status import highest_possible_score

GAMES = 8
EVERYTHING = {"multicolor": "every-color-10", "black-powder": True, "five-flamboyants": True}
WEIGHTS = Shaping(hint_token=0.25, mistake=-4.0, lost_point=-16.0)


def worth(state: GameState) -> float:
    """What is added for a position, counted on the reference engine."""
    discards = [state.card(number) for number in state.discards]
    lost = state.ruleset.max_score - highest_possible_score(state.ruleset, state.heights, discards)
    return (
        WEIGHTS.hint_token * state.hint_tokens
        + WEIGHTS.mistake * state.mistakes
        + WEIGHTS.lost_point * lost
    )


@pytest.mark.parametrize("rules", [ruleset(2), ruleset(3, options=EVERYTHING)])
def test_shaping_adds_what_the_position_has_changed_by(rules: Ruleset) -> None:
    settings: dict[str, Any] = {"autoreset_mode": AutoresetMode.DISABLED, "first_seat": 0}
    plain = HanabiVectorEnv(GAMES, rules, **settings)
    shaped = HanabiVectorEnv(GAMES, rules, shaping=WEIGHTS, **settings)
    plain.reset(seed=3)
    shaped.reset(seed=3)
    ended = np.zeros(GAMES, np.bool_)
    lost_points = 0
    while not ended.any():
        before = [worth(shaped.state(game)) for game in range(GAMES)]
        actions = plain.random_actions()
        _, rewards, ended, _, _ = plain.step(actions)
        added = shaped.step(actions)[1] - rewards
        after = [worth(shaped.state(game)) for game in range(GAMES)]
        np.testing.assert_allclose(added, np.subtract(after, before))
        lost_points += int((added <= -8).sum())
    assert lost_points or rules.players == 3


def test_a_game_that_is_dealt_again_is_given_nothing() -> None:
    env = HanabiVectorEnv(GAMES, ruleset(2), shaping=WEIGHTS)
    env.reset(seed=1)
    was_over, ends = np.zeros(GAMES, np.bool_), 0
    for _ in range(80):
        _, rewards, ended, _, _ = env.step(env.random_actions())
        assert not rewards[was_over].any()
        was_over, ends = ended, ends + int(ended.sum())
    assert ends > GAMES


def test_every_seat_may_be_given_the_team_s_reward_or_only_whoever_moved() -> None:
    each = [ruleset(2 + game % 3) for game in range(GAMES)]
    team = HanabiVectorEnv(GAMES, each)
    seats = HanabiVectorEnv(GAMES, each, rewards_for="seats")
    mover = HanabiVectorEnv(GAMES, each, rewards_for="mover")
    for env in (team, seats, mover):
        _, infos = env.reset(seed=4)
    is_seat = np.arange(4) < np.array([[rules.players] for rules in each])
    scored = 0
    for _ in range(60):
        on_turn = infos["seat"]
        actions = team.random_actions()
        _, rewards, _, _, infos = team.step(actions)
        np.testing.assert_array_equal(seats.step(actions)[1], rewards[:, None] * is_seat)
        of_mover = mover.step(actions)[1]
        np.testing.assert_array_equal(of_mover[np.arange(GAMES), on_turn], rewards)
        np.testing.assert_array_equal(of_mover.sum(axis=1), rewards)
        scored += int((rewards > 0).sum())
    assert scored > 5


def test_with_teammates_their_moves_count_for_the_learner_s() -> None:
    env = HanabiVectorEnv(4, ruleset(3), teammates=["smart", None, "smart"], rewards_for="mover")
    env.reset(seed=1)
    for _ in range(10):
        rewards = env.step(env.random_actions())[1]
        assert not rewards[:, [0, 2]].any()
