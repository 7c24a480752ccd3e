"""Games that bots from files lost for their teams, for people and for programs."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hanabi.cli.speech import reason, say

if TYPE_CHECKING:
    from hanabi.simulate.tally import Forfeits


def forfeit_lines(forfeits: Mapping[str, "Forfeits"]) -> list[str]:
    """Who, how often, and why the first time."""
    return [
        say(
            "arena-forfeits",
            bot=bot,
            count=str(one.count),
            seed=str(one.seed),
            why=reason(one.reason),
        )
        for bot, one in sorted(forfeits.items())
    ]


def forfeits_told(forfeits: Mapping[str, "Forfeits"]) -> list[dict[str, Any]]:
    """The same as fields of JSON."""
    return [
        {
            "bot": bot,
            "count": one.count,
            "first_seed": one.seed,
            "reason": one.code,
            "text": reason(one.reason),
        }
        for bot, one in sorted(forfeits.items())
    ]
