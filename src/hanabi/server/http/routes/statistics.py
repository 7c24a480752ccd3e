"""HTTP: one's own games in numbers, for the page that shows them."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from hanabi.analysis.many_games import PlayedGame, summary_of, trend
from hanabi.server.http.endpoint import ApiRequest, Endpoint
from hanabi.server.http.routes.games import GameLine, game_line
from hanabi.storage import GameFilter, GameRow, Participant

MOST_GAMES = 300
"""That are looked at: the newest."""
_BEST = 3
_COST = 10.0


class GameNumbers(msgspec.Struct, frozen=True):
    """What some games come to. Shares are between 0 and 1; ``mistakes`` are the team's in a game,
    ``own_mistakes`` one's own; ``efficiency`` is that of all of them together."""

    games: int
    mean: float
    highest: int
    perfect: float
    lost: float
    mistakes: float
    own_mistakes: float
    efficiency: float | None


class GroupNumbers(msgspec.Struct, frozen=True):
    """The games of a kind: with so many players, of this box (nothing: no box), with this
    partner."""

    name: str | None
    numbers: GameNumbers
    is_bot: bool = False


class GamePoint(msgspec.Struct, frozen=True):
    """A game in the course of time."""

    id: str
    ended_at: float
    score: int
    max_score: int


class OwnSummary(msgspec.Struct, frozen=True):
    """One's finished games that count: of the newest at most 300. ``over_time`` has them in up to
    ten equal parts, the oldest first, if there are ten of them."""

    games: int
    not_counted: int
    numbers: GameNumbers | None
    points: list[GamePoint]
    over_time: list[GameNumbers]
    by_players: list[GroupNumbers]
    by_edition: list[GroupNumbers]
    by_partner: list[GroupNumbers]
    best: list[GameLine]


class _Own(NamedTuple):
    """A game of one's own: its line, who sat there, and what it came to."""

    row: GameRow
    seats: list[Participant]
    played: PlayedGame
    own_mistakes: int


async def summary(request: ApiRequest) -> OwnSummary:
    """Games in which cards were seen by undoing are left out, as everywhere."""
    service, caller = request.service, request.caller
    wanted = GameFilter(
        statuses=("finished",), identity_id=caller.id, public_only=False, limit=MOST_GAMES
    )
    found = await service.games.find(wanted)
    counted = [(row, seats) for row, seats in found if row.counts != 0]
    played = await service.played_games.of([row.id for row, _ in counted], caller.id)
    own = [
        _own(row, seats, played[row.id], caller.id)
        for row, seats in reversed(counted)
        if row.id in played
    ]
    return OwnSummary(
        games=len(own),
        not_counted=len(found) - len(counted),
        numbers=_numbers(own) if own else None,
        points=[
            GamePoint(row.id, row.ended_at or 0.0, row.score or 0, row.max_score) for row, *_ in own
        ],
        over_time=_over_time(own),
        by_players=_groups((str(game.row.players), game) for game in own),
        by_edition=_groups((game.row.edition, game) for game in own),
        by_partner=_partners(own, caller.id),
        best=[game_line(row, seats) for row, seats, *_ in sorted(own, key=_goodness)[:_BEST]],
    )


def _own(row: GameRow, seats: list[Participant], played: PlayedGame, identity: str) -> _Own:
    statistics = played.statistics.seats
    mistakes = sum(statistics[seat.seat].mistakes for seat in seats if seat.identity_id == identity)
    return _Own(row, seats, played, mistakes)


def _goodness(game: _Own) -> tuple[float, float, float]:
    """The best first: by the share of all points, then by efficiency, then the newest."""
    row, efficiency = game.row, game.played.statistics.efficiency
    return -(row.score or 0) / row.max_score, -float(efficiency or 0), -(row.ended_at or 0.0)


def _numbers(games: Sequence[_Own]) -> GameNumbers:
    whole = summary_of(game.played for game in games)
    return GameNumbers(
        games=whole.games,
        mean=_rounded(whole.mean),
        highest=whole.highest or 0,
        perfect=_rounded(whole.perfect),
        lost=_rounded(whole.lost),
        mistakes=_rounded(whole.mistakes),
        own_mistakes=_rounded(sum(game.own_mistakes for game in games) / len(games)),
        efficiency=None if whole.efficiency is None else _rounded(whole.efficiency),
    )


def _rounded(value: float | None) -> float:
    return round(value or 0.0, 4)


def _over_time(own: Sequence[_Own]) -> list[GameNumbers]:
    """In the parts that ``hanabi stats`` makes."""
    parts: list[GameNumbers] = []
    first = 0
    for part in trend([game.played for game in own]):
        parts.append(_numbers(own[first : first + part.games]))
        first += part.games
    return parts


def _groups(named: Iterable[tuple[str | None, _Own]]) -> list[GroupNumbers]:
    """The largest first."""
    groups: dict[str | None, list[_Own]] = {}
    for name, game in named:
        groups.setdefault(name, []).append(game)
    lines = [GroupNumbers(name, _numbers(games)) for name, games in groups.items()]
    return sorted(lines, key=lambda line: (-line.numbers.games, line.name or ""))


def _partners(own: Sequence[_Own], identity: str) -> list[GroupNumbers]:
    """People by who they are, under the name that they last had; bots by their names."""
    names: dict[tuple[str, bool], str] = {}
    games: dict[tuple[str, bool], dict[str, _Own]] = {}
    for game in own:
        for seat in game.seats:
            who = seat.identity_id or seat.bot
            if who is not None and who != identity:
                key = (who, seat.bot is not None)
                names[key] = seat.name
                games.setdefault(key, {})[game.row.id] = game
    lines = [
        GroupNumbers(names[key], _numbers(list(found.values())), is_bot=key[1])
        for key, found in games.items()
    ]
    return sorted(lines, key=lambda line: (-line.numbers.games, line.name or ""))


ENDPOINTS = (
    Endpoint("GET", "/api/me/summary", summary, "One's own games in numbers", OwnSummary,
             extra_cost=_COST, ends_with_asker=True),
)  # fmt: skip
