"""What an easier game can reach: all cards are held in one hand, and hints cost nothing.

Every game is also a game of this kind, so what cannot be reached here cannot be reached at all.
Hands and deck together then fix nearly everything, and all ways to play are tried in milliseconds:

- Without tokens and seats a game is a row of uses: a card is played or thrown away, the next one is
  drawn. After the last draw each player has one use more (R-14).
- Where a card fits, something that fits is played. (Whoever throws a card away instead can keep it,
  play what fits, and throw the kept one away when the other would have been used.)
- Where nothing fits, a useless card or a second copy goes if there is one, else any of which
  another copy is still to come.
"""

from collections.abc import Iterator
from itertools import product

from hanabi.analysis.solver.open_cards import OpenCard, OpenPosition

MOST_POSITIONS = 50_000
"""So many are looked at, then nothing is excluded."""

Heights = tuple[int, ...]
Position = tuple[int, Heights]
"""The kinds of use that are held, as bits; and the fireworks."""


def most_with_one_hand(position: OpenPosition, cards: int) -> int:
    """No more than so many of ``cards`` can be on fireworks at the end."""
    if position.has_tiles:
        return cards  # they take cards back from the discards
    game = _OneHand(position)
    while cards > position.cards_placed and not game.may_reach(cards):
        cards -= 1
    return cards


class _OneHand:
    def __init__(self, position: OpenPosition) -> None:
        self._start = position.heights
        self._ranks = position.ranks
        held = [card for hand in position.hands for card in hand]
        self._size = len(held)
        self._held = 0
        for card in held:
            self._held |= self._bit(card)
        self._deck = [self._bit(card) for card in position.deck]
        self._to_come = [0]
        """By draw: the kinds from this card of the deck on."""
        for bit in reversed(self._deck):
            self._to_come.insert(0, self._to_come[0] | bit)
        self._last_uses = self._size if position.is_expert else position.players
        if position.turns_left is not None:
            self._last_uses = position.turns_left
        self._left = MOST_POSITIONS

    def may_reach(self, cards: int) -> bool:
        """Can so many be on fireworks, for all that is known?"""
        return any(map(self._may_end_with, self._ends(cards)))

    def _bit(self, card: OpenCard) -> int:
        return 1 << card.suit * self._ranks + card.level

    def _ends(self, cards: int) -> Iterator[Heights]:
        """The fireworks at the end, with so many cards on them."""
        ways = (range(height, self._ranks + 1) for height in self._start)
        return (heights for heights in product(*ways) if sum(heights) == cards)

    def _needed(self, heights: Heights, goal: Heights) -> int:
        bits = 0
        for suit, (height, end) in enumerate(zip(heights, goal, strict=True)):
            bits |= (1 << end) - (1 << height) << suit * self._ranks
        return bits

    def _may_end_with(self, goal: Heights) -> bool:
        cards = sum(goal)
        positions: set[Position] = {(self._held & self._needed(self._start, goal), self._start)}
        for draws, drawn in enumerate(self._deck, start=1):
            uses_left = len(self._deck) - draws + self._last_uses
            after: set[Position] = set()
            for position in positions:
                for kept, heights in self._uses(position, goal, self._to_come[draws - 1]):
                    needed = self._needed(heights, goal)
                    held = (kept | drawn) & needed
                    is_gone = needed & ~(held | self._to_come[draws])
                    if not is_gone and sum(heights) + uses_left >= cards:
                        after.add((held, heights))
            self._left -= len(after)
            if self._left < 0:
                return True
            positions = after
        return any(
            held == self._needed(heights, goal) and sum(heights) + self._last_uses >= cards
            for held, heights in positions
        )

    def _uses(self, position: Position, goal: Heights, to_come: int) -> Iterator[Position]:
        """What is held and what lies on the fireworks after each use of a card, before the draw."""
        held, heights = position
        fitting = [
            (suit, bit)
            for suit, height in enumerate(heights)
            if height < goal[suit] and held & (bit := 1 << suit * self._ranks + height)
        ]
        for suit, bit in fitting:
            yield held & ~bit, (*heights[:suit], heights[suit] + 1, *heights[suit + 1 :])
        if fitting:
            return
        if held.bit_count() < self._size:
            yield held, heights
            return
        spare = held & to_come
        while spare:
            bit = spare & -spare
            yield held & ~bit, heights
            spare &= ~bit
