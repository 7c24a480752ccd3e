"""What the kernel asks of the machine, in plain Python: chance and bits.

``native`` has the same names for compiled code, where 64-bit numbers wrap by themselves.
"""

from hanabi.rules.chance import SEED_LIMIT, mix

_MASK = SEED_LIMIT - 1
_GOLDEN = 0x9E3779B97F4A7C15


def stream(seed: int, purpose: int) -> int:
    """The key of a stream of chance (``rules.chance``), from a seed of either sign."""
    return mix((seed + _GOLDEN * purpose) & _MASK)


def below(key: int, index: int, bound: int) -> int:
    """A number from 0 to bound − 1 at this place of the stream."""
    return ((mix((key + _GOLDEN * (index + 1)) & _MASK) >> 32) * bound) >> 32


def popcount(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()


def lowest_bit(bits: int) -> int:
    """The place of the lowest bit that is set."""
    return (bits & -bits).bit_length() - 1
