"""The past of a game, as it would have been with other cards where a seat cannot see them."""

from dataclasses import replace

from hanabi.analysis.endgame.hidden_cards import OwnHand
from hanabi.fast.bridge import draw_number, start_row
from hanabi.fast.engine.layout import (
    CARDS,
    DRAWN,
    HANDS,
    KINDS,
    PILE,
    PILED,
    RETURNED,
    RETURNED_AT,
)
from hanabi.fast.moves import action_of, make_move
from hanabi.fast.single import RowGame
from hanabi.game import Arrange, Deal, Game, Move, RewardAdd, RewardReturn
from hanabi.rules import Tile
from hanabi.view import move_in_draw_numbers


class Past:
    """The moves that led to the position that a game is looked at in, in two ways: with the names
    that players have for cards, and as actions of rows."""

    def __init__(self, game: Game) -> None:
        self.ruleset, self._deal = game.ruleset, game.start.deal
        self._turn, self._tiles_turned = game.state.turn, game.state.tiles_turned
        self.moves: list[Move] = []
        self.actions: list[int | Arrange] = []
        """Below 0, −1 − the place of a discard that a tile gives."""
        self.choices = [0] * game.ruleset.players
        """How many each seat has made."""
        look, self._row = game.branch(), start_row(game.ruleset, self._deal)
        for number, move in enumerate(look.moves):
            state = look.seek(number)
            self.moves.append(move_in_draw_numbers(state, move))
            self.actions.append(_action(self._row, move))
            if not isinstance(move, Arrange):
                self.choices[state.turn] += 1
            make_move(self._row, move)

    @property
    def face_down(self) -> tuple[Tile, ...]:
        """The tiles that nobody has seen, in no order that means anything."""
        return tuple(sorted(self._deal.tiles[self._tiles_turned :]))

    @property
    def has_returned(self) -> bool:
        """Did tile 5 put a card back?"""
        return self._row.row[RETURNED] >= 0

    def deal_with(self, hand: OwnHand, tiles: tuple[Tile, ...], return_place: int = 0) -> Deal:
        """The deal in which the seat on turn holds this hand, the deck lies as it says, and these
        tiles come next. If tile 5 put a card back, it lies where one of its kind is wanted; if it
        will, it goes to this place."""
        row = self._row.row
        wanted = list(row[KINDS : KINDS + row[CARDS]])
        first = HANDS + self._turn * self.ruleset.hand_size
        for place, kind in enumerate(hand.kinds):
            wanted[row[first + place]] = kind
        wanted[row[DRAWN] :] = hand.deck
        if row[RETURNED] >= 0:
            drawn = row[RETURNED_AT]
            place = wanted.index(wanted[row[RETURNED]], drawn)
            del wanted[place]
            return_place = place - drawn
        later = [tile for tile in self.face_down if tile not in tiles]
        return replace(
            self._deal,
            deck=tuple(self.ruleset.cards[kind] for kind in wanted),
            tiles=(*self._deal.tiles[: self._tiles_turned], *tiles, *later),
            returns=(return_place,),
            seed=None,
        )


def _action(game: RowGame, move: Move) -> int | Arrange:
    match move:
        case Arrange():
            return move
        case RewardReturn(card=card) | RewardAdd(card=card):
            row = game.row
            pile = list(row[PILE : PILE + row[PILED]])
            return -1 - pile.index(draw_number(row, card))
        case _:
            return action_of(game, move)
