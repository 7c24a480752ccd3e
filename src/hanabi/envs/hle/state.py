"""A game in progress, dealt by chance card by card as the original does it."""

from enum import IntEnum
from typing import SupportsIndex

from hanabi.envs.hle.cards import HanabiCard
from hanabi.envs.hle.errors import HleError
from hanabi.envs.hle.game import CHANCE_PLAYER_ID, HanabiGame
from hanabi.envs.hle.moves import HanabiHistoryItem, HanabiMove, HanabiMoveType
from hanabi.envs.hle.observation import HanabiObservation
from hanabi.envs.hle.position import Position
from hanabi.fast.engine.layout import (
    CARDS,
    DRAWN,
    END_COMPLETE,
    END_DECK,
    END_MISTAKES,
    ENDING,
    FIRST_SEAT,
    FLAG_FITTED,
    FLAG_TOKEN,
    HANDS,
    HEIGHTS,
    KINDS,
    KNOWLEDGE,
    POINTS,
    SIZES,
    TURN,
    TURNS_LEFT,
)


class HanabiEndOfGameType(IntEnum):
    """Why a game is over."""

    NOT_FINISHED = 0
    OUT_OF_LIFE_TOKENS = 1
    OUT_OF_CARDS = 2
    COMPLETED_FIREWORKS = 3


_ENDINGS = {
    0: HanabiEndOfGameType.NOT_FINISHED,
    END_MISTAKES: HanabiEndOfGameType.OUT_OF_LIFE_TOKENS,
    END_DECK: HanabiEndOfGameType.OUT_OF_CARDS,
    END_COMPLETE: HanabiEndOfGameType.COMPLETED_FIREWORKS,
}


