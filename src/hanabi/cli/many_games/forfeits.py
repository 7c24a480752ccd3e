"""Games that bots of one's own lost for their teams, for people and for programs."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hanabi.cli.language import reason, say

if TYPE_CHECKING:
    from hanabi.simulate.tally import Forfeits


def forfeit_lines(forfeits: Mapping[str, "Forfeits"]) -> list[str]:
    """Who, how often, and why the first time."""
    return [
        say(
            "arena-forfeits",
            bot=bot,
            count=str(lost.count),
            seed=str(lost.seed),
            why=reason(lost.reason),
        )
        for bot, lost in sorted(forfeits.items())
    ]


def forfeit_fields(forfeits: Mapping[str, "Forfeits"]) -> list[dict[str, Any]]:
    """The same as fields of JSON."""
    return [
        {
            "bot": bot,
            "count": lost.count,
            "first_seed": lost.seed,
            "reason": lost.code,
            "text": reason(lost.reason),
        }
        for bot, lost in sorted(forfeits.items())
    ]
