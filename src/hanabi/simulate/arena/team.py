"""Teams: one bot among others of another kind, and which teams are compared."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Team:
    """``one`` in one seat, ``rest`` in all others; the same bot in all is an *own* team."""

    one: str
    rest: str

    @property
    def is_own(self) -> bool:
        """Does a bot play with its like alone?"""
        return self.one == self.rest

    def seats(self, players: int, seed: int) -> tuple[str, ...]:
        """Who sits where in a deal: ``one`` moves on by a seat with every seed, so that no
        seat, and no distance from the first player, is favoured."""
        place = seed % players
        return tuple(self.one if seat == place else self.rest for seat in range(players))


def teams_of(bots: Sequence[str], players: int) -> tuple[Team, ...]:
    """All teams, row by row of the matrix. With two players "one a with b" and "one b with a"
    are the same team, which is there once."""
    return tuple(
        Team(bot, rest)
        for row, bot in enumerate(bots)
        for column, rest in enumerate(bots)
        if players > 2 or row <= column
    )


def team_at(players: int, one: str, rest: str, teams: Sequence[Team]) -> int:
    """The team of a row and a column of the matrix, by its place among the teams."""
    team = Team(one, rest)
    return teams.index(Team(rest, one) if players == 2 and team not in teams else team)


def teams_with_strangers(bots: Sequence[str], players: int) -> tuple[tuple[int, ...], ...]:
    """For each bot, the teams of it and each other bot: its row of the matrix without its like."""
    teams = teams_of(bots, players)
    return tuple(
        tuple(team_at(players, bot, rest, teams) for rest in bots if rest != bot) for bot in bots
    )


def comparisons(bots: Sequence[str], players: int) -> tuple[tuple[int, int], ...]:
    """Pairs of teams whose scores are compared deal by deal: all own teams with each other,
    and each mixed team with the own teams of both its bots."""
    teams = teams_of(bots, players)
    own = {team.one: place for place, team in enumerate(teams) if team.is_own}
    pairs = [(own[bot], own[other]) for at, bot in enumerate(bots) for other in bots[at + 1 :]]
    for place, team in enumerate(teams):
        if not team.is_own:
            pairs += [(place, own[team.one]), (place, own[team.rest])]
    return tuple(pairs)
