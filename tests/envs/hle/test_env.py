"""The drop-in's environment, used as the original's example agents use it."""

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from hanabi.envs.hle import pyhanabi, rl_env

KEYS = [
    *("current_player", "current_player_offset", "life_tokens", "information_tokens"),
    *("num_players", "deck_size", "fireworks", "legal_moves", "legal_moves_as_int"),
    *("observed_hands", "discard_pile", "card_knowledge", "vectorized", "pyhanabi"),
]
CONFIG = {"players": 3, "seed": 1234, "random_start_player": True}
SIZES = {
    "Hanabi-Full": {2: (658, 20), 3: (956, 30), 4: (1041, 38), 5: (1280, 48)},
    "Hanabi-Full-CardKnowledge": {2: (658, 20), 5: (1280, 48)},
    "Hanabi-Full-Minimal": {2: (308, 20), 3: (431, 30), 4: (481, 38), 5: (580, 48)},
    "Hanabi-Small": {2: (171, 11), 3: (226, 18), 4: (281, 25), 5: (336, 32)},
    "Hanabi-Very-Small": {2: (106, 10), 3: (139, 16), 4: (172, 22), 5: (205, 28)},
}


class RandomAgent(rl_env.Agent):
    """Any legal move."""

    def __init__(self, config: dict[str, Any], *args: Any, **kwargs: Any) -> None:
        del args, kwargs
        self.dice = random.Random(config["players"])

    def act(self, observation: dict[str, Any]) -> Any:
        if observation["current_player_offset"] == 0:
            return self.dice.choice(observation["legal_moves"])
        return None


class SimpleAgent(rl_env.Agent):
    """Plays what was hinted, hints what can be played, else discards the oldest."""

    def __init__(self, config: dict[str, Any], *args: Any, **kwargs: Any) -> None:
        del args, kwargs
        self.most_tokens = config.get("information_tokens", 8)

    def act(self, observation: dict[str, Any]) -> Any:
        if observation["current_player_offset"] != 0:
            return None
        for place, known in enumerate(observation["card_knowledge"][0]):
            if known["color"] is not None or known["rank"] is not None:
                return {"action_type": "PLAY", "card_index": place}
        if observation["information_tokens"] > 0:
            for offset in range(1, observation["num_players"]):
                hand = observation["observed_hands"][offset]
                for card, known in zip(hand, observation["card_knowledge"][offset], strict=True):
                    fits = card["rank"] == observation["fireworks"][card["color"]]
                    if fits and known["color"] is None:
                        return {
                            "action_type": "REVEAL_COLOR",
                            "color": card["color"],
                            "target_offset": offset,
                        }
        if observation["information_tokens"] < self.most_tokens:
            return {"action_type": "DISCARD", "card_index": 0}
        return {"action_type": "PLAY", "card_index": 0}


@pytest.mark.parametrize("agent_class", [RandomAgent, SimpleAgent])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_agents_run_unchanged(players: int, agent_class: type[rl_env.Agent]) -> None:
    env = rl_env.make("Hanabi-Full", num_players=players)
    for seed in range(3):
        agents = [agent_class({"players": players}) for _ in range(players)]
        seen, done, total = env.reset(seed=seed), False, 0
        while not done:
            actions = [
                agent.act(observation)
                for agent, observation in zip(agents, seen["player_observations"], strict=True)
            ]
            (action,) = [action for action in actions if action is not None]
            assert actions.index(action) == seen["current_player"]
            seen, reward, done, info = env.step(action)
            assert info == {}
            total += reward
        assert total == env.state.score()
        assert env.state.is_terminal()


@pytest.mark.parametrize("name", SIZES)
def test_named_configurations_have_their_sizes(name: str) -> None:
    for players, (length, moves) in SIZES[name].items():
        env = rl_env.make(name, players)
        assert (env.vectorized_observation_shape(), env.num_moves()) == ([length], moves)
        seen = env.reset()["player_observations"]
        assert [len(observation["vectorized"]) for observation in seen] == [length] * players
    with pytest.raises(ValueError, match="no environment Hanabi-Huge"):
        rl_env.make("Hanabi-Huge")


def test_an_observation_as_the_original_gives_it() -> None:
    env = rl_env.HanabiEnv(CONFIG)
    seen = env.reset()
    assert list(seen) == ["player_observations", "current_player"]
    first, second, _ = seen["player_observations"]
    assert list(first) == KEYS
    assert first["fireworks"] == {"R": 0, "Y": 0, "G": 0, "W": 0, "B": 0}
    assert first["observed_hands"][0] == [{"color": None, "rank": -1}] * 5
    assert first["observed_hands"][1][0] == {"color": "Y", "rank": 1}
    assert first["card_knowledge"][0][0] == {"color": None, "rank": None}
    assert first["legal_moves_as_int"][:6] == [5, 6, 7, 8, 9, 11]
    assert first["legal_moves"][-1] == {
        "action_type": "REVEAL_RANK",
        "target_offset": 2,
        "rank": 2,
    }
    assert second["legal_moves"] == second["legal_moves_as_int"] == []
    assert (second["current_player"], second["current_player_offset"]) == (0, 2)
    assert isinstance(first["pyhanabi"], pyhanabi.HanabiObservation)


def test_an_observation_stays_as_it_was() -> None:
    env = rl_env.HanabiEnv({"players": 2, "seed": 1})
    early, twin = (rl_env.HanabiEnv({"players": 2, "seed": 1}) for _ in range(2))
    kept, wanted = env.reset()["player_observations"], early.reset()["player_observations"]
    wanted = [dict(observation) for observation in wanted]
    twin.reset()
    for action in (5, 6, 7):
        env.step(action)
    for mine, other in zip(kept, wanted, strict=True):
        assert mine.pop("pyhanabi").last_moves() == []
        other.pop("pyhanabi")
        assert mine == other


