"""The vector environment: resets, rewards, rulesets side by side, states, wrong use."""

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from hanabi.envs.vector import HanabiVectorEnv
from hanabi.fast import Batch
from hanabi.fast.encode import Encoder
from hanabi.fast.engine.layout import ENDING, KINDS
from hanabi.game import Game
from hanabi.rules import HanabiError, Ruleset, ruleset

GAMES = 64
EVERYTHING = {
    "multicolor": "every-color-10",
    "black-powder": True,
    "five-flamboyants": True,
    "timed-display": True,
}


def test_games_are_those_of_the_batch_with_the_same_seeds() -> None:
    rules = ruleset(3)
    env = HanabiVectorEnv(GAMES, rules, observer="all", autoreset_mode=AutoresetMode.DISABLED)
    batch, encoder = Batch(rules, GAMES), Encoder(rules)
    observations, infos = env.reset(seed=5)
    batch.deal(seed=5)
    wanted = np.zeros((GAMES, 3, encoder.length), np.uint8)
    for _ in range(4):
        np.testing.assert_array_equal(observations, encoder.encode_rows(batch.rows, wanted, "all"))
        np.testing.assert_array_equal(infos["action_mask"], batch.masks())
        np.testing.assert_array_equal(infos["seat"], batch.turns)
        actions = env.random_actions()
        before = batch.scores().astype(np.int64)
        batch.step(actions)
        observations, rewards, ended, cut, infos = env.step(actions)
        np.testing.assert_array_equal(rewards, batch.scores() - before)
        np.testing.assert_array_equal(ended, batch.is_over)
        assert not cut.any()


@pytest.mark.parametrize("mode", AutoresetMode)
def test_the_same_games_are_played_in_every_autoreset_mode(mode: AutoresetMode) -> None:
    """Each game's returns, one after the other, do not depend on how it is dealt again."""
    env = HanabiVectorEnv(8, ruleset(2), autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] is mode
    observations, infos = env.reset(seed=1)
    returns: list[list[float]] = [[] for _ in range(8)]
    running = np.zeros(8)
    was_over = np.zeros(8, np.bool_)
    while min(map(len, returns)) < 3:
        actions = infos["action_mask"].argmax(axis=1)
        observations, rewards, ended, _, infos = env.step(actions)
        if mode is AutoresetMode.NEXT_STEP:
            assert not rewards[was_over].any()
            assert not ended[was_over].any()
        running += rewards
        for game in np.flatnonzero(ended).tolist():
            returns[game].append(running[game])
            running[game] = 0
            if mode is AutoresetMode.SAME_STEP:
                assert infos["_final_obs"][game]
                assert infos["final_info"]["score"][game] == returns[game][-1]
                assert infos["final_obs"][game].any()
                assert infos["score"][game] == 0
                assert infos["action_mask"][game].any()
        was_over = ended.copy()
        if mode is AutoresetMode.DISABLED and was_over.any():
            observations, infos = env.reset(options={"reset_mask": was_over})
    assert observations.any()
    assert [values[:3] for values in returns] == _returns()


def _returns() -> list[list[float]]:
    """The same, played one game at a time: ``dealt`` says from which seed."""
    found = []
    for seed in range(1, 9):
        env = HanabiVectorEnv(1, ruleset(2), autoreset_mode=AutoresetMode.DISABLED)
        _, infos = env.reset(seed=seed)
        scores: list[float] = []
        for _ in range(3):
            total, ended = 0.0, np.array([False])
            while not ended[0]:
                _, rewards, ended, _, infos = env.step(infos["action_mask"].argmax(axis=1))
                total += float(rewards[0])
            scores.append(total)
            _, infos = env.reset()
        found.append(scores)
    return found


@pytest.mark.parametrize(("loss", "worth"), [("zero", 0), ("keep", 3), ("minus_one", 2)])
def test_a_lost_game_is_worth_what_the_scheme_says(loss: Any, worth: int) -> None:
    """Seat 0 plays 1, 2 and 3 of a suit, seat 1 makes three mistakes."""
    rules = ruleset(2)
    deck = [0, 1, 2, 5 + 3, 5 + 4]
    rest = list(rules.arrays.deck)
    for kind in deck:
        rest.remove(kind)
    deck += [kind for kind in rest if kind % 5 == 4] + [kind for kind in rest if kind % 5 != 4]
    env = HanabiVectorEnv(2, rules, loss=loss, first_seat=0, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=0, options={"decks": [deck, deck]})
    total, ended = np.zeros(2), np.array([False, False])
    while not ended.any():
        _, rewards, ended, _, infos = env.step([5, 5])
        total += rewards
    assert total.tolist() == [worth, worth]
    assert infos["score"].tolist() == [0, 0]


