"""The dice of the Hanabi Learning Environment: the same seed deals the same games as there.

It draws every card from the counts that remain, by C++'s ``mt19937`` and the distributions
of GNU's library. Python's ``random`` is the same generator; seeding and scaling are not.
"""

import random
from math import ceil

_WORD = 1 << 32


class Dice(random.Random):
    """A Mersenne twister seeded as C++ does it. Copies and pickles with its state."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        self.seed_like_hle(seed)

    def seed_like_hle(self, seed: int) -> None:
        """Begin anew; of a seed the lowest 32 bits count."""
        words = [seed % _WORD]
        for place in range(1, 624):
            last = words[-1]
            words.append((1812433253 * (last ^ last >> 30) + place) % _WORD)
        self.setstate((3, (*words, 624), None))

    def draw_from(self, deck: list[int]) -> int:
        """Take a card out of a sorted deck, as ``std::discrete_distribution`` picks it.

        A deck with one kind of card costs no number, as there.
        """
        size = len(deck)
        if deck[0] == deck[-1]:
            return deck.pop()
        low, high = self.getrandbits(32), self.getrandbits(32)
        share = (low + high * 4294967296.0) / 18446744073709551616.0
        return deck.pop(max(ceil(share * size) - 1, 0))

    def below_like_hle(self, bound: int) -> int:
        """``std::uniform_int_distribution``, as GNU's library has had it since version 11."""
        product = self.getrandbits(32) * bound
        while product % _WORD < -_WORD % bound:
            product = self.getrandbits(32) * bound
        return product >> 32
