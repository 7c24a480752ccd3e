"""Which games a tally tells of: seeds, as ranges from the first to the last."""

from collections.abc import Iterable

SeedRanges = tuple[tuple[int, int], ...]
"""In their order, none next to another."""


def joined(ranges: Iterable[tuple[int, int]]) -> SeedRanges:
    """All of these, those that meet put together."""
    found: list[tuple[int, int]] = []
    for first, last in sorted(ranges):
        if found and first <= found[-1][1] + 1:
            found[-1] = (found[-1][0], max(last, found[-1][1]))
        else:
            found.append((first, last))
    return tuple(found)


def count(ranges: SeedRanges) -> int:
    """How many seeds."""
    return sum(last - first + 1 for first, last in ranges)
