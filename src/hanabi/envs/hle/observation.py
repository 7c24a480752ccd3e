"""What one player sees, as an object and as a vector."""

from enum import IntEnum
from operator import index
from typing import SupportsIndex

from hanabi.envs.hle.cards import HanabiCard, HanabiCardKnowledge
from hanabi.envs.hle.errors import HleError
from hanabi.envs.hle.game import AgentObservationType, HanabiGame
from hanabi.envs.hle.moves import HanabiHistoryItem, HanabiMove
from hanabi.envs.hle.position import Position


class HanabiObservation:
    """A position with players counted from the observer, whose own cards are hidden."""

    __slots__ = ("player", "position")

    def __init__(self, position: Position, player: SupportsIndex) -> None:
        self.position = position
        self.player = index(player)
        if not 0 <= self.player < position.game.num_players():
            last = position.game.num_players() - 1
            raise HleError("no-such-seat", seat=player, last=last)

    def observation(self) -> "HanabiObservation":
        """The observation itself: there is no other side to hand it to."""
        return self

    def cur_player_offset(self) -> int:
        """How many places after the observer the one to act sits; −1 for chance."""
        return self.position.offset(self.position.player, self.player)

    def num_players(self) -> int:
        """2 to 5."""
        return self.position.game.num_players()

    def observed_hands(self) -> list[list[HanabiCard]]:
        """All hands, the observer's first, oldest card first."""
        return self.position.hands_seen_by(self.player)

    def card_knowledge(self) -> list[list[HanabiCardKnowledge]]:
        """What hints told of all cards, the observer's first."""
        return self.position.knowledge_seen_by(self.player)

    def discard_pile(self) -> list[HanabiCard]:
        """In the order in which they fell."""
        return [self.position.game.cards[kind] for kind in self.position.discards()]

    def fireworks(self) -> list[int]:
        """The height of each, by colour."""
        return self.position.fireworks()

    def deck_size(self) -> int:
        """Cards not dealt yet."""
        return self.position.deck_size

    def last_moves(self) -> list[HanabiHistoryItem]:
        """The moves since the observer's last one, newest first, that one included; without
        the deal of the hands."""
        position = self.position
        game, history = position.game, position.history
        is_seer = game.observation_type() is AgentObservationType.SEER
        moves = []
        for place in range(position.moves_made - 1, game.dealt_at_start - 1, -1):
            item = history[place]
            moves.append(item.seen_by(self.player, game.num_players(), shows_cards=is_seer))
            if item.player() == self.player:
                break
        return moves

    def information_tokens(self) -> int:
        """Hint tokens available."""
        return self.position.information_tokens

    def life_tokens(self) -> int:
        """Mistakes still allowed, the last of which loses."""
        return self.position.life_tokens

    def legal_moves(self) -> list[HanabiMove]:
        """What the observer may do now: nothing, unless on turn."""
        if self.position.player != self.player:
            return []
        return [self.position.game.moves[uid] for uid in self.position.legal()]

    def card_playable_on_fireworks(self, color: int, rank: int) -> bool:
        """Would this card fit?"""
        fireworks = self.position.fireworks()
        return 0 <= color < len(fireworks) and fireworks[color] == rank

    def __str__(self) -> str:
        hands, known = self.observed_hands(), self.card_knowledge()
        return self.position.text(hands, known, self.cur_player_offset())

    __repr__ = __str__


class ObservationEncoderType(IntEnum):
    """There is one."""

    CANONICAL = 0


class ObservationEncoder:
    """Observations as lists of 0 and 1; for others, override ``shape`` and ``encode``."""

    def __init__(
        self, game: HanabiGame, enc_type: ObservationEncoderType = ObservationEncoderType.CANONICAL
    ) -> None:
        if enc_type != ObservationEncoderType.CANONICAL:
            raise HleError("unknown-encoder", encoder=enc_type, known="CANONICAL")
        self._game = game

    def shape(self) -> list[int]:
        """The length, in a list."""
        return [self._game.engine.length]

    def encode(self, observation: HanabiObservation) -> list[int]:
        """The vector of an observation."""
        return self._game.engine.encode(observation.position.row, observation.player)
