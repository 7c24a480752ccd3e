"""The parameters of a game, its moves by number, and its dice."""

from enum import IntEnum
from operator import index
from random import SystemRandom
from typing import TYPE_CHECKING, Any, SupportsIndex

from hanabi.envs.hle.cards import HanabiCard
from hanabi.envs.hle.chance import Dice
from hanabi.envs.hle.engine import Engine, told_all
from hanabi.envs.hle.errors import HleError
from hanabi.envs.hle.moves import HanabiMove, HanabiMoveType
from hanabi.envs.hle.rules import copies_of_rank, number_from, ruleset_from
from hanabi.fast.encode import EncoderName

if TYPE_CHECKING:
    from hanabi.envs.hle.state import HanabiState

CHANCE_PLAYER_ID = -1


class AgentObservationType(IntEnum):
    """What an observation holds: no hints, hints, or also the observer's own cards."""

    MINIMAL = 0
    CARD_KNOWLEDGE = 1
    SEER = 2


ENCODERS: dict[AgentObservationType, EncoderName] = {
    AgentObservationType.MINIMAL: "hle-minimal",
    AgentObservationType.CARD_KNOWLEDGE: "hle",
    AgentObservationType.SEER: "hle-seer",
}


class HanabiGame:
    """The rules of a game as a dictionary of parameters; other keys are ignored.

    ``players``, ``colors``, ``ranks``, ``hand_size``, ``max_information_tokens``,
    ``max_life_tokens``, ``seed`` (−1: any), ``random_start_player``, ``observation_type``.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.rules = ruleset_from(params)
        self._players, self._hand_size = self.rules.players, self.rules.hand_size
        self._colors, self._ranks = len(self.rules.colors), len(self.rules.ranks)
        self._tokens, self._lives = self.rules.max_hint_tokens, self.rules.max_mistakes
        self._observation_type = AgentObservationType(number_from(params, "observation_type", 1))
        self._random_start = str(params.get("random_start_player")) in {"1", "true", "True"}
        self.engine = Engine(self.rules, ENCODERS[self._observation_type])
        self.deck = tuple(
            kind
            for kind, card in enumerate(self.rules.cards)
            for _ in range(self.rules.copies_of(card))
        )
        self.moves = [self._move(uid) for uid in range(self.max_moves())]
        self.deals = [
            HanabiMove(HanabiMoveType.DEAL, color=color, rank=rank)
            for color in range(self._colors)
            for rank in range(self._ranks)
        ]
        self.move_dicts = [move.to_dict() for move in self.moves]
        self.cards = [HanabiCard(move.color(), move.rank()) for move in self.deals]
        self.dealt_at_start = self._players * self._hand_size
        self.seed(number_from(params, "seed", -1))

    def seed(self, seed: int) -> None:
        """Begin the dice anew: the same seed, the same games. −1 takes any."""
        seed = index(seed)
        while seed == -1:
            seed = SystemRandom().getrandbits(32) - (1 << 31)
        self._seed = seed
        self.dice = Dice(seed)

    def _move(self, uid: int) -> HanabiMove:
        sections = self.engine.rules.sections
        if uid < sections.play:
            return HanabiMove.get_discard_move(uid)
        if uid < sections.color_hint:
            return HanabiMove.get_play_move(uid - sections.play)
        if uid < sections.rank_hint:
            teammate, color = divmod(uid - sections.color_hint, self._colors)
            return HanabiMove.get_reveal_color_move(1 + teammate, color)
        teammate, rank = divmod(uid - sections.rank_hint, self._ranks)
        return HanabiMove.get_reveal_rank_move(1 + teammate, rank)

    @property
    def c_game(self) -> "HanabiGame":
        """The game itself: there is no other side to hand it to."""
        return self

    def knowledge_at_deal(self, kind: int) -> bytes:
        """What is known of a card when it is dealt."""
        if self._observation_type is AgentObservationType.SEER:
            return told_all(kind, self._ranks)
        return self.engine.untouched

    def new_initial_state(self) -> "HanabiState":
        """A new game; chance deals first."""
        from hanabi.envs.hle.state import HanabiState

        return HanabiState(self)

    def first_player(self) -> int:
        """Who begins: player 0, or whom the dice choose."""
        return self.dice.below_like_hle(self._players) if self._random_start else 0

    def parameter_string(self) -> str:
        """All parameters, a line each."""
        parameters = {
            "random_start_player": "true" if self._random_start else "false",
            "seed": self._seed,
            "max_life_tokens": self._lives,
            "max_information_tokens": self._tokens,
            "hand_size": self._hand_size,
            "ranks": self._ranks,
            "colors": self._colors,
            "observation_type": int(self._observation_type),
            "players": self._players,
        }
        return "".join(f"{name}={value}\n" for name, value in parameters.items())

    def num_players(self) -> int:
        """2 to 5."""
        return self._players

    def num_colors(self) -> int:
        """1 to 5."""
        return self._colors

    def num_ranks(self) -> int:
        """1 to 5."""
        return self._ranks

    def hand_size(self) -> int:
        """Cards in a full hand."""
        return self._hand_size

    def max_information_tokens(self) -> int:
        """Hint tokens at the start."""
        return self._tokens

    def max_life_tokens(self) -> int:
        """Mistakes that lose the game."""
        return self._lives

    def observation_type(self) -> AgentObservationType:
        """What an observation holds."""
        return self._observation_type

    def max_moves(self) -> int:
        """How many moves there are, legal or not."""
        return self.engine.rules.sections.total

    def num_cards(self, color: int, rank: int) -> int:
        """Copies of a card; 0 for one that is not in the game."""
        if not (0 <= color < self._colors and 0 <= rank < self._ranks):
            return 0
        return copies_of_rank(rank, self._ranks)

    def get_move_uid(self, move: HanabiMove) -> int:
        """The number of a move, −1 if it has none."""
        sections, teammate = self.engine.rules.sections, move.target_offset() - 1
        match move.type():
            case HanabiMoveType.DISCARD:
                return move.card_index()
            case HanabiMoveType.PLAY:
                return sections.play + move.card_index()
            case HanabiMoveType.REVEAL_COLOR:
                return sections.color_hint + teammate * self._colors + move.color()
            case HanabiMoveType.REVEAL_RANK:
                return sections.rank_hint + teammate * self._ranks + move.rank()
            case _:
                return -1

    def get_move(self, move_uid: SupportsIndex) -> HanabiMove:
        """The move of this number."""
        uid = index(move_uid)
        if not 0 <= uid < len(self.moves):
            raise HleError("env-action", action=move_uid, last=len(self.moves) - 1)
        return self.moves[uid]
