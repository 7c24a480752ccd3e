"""PettingZoo's own tests, OpenSpiel's vectors, and wrong use."""

import copy
import pickle
import random
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

from hanabi.envs import pettingzoo
from hanabi.fast.engine.layout import KINDS
from hanabi.game import IllegalMove
from hanabi.rules import InvalidRuleset, ruleset

HLE_SIZES = {2: (658, 20), 3: (956, 30), 4: (1041, 38), 5: (1280, 48)}
TILES = {"edition": "pl-deluxe", "options": {"five-flamboyants": True, "black-powder": True}}


@contextmanager
def dictionaries_allowed() -> Iterator[None]:
    """PettingZoo's tests warn of every environment that has masks in its observations."""
    with warnings.catch_warnings():
        for words in ("Observation is not a NumPy array", "Observation space for each agent"):
            warnings.filterwarnings("ignore", words, UserWarning)
        yield


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_passes_pettingzoo_s_own_tests(players: int) -> None:
    with dictionaries_allowed():
        api_test(pettingzoo.env(players=players), num_cycles=40)
        api_test(pettingzoo.raw_env(players=players, random_start_player=True), num_cycles=40)
        parallel_api_test(pettingzoo.parallel_env(players=players), num_cycles=40)
    seed_test(lambda: pettingzoo.env(players=players, random_start_player=True), num_cycles=20)


@pytest.mark.parametrize(
    "settings", [TILES, {"edition": "ro-2013", "options": {"timed-display": True, "expert": True}}]
)
def test_passes_them_with_every_ruleset(settings: Any) -> None:
    with dictionaries_allowed():
        api_test(pettingzoo.env(players=3, **settings), num_cycles=60)
        parallel_api_test(pettingzoo.parallel_env(players=3, **settings), num_cycles=60)


@pytest.mark.parametrize("players", HLE_SIZES)
def test_standard_sizes(players: int) -> None:
    env: Any = pettingzoo.raw_env(players=players)
    minimal: Any = pettingzoo.raw_env(players=players, observation_type=0)
    parallel: Any = pettingzoo.parallel_env(players=players)
    length, actions = HLE_SIZES[players]
    assert env.observation_space("player_1")["observation"].shape == (length,)
    assert env.action_space("player_1").n == actions
    assert parallel.action_space("player_0").n == actions + 1
    assert minimal.observation_space("player_0")["observation"].shape[0] < length


@pytest.mark.parametrize("players", [2, 5])
def test_passes_those_that_draw_without_masks_where_illegal_actions_end_the_game(
    players: int,
) -> None:
    parallel_seed_test(lambda: pettingzoo.parallel_env(players=players, illegal="end"))


@pytest.mark.parametrize(
    "actions",
    [{"player_0": 0, "player_1": 20}, {"player_0": 5, "player_1": 5}, {"player_0": 20}],
)
def test_an_illegal_action_can_end_the_parallel_game(actions: dict[str, int]) -> None:
    env = pettingzoo.parallel_env(players=2, illegal="end")
    env.reset(seed=3)
    seen, rewards, ended, _, _ = env.step({"player_1": 20, **actions})
    assert rewards == {"player_0": -1.0, "player_1": -1.0}
    assert ended == {"player_0": True, "player_1": True}
    assert not any(each["action_mask"].any() for each in seen.values())
    with pytest.raises(IllegalMove, match="over"):
        env.step({"player_0": 5, "player_1": 20})
    env.reset()
    assert env.agents == env.possible_agents


def test_an_illegal_action_can_end_the_game_of_turns() -> None:
    env = pettingzoo.raw_env(players=3, illegal="end")
    env.reset(seed=3)
    env.step(0)
    assert set(env.rewards.values()) == {-1.0}
    assert all(env.terminations.values())
    twin = pickle.loads(pickle.dumps(env))
    assert twin._table.is_over


