"""The drop-in's objects: what the original prints and answers, written down from it."""

import copy
import hashlib
import json
import pickle
import random
from typing import Any

import numpy as np
import pytest

from hanabi.envs.hle import pyhanabi, rl_env
from hanabi.fast import compiling
from hanabi.fast.engine.ruleset_numbers import MAX_MISTAKES
from tests.envs.hle import story as hle_story

# What test_original.py would see: digests of the stories that HLE 0.0.4 tells.
STORIES = {
    (2, 0): "777686a495d77692",
    (2, 1): "9275af68bf6b9d79",
    (2, 2): "4769cc58c2a529a5",
    (3, 0): "b37653466e95a0a1",
    (3, 1): "ae6182c9e7b5b7f7",
    (3, 2): "c1e1d764fae33514",
    (4, 0): "6260436cd19bf4d5",
    (4, 1): "efbd4c757f88b510",
    (4, 2): "489666d8c14236f8",
    (5, 0): "50f0dfd415e61bb7",
    (5, 1): "e6be314a4d94229e",
    (5, 2): "01119518b59e8a26",
}
SEED_1234 = """\
Life tokens: 3
Info tokens: 8
Fireworks: R0 Y0 G0 W0 B0 \n\
Hands:
Cur player
W1 || XX|RYGWB12345
G1 || XX|RYGWB12345
W5 || XX|RYGWB12345
W4 || XX|RYGWB12345
Y1 || XX|RYGWB12345
-----
Y2 || XX|RYGWB12345
B1 || XX|RYGWB12345
B4 || XX|RYGWB12345
B2 || XX|RYGWB12345
Y3 || XX|RYGWB12345
-----
G2 || XX|RYGWB12345
W1 || XX|RYGWB12345
W2 || XX|RYGWB12345
Y3 || XX|RYGWB12345
G3 || XX|RYGWB12345
Deck size: 35
Discards:"""


def story(players: int, kind: int) -> str:
    config = {
        "players": players,
        "seed": players,
        "observation_type": kind,
        "random_start_player": True,
    }
    setting = {"config": config, "games": 2, "dice": kind, "careful": kind > 0}
    told = json.dumps(hle_story.tell((rl_env, pyhanabi), setting))
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def dealt(**config: Any) -> pyhanabi.HanabiState:
    state = pyhanabi.HanabiGame(config).new_initial_state()
    while state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
        state.deal_random_card()
    return state


@pytest.mark.parametrize(("players", "kind"), STORIES)
def test_tells_the_original_s_stories(players: int, kind: int) -> None:
    assert story(players, kind) == STORIES[players, kind]


def test_tells_them_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "can_compile", lambda: False)
    assert story(3, 1) == STORIES[3, 1]


def test_a_seed_deals_the_original_s_cards() -> None:
    assert str(dealt(players=3, seed=1234, random_start_player=True)) == SEED_1234


def test_parameters_as_the_original_prints_them() -> None:
    game = pyhanabi.HanabiGame({"players": "3", "seed": 1234, "random_start_player": True, "x": 1})
    assert game.parameter_string() == (
        "random_start_player=true\nseed=1234\nmax_life_tokens=3\nmax_information_tokens=8\n"
        "hand_size=5\nranks=5\ncolors=5\nobservation_type=1\nplayers=3\n"
    )
    assert (game.num_cards(0, 0), game.num_cards(4, 4), game.num_cards(5, 0)) == (3, 1, 0)


def test_moves_and_history_as_the_original_prints_them() -> None:
    state = dealt(players=3, seed=1234, random_start_player=True)
    assert str(state.legal_moves()[:6]) == (
        "[(Play 0), (Play 1), (Play 2), (Play 3), (Play 4), (Reveal player +1 color Y)]"
    )
    state.apply_move(pyhanabi.HanabiMove.get_reveal_rank_move(2, 2))
    state.apply_move(pyhanabi.HanabiMove.get_discard_move(0))
    state.deal_random_card()
    assert str(state.observation(0).last_moves()) == (
        "[<(Deal G1)>, <(Discard 0) by player 1 info_token Y2>, "
        "<(Reveal player +2 rank 3) by player 0 reveal 3,4>]"
    )
    assert str(state.observation(1).last_moves()) == (
        "[<(Deal XX)>, <(Discard 0) by player 0 info_token Y2>]"
    )
    assert str(state.observation(2).card_knowledge()[0][3]) == "X3|RYGWB3"
    assert str(state.observation(2).card_knowledge()[0][0]) == "XX|RYGWB1245"


def test_a_recorded_game_can_be_dealt_again() -> None:
    state, dice = dealt(players=4, seed=5), random.Random(1)
    while not state.is_terminal():
        if state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
            state.deal_random_card()
        else:
            state.apply_move(dice.choice(state.legal_moves()))
    again = pyhanabi.HanabiGame({"players": 4, "seed": 6}).new_initial_state()
    for item in state.move_history():
        again.apply_move(item.move())
    assert str(again) == str(state)
    assert str(again.move_history()) == str(state.move_history())


def test_chance_deals_no_card_that_is_gone() -> None:
    state = pyhanabi.HanabiGame({"players": 2}).new_initial_state()
    (five,) = {move for move in state._game.deals if str(move) == "(Deal R5)"}
    assert state.move_is_legal(five)
    state.apply_move(five)
    assert not state.move_is_legal(five)
    with pytest.raises(ValueError, match=r"\(Deal R5\) is not legal"):
        state.apply_move(five)
    assert state.deck_size() == 49


