"""How a bot does in the company of all others of an arena, its like left out."""

from dataclasses import dataclass
from typing import Any

from hanabi.simulate.arena.arena import Arena
from hanabi.simulate.arena.standings import Estimate, Round
from hanabi.simulate.arena.team import team_at, teams_of, teams_with_strangers


@dataclass(frozen=True, slots=True)
class AmongStrangers:
    """One bot of the pool."""

    bot: str
    own: Estimate
    """With its like."""
    mean: Estimate
    """With the others, each as often."""
    worst: str
    """The one of them with whom it scores least."""
    least: Estimate
    share: float | None
    """Of what the others reach with their own like; None if they reach nothing."""

    def as_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            **self.mean.as_json(),
            "own": self.own.as_json(),
            "worst": {"rest": self.worst, **self.least.as_json()},
            "share": self.share,
        }


def strangers_of(arena: Arena, players: int, played: Round) -> list[AmongStrangers]:
    """All bots, the best company first. None if there is only one."""
    bots, teams = arena.bots, teams_of(arena.bots, players)
    if len(bots) < 2:
        return []
    own = {bot: played.estimate(team_at(players, bot, bot, teams)) for bot in bots}
    found = []
    for place, (bot, row) in enumerate(zip(bots, teams_with_strangers(bots, players), strict=True)):
        others = [other for other in bots if other != bot]
        means = [played.estimate(team) for team in row]
        worst = min(range(len(row)), key=lambda number: means[number].mean)
        reached = sum(own[other].mean for other in others)
        found.append(
            AmongStrangers(
                bot=bot,
                own=own[bot],
                mean=played.with_strangers(place, row),
                worst=others[worst],
                least=means[worst],
                share=sum(cell.mean for cell in means) / reached if reached else None,
            )
        )
    return sorted(found, key=lambda row: -row.mean.mean)
