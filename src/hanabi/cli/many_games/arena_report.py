"""An arena's standings in words and tables."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hanabi.cli.language import say
from hanabi.cli.many_games.forfeits import forfeit_lines
from hanabi.cli.many_games.report_blocks import Block, Heading, Paragraph, Table
from hanabi.cli.many_games.seed_ranges import seeds_text

if TYPE_CHECKING:
    from hanabi.simulate.arena import Arena, Estimate, Round, Standings, Team


def report(arena: "Arena", standings: "Standings") -> Iterator[Block]:
    """All that came out, table size by table size."""
    for players, played in sorted(standings.rounds.items()):
        yield from _round(arena, players, played)
    for line in forfeit_lines(standings.forfeits):
        yield Paragraph(line)


def _round(arena: "Arena", players: int, played: "Round") -> Iterator[Block]:
    seeds, deals = seeds_text(played.tallies[0].seeds), f"{played.deals:,}"
    yield Heading(say("arena-round", players=str(players), deals=deals, seeds=seeds))
    yield Paragraph(say("arena-matrix"))
    yield _matrix(arena, players, played)
    if len(arena.bots) > 1:
        yield Paragraph(say("arena-teams"))
    yield _teams(arena, players, played)
    if len(arena.bots) > 1:
        yield Paragraph(say("arena-own"))
        yield _own_teams(arena, players, played)
        yield Paragraph(say("arena-strangers"))
        yield _strangers(arena, players, played)


def _matrix(arena: "Arena", players: int, played: "Round") -> Table:
    from hanabi.simulate.arena.team import team_at, teams_of

    teams = teams_of(arena.bots, players)
    rows = [
        [
            bot,
            *(
                estimated(played.estimate(team_at(players, bot, rest, teams)))
                for rest in arena.bots
            ),
        ]
        for bot in arena.bots
    ]
    return Table([say("arena-one"), *arena.bots], rows)


def _teams(arena: "Arena", players: int, played: "Round") -> Table:
    """Best first, mixed ones with how they differ from the own teams of both bots."""
    from hanabi.simulate.arena.team import comparisons, teams_of

    teams, pairs = teams_of(arena.bots, players), comparisons(arena.bots, players)
    rows = []
    for place in sorted(range(len(teams)), key=lambda place: -played.tallies[place].mean):
        tally = played.tallies[place]
        differences = [
            estimated(played.difference(pair, pairs), "+")
            for pair in pairs
            if pair[0] == place and not teams[place].is_own
        ]
        rows.append(
            [
                team_name(teams[place], players),
                estimated(played.estimate(place)),
                f"{tally.perfect / tally.games:.1%}",
                f"{tally.lost / tally.games:.1%}",
                *(differences or ("", "")),
            ]
        )
    header = [say(f"arena-{name}") for name in _TEAM_COLUMNS]
    if len(teams) == 1:
        return Table(header[:-2], [row[:-2] for row in rows])
    return Table(header, rows)


_TEAM_COLUMNS = ("team", "mean", "perfect", "lost", "to-first", "to-other")


def _own_teams(arena: "Arena", players: int, played: "Round") -> Table:
    from hanabi.simulate.arena.team import comparisons, team_at, teams_of

    bots = arena.bots
    teams, pairs = teams_of(bots, players), comparisons(bots, players)
    own = [team_at(players, bot, bot, teams) for bot in bots]
    rows = [
        [
            bots[row],
            *(
                estimated(played.difference((own[row], own[column]), pairs), "+")
                if row < column
                else ""
                for column in range(1, len(bots))
            ),
        ]
        for row in range(len(bots) - 1)
    ]
    return Table([say("arena-own-bot"), *bots[1:]], rows)


def _strangers(arena: "Arena", players: int, played: "Round") -> Table:
    from hanabi.simulate.arena.strangers import strangers_of

    rows = [
        [
            row.bot,
            estimated(row.mean),
            "" if row.share is None else f"{row.share:.0%}",
            estimated(row.own),
            f"{estimated(row.least)} ({row.worst})",
        ]
        for row in strangers_of(arena, players, played)
    ]
    return Table([say(f"arena-{name}") for name in _STRANGER_COLUMNS], rows)


_STRANGER_COLUMNS = ("one", "with-others", "share", "with-like", "least")


def estimated(value: "Estimate", sign: str = "") -> str:
    """A mean and what may be added or taken away."""
    mean = f"{value.mean:{sign}.2f}".replace("-", "−")
    return mean if value.margin is None else f"{mean} ± {value.margin:.2f}"


def team_name(team: "Team", players: int) -> str:
    if team.is_own:
        return team.one
    return (
        f"{team.one} + {team.rest}" if players == 2 else f"{team.one} + {players - 1}×{team.rest}"
    )
