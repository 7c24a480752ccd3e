"""The names of ``portable`` for compiled code. Imported by the compiled kernel alone."""

from typing import Any

from numba import int64, njit, types, uint64
from numba.extending import intrinsic

_GOLDEN = uint64(0x9E3779B97F4A7C15)
_FIRST = uint64(0xBF58476D1CE4E5B9)
_SECOND = uint64(0x94D049BB133111EB)


@njit(nogil=True)
def _mix(value: Any) -> Any:
    value = (value ^ (value >> uint64(30))) * _FIRST
    value = (value ^ (value >> uint64(27))) * _SECOND
    return value ^ (value >> uint64(31))


@njit(nogil=True)
def stream(seed: Any, purpose: Any) -> Any:
    """The key of a stream of chance."""
    return _mix(uint64(seed) + _GOLDEN * uint64(purpose))


@njit(nogil=True)
def below(key: Any, index: Any, bound: Any) -> Any:
    """A number from 0 to bound − 1 at this place of the stream."""
    number = _mix(uint64(key) + _GOLDEN * uint64(index + 1))
    return int64(((number >> uint64(32)) * uint64(bound)) >> uint64(32))


@intrinsic
def popcount(typing_context: Any, bits: Any) -> Any:
    """How many bits are set."""
    del typing_context

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        wide = context.cast(builder, args[0], signature.args[0], types.int64)
        return builder.ctpop(wide)

    return types.int64(bits), generate


@intrinsic
def lowest_bit(typing_context: Any, bits: Any) -> Any:
    """The place of the lowest bit that is set."""
    del typing_context

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        wide = context.cast(builder, args[0], signature.args[0], types.int64)
        return builder.cttz(wide, context.get_constant(types.boolean, True))

    return types.int64(bits), generate
