"""``hanabi stats``: many records in numbers."""

import json as json_module
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hanabi.cli.console import complain, put
from hanabi.cli.game_files import FoundGame, games_in
from hanabi.cli.help import Command
from hanabi.cli.language import Refused, messages, reason, say
from hanabi.cli.many_games.before_playing import check_picture
from hanabi.cli.many_games.report_blocks import Block, Heading, Paragraph, Table, as_text
from hanabi.cli.options.many_games import plot_option
from hanabi.cli.options.types import WebAddress
from hanabi.cli.record_files import read_game
from hanabi.rules.system_errors import system_reason

if TYPE_CHECKING:
    from hanabi.analysis.many_games import PlayedGame, Summary

_PATIENCE = 60
_LONGEST_LINE = 1 << 23
_COLUMNS = (
    *("games", "score", "range", "perfect", "lost", "efficiency", "mistakes"),
    *("points-lost", "risks", "left"),
)


@click.command(cls=Command)
@click.argument("paths", metavar="PATH…", nargs=-1)
@click.option("--server", metavar="URL", type=WebAddress())
@plot_option
@click.option("--json", is_flag=True)
def stats(paths: tuple[str, ...], server: str | None, plot: Path | None, json: bool) -> int:
    """Games that cannot be read are named and left out; then the exit code is 1."""
    from hanabi.analysis.many_games import GROUPINGS, by, summary_of, trend

    if not paths and server is None:
        raise Refused("stats-what")
    if plot is not None:
        check_picture(plot)
    games, bad = _played(
        [*_from_server(server), *(game for path in paths for game in games_in(path))]
    )
    if not games:
        raise Refused("stats-nothing")
    whole, parts = summary_of(games), trend(games)
    groups = {name: by(name, games) for name in GROUPINGS}
    if plot is not None:
        _draw(whole, groups, parts, plot)
    if json:
        put(json_module.dumps(_fields(whole, groups, parts, bad)))
    else:
        put(as_text(_blocks(whole, groups, parts)))
    return 1 if bad else 0


def _played(found: list[FoundGame]) -> "tuple[list[PlayedGame], int]":
    from hanabi.analysis.many_games import played_game
    from hanabi.cli.progress_bar import progress_bar
    from hanabi.rules import HanabiError

    games, bad = [], 0
    with progress_bar(len(found)) as advance:
        for game in found:
            try:
                games.append(played_game(game.read()))
            except HanabiError as error:
                complain(say("convert-bad", place=game.place, reason=reason(error)))
                bad += 1
            advance(1)
    return games, bad


def _from_server(server: str | None) -> Iterator[FoundGame]:
    """A server's finished public games."""
    if server is None:
        return
    address = f"{server}/api/games/export"
    try:
        with urllib.request.urlopen(address, timeout=_PATIENCE) as answer:
            number = 0
            while line := answer.readline(_LONGEST_LINE):
                number += 1
                yield FoundGame(server, number, partial(read_game, line))
    except (OSError, urllib.error.URLError) as error:
        why = getattr(error, "reason", None)
        cause = why if isinstance(why, OSError) else error
        raise Refused("stats-server", server=server, why=system_reason(cause)) from None


def _fields(
    whole: "Summary",
    groups: "dict[str, dict[str, Summary]]",
    parts: "list[Summary]",
    bad: int,
) -> dict[str, Any]:
    return {
        "all": asdict(whole),
        **{
            f"by_{grouping}": {name: asdict(each) for name, each in found.items()}
            for grouping, found in groups.items()
        },
        "trend": [asdict(part) for part in parts],
        "unreadable": bad,
    }


def _blocks(
    whole: "Summary", groups: "dict[str, dict[str, Summary]]", parts: "list[Summary]"
) -> Iterator[Block]:
    yield Paragraph(say("stats-games", count=whole.games, unfinished=whole.unfinished))
    yield _table(say("stats-all"), {say("stats-every-game"): whole})
    for grouping, found in groups.items():
        yield Heading(say(f"stats-by-{grouping}"))
        yield _table(
            say(f"stats-{grouping}"), {_named(grouping, each): found[each] for each in found}
        )
    if parts:
        yield Heading(say("stats-trend"))
        yield _table(say("stats-part"), {str(place): part for place, part in enumerate(parts, 1)})


def _table(first: str, rows: "dict[str, Summary]") -> Table:
    return Table(
        [first, *(say(f"stats-column-{name}") for name in _COLUMNS)],
        [[name, *_cells(summary)] for name, summary in rows.items()],
    )


def _cells(summary: "Summary") -> list[str]:
    mean = _decimal(summary.mean)
    if summary.margin is not None:
        mean += f" ± {summary.margin:.2f}"
    return [
        str(summary.games),
        mean,
        "–" if summary.lowest is None else f"{summary.lowest}…{summary.highest}",
        *(_percent(share) for share in (summary.perfect, summary.lost)),
        *map(_decimal, (summary.efficiency, summary.mistakes, summary.points_lost)),
        *map(_decimal, (summary.bottom_deck_risks, summary.hints_left)),
    ]


def _decimal(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f}"


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.1%}"


def _named(grouping: str, name: str) -> str:
    """Groups in the reader's language, where they are ours and not a box or a bot."""
    key = f"stats-group-{name}"
    return say(key) if grouping != "players" and messages().has(key) else name


def _draw(
    whole: "Summary", groups: "dict[str, dict[str, Summary]]", parts: "list[Summary]", file: Path
) -> None:
    from hanabi.analysis.many_games.plot import PlotLabels, plot_games

    labels = PlotLabels(
        scores=say("stats-plot-scores"),
        games=say("stats-column-games"),
        score=say("stats-column-score"),
        perfect=say("stats-column-perfect"),
        lost=say("stats-column-lost"),
        time=say("stats-trend"),
        groups={grouping: say(f"stats-by-{grouping}") for grouping in groups},
    )
    named = {
        grouping: {_named(grouping, name): each for name, each in found.items()}
        for grouping, found in groups.items()
    }
    plot_games(whole, named, parts, file, labels)
