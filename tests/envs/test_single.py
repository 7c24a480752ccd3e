"""One seat for a learner: Gymnasium's own test, bots of every name, and wrong use."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from hanabi.bots import BOTS
from hanabi.bots.random.bot import RandomBot
from hanabi.envs import single
from hanabi.fast.engine.layout import HANDS, KINDS, SIZES
from hanabi.fast.engine.legality import fits
from hanabi.game import IllegalMove
from hanabi.rules import Seat


def play(env: single.HanabiEnv, seed: int, *, peeks: bool = False) -> list[Any]:
    """A game of random legal moves, told; one who peeks plays every card that fits."""
    env.action_space.seed(seed)
    observation, info = env.reset(seed=seed)
    story: list[Any] = [(observation, info)]
    done = False
    while not done:
        action = env.action_space.sample(info["action_mask"])
        action = fitting(env, info["action_mask"]) if peeks else action
        observation, reward, done, truncated, info = env.step(action)
        assert not truncated
        assert env.observation_space.contains(observation)
        story.append((observation, reward, done, info))
    return story


def fitting(env: single.HanabiEnv, mask: NDArray[np.int8]) -> np.int64:
    """A card that fits, else a discard, a hint, or whatever a reward tile asks for."""
    assert env._row is not None
    row, table = env._row.row, env._row.rules
    for place in range(row[SIZES + env._seat]):
        kind = row[KINDS + row[HANDS + env._seat * env.rules.hand_size + place]]
        play = table.sections.play + place
        if mask[play] and fits(row, table.numbers, kind):
            return np.int64(play)
    mask[table.sections.play : table.sections.color_hint] *= not mask[: table.sections.play].any()
    return env.action_space.sample(mask)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_passes_gymnasium_s_check(players: int) -> None:
    """It draws actions without a mask, so here illegal ones end the game."""
    env = gymnasium.make(
        "hanabi/Single-v0", players=players, seat=None, illegal="end", random_start_player=True
    )
    check_env(env.unwrapped)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_masks_are_never_empty_where_gymnasium_draws_actions(mode: AutoresetMode) -> None:
    envs = SyncVectorEnv([single.HanabiEnv] * 3, autoreset_mode=mode)
    _, infos = envs.reset(seed=1)
    ends = 0
    while ends < 6:
        masks = np.array(infos["action_mask"].tolist())
        assert masks.any(axis=1).all()
        _, _, ended, _, infos = envs.step(masks.argmax(axis=1))
        ends += int(ended.sum())


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_can_be_a_teammate(name: str) -> None:
    env = single.HanabiEnv(bots=name, players=3, seat=1)
    story = play(env, seed=5)
    assert sum(step[1] for step in story[1:]) == story[-1][3]["score"]
    assert data_equivalence(story, play(env, seed=5))


def test_rules_of_a_box_with_reward_tiles() -> None:
    options = {"five-flamboyants": True, "black-powder": True}
    env = single.HanabiEnv(bots="beginner", players=2, edition="pl-deluxe", options=options)
    pending = env._encoder.layout["pending"]
    asked = 0
    for seed in range(12):
        story = play(env, seed, peeks=True)
        assert sum(step[1] for step in story[1:]) == story[-1][3]["score"]
        asked += sum(step[0][pending].any() for step in story)
    assert asked


def test_seats_and_names() -> None:
    env = single.HanabiEnv(bots=["random", "hat"], players=3, seat=1)
    env.reset(seed=1)
    assert list(env._bots) == [0, 2]
    assert isinstance(env._bots[Seat(0)].bot, RandomBot)
    assert not isinstance(env._bots[Seat(2)], RandomBot)
    anywhere = single.HanabiEnv(players=3, seat=None)
    seats = set()
    for seed in range(20):
        anywhere.reset(seed=seed)
        seats.add(anywhere._seat)
    assert seats == {0, 1, 2}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"bots": ["random"], "players": 3}, "1 bots are named for 2 seats"),
        ({"bots": "nobody"}, "no bot nobody"),
        ({"seat": 2}, "no seat 2"),
        ({"illegal": "ignore"}, "illegal is one of raise, end"),
        ({"players": 6}, "players"),
    ],
)
def test_bad_arguments_are_refused(arguments: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        single.HanabiEnv(**arguments)


def test_wrong_use_is_refused_and_leaves_the_game_as_it_was() -> None:
    env = single.HanabiEnv(bots="cautious")
    with pytest.raises(IllegalMove, match="reset"):
        env.step(5)
    env.reset(seed=1)
    assert env._row is not None
    before, state = bytes(env._row.buffer), env._game.state
    wrong: list[tuple[Any, str]] = [(0, "not legal"), (20, "0 to 19"), (-1, "-1"), ("a", "not a")]
    for action, words in wrong:
        with pytest.raises(IllegalMove, match=words):
            env.step(action)
    assert (bytes(env._row.buffer), env._game.state) == (before, state)
    play(env, 2)
    with pytest.raises(IllegalMove, match="over"):
        env.step(5)


def test_an_illegal_action_can_end_the_game() -> None:
    env = single.HanabiEnv(illegal="end")
    env.reset(seed=1)
    _, reward, done, _, info = env.step(np.int64(0))
    assert (reward, done, np.flatnonzero(info["action_mask"]).tolist()) == (-1.0, True, [0])
    with pytest.raises(IllegalMove, match="over"):
        env.step(5)


def test_both_engines_stay_together() -> None:
    """Bots see the reference engine, the learner a row: they must be the same game."""
    env = single.HanabiEnv(bots="beginner", players=4)
    for seed in range(3):
        story = play(env, seed)
        outcome = env._game.outcome
        assert outcome is not None
        assert outcome.score == story[-1][3]["score"]


def test_masks_are_where_sb3_contrib_looks() -> None:
    env = single.HanabiEnv()
    assert not env.action_masks().any()
    _, info = env.reset(seed=4)
    assert (env.action_masks() == info["action_mask"]).all()
