"""One game after the other through HLE's interface, told in full: the same program runs on the
original, in an interpreter of its own, and on the drop-in, and the stories must be equal.

``python story.py FILE`` reads settings from the standard input and writes the original's
stories to the file, as JSON. It needs nothing of this project.
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Story = list[Any]
NUMBERS = ("life_tokens", "information_tokens", "deck_size", "num_players", "cur_player_offset")


def tell(modules: tuple[Any, Any], setting: dict[str, Any]) -> Story:
    """All there is to see in some games of one configuration; the seed makes them the same."""
    rl_env, pyhanabi = modules
    dice = random.Random(setting["dice"])
    env = rl_env.HanabiEnv(setting["config"])
    story: Story = [env.game.parameter_string(), env.vectorized_observation_shape()]
    story.append([_move(env.game, env.game.get_move(uid)) for uid in range(env.num_moves())])
    for number in range(setting["games"]):
        if number % 2:
            story += _through_environment(env, dice, careful=setting["careful"])
        else:
            story += _through_state(env, pyhanabi, dice, careful=setting["careful"])
    return story


def _through_environment(env: Any, dice: random.Random, *, careful: bool) -> Iterator[Any]:
    """As agents play: by dictionaries and numbers."""
    seen, done = env.reset(), False
    yield _dicts(seen)
    while not done:
        player = seen["player_observations"][seen["current_player"]]
        place = _choice(env.state, player["legal_moves_as_int"], dice, careful=careful)
        action = player["legal_moves" if dice.random() < 0.5 else "legal_moves_as_int"][place]
        seen, reward, done, info = env.step(action)
        yield [_dicts(seen), reward, done, info, _state(env.state)]


def _through_state(env: Any, pyhanabi: Any, dice: random.Random, *, careful: bool) -> Iterator[Any]:
    """As search does: with chance by itself, and everything looked at while it is to act."""
    state = env.game.new_initial_state()
    deals = 0
    while not state.is_terminal():
        if state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
            state.deal_random_card()
            deals += 1
            if deals % 7:
                continue
        else:
            moves = state.legal_moves()
            uids = [env.game.get_move_uid(move) for move in moves]
            move = moves[_choice(state, uids, dice, careful=careful)]
            assert state.move_is_legal(move)
            state.apply_move(move)
        yield [_state(state), _observations(env, state), _state(state.copy())]


def _choice(state: Any, uids: list[int], dice: random.Random, *, careful: bool) -> int:
    """Which of the legal moves: any, or for long games one that plays no wrong card."""
    if careful:
        hand, heights = state.player_hands()[state.cur_player()], state.fireworks()
        size = len(state.player_hands()[0]) if state.deck_size() else 0
        for place, card in enumerate(hand):
            if size and heights[card.color()] == card.rank() and size + place in uids:
                return uids.index(size + place)
        others = [place for place, uid in enumerate(uids) if not size <= uid < 2 * size]
        if others:
            return dice.choice(others)
    return dice.randrange(len(uids))


def _dicts(seen: dict[str, Any]) -> Any:
    """Everything but the object, and the order of the keys."""
    told = []
    for player in seen["player_observations"]:
        plain = {key: value for key, value in player.items() if key != "pyhanabi"}
        plain["vectorized"] = "".join(map(str, player["vectorized"]))
        told.append([list(player), plain, str(player["pyhanabi"])])
    return [list(seen), seen["current_player"], told]


def _move(game: Any, move: Any) -> Any:
    parts = [move.card_index(), move.target_offset(), move.color(), move.rank()]
    return [str(move), move.type().name, *parts, move.to_dict(), game.get_move_uid(move)]


def _item(item: Any) -> Any:
    return [
        *(str(item), str(item.move()), item.player(), item.scored(), item.information_token()),
        *(item.color(), item.rank(), item.card_info_revealed()),
        *(item.card_info_newly_revealed(), item.deal_to_player()),
    ]


def _state(state: Any) -> Any:
    return [
        *(str(state), state.cur_player(), state.deck_size(), str(state.discard_pile())),
        *(state.fireworks(), str(state.player_hands()), state.information_tokens()),
        *(state.life_tokens(), state.end_of_game_status().name, state.is_terminal()),
        *(state.score(), state.num_players(), len(state.move_history())),
        [_item(item) for item in state.move_history()[-3:]],
        [state.card_playable_on_fireworks(color, 0) for color in range(-1, 6)],
        str(state.legal_moves()) if state.cur_player() >= 0 else None,
    ]


def _observations(env: Any, state: Any) -> Any:
    told = []
    for player in range(state.num_players()):
        seen = state.observation(player)
        knowledge = seen.card_knowledge()
        told.append(
            [
                *(str(seen), [getattr(seen, name)() for name in NUMBERS]),
                *(str(seen.observed_hands()), str(seen.discard_pile()), seen.fireworks()),
                *([_item(item) for item in seen.last_moves()], str(seen.legal_moves())),
                [[_known(env.game, card) for card in hand] for hand in knowledge],
                "".join(map(str, env.observation_encoder.encode(seen))),
                [seen.card_playable_on_fireworks(color, 1) for color in range(-1, 6)],
            ]
        )
    return told


def _known(game: Any, card: Any) -> Any:
    colors = [card.color_plausible(color) for color in range(game.num_colors())]
    ranks = [card.rank_plausible(rank) for rank in range(game.num_ranks())]
    return [str(card), card.color(), card.rank(), colors, ranks]


if __name__ == "__main__":
    from hanabi_learning_environment import pyhanabi, rl_env  # type: ignore[import-not-found]

    settings = json.load(sys.stdin)
    told = [tell((rl_env, pyhanabi), setting) for setting in settings]
    Path(sys.argv[1]).write_text(json.dumps(told))