class HanabiState:
    """All cards face up. Chance acts as player −1: it deals the hands, then after each card
    played or discarded the next one, also after the move that ended the game.

    A move that is not legal raises ``ValueError`` and changes nothing. Copies, deep copies and
    pickles are states of their own; ``copy`` shares the game's dice, as in the original.
    """

    _game: HanabiGame
    _row: bytearray
    _deck: list[int]
    """The kinds of the cards not dealt yet, sorted: they have no order before the deal."""
    _to_deal: int
    """Cards that chance is to deal before a player acts."""
    _history: list[HanabiHistoryItem]

    def __init__(self, game: HanabiGame, c_state: "HanabiState | None" = None) -> None:
        self._position: Position | None = None
        if c_state is not None:
            self._game = c_state._game
            self._row = bytearray(c_state._row)
            self._deck = list(c_state._deck)
            self._to_deal = c_state._to_deal
            self._history = list(c_state._history)
            return
        self._game = game
        self._row = bytearray(game.engine.empty_row)
        self._row[TURN] = self._row[FIRST_SEAT] = game.first_player()
        self._deck = list(game.deck)
        self._to_deal = game.num_players() * game.hand_size()
        self._history = []

    # Moves.

    def apply_move(self, move: HanabiMove) -> None:
        """Make a move of the player to act; or deal the card named, where chance is to act."""
        if move.type() is HanabiMoveType.DEAL:
            kind = self._kind_to_deal(move)
            self._deck.remove(kind)
            self._deal(kind)
            return
        if not self.move_is_legal(move) or self._row[ENDING]:
            raise HleError("game-over" if self._row[ENDING] else "hle-illegal", move=move)
        self._make(self._game.get_move_uid(move))

    def apply_uid(self, uid: int) -> None:
        """Make the move of this number."""
        if self._row[ENDING]:
            raise HleError("game-over")
        if uid not in self.position().legal():
            raise HleError("hle-illegal", move=self._game.get_move(uid))
        self._make(uid)

    def deal_random_card(self) -> None:
        """Let chance, which must be the one to act, deal a card."""
        if not self._to_deal:
            raise HleError("hle-not-chance")
        self._deal(self._game.dice.draw_from(self._deck))

    def deal_all(self) -> None:
        """Let chance deal until a player is to act."""
        while self._to_deal:
            self._deal(self._game.dice.draw_from(self._deck))

    def _kind_to_deal(self, move: HanabiMove) -> int:
        kind = move.color() * self._game.num_ranks() + move.rank()
        if not self._to_deal or move.color() < 0 or kind not in self._deck:
            raise HleError("hle-illegal", move=move)
        return kind

    def _make(self, uid: int) -> None:
        """The kernel draws by itself; here the card drawn waits for chance to name it."""
        game, row = self._game, self._row
        before, seat, drawn = self.position().row, row[TURN], row[DRAWN]
        last = game.engine.step(row, uid)
        if row[DRAWN] > drawn:
            row[DRAWN] = drawn
            row[SIZES + seat] -= 1
        if row[ENDING]:
            row[TURN] = (seat + 1) % game.num_players()
        self._position = None
        self._history.append(_told(game, uid, seat, last, before))
        if uid < game.engine.rules.sections.color_hint:
            self._to_deal = int(drawn < row[CARDS])

    def _deal(self, kind: int) -> None:
        """The next card goes to the first player whose hand is short."""
        game, row = self._game, self._row
        hand_size, drawn, player = game.hand_size(), row[DRAWN], 0
        while row[SIZES + player] >= hand_size:
            player += 1
        slot = player * hand_size + row[SIZES + player]
        row[KINDS + drawn] = kind
        row[HANDS + slot] = drawn
        row[8 * (KNOWLEDGE + slot) : 8 * (KNOWLEDGE + slot + 1)] = game.knowledge_at_deal(kind)
        row[SIZES + player] += 1
        row[DRAWN] = drawn + 1
        self._to_deal -= 1
        if drawn + 1 == game.dealt_at_start == row[CARDS]:
            row[TURNS_LEFT] = game.num_players()
        self._position = None
        item = HanabiHistoryItem(game.deals[kind], CHANCE_PLAYER_ID, deal_to_player=player)
        self._history.append(item)

    # What there is to see.

    def position(self) -> Position:
        """The state as it is now, to be kept."""
        if self._position is None:
            self._position = Position(
                self._game, bytes(self._row), self.cur_player(), self._history
            )
        return self._position

    def observation(self, player: SupportsIndex) -> HanabiObservation:
        """What a player sees."""
        return HanabiObservation(self.position(), player)

    def copy(self) -> "HanabiState":
        """A state of its own in the same position."""
        return HanabiState(self._game, self)

    def cur_player(self) -> int:
        """Who is to act, −1 for chance; after the end, who would have been."""
        return CHANCE_PLAYER_ID if self._to_deal else self._row[TURN]

    def legal_moves(self) -> list[HanabiMove]:
        """What the player to act may do; after the end, what would have been legal."""
        if self._to_deal:
            raise HleError("hle-chance")
        return [self._game.moves[uid] for uid in self.position().legal()]

    def move_is_legal(self, move: HanabiMove) -> bool:
        """May the one who is to act do this?"""
        if move.type() is HanabiMoveType.DEAL:
            kind = move.color() * self._game.num_ranks() + move.rank()
            return bool(self._to_deal) and kind in self._deck
        return move in [self._game.moves[uid] for uid in self.position().legal()]

    def deck_size(self) -> int:
        """Cards not dealt yet."""
        return len(self._deck)

    def discard_pile(self) -> list[HanabiCard]:
        """In the order in which they fell."""
        return [self._game.cards[kind] for kind in self.position().discards()]

    def fireworks(self) -> list[int]:
        """The height of each, by colour."""
        return self.position().fireworks()

    def player_hands(self) -> list[list[HanabiCard]]:
        """All hands, oldest card first."""
        return [list(hand) for hand in self.position().hands()]

    def information_tokens(self) -> int:
        """Hint tokens available."""
        return self.position().information_tokens

    def life_tokens(self) -> int:
        """Mistakes still allowed, the last of which loses."""
        return self.position().life_tokens

    def num_players(self) -> int:
        """2 to 5."""
        return self._game.num_players()

    def end_of_game_status(self) -> HanabiEndOfGameType:
        """Why the game is over, or that it is not."""
        return _ENDINGS[self._row[ENDING]]

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self._row[ENDING] != 0

    def score(self) -> int:
        """Cards on the fireworks; 0 once all lives are lost."""
        return 0 if self._row[ENDING] == END_MISTAKES else self._row[POINTS]

    def card_playable_on_fireworks(self, color: int, rank: int) -> bool:
        """Would this card fit?"""
        return 0 <= color < self._game.num_colors() and self._row[HEIGHTS + color] == rank

    def move_history(self) -> list[HanabiHistoryItem]:
        """All moves, those of chance included, oldest first."""
        return list(self._history)

    def __str__(self) -> str:
        position = self.position()
        return position.text(position.hands(), position.knowledge(), position.player)

    __repr__ = __str__


def _told(game: HanabiGame, uid: int, player: int, last: int, before: bytes) -> HanabiHistoryItem:
    """A move and its effects, from the kernel's word about it and the row before it."""
    move, flags = game.moves[uid], last >> 56
    if move.target_offset() > 0:
        touched = last >> 40 & 255
        target = (player + move.target_offset()) % game.num_players()
        told_by = 5 if move.type() is HanabiMoveType.REVEAL_COLOR else 6
        first = 8 * (KNOWLEDGE + target * game.hand_size()) + told_by
        newly = 0
        for place in range(game.hand_size()):
            if touched >> place & 1 and not before[first + 8 * place]:
                newly |= 1 << place
        return HanabiHistoryItem(move, player, revealed=touched, newly_revealed=newly)
    return HanabiHistoryItem(
        move,
        player,
        scored=bool(flags & FLAG_FITTED),
        information_token=bool(flags & FLAG_TOKEN),
        card=divmod(last >> 48 & 255, game.num_ranks()),
    )
