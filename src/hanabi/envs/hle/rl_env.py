"""The environment of the Hanabi Learning Environment's ``rl_env``, by its own names.

An observation's dictionaries make their fields when they are read (``lazy``).
"""

from operator import index
from typing import Any, SupportsIndex

from hanabi.envs.hle import pyhanabi
from hanabi.envs.hle.errors import HleError
from hanabi.envs.hle.lazy import LazyDict, Recipes
from hanabi.envs.hle.pyhanabi import (
    COLOR_CHAR,
    AgentObservationType,
    HanabiMove,
    HanabiMoveType,
    HanabiObservation,
    ObservationEncoder,
    ObservationEncoderType,
    color_char_to_idx,
)

MOVE_TYPES = [move_type.name for move_type in HanabiMoveType]
_SMALL = {"ranks": 5, "hand_size": 2, "max_information_tokens": 3, "max_life_tokens": 1}
_FULL = {"colors": 5, "ranks": 5, "max_information_tokens": 8, "max_life_tokens": 3}
_KNOWLEDGE = {"observation_type": AgentObservationType.CARD_KNOWLEDGE.value}
_MINIMAL = {"observation_type": AgentObservationType.MINIMAL.value}
CONFIGURATIONS: dict[str, dict[str, int]] = {
    "Hanabi-Full": {**_FULL, **_KNOWLEDGE},
    "Hanabi-Full-CardKnowledge": {**_FULL, **_KNOWLEDGE},
    "Hanabi-Full-Minimal": {**_FULL, **_MINIMAL},
    "Hanabi-Small": {"colors": 2, **_SMALL, **_KNOWLEDGE},
    "Hanabi-Very-Small": {"colors": 1, **_SMALL, **_KNOWLEDGE},
}


class Environment:
    """What an environment must have."""

    def reset(self, config: Any) -> Any:
        """Begin a new game; the observation."""
        raise NotImplementedError

    def step(self, action: Any) -> Any:
        """Make a move; observation, reward, whether it is over, info."""
        raise NotImplementedError


class HanabiEnv(Environment):
    """Games of one configuration, one after the other.

    ``reset`` and ``step`` give the observations of all players:
    ``{"player_observations": [one for each player], "current_player": number}``.
    """

    def __init__(self, config: dict[str, Any]) -> None:
        if not isinstance(config, dict):
            raise HleError("hle-config", value=config)
        self.game = pyhanabi.HanabiGame(config)
        self.observation_encoder = ObservationEncoder(self.game, ObservationEncoderType.CANONICAL)
        self.players = self.game.num_players()
        self.state: pyhanabi.HanabiState

    def reset(self, config: Any = None, *, seed: int | None = None) -> dict[str, Any]:
        """Begin a new game. A seed begins the dice anew, as that parameter does."""
        del config  # the abstract interface has it, the game was made from one already
        if seed is not None:
            self.game.seed(seed)
        self.state = self.game.new_initial_state()
        self.state.deal_all()
        return self._make_observation_all_players()

    def vectorized_observation_shape(self) -> list[int]:
        """The length of ``vectorized``, in a list."""
        return self.observation_encoder.shape()

    def num_moves(self) -> int:
        """How many moves there are, legal or not."""
        return self.game.max_moves()

    def step(
        self, action: dict[str, Any] | SupportsIndex
    ) -> tuple[dict[str, Any], int, bool, dict[str, Any]]:
        """Make a move, given by its number or as a dictionary, and deal.

        The reward is the difference of the scores, so losing costs all points made. Raises
        ``ValueError`` if the move is not legal, and then nothing has changed.
        """
        if not hasattr(self, "state"):
            raise HleError("not-reset")
        state = self.state
        uid = self._number(action)
        score = state.score()
        state.apply_uid(uid)
        state.deal_all()
        observation = self._make_observation_all_players()
        return observation, state.score() - score, state.is_terminal(), {}

    def _number(self, action: object) -> int:
        if isinstance(action, dict):
            return self.game.get_move_uid(self._build_move(action))
        try:
            uid = index(action)  # type: ignore[arg-type]
        except TypeError:
            raise HleError("hle-action-kind", value=action) from None
        self.game.get_move(uid)
        return uid

    def _make_observation_all_players(self) -> dict[str, Any]:
        position = self.state.position()
        seen = [
            self._extract_dict_from_backend(player, HanabiObservation(position, player))
            for player in range(self.players)
        ]
        return {"player_observations": seen, "current_player": position.player}

    def _extract_dict_from_backend(
        self, player_id: int, observation: HanabiObservation
    ) -> dict[str, Any]:
        """One player's observation: the place where subclasses of the original add fields."""
        del player_id  # the observation knows
        return LazyDict(FIELDS, (self, observation), current_player=observation.position.player)

    def _build_move(self, action: dict[str, Any]) -> HanabiMove:
        """A legal move from its dictionary."""
        move = _move_of(action)
        if move not in self.state.legal_moves():
            raise HleError("hle-illegal", move=move)
        return move


