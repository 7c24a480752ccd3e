"""Which copies nobody of two sees, in one position after the other (R-51).

What a seat can tell of a teammate's knowledge rests on the cards that both of them see. That
is the same for either of the two, and a move changes little of it.
"""

from hanabi.game import GameState
from hanabi.game.deal import kind_sets
from hanabi.rules import CardId, Seat
from hanabi.rules.arrays import arrays_of
from hanabi.view.deduction import take_out

Eyes = tuple[Seat | None, Seat]
"""A viewer and the holder of a hand, in order; None: a spectator who sees no hand."""


class Unseen:
    """The copies of each kind that two do not both see; ``news`` are the kinds of which they
    have seen one more since the last position."""

    __slots__ = ("copies", "news")

    def __init__(self, copies: list[int]) -> None:
        self.copies = copies
        self.news = 0

    def see(self, kinds: list[int]) -> None:
        """One copy of each of these is seen."""
        take_out(self.copies, kinds)
        for kind in kinds:
            self.news |= kind


class Counting:
    """The copies unseen in one position, and in those that follow it."""

    def __init__(self, state: GameState) -> None:
        self._state = state
        self.kinds = kind_sets(state.ruleset, state.deal)
        self._left = list(arrays_of(state.ruleset).kinds_with)
        take_out(self._left, [self.kinds[card_id] for card_id in _piled(state)])
        self._unseen: dict[Eyes, Unseen] = {}

    def unseen(self, seat: Seat | None, holder: Seat) -> Unseen:
        """What this seat and the holder of a hand do not both see; it is kept up to date."""
        eyes = (seat, holder) if seat is None or seat < holder else (holder, seat)
        found = self._unseen.get(eyes)
        if found is None:
            found = self._unseen[eyes] = Unseen(self._left.copy())
            if seat is not None:
                for other, hand in enumerate(self._state.hands):
                    if other not in eyes:
                        found.see([self.kinds[card_id] for card_id in hand])
        return found

    def seen_by_both(self, seat: Seat | None, holder: Seat) -> list[CardId]:
        """The cards whose faces this seat and the holder of a hand both see."""
        seen = _piled(self._state)
        if seat is not None:
            for other, hand in enumerate(self._state.hands):
                if other not in (seat, holder):
                    seen += hand
        return seen

    def go_on(self, state: GameState, shown: list[CardId]) -> None:
        """To a later position of the same game, between which and this one these cards were
        put on piles and none was returned (R-44)."""
        before, self._state = self._state, state
        kinds, drawn = self.kinds, state.draws[len(before.draws) :]
        take_out(self._left, [kinds[card_id] for card_id in shown])
        shown_by = [(_holder(before, card_id), kinds[card_id]) for card_id in shown]
        drawn_by = [(_holder(state, card_id), kinds[card_id]) for card_id in drawn]
        for (seat, holder), unseen in self._unseen.items():
            # In a hand, a card is seen by all but its holder.
            if seat is None:
                new = [kind for _, kind in shown_by]
            else:
                new = [kind for one, kind in shown_by if one in (None, seat, holder)]
                new += [kind for one, kind in drawn_by if one not in (None, seat, holder)]
            unseen.news = 0
            unseen.see(new)


def _piled(state: GameState) -> list[CardId]:
    piled = [card_id for firework in state.fireworks for card_id in firework]
    piled += state.discards
    return piled


def _holder(state: GameState, card_id: CardId) -> Seat | None:
    """Who holds the card; None where it was not drawn yet, or is held no more."""
    for seat, hand in enumerate(state.hands):
        if card_id in hand:
            return Seat(seat)
    return None
