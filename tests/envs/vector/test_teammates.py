"""Bots in seats: the same moves as in simulations, whether compiled or behind views."""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from hanabi.bots import COMPILED_BOTS
from hanabi.bots.cautious.choice import cautious_action
from hanabi.envs.vector import HanabiVectorEnv
from hanabi.fast.engine.deduction import DEDUCTION_SIZE
from hanabi.rules import HanabiError, ruleset
from hanabi.simulate import Job
from hanabi.simulate.job import Chunk
from hanabi.simulate.play import play_chunk

GAMES = 8


def cautious_scores(env: HanabiVectorEnv) -> list[float]:
    """The learner does as ``cautious`` would; what each game was worth."""
    env.reset(seed=0)
    returns = np.zeros(env.num_envs)
    is_open = np.ones(env.num_envs, np.bool_)
    scratch = [0] * DEDUCTION_SIZE
    while is_open.any():
        actions = np.zeros(env.num_envs, np.int64)
        for number in range(env.num_envs):
            game = env.game(number)
            if not game.is_over:
                numbers = game.rules.numbers
                actions[number] = cautious_action(game.row, game.words, numbers, scratch, [], 0)
        _, rewards, ended, _, _ = env.step(actions)
        returns += rewards * is_open
        is_open &= ~ended
    return [float(value) for value in returns]


def simulated_scores(bots: tuple[str, ...], games: int) -> list[int]:
    job = Job(ruleset(len(bots)), bots, games)
    found = []
    for number in range(games):
        (score,) = play_chunk(job, Chunk(number, number, 1)).scores
        found.append(score)
    return found


@pytest.mark.parametrize(
    "bots",
    [
        *((name, "cautious") for name in sorted({*COMPILED_BOTS} - {"cautious"})),
        ("hat", "cautious", "smart"),
    ],
    ids=" ".join,
)
def test_teammates_play_as_they_do_in_simulations(bots: tuple[str, ...]) -> None:
    seating = [None if name == "cautious" else name for name in bots]
    env = HanabiVectorEnv(GAMES, ruleset(len(bots)), teammates=seating)
    assert cautious_scores(env) == simulated_scores(bots, GAMES)


def test_bots_without_a_compiled_form_sit_in_too_and_change_nothing_for_others() -> None:
    rules = ruleset(2)
    seatings = [["smart", None], [None, "beginner"], [None, "hat"]]
    mixed = HanabiVectorEnv(3, rules, teammates=seatings)
    compiled = HanabiVectorEnv(3, rules, teammates=[seatings[0], seatings[0], seatings[2]])
    scores, wanted = cautious_scores(mixed), cautious_scores(compiled)
    assert (scores[0], scores[2]) == (wanted[0], wanted[2])
    assert scores[1] == simulated_scores(("cautious", "beginner"), 2)[1]
    with pytest.raises(HanabiError, match="compiled bots"):
        mixed.determinise(seed=0)


@pytest.mark.parametrize("mode", AutoresetMode)
def test_every_compiled_bot_can_be_a_teammate_and_it_is_always_the_learners_turn(
    mode: AutoresetMode,
) -> None:
    seatings = [[name, None, name] for name in COMPILED_BOTS]
    env = HanabiVectorEnv(len(seatings), ruleset(3), teammates=seatings, autoreset_mode=mode)
    _, infos = env.reset(seed=1)
    endings, ended = 0, np.zeros(len(seatings), np.bool_)
    for _ in range(60):
        assert infos["action_mask"].any(axis=1).all()
        is_over = ended if mode is AutoresetMode.NEXT_STEP else np.zeros_like(ended)
        assert (infos["seat"] == 1)[~is_over].all()
        _, _, ended, _, infos = env.step(env.random_actions())
        endings += int(ended.sum())
        if mode is AutoresetMode.DISABLED and ended.any():
            _, infos = env.reset(options={"reset_mask": ended.copy()})
    assert endings > 5
