"""Which copies nobody of two sees, in one position after the other (R-51).

What a seat can tell of a teammate's knowledge rests on the cards that both of them see. That
is the same for either of the two, and a move changes little of it.
"""

from hanabi.game import GameState
from hanabi.rules import CardId, Seat
from hanabi.rules.arrays import arrays_of, kind_of
from hanabi.view.deduction import take_out

Eyes = tuple[Seat | None, Seat]
"""A viewer and the holder of a hand, in order; None: a spectator who sees no hand."""


class Counting:
    """The copies unseen in one position. ``before`` must be of an earlier one of the same
    game, with no card returned between (R-44)."""

    def __init__(self, state: GameState, before: "Counting | None" = None) -> None:
        self._state = state
        self._piled = _piled(state)
        self._unseen: dict[Eyes, list[int]] = {}
        if before is None:
            self.kinds = tuple([1 << kind_of(state.ruleset, card) for card in state.deal.deck])
            self._left = list(arrays_of(state.ruleset).kinds_with)
            take_out(self._left, [self.kinds[card_id] for card_id in self._piled])
        else:
            self.kinds, self._left = before.kinds, before._left
            self._take_up(before)

    def unseen(self, seat: Seat | None, holder: Seat) -> list[int]:
        """The copies of each kind that this seat and the holder of a hand do not both see."""
        eyes = (seat, holder) if seat is None or seat < holder else (holder, seat)
        found = self._unseen.get(eyes)
        if found is None:
            found = self._unseen[eyes] = self._left.copy()
            if seat is not None:
                for other, hand in enumerate(self._state.hands):
                    if other not in eyes:
                        take_out(found, [self.kinds[card_id] for card_id in hand])
        return found

    def seen_by_both(self, seat: Seat | None, holder: Seat) -> list[CardId]:
        """The cards whose faces this seat and the holder of a hand both see."""
        seen = list(self._piled)
        if seat is not None:
            for other, hand in enumerate(self._state.hands):
                if other not in (seat, holder):
                    seen += hand
        return seen

    def _take_up(self, before: "Counting") -> None:
        if self._piled == before._piled:
            self._unseen = before._unseen
            return
        old = set(before._piled)
        shown = [card_id for card_id in self._piled if card_id not in old]
        drawn = self._state.draws[len(before._state.draws) :]
        shown_by = [(_holder(before._state, one), self.kinds[one]) for one in shown]
        drawn_by = [(_holder(self._state, one), self.kinds[one]) for one in drawn]
        self._left = before._left.copy()
        take_out(self._left, [kind for _, kind in shown_by])
        for eyes, unseen in before._unseen.items():
            if eyes[0] is None:
                new = [kind for _, kind in shown_by]
            else:
                new = [kind for held_by, kind in shown_by if held_by is None or held_by in eyes]
                new += [kind for held_by, kind in drawn_by if held_by not in (None, *eyes)]
            self._unseen[eyes] = unseen.copy()
            take_out(self._unseen[eyes], new)


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
