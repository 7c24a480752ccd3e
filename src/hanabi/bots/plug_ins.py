"""Bots that other distributions bring along, by Python's entry points.

A distribution that says in its ``pyproject.toml``

    [project.entry-points."hanabi.bots"]
    tiny = "tiny_bots:TinyBot"

has a bot ``tiny`` once it is installed. Its value is what a word on the command line may be:
a class with ``choose``, a function that makes a bot, or a module with one of them.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from hanabi.bots.registry import DECLARATIONS

GROUP = "hanabi.bots"


@cache
def plug_ins() -> dict[str, EntryPoint]:
    """By name, without those of this package's own bots: nobody takes their place."""
    found = sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value))
    return {entry.name: entry for entry in reversed(found) if entry.name not in DECLARATIONS}


def brought_by(name: str) -> str:
    """The distribution that has this plug-in, with its version."""
    distribution = plug_ins()[name].dist
    return "?" if distribution is None else f"{distribution.name} {distribution.version}"