def test_parallel_games_are_the_same_from_the_same_seed_with_masks() -> None:
    seen = []
    for _ in range(2):
        env, dice = pettingzoo.parallel_env(players=3), random.Random(4)
        observations, _ = env.reset(seed=9)
        given: list[Any] = [observations]
        while env.agents:
            actions = {
                agent: dice.choice(np.flatnonzero(observation["action_mask"]).tolist())
                for agent, observation in observations.items()
            }
            observations, rewards, *_ = env.step(actions)
            given += [observations, rewards]
        seen.append(pickle.dumps(given))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_observations_are_openspiel_s(players: int) -> None:
    env, dice = pettingzoo.raw_env(players=players), random.Random(players)
    hand_size = env._table.rules.hand_size
    spiel = pyspiel.load_game("hanabi", {"players": players, "hand_size": hand_size})
    for seed in range(3):
        env.reset(seed=seed)
        game = env._table._batch[0]
        deck = [game.row[KINDS + place] for place in range(50)]
        state, drawn = spiel.new_initial_state(), iter(deck)
        total = 0.0
        while True:
            while state.is_chance_node():
                state.apply_action(next(drawn))
            on_turn = env.agent_selection
            for seat, agent in enumerate(env.possible_agents):
                seen = env.observe(agent)
                wanted = state.observation_tensor(seat)
                assert seen["observation"].tolist() == wanted
                legal = state.legal_actions() if agent == on_turn else []
                assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            if state.is_terminal():
                break
            assert on_turn == f"player_{state.current_player()}"
            action = dice.choice(state.legal_actions())
            state.apply_action(action)
            env.step(action)
            total += env.rewards[on_turn]
        assert total == state.returns()[0]
        assert all(env.terminations.values())


def test_the_seed_says_who_begins_where_asked_for() -> None:
    env, fixed = pettingzoo.raw_env(players=4, random_start_player=True), pettingzoo.raw_env()
    first = []
    for seed in range(30):
        env.reset(seed=seed)
        fixed.reset(seed=seed)
        first.append(env.agent_selection)
        assert env.observe(env.agent_selection)["action_mask"].any()
        assert fixed.agent_selection == "player_0"
    assert set(first) == set(env.possible_agents)


def test_rewards_add_up_to_the_score() -> None:
    env, dice = pettingzoo.env(players=3), random.Random(1)
    env.reset(seed=2)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, _, info = env.last()
        totals[agent] += reward
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert (info["action_mask"] == observation["action_mask"]).all()
        env.step(None if termination else dice.choice(legal))
    table = env.unwrapped._table
    assert set(totals.values()) == {float(table._batch.scores()[0])}


def test_wrong_use_is_refused_and_leaves_the_game_as_it_was() -> None:
    env = pettingzoo.raw_env(players=2)
    env.reset(seed=3)
    before = env._table._batch.rows.copy()
    for action, words in (
        (0, "action 0 is not legal now"),
        (20, "from 0 to 19, not 20"),
        (-1, "not -1"),
        (1.5, "not 1.5"),
        (None, "not None"),
    ):
        with pytest.raises(IllegalMove, match=words):
            env.step(action)
    assert (env._table._batch.rows == before).all()
    assert (env.agent_selection, set(env.rewards.values())) == ("player_0", {0.0})


def test_wrong_use_of_the_parallel_game_too() -> None:
    env = pettingzoo.parallel_env(players=2)
    with pytest.raises(IllegalMove, match="over"):
        env.step({})
    env.reset(seed=3)
    before = env._table._batch.rows.copy()
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"player_0": 5}, "action of player_1 is missing"),
        ({"player_0": 5, "player_1": 5}, "player_1 is not on turn, so its action is 20, not 5"),
        ({"player_0": 0, "player_1": 20}, "action 0 is not legal now"),
        ({"player_0": 20, "player_1": 20}, "from 0 to 19, not 20"),
    ]
    for actions, words in wrong:
        with pytest.raises(IllegalMove, match=words):
            env.step(actions)
    assert (env._table._batch.rows == before).all()
    observations, *_ = env.step({"player_0": np.int64(5), "player_1": np.int64(20)})
    assert observations["player_0"]["action_mask"].nonzero()[0].tolist() == [20]


def test_bad_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="players"):
        pettingzoo.env(players=7)
    with pytest.raises(InvalidRuleset):
        pettingzoo.env(players=2, edition="fr-1999")
    wrong: Any = {"illegal": "ignore"}
    with pytest.raises(ValueError, match="illegal is one of raise, end"):
        pettingzoo.env(**wrong)


def test_a_ruleset_of_one_s_own() -> None:
    rules = ruleset(2, "it-2023")
    env = pettingzoo.raw_env(ruleset=rules)
    env.reset(seed=1)
    assert env._table.rules is rules
    assert env.observe("player_0")["action_mask"].sum() == 15  # empty hints are legal


@pytest.mark.parametrize("how", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_and_pickles_play_on_by_themselves(how: Any) -> None:
    env = pettingzoo.raw_env(players=2)
    env.reset(seed=1)
    twin = how(env)
    twin.step(5)
    assert env.agent_selection != twin.agent_selection
    env.step(5)
    for each in (env, twin):
        each.reset()  # the next game of the seed
    assert pickle.dumps(env.observe("player_0")) == pickle.dumps(twin.observe("player_0"))