def test_rulesets_may_differ_from_game_to_game() -> None:
    kinds = [ruleset(2), ruleset(5), ruleset(3, options=EVERYTHING)]
    each = [kinds[game % 3] for game in range(9)]
    env = HanabiVectorEnv(9, each, observer="all", autoreset_mode=AutoresetMode.SAME_STEP)
    observations, infos = env.reset(seed=3)
    for _ in range(60):
        for game in range(9):
            encoder = Encoder(each[game])
            row = env.game(game)
            for seat in range(5):
                seen = observations[game, seat]
                if seat < each[game].players:
                    assert seen[: encoder.length].tobytes() == bytes(encoder.encode_game(row, seat))
                    seen = seen[encoder.length :]
                assert not seen.any()
            assert np.flatnonzero(infos["action_mask"][game]).tolist() == row.legal_actions()
        observations, _, _, _, infos = env.step(env.random_actions())


def test_seeds_may_be_given_for_each_game_and_are_enough_to_deal_again() -> None:
    env = HanabiVectorEnv(3, ruleset(2))
    seeds = [7, 2**64 - 1, 7]
    first, _ = env.reset(seed=seeds)
    assert np.array_equal(first[0], first[2])
    assert not np.array_equal(first[0], first[1])
    for game, seed in enumerate(seeds):
        assert env.state(game).hands == Game.deal(ruleset(2), seed).state.hands
        assert env.state(game).deal.deck == Game.deal(ruleset(2), seed).state.deal.deck


def test_without_a_seed_games_differ() -> None:
    env = HanabiVectorEnv(2, ruleset(2))
    first = env.reset()[0].copy()
    assert not np.array_equal(first, HanabiVectorEnv(2, ruleset(2)).reset()[0])
    assert not np.array_equal(first, env.reset()[0])


def test_a_state_can_be_kept_pickled_and_taken_up_elsewhere() -> None:
    env = HanabiVectorEnv(GAMES, ruleset(4), teammates=["smart", None, "random", "hat"])
    env.reset(seed=11)
    for _ in range(10):
        env.step(env.random_actions())
    kept = pickle.loads(pickle.dumps(env.get_state()))
    twin = env.clone()
    told = [_play(env), _play(twin)]
    env.set_state(kept)
    assert _play(env) == told[0] == told[1]


def _play(env: HanabiVectorEnv) -> list[bytes]:
    found = []
    for _ in range(30):
        observations, rewards, *_ = env.step(env.random_actions())
        found += [observations.tobytes(), rewards.tobytes()]
    return found


def test_a_position_of_the_reference_engine_can_be_put_in() -> None:
    game = Game.deal(ruleset(2), 99)
    for _ in range(5):
        game.push(game.legal_moves()[-1])
    env = HanabiVectorEnv(2, ruleset(2))
    env.reset(seed=0)
    env.set_game(1, game.state)
    env.observe()
    assert env.state(1).hands == game.state.hands
    assert env.state(1).hint_tokens == game.state.hint_tokens


@pytest.mark.parametrize("output", ["bytes", "bits", "float32"])
def test_observations_may_be_bytes_bits_or_floats_in_the_callers_memory(output: Any) -> None:
    env = HanabiVectorEnv(GAMES, ruleset(2), output=output)
    plain = HanabiVectorEnv(GAMES, ruleset(2))
    env.reset(seed=1)
    plain.reset(seed=1)
    actions = plain.random_actions()
    wanted = plain.step(actions)[0]
    out = np.full(env.observation_space.shape or (), 255, env.observation_space.dtype)
    given = env.step(actions, out=out)[0]
    assert given is out
    if output == "bits":
        given = np.unpackbits(given, axis=1, bitorder="little")[:, : wanted.shape[1]]
    np.testing.assert_array_equal(given, wanted)
    assert env.observation_space.contains(out)


def test_buffers_take_turns() -> None:
    env = HanabiVectorEnv(2, ruleset(2), buffers=2)
    first, _ = env.reset(seed=1)
    copy = first.copy()
    second = env.step(env.random_actions())[0]
    assert second is not first
    np.testing.assert_array_equal(first, copy)
    assert env.step(env.random_actions())[0] is first


