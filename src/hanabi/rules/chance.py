"""Chance as a pure function of (seed, purpose, index): the same everywhere, for ever.

Counter-based splitmix64: no state to carry, so games can be dealt in any order, in any
number of threads, by either engine, with the same result.
"""

from enum import IntEnum

SEED_LIMIT = 1 << 64
_MASK = SEED_LIMIT - 1
_GOLDEN = 0x9E3779B97F4A7C15


class Purpose(IntEnum):
    """What a stream of chance is for; the streams of one seed are independent.

    Written into every deal ever made: never renumber.
    """

    DECK = 1
    TILES = 2
    FIRST_SEAT = 3
    RETURNS = 4
    POLICY = 5


def mix(value: int) -> int:
    """splitmix64's finaliser."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def draw(seed: int, purpose: int, index: int) -> int:
    """The 64-bit number at this place of the stream."""
    key = mix((seed + _GOLDEN * purpose) & _MASK)
    return mix((key + _GOLDEN * (index + 1)) & _MASK)


def below(seed: int, purpose: int, index: int, bound: int) -> int:
    """A number from 0 to bound − 1: the upper half of the draw, multiplied and shifted."""
    return ((draw(seed, purpose, index) >> 32) * bound) >> 32


def permutation(seed: int, purpose: int, size: int) -> list[int]:
    """Fisher–Yates over 0 … size − 1, from the last place down."""
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = below(seed, purpose, last, last + 1)
        order[last], order[other] = order[other], order[last]
    return order
