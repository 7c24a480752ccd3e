"""What a seat cannot see: its own hand and the deck, and every way in which they can be filled.

All ways that agree with the hints and with the cards that lie open are taken to be equally likely.
What others may have meant by their moves is not counted.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import perm

from hanabi.game import GameState
from hanabi.rules import Card
from hanabi.rules.arrays import kind_of
from hanabi.view import View


@dataclass(frozen=True)
class SeenReturn:
    """Tile 5 put this card back when so many cards had been drawn; everybody saw it (R-44)."""

    card: Card
    drawn: int


@dataclass(frozen=True)
class OwnHand:
    """Kinds that the own cards may have, oldest first, those that the deck then has, and how many
    ways there are to fill the hand so (copies of a card are different ways)."""

    kinds: tuple[int, ...]
    deck: tuple[int, ...]
    ways: int


def seen_return(state: GameState) -> SeenReturn | None:
    """The card that tile 5 put back, if it was turned: there is one such tile in a game."""
    for returned in state.returned:
        return SeenReturn(state.card(returned.card_id), returned.draws)
    return None


class HiddenCards:
    """The cards that a view does not show."""

    def __init__(self, view: View, returned: SeenReturn | None = None) -> None:
        self._view = view
        self._returned_kind = None
        self._is_old = [False] * len(view.own_hand)
        if returned is not None:
            self._returned_kind = kind_of(view.ruleset, returned.card)
            self._is_old = [held.id < returned.drawn for held in view.own_hand]
        self.unseen = list(view.ruleset.arrays.copies)
        open_cards = [seen.card for seen in view.discards]
        open_cards += [seen.card for firework in view.fireworks for seen in firework]
        open_cards += [held.card for hand in view.hands for held in hand if held.card is not None]
        for card in open_cards:
            self.unseen[kind_of(view.ruleset, card)] -= 1

    def own_hands(self) -> Iterator[OwnHand]:
        """Every hand that the seat can hold, for all it knows."""
        left = list(self.unseen)
        masks = [held.hinted & held.possible for held in self._view.own_hand]
        kinds: list[int] = []

        def fill() -> Iterator[OwnHand]:
            place = len(kinds)
            if place == len(masks):
                ways = self._ways(kinds)
                if ways:
                    deck = (kind for kind, count in enumerate(left) for _ in range(count))
                    yield OwnHand(tuple(kinds), tuple(deck), ways)
                return
            for kind, count in enumerate(left):
                if count and masks[place] >> kind & 1:
                    left[kind] -= 1
                    kinds.append(kind)
                    yield from fill()
                    kinds.pop()
                    left[kind] += 1

        return fill()

    def _ways(self, kinds: list[int]) -> int:
        """How many choices of copies there are. A card that was in the hand before tile 5 put a
        card back is not that card."""
        ways = 1
        for kind in set(kinds):
            old = sum(self._is_old[place] for place, its in enumerate(kinds) if its == kind)
            new = kinds.count(kind) - old
            copies = self.unseen[kind]
            ways *= perm(copies - (kind == self._returned_kind), old) * perm(copies - old, new)
        return ways
