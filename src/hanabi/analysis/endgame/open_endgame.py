"""Endgames with open hands: what could be reached at best.

``all_hands_open``: everybody sees all hands, now and later; only the deck's order (and that of
tiles face down) is hidden. ``hands_open_later``: a seat chooses now by what it can see and know,
its own hand and the deck hidden; from then on all hands are open. Nobody can expect more of a move.
"""

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from math import factorial
from time import process_time

from hanabi.analysis.endgame.hidden_cards import HiddenCards, OwnHand, SeenReturn, seen_return
from hanabi.analysis.endgame.open_hands_search import OpenHandsSearch
from hanabi.analysis.endgame.values import (
    DEFAULT_BUDGET,
    Budget,
    Endgame,
    EndgameTooLarge,
    MoveValue,
    OwnCardChances,
    best_first,
)
from hanabi.bots.kernels.masked_row import masked_row
from hanabi.fast.engine.layout import CARDS, DRAWN, HANDS, KINDS, TILES
from hanabi.fast.engine.ruleset_numbers import numbers_of
from hanabi.fast.moves import action_of
from hanabi.fast.single import RowGame
from hanabi.game import Discard, GameState, Move, Play, RewardHint
from hanabi.rules import CardId, ColorHint, RankHint, Tile
from hanabi.rules.arrays import kind_of
from hanabi.view import View, view_of


def hands_open_later(
    view: View,
    budget: Budget = DEFAULT_BUDGET,
    returned: SeenReturn | None = None,
    *,
    only_wins: bool = False,
) -> Endgame:
    """What each legal move of the view's seat is worth at most: after it all hands are open.

    ``returned`` tells of tile 5, if it was turned. With ``only_wins`` there are no scores: what
    cannot be won any more need not be searched, so that much larger decks are within reach.
    Raises ``EndgameTooLarge``.
    """
    valuation = _Valuation(view, budget, returned, only_wins=only_wins)
    return valuation.run(HiddenCards(view, returned).own_hands())


def all_hands_open(
    state: GameState, budget: Budget = DEFAULT_BUDGET, *, only_wins: bool = False
) -> Endgame:
    """What each legal move is worth if everybody sees all hands. Raises ``EndgameTooLarge``."""

    def kinds(cards: tuple[CardId, ...]) -> tuple[int, ...]:
        return tuple(kind_of(state.ruleset, state.card(card)) for card in cards)

    known = OwnHand(kinds(state.hands[state.turn]), kinds(state.deck), ways=1)
    view = view_of(state, state.turn)
    return _Valuation(view, budget, seen_return(state), only_wins=only_wins).run([known])


class _Valuation:
    """The moves of a view, over all hands that the seat may hold."""

    def __init__(
        self, view: View, budget: Budget, returned: SeenReturn | None, *, only_wins: bool
    ) -> None:
        self._began = process_time()
        self._view, self._budget, self._only_wins = view, budget, only_wins
        self._base = _row(view, returned)
        self._chances = OwnCardChances(view)
        self._merged: dict[tuple[int, ...], OwnHand] = {}
        self._known: dict[tuple[object, ...], tuple[int, int]] = {}
        self._search: OpenHandsSearch | None = None

    def run(self, hands: Iterable[OwnHand]) -> Endgame:
        count = 0
        for hand in hands:
            count += 1
            if count > self._budget.hands:
                raise EndgameTooLarge("endgame-hands", limit=self._budget.hands)
            self._merge(hand)
        search, ways = self._search, sum(hand.ways for hand in self._merged.values())
        assert search is not None, "the true hand is possible"
        values = [self._value(move, ways * search.orders) for move in self._view.legal_moves]
        return Endgame(
            best_first(values),
            count,
            ways * factorial(self._view.deck_size),
            search.looked_at,
            process_time() - self._began,
        )

    def _merge(self, hand: OwnHand) -> None:
        """Useless cards are all alike."""
        self._chances.add(hand.kinds, hand.ways)
        if self._search is None:
            self._search = OpenHandsSearch(
                self._filled(hand), self._budget.seconds, only_wins=self._only_wins
            )
        names = tuple([self._search.names[kind] for kind in hand.kinds])
        same = self._merged.get(names)
        ways = hand.ways + (0 if same is None else same.ways)
        self._merged[names] = replace(hand, ways=ways)

    def _value(self, move: Move, total: int) -> MoveValue:
        score = win = 0
        for names, hand in self._merged.items():
            key = (*sorted(names), *self._question(move, names))
            if key not in self._known:
                game = self._filled(hand)
                assert self._search is not None
                self._known[key] = self._search.value(game, action_of(game, move))
            score += hand.ways * self._known[key][0]
            win += hand.ways * self._known[key][1]
        fits, loses = self._chances.of(move)
        expected = None if self._only_wins else Fraction(score, total)
        return MoveValue(move, expected, Fraction(win, total), fits, loses)

    def _question(self, move: Move, names: tuple[int, ...]) -> tuple[object, ...]:
        """What matters of a move: which cards of one name does not, nor what a hint says when
        all hands are open."""
        match move:
            case Play() | Discard():
                place = [held.id for held in self._view.own_hand].index(move.card)
                announced = move.announced if isinstance(move, Play) else None
                return type(move), names[place], announced
            case ColorHint() | RankHint() | RewardHint():
                return ("hint",)
            case _:
                return (move,)

    def _filled(self, hand: OwnHand) -> RowGame:
        """The position with this hand, and the deck in any order."""
        game = self._base.copy()
        row = game.row
        assert self._view.seat is not None
        first = HANDS + self._view.seat * self._view.ruleset.hand_size
        for place, kind in enumerate(hand.kinds):
            row[KINDS + row[first + place]] = kind
        for place, kind in enumerate(hand.deck):
            row[KINDS + row[DRAWN] + place] = kind
        return game


def _row(view: View, returned: SeenReturn | None) -> RowGame:
    """All that the view shows; the tiles face down in any order."""
    game = masked_row(view, numbers_of(view.ruleset))
    row = game.row
    if returned is not None:
        row[CARDS] += 1
        row[DRAWN] += 1
    if view.ruleset.options.five_flamboyants:
        face_down = [tile for tile in sorted(Tile) if tile not in view.tiles]
        for place, tile in enumerate((*view.tiles, *face_down)):
            row[TILES + place] = tile
    return game