def _move_of(action: dict[str, Any]) -> HanabiMove:
    try:
        match action["action_type"]:
            case "PLAY":
                return HanabiMove.get_play_move(action["card_index"])
            case "DISCARD":
                return HanabiMove.get_discard_move(action["card_index"])
            case "REVEAL_RANK":
                return HanabiMove.get_reveal_rank_move(action["target_offset"], action["rank"])
            case "REVEAL_COLOR":
                color = color_char_to_idx(action["color"])
                return HanabiMove.get_reveal_color_move(action["target_offset"], color)
    except (KeyError, TypeError):
        pass
    raise HleError("hle-action-dict", value=action)


_Source = tuple[HanabiEnv, HanabiObservation]


def _fireworks(source: _Source) -> dict[str, int]:
    return dict(zip(COLOR_CHAR, source[1].fireworks(), strict=False))


def _legal_moves(source: _Source) -> list[dict[str, Any]]:
    dicts = source[0].game.move_dicts
    return [dicts[uid].copy() for uid in _legal_moves_as_int(source)]


def _legal_moves_as_int(source: _Source) -> list[int]:
    position, player = source[1].position, source[1].player
    return list(position.legal()) if position.player == player else []


def _observed_hands(source: _Source) -> list[list[dict[str, Any]]]:
    return [[card.to_dict() for card in hand] for hand in source[1].observed_hands()]


def _discard_pile(source: _Source) -> list[dict[str, Any]]:
    return [card.to_dict() for card in source[1].discard_pile()]


def _card_knowledge(source: _Source) -> list[list[dict[str, Any]]]:
    return [[known.to_dict() for known in hand] for hand in source[1].card_knowledge()]


FIELDS: Recipes = {
    "current_player": lambda source: source[1].position.player,
    "current_player_offset": lambda source: source[1].cur_player_offset(),
    "life_tokens": lambda source: source[1].life_tokens(),
    "information_tokens": lambda source: source[1].information_tokens(),
    "num_players": lambda source: source[1].num_players(),
    "deck_size": lambda source: source[1].deck_size(),
    "fireworks": _fireworks,
    "legal_moves": _legal_moves,
    "legal_moves_as_int": _legal_moves_as_int,
    "observed_hands": _observed_hands,
    "discard_pile": _discard_pile,
    "card_knowledge": _card_knowledge,
    "vectorized": lambda source: source[0].observation_encoder.encode(source[1]),
    "pyhanabi": lambda source: source[1],
}
"""A player's observation, field by field, in the original's order."""


def make(
    environment_name: str = "Hanabi-Full", num_players: int = 2, pyhanabi_path: str | None = None
) -> HanabiEnv:
    """The environment of a named configuration. There is no library to load from a path."""
    del pyhanabi_path
    if environment_name not in CONFIGURATIONS:
        known = ", ".join(CONFIGURATIONS)
        raise HleError("hle-environment", name=environment_name, known=known)
    return HanabiEnv({**CONFIGURATIONS[environment_name], "players": num_players})


class Agent:
    """What an agent must have."""

    def __init__(self, config: dict[str, Any], *args: Any, **kwargs: Any) -> None:
        raise NotImplementedError

    def reset(self, config: dict[str, Any]) -> None:
        """Begin anew."""
        raise NotImplementedError

    def act(self, observation: dict[str, Any]) -> Any:
        """An action if on turn, else None."""
        raise NotImplementedError
