"""Seeds in words."""

from typing import TYPE_CHECKING

from hanabi.cli.language import say

if TYPE_CHECKING:
    from hanabi.simulate.seeds import SeedRanges

_MOST_RANGES = 6


def seeds_text(ranges: "SeedRanges") -> str:
    """From the first to the last of each range; of very many, some."""
    told = [
        str(first) if first == last else say("simulate-seeds", first=str(first), last=str(last))
        for first, last in ranges[:_MOST_RANGES]
    ]
    return ", ".join([*told, *(["…"] if len(ranges) > _MOST_RANGES else [])])