@pytest.mark.parametrize("how", [copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_copies_and_pickles_play_on_by_themselves(how: Any) -> None:
    state = dealt(players=3, seed=9)
    state.apply_move(state.legal_moves()[-1])
    seen = state.observation(2)
    for other in (state.copy(), copy.copy(state), how(state)):
        before = str(state)
        assert str(other) == before
        other.apply_move(pyhanabi.HanabiMove.get_play_move(0))
        other.deal_random_card()
        assert str(state) == before
    twin = how(seen)
    encoder = pyhanabi.ObservationEncoder(how(state._game))
    assert (str(twin), encoder.encode(twin)) == (str(seen), encoder.encode(seen))
    assert str(twin.last_moves()) == str(seen.last_moves())
    for thing in (*seen.legal_moves(), *state.player_hands()[0]):
        assert how(thing) == thing
        assert hash(how(thing)) == hash(thing)
    assert str(how(state.move_history())) == str(state.move_history())


def test_a_deep_copy_of_an_environment_deals_the_same_games() -> None:
    env = rl_env.HanabiEnv({"players": 2, "seed": 3})
    env.reset()
    other = copy.deepcopy(env)
    assert str(other.state) == str(env.state)
    assert str(other.reset()) == str(env.reset())


@pytest.mark.parametrize(
    ("config", "words"),
    [
        ({"players": 6}, "parameter players is a whole number from 2 to 5, not 6"),
        ({"players": 2.5}, "players"),
        ({"colors": 0}, "colors"),
        ({"ranks": 6}, "ranks"),
        ({"hand_size": "x"}, "hand_size"),
        ({"hand_size": True}, "hand_size"),
        ({"hand_size": 9}, "hand_size"),
        ({"max_life_tokens": 0}, "max_life_tokens"),
        ({"max_information_tokens": -1}, "max_information_tokens"),
        ({"observation_type": 3}, "observation_type"),
        ({"players": 5, "colors": 1, "hand_size": 5}, "deck is too small"),
        ("players", "the configuration is a dictionary"),
    ],
)
def test_a_bad_configuration_is_refused_in_words(config: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        rl_env.HanabiEnv(config)


def test_wrong_use_is_refused_in_words_and_changes_nothing() -> None:
    state = dealt(players=2, seed=1)
    before, move = str(state), pyhanabi.HanabiMove
    for wrong in (move.get_discard_move(0), move.get_play_move(5), move.get_play_move(-1)):
        with pytest.raises(ValueError, match="is not legal now"):
            state.apply_move(wrong)
    for wrong in (move.get_reveal_color_move(0, 0), move.get_reveal_rank_move(2, 0)):
        assert not state.move_is_legal(wrong)
        with pytest.raises(ValueError, match="is not legal now"):
            state.apply_move(wrong)
    with pytest.raises(ValueError, match="a player is on turn"):
        state.deal_random_card()
    with pytest.raises(ValueError, match="no seat 2"):
        state.observation(2)
    with pytest.raises(ValueError, match="from 0 to 19, not 20"):
        state._game.get_move(20)
    with pytest.raises(ValueError, match="from 0 to 4, not 7"):
        state.observation(0).card_knowledge()[0][0].color_plausible(7)
    assert str(state) == before
    fresh = state._game.new_initial_state()
    with pytest.raises(ValueError, match="cards must be dealt first"):
        fresh.legal_moves()
    with pytest.raises(ValueError, match="R Y G W B, not Q"):
        pyhanabi.color_char_to_idx("Q")


def test_numbers_of_numpy_are_numbers() -> None:
    config = {"players": np.int64(3), "seed": np.uint8(7)}
    state = dealt(**config)
    assert str(state) == str(dealt(players=3, seed=7))
    assert str(state._game.get_move(np.int32(0))) == "(Discard 0)"
    assert pyhanabi.HanabiMove.get_play_move(np.int64(1)) == pyhanabi.HanabiMove.get_play_move(1)
    assert str(state.observation(np.int64(2))) == str(state.observation(2))


def test_who_begins_is_random_where_asked_for() -> None:
    game = pyhanabi.HanabiGame({"players": 4, "seed": 1, "random_start_player": True})
    first = [game.new_initial_state() for _ in range(40)]
    for state in first:
        state.deal_all()
    assert {state.cur_player() for state in first} == {0, 1, 2, 3}


def test_cards_letters_and_loading() -> None:
    assert pyhanabi.HanabiCard(2, 0) == pyhanabi.HanabiCard(2, 0)
    assert str([pyhanabi.HanabiCard(4, 4), pyhanabi.HanabiCard(-1, -1)]) == "[B5, XX]"
    assert pyhanabi.color_idx_to_char(-1) is None
    assert pyhanabi.color_char_to_idx("W") == 3
    assert pyhanabi.try_cdef(prefixes=["x"])
    assert pyhanabi.try_load()
    assert pyhanabi.cdef_loaded()
    assert pyhanabi.lib_loaded()


def test_lives_come_from_the_rules_of_the_kernel() -> None:
    game = pyhanabi.HanabiGame({"max_life_tokens": 4})
    assert game.engine.rules.numbers[MAX_MISTAKES] == game.max_life_tokens() == 4