def test_the_last_observation_has_the_card_drawn_after_the_end() -> None:
    """As in the original, which also tells who would go on and with what."""
    env = rl_env.HanabiEnv({"players": 2, "seed": 2, "max_life_tokens": 1})
    env.reset()
    wrong = next(
        place
        for place, card in enumerate(env.state.player_hands()[0])
        if not env.state.card_playable_on_fireworks(card.color(), card.rank())
    )
    seen, reward, done, _ = env.step({"action_type": "PLAY", "card_index": wrong})
    assert (reward, done, seen["current_player"]) == (0, True, 1)
    assert env.state.end_of_game_status() == pyhanabi.HanabiEndOfGameType.OUT_OF_LIFE_TOKENS
    assert [len(hand) for hand in env.state.player_hands()] == [5, 5]
    assert seen["player_observations"][0]["deck_size"] == 39
    assert seen["player_observations"][1]["legal_moves"] != []
    before = str(env.state)
    with pytest.raises(ValueError, match="the game is over"):
        env.step(seen["player_observations"][1]["legal_moves_as_int"][0])
    with pytest.raises(ValueError, match="the game is over"):
        env.state.apply_move(env.state.legal_moves()[0])
    assert str(env.state) == before


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (0, r"\(Discard 0\) is not legal now"),
        (20, "from 0 to 19, not 20"),
        (-1, "from 0 to 19, not -1"),
        (1.5, "an action is a number or a dictionary, not 1.5"),
        (None, "not None"),
        ({"action_type": "DISCARD", "card_index": 0}, r"\(Discard 0\) is not legal now"),
        ({"action_type": "PLAY", "card_index": 5}, r"\(Play 5\) is not legal now"),
        ({"action_type": "REVEAL_COLOR", "color": "Z", "target_offset": 1}, "not Z"),
        ({"action_type": "PLAY"}, "no action"),
        ({"action_type": "DANCE"}, "no action"),
        ({"card_index": 0}, "no action"),
    ],
)
def test_a_wrong_action_is_refused_and_changes_nothing(action: Any, words: str) -> None:
    env = rl_env.make("Hanabi-Full", 2)
    env.reset(seed=1)
    before = str(env.state)
    with pytest.raises(ValueError, match=words):
        env.step(action)
    with pytest.raises(AssertionError):  # what the original raises where it does not abort
        env.step(action)
    assert str(env.state) == before
    assert env.step(5)[2] is False


def test_a_step_before_the_first_reset_is_refused() -> None:
    with pytest.raises(ValueError, match="reset"):
        rl_env.make().step(5)


def test_actions_may_be_numpy_s() -> None:
    plain, other = (rl_env.HanabiEnv({"players": 2, "seed": 1}) for _ in range(2))
    plain.reset()
    other.reset()
    assert str(plain.step(5)) == str(other.step(np.int64(5)))
    dictionary = {"action_type": "PLAY", "card_index": np.int8(1)}
    assert str(plain.step(6)) == str(other.step(dictionary))


def test_seeds_and_resets() -> None:
    first, second = (rl_env.HanabiEnv({"players": 2, "seed": 5}) for _ in range(2))
    games = [str(first.reset()) for _ in range(3)]
    assert [str(second.reset()) for _ in range(3)] == games
    assert len(set(games)) == 3
    assert str(second.reset(seed=5)) == games[0]
    assert str(rl_env.make().reset()) != str(rl_env.make().reset())


def test_minimal_hides_hints_and_seer_shows_all() -> None:
    for kind, known in ((0, None), (1, None), (2, "W")):
        env = rl_env.HanabiEnv({**CONFIG, "observation_type": kind})
        env.reset()
        seen, *_ = env.step({"action_type": "REVEAL_RANK", "target_offset": 2, "rank": 2})
        first = seen["player_observations"][0]
        assert first["observed_hands"][0][0]["color"] == known
        assert first["card_knowledge"][2][3]["rank"] == (None if kind == 0 else 2)


def test_fields_and_encoders_of_one_s_own() -> None:
    class Mine(rl_env.HanabiEnv):
        def _extract_dict_from_backend(
            self, player_id: int, observation: pyhanabi.HanabiObservation
        ) -> dict[str, Any]:
            fields = super()._extract_dict_from_backend(player_id, observation)
            fields["me"] = player_id
            return fields

    class Tokens(pyhanabi.ObservationEncoder):
        def shape(self) -> list[int]:
            return [1]

        def encode(self, observation: pyhanabi.HanabiObservation) -> list[int]:
            return [observation.information_tokens()]

    env = Mine({"players": 2})
    env.observation_encoder = Tokens(env.game)
    second = env.reset()["player_observations"][1]
    assert (second["me"], second["vectorized"], env.vectorized_observation_shape()) == (1, [8], [1])
    assert list(second) == [*KEYS, "me"]


def test_programs_that_cannot_change_their_imports() -> None:
    program = (
        "from hanabi.envs import hle; hle.install()\n"
        "import hanabi_learning_environment.rl_env\n"
        "from hanabi_learning_environment import pyhanabi, rl_env\n"
        "from hanabi_learning_environment.rl_env import Agent\n"
        "print(rl_env.make('Hanabi-Small').num_moves(), rl_env.pyhanabi is pyhanabi)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ran.stdout == "11 True\n"
