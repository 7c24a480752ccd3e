"""Moves and what came of them, in the words of the Hanabi Learning Environment."""

from enum import IntEnum
from operator import index
from typing import Any, SupportsIndex

from hanabi.envs.hle.cards import color_idx_to_char, color_letter, rank_letter
from hanabi.envs.hle.errors import HleError


class HanabiMoveType(IntEnum):
    """What a move does."""

    INVALID = 0
    PLAY = 1
    DISCARD = 2
    REVEAL_COLOR = 3
    REVEAL_RANK = 4
    DEAL = 5


class HanabiMove:
    """A player's move, or the deal of a card by chance; what does not apply is −1.

    Equal moves are equal here, so they can be looked up in lists and dictionaries.
    """

    __slots__ = ("_card_index", "_color", "_rank", "_target_offset", "_type")

    def __init__(
        self,
        move_type: HanabiMoveType,
        card_index: SupportsIndex = -1,
        target_offset: SupportsIndex = -1,
        color: SupportsIndex = -1,
        rank: SupportsIndex = -1,
    ) -> None:
        self._type = move_type
        self._card_index = index(card_index)
        self._target_offset = index(target_offset)
        self._color = index(color)
        self._rank = index(rank)

    @property
    def c_move(self) -> "HanabiMove":
        """The move itself: there is no other side to hand it to."""
        return self

    def type(self) -> HanabiMoveType:
        """What the move does."""
        return self._type

    def card_index(self) -> int:
        """The place in the hand that is played or discarded, 0 the oldest."""
        return self._card_index

    def target_offset(self) -> int:
        """Who is told: 1 for the next player."""
        return self._target_offset

    def color(self) -> int:
        """The colour told or dealt."""
        return self._color

    def rank(self) -> int:
        """The rank told or dealt."""
        return self._rank

    @staticmethod
    def get_discard_move(card_index: SupportsIndex) -> "HanabiMove":
        """Discard the card at this place."""
        return HanabiMove(HanabiMoveType.DISCARD, card_index=card_index)

    @staticmethod
    def get_play_move(card_index: SupportsIndex) -> "HanabiMove":
        """Play the card at this place."""
        return HanabiMove(HanabiMoveType.PLAY, card_index=card_index)

    @staticmethod
    def get_reveal_color_move(target_offset: SupportsIndex, color: SupportsIndex) -> "HanabiMove":
        """Tell a player, 1 for the next, about a colour."""
        move_type = HanabiMoveType.REVEAL_COLOR
        return HanabiMove(move_type, target_offset=target_offset, color=color)

    @staticmethod
    def get_reveal_rank_move(target_offset: SupportsIndex, rank: SupportsIndex) -> "HanabiMove":
        """Tell a player, 1 for the next, about a rank."""
        move_type = HanabiMoveType.REVEAL_RANK
        return HanabiMove(move_type, target_offset=target_offset, rank=rank)

    def to_dict(self) -> dict[str, Any]:
        """The move as ``HanabiEnv.step`` takes it."""
        move: dict[str, Any] = {"action_type": self._type.name}
        match self._type:
            case HanabiMoveType.PLAY | HanabiMoveType.DISCARD:
                move["card_index"] = self._card_index
            case HanabiMoveType.REVEAL_COLOR:
                move["target_offset"] = self._target_offset
                move["color"] = color_idx_to_char(self._color)
            case HanabiMoveType.REVEAL_RANK:
                move["target_offset"] = self._target_offset
                move["rank"] = self._rank
            case HanabiMoveType.DEAL:
                move["color"] = color_idx_to_char(self._color)
                move["rank"] = self._rank
            case HanabiMoveType.INVALID:
                raise HleError("hle-move", move=self)
        return move

    def __str__(self) -> str:
        match self._type:
            case HanabiMoveType.PLAY:
                return f"(Play {self._card_index})"
            case HanabiMoveType.DISCARD:
                return f"(Discard {self._card_index})"
            case HanabiMoveType.REVEAL_COLOR:
                color = color_letter(self._color)
                return f"(Reveal player +{self._target_offset} color {color})"
            case HanabiMoveType.REVEAL_RANK:
                return f"(Reveal player +{self._target_offset} rank {rank_letter(self._rank)})"
            case HanabiMoveType.DEAL:
                return f"(Deal {color_letter(self._color)}{rank_letter(self._rank)})"
            case HanabiMoveType.INVALID:
                return "(INVALID)"

    __repr__ = __str__

    def _parts(self) -> tuple[int, ...]:
        return (self._type, self._card_index, self._target_offset, self._color, self._rank)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, HanabiMove):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())


HIDDEN_DEAL = HanabiMove(HanabiMoveType.DEAL)
"""A card was dealt to the one who looks."""


class HanabiHistoryItem:
    """A move that was made, and its effects."""

    __slots__ = (
        "_card",
        "_deal_to",
        "_move",
        "_newly",
        "_player",
        "_revealed",
        "_scored",
        "_token",
    )

    def __init__(
        self,
        move: HanabiMove,
        player: int,
        *,
        scored: bool = False,
        information_token: bool = False,
        card: tuple[int, int] = (-1, -1),
        revealed: int = 0,
        newly_revealed: int = 0,
        deal_to_player: int = -1,
    ) -> None:
        self._move = move
        self._player = player
        self._scored = scored
        self._token = information_token
        self._card = card
        self._revealed = revealed
        self._newly = newly_revealed
        self._deal_to = deal_to_player

    def seen_by(self, observer: int, players: int, *, shows_cards: bool) -> "HanabiHistoryItem":
        """The same with players counted from the observer, who does not see own cards."""
        move, player, deal_to = self._move, self._player, self._deal_to
        if player >= 0:
            player = (player - observer) % players
        if deal_to >= 0:
            deal_to = (deal_to - observer) % players
            move = HIDDEN_DEAL if deal_to == 0 and not shows_cards else move
        return HanabiHistoryItem(
            move,
            player,
            scored=self._scored,
            information_token=self._token,
            card=self._card,
            revealed=self._revealed,
            newly_revealed=self._newly,
            deal_to_player=deal_to,
        )

    def move(self) -> HanabiMove:
        """The move that was made."""
        return self._move

    def player(self) -> int:
        """Who made it: −1 for chance."""
        return self._player

    def scored(self) -> bool:
        """Did a played card fit?"""
        return self._scored

    def information_token(self) -> bool:
        """Did a token come back?"""
        return self._token

    def color(self) -> int:
        """The colour of the card played or discarded."""
        return self._card[0]

    def rank(self) -> int:
        """The rank of the card played or discarded."""
        return self._card[1]

    def card_info_revealed(self) -> list[int]:
        """The places that a hint touched."""
        return _places(self._revealed)

    def card_info_newly_revealed(self) -> list[int]:
        """Those among them that no hint of this kind had touched before."""
        return _places(self._newly)

    def deal_to_player(self) -> int:
        """Who was dealt a card; −1 for moves of players."""
        return self._deal_to

    def __str__(self) -> str:
        words = [str(self._move)]
        if self._player >= 0:
            words.append(f"by player {self._player}")
        if self._scored:
            words.append("scored")
        if self._token:
            words.append("info_token")
        if self._card[0] >= 0:
            words.append(color_letter(self._card[0]) + rank_letter(self._card[1]))
        if self._revealed:
            words.append(f"reveal {','.join(map(str, _places(self._revealed)))}")
        return f"<{' '.join(words)}>"

    __repr__ = __str__


def _places(bits: int) -> list[int]:
    return [place for place in range(8) if bits >> place & 1]
