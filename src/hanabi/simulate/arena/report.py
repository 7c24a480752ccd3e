"""Standings as the fields of a JSON object, for programs."""

from typing import Any

from hanabi.simulate.arena.arena import Arena
from hanabi.simulate.arena.standings import Round, Standings
from hanabi.simulate.arena.strangers import strangers_of
from hanabi.simulate.arena.team import Team, comparisons, team_at, teams_of


def as_fields(arena: Arena, standings: Standings) -> dict[str, Any]:
    """Everything that is known; table sizes of which nothing was played are left out."""
    return {
        **arena.named(),
        "rounds": [
            _round(arena, players, played) for players, played in sorted(standings.rounds.items())
        ],
    }


def _round(arena: Arena, players: int, played: Round) -> dict[str, Any]:
    bots = arena.bots
    teams, pairs = teams_of(bots, players), comparisons(bots, players)
    return {
        "players": players,
        "deals": played.deals,
        "matrix": [
            [played.tallies[team_at(players, bot, rest, teams)].mean for rest in bots]
            for bot in bots
        ],
        "teams": [_team(team, played, place) for place, team in enumerate(teams)],
        "differences": [
            {
                "team": _named(teams[pair[0]]),
                "than": _named(teams[pair[1]]),
                **played.difference(pair, pairs).as_json(),
            }
            for pair in pairs
        ],
        "strangers": [row.as_json() for row in strangers_of(arena, players, played)],
    }


def _named(team: Team) -> dict[str, str]:
    return {"one": team.one, "rest": team.rest}


def _team(team: Team, played: Round, place: int) -> dict[str, Any]:
    tally = played.tallies[place]
    forfeited = sum(forfeits.count for forfeits in tally.forfeits.values())
    return {
        **_named(team),
        **played.estimate(place).as_json(),
        "perfect": tally.perfect / tally.games,
        "lost": tally.lost / tally.games,
        "forfeited": forfeited / tally.games,
        "moves": tally.steps / tally.games,
        "histogram": {str(score): count for score, count in tally.scores.items()},
    }
