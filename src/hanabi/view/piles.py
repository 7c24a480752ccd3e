"""The fireworks and the discards of a game that goes on, and what they say of all cards."""

from collections.abc import Iterable

from hanabi.game import GameState
from hanabi.rules import CardId
from hanabi.view.ids import draw_number
from hanabi.view.status import Status, SuitStatus, status_from, suit_status
from hanabi.view.view import SeenCard


class Piles:
    """All cards that lie open. Cards only ever come to them: where one is taken away (an undo,
    tiles 5 and 6), the piles are made anew."""

    def __init__(self, state: GameState) -> None:
        self._kinds = state.kinds
        self._arrays = state.ruleset.arrays
        self.cards = tuple([_seen_cards(state, pile) for pile in piles_of(state)])
        """The fireworks, and last the discards."""
        self._discarded = [0] * len(state.ruleset.cards)
        self._count(state.discards)
        self._suits = [self._suit_status(state, suit) for suit in range(self._arrays.suits)]
        self._status: Status | None = None

    def add(self, state: GameState) -> list[CardId]:
        """Put on the piles what came to them since the last position; gives these cards."""
        piles, added = list(self.cards), list[CardId]()
        for place, pile in enumerate(piles_of(state)):
            known = piles[place]
            if len(pile) > len(known):
                new = pile[len(known) :]
                added += new
                piles[place] = known + _seen_cards(state, new)
        self._count(state.discards[len(self.cards[-1]) :])
        self.cards = tuple(piles)
        for suit in {self._kind(card_id) // self._arrays.ranks for card_id in added}:
            self._suits[suit] = self._suit_status(state, suit)
        self._status = None
        return added

    def status(self, state: GameState) -> Status:
        """R-20, of the position that the piles are at."""
        if self._status is None:
            self._status = status_from(state.ruleset, self._suits)
        return self._status

    def _count(self, discarded: Iterable[CardId]) -> None:
        for card_id in discarded:
            self._discarded[self._kind(card_id)] += 1

    def _kind(self, card_id: CardId) -> int:
        return self._kinds[card_id].bit_length() - 1

    def _suit_status(self, state: GameState, suit: int) -> SuitStatus:
        return suit_status(self._arrays, suit, state.heights[suit], self._discarded)


def piles_of(state: GameState) -> tuple[tuple[CardId, ...], ...]:
    """The fireworks, and last the discards."""
    return (*state.fireworks, state.discards)


def _seen_cards(state: GameState, card_ids: Iterable[CardId]) -> tuple[SeenCard, ...]:
    return tuple([SeenCard(draw_number(state, c), state.card(c)) for c in card_ids])