Wrong = Callable[[HanabiVectorEnv], object]
MISTAKES: list[tuple[str, Wrong]] = [
    ("game 3 is a number from 0 to 19, not 20", lambda env: env.step([5, 5, 5, 20])),
    ("game 1 is a number from 0 to 19, not -1", lambda env: env.step([5, -1, 5, 5])),
    ("action 0 is not legal in game 2", lambda env: env.step([5, 5, 0, 5])),
    ("actions must be", lambda env: env.step([5, 5, 5])),
    ("actions must be", lambda env: env.step(np.array([5.0, 5.0, 5.0, 5.0]))),
    ("out must be", lambda env: env.step([5] * 4, out=np.zeros((4, 657), np.uint8))),
    ("out must be", lambda env: env.step([5] * 4, out=np.zeros((4, 658), np.int8))),
    ("out must be", lambda env: env.step([5] * 4, out=np.zeros((658, 4), np.uint8).T)),
    ("seeds takes", lambda env: env.reset(seed=[1, 2])),
    ("a seed is", lambda env: env.reset(seed=[1, 2, 3, -4])),
    ("deck of game 1", lambda env: env.reset(options={"decks": [_deck(), _deck()[1:], 0, 0]})),
    ("reset_mask must be", lambda env: env.reset(options={"reset_mask": np.ones(4)})),
    ("another", lambda env: env.set_game(0, Game.deal(ruleset(3), 0).state)),
    ("a seed is", lambda env: env.reset(seed=-1)),
    ("no seat 2", lambda env: env.determinise(seed=1, seat=2)),
    ("a seed is", lambda env: env.determinise(seed=-1)),
    ("other games", lambda env: env.set_state(HanabiVectorEnv(4, ruleset(3)).get_state())),
    ("other games", lambda env: env.set_state(HanabiVectorEnv(3).get_state())),
]


@pytest.mark.parametrize(("sentence", "wrong"), MISTAKES, ids=[mistake[0] for mistake in MISTAKES])
def test_wrong_use_is_refused_and_leaves_every_game_as_it_was(sentence: str, wrong: Wrong) -> None:
    env = HanabiVectorEnv(4, ruleset(2))
    env.reset(seed=1)
    before = pickle.dumps(env.get_state())
    with pytest.raises(HanabiError, match=sentence):
        wrong(env)
    assert pickle.dumps(env.get_state()) == before


def _deck() -> list[int]:
    return list(ruleset(2).arrays.deck)


def test_a_step_after_the_end_is_refused_where_games_are_not_dealt_again() -> None:
    env = HanabiVectorEnv(4, ruleset(2), autoreset_mode=AutoresetMode.DISABLED)
    with pytest.raises(HanabiError, match="call reset"):
        env.step([5] * 4)
    env.reset(seed=1)
    ended = np.zeros(4, np.bool_)
    while not ended.any():
        _, _, ended, _, infos = env.step(env.random_actions())
    assert not infos["action_mask"][ended].any()
    before = pickle.dumps(env.get_state())
    with pytest.raises(HanabiError, match=f"game {ended.argmax()} is over"):
        env.step([5] * 4)
    assert pickle.dumps(env.get_state()) == before


@pytest.mark.parametrize(
    ("sentence", "settings"),
    [
        ("one game", {"num_envs": 0}),
        ("rulesets takes", {"rulesets": [ruleset(2)] * 3}),
        ("loss is one of", {"loss": "much"}),
        ("output is one of", {"output": "text"}),
        ("autoreset_mode is one of", {"autoreset_mode": "sometimes"}),
        ("no encoder", {"encoder": "mine"}),
        ("so its output is float32", {"encoder": "v0"}),
        ("no seat 2", {"observer": 2}),
        ("first seat", {"first_seat": 2}),
        ("no bot", {"teammates": ["nobody", None]}),
        ("2 seats", {"teammates": ["smart"] * 3}),
        ("leave one to the learner", {"teammates": ["smart", "hat"]}),
        ("teammates takes", {"teammates": [["smart", None]] * 3}),
    ],
)
def test_wrong_settings_are_refused(sentence: str, settings: dict[str, Any]) -> None:
    with pytest.raises(HanabiError, match=sentence):
        HanabiVectorEnv(**{"num_envs": 4, **settings})


def test_random_play_of_every_expansion_keeps_its_cards() -> None:
    rules: list[Ruleset] = [ruleset(2 + game % 4, options=EVERYTHING) for game in range(64)]
    env = HanabiVectorEnv(64, rules, autoreset_mode=AutoresetMode.DISABLED)
    _, infos = env.reset(seed=4)
    for _ in range(200):
        _, _, ended, _, infos = env.step(env.random_actions())
        if ended.any():
            _, infos = env.reset(options={"reset_mask": ended.copy()})
    assert infos["action_mask"].any(axis=1).all()
    rows = env.get_state()["rows"]
    assert not rows[:, ENDING].any()
    for game in range(64):
        deck = sorted(rules[game].arrays.deck)
        if env.state(game).returned == ():
            assert sorted(rows[game, KINDS : KINDS + len(deck)].tolist()) == deck
