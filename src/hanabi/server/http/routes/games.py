"""HTTP: games that were played, and one's own. Lists, statistics, records, the export."""

import json
from typing import Annotated, Any, Literal

import msgspec
from starlette.responses import Response, StreamingResponse

from hanabi.server.errors import Unavailable
from hanabi.server.http.endpoint import ApiRequest, Endpoint
from hanabi.server.play.live_table import LiveTable
from hanabi.server.table.entries import OptionValue
from hanabi.server.table.records import record_text
from hanabi.server.thinking.explanations import MoveReasons, all_reasons
from hanabi.server.thinking.pool import ThoughtFailed, ThoughtTooLong
from hanabi.storage import GameFilter, GameRow, Participant
from hanabi.storage.games import ENDED

_EXPORT_COST = 100.0
_REASONS_COST = 20.0
LINES_OF_A_REQUEST = 25
"""Showing so many games or tables costs as much as another request."""
GAME_PATH = {"game_id": Annotated[str, msgspec.Meta(max_length=32)]}
_LIMIT = Annotated[int, msgspec.Meta(ge=1, le=200)]
_EDITION = Annotated[str, msgspec.Meta(max_length=32)]
_TIME = Annotated[float, msgspec.Meta(ge=0, le=1e12)]


class GamesFilter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which finished games; ``before`` is the ``ended_at`` of the last one of a page."""

    edition: _EDITION | None = None
    players: Annotated[int, msgspec.Meta(ge=2, le=5)] | None = None
    min_score: Annotated[int, msgspec.Meta(ge=-5, le=30)] | None = None
    before: _TIME | None = None
    limit: _LIMIT = 50


class OwnFilter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of one's own games."""

    status: Literal["open", "running", "ended"] = "running"
    before: _TIME | None = None
    limit: _LIMIT = 50


class OpenRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What opens a table's game to those who had no seat at it."""

    passphrase: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class GameLine(msgspec.Struct, frozen=True):
    """A game in a list; ``seat`` and ``is_your_turn`` only in one's own.

    ``programs`` has for each of the players the name of the bot, null for a person.
    Of several seats of one's own, ``seat`` is the one on turn, or else the first.
    """

    id: str
    status: str
    pace: str
    edition: str | None
    options: dict[str, OptionValue]
    players: list[str]
    programs: list[str | None]
    created_at: float
    ended_at: float | None
    ending: str | None
    score: int | None
    points: int | None
    max_score: int
    seat: int | None = None
    next_seat: int | None = None
    is_your_turn: bool = False


class StatisticsLine(msgspec.Struct, frozen=True):
    """What one reached with an edition and a number of players."""

    edition: str | None
    players: int
    games: int
    best: int
    mean: float
    perfect: int


async def games(request: ApiRequest) -> list[GameLine]:
    """Finished public games, newest first."""
    query = request.query
    need_room_for_lines(request)
    wanted = GameFilter(
        statuses=("finished",),
        edition=query.edition,
        players=query.players,
        min_score=query.min_score,
        before=query.before,
        limit=query.limit,
    )
    return [game_line(row, seats) for row, seats in await request.service.games.find(wanted)]


def need_room_for_lines(request: ApiRequest) -> None:
    """A long list is dearer than a short one."""
    cost = request.query.limit / LINES_OF_A_REQUEST
    request.service.limits.requests.need(request.address, cost)


async def own_games(request: ApiRequest) -> list[GameLine]:
    """One's own games, with whose turn it is."""
    caller, query = request.caller, request.query
    need_room_for_lines(request)
    wanted = GameFilter(
        statuses=ENDED if query.status == "ended" else (query.status,),
        identity_id=caller.id,
        public_only=False,
        before=query.before,
        limit=query.limit,
    )
    lines: list[GameLine] = []
    for row, seats in await request.service.games.find(wanted):
        own = [taken.seat for taken in seats if taken.identity_id == caller.id]
        next_seat = None
        if row.status == "running":
            for live in await request.service.lobby.readable((row.id,)):
                next_seat = live.table.on_turn
        is_your_turn = next_seat in own
        seat = next_seat if is_your_turn else own[0]
        line = game_line(row, seats)
        lines.append(
            msgspec.structs.replace(line, seat=seat, next_seat=next_seat, is_your_turn=is_your_turn)
        )
    return lines


async def statistics(request: ApiRequest) -> list[StatisticsLine]:
    """By edition and number of players."""
    rows = await request.service.games.statistics(request.caller.id)
    return [StatisticsLine(*row) for row in rows]


async def record(request: ApiRequest) -> Response:
    """The record of a game that is over; a table's passphrase closes its game, too."""
    live = await opened(request)
    return Response(record_text(live.table), media_type="application/json")


async def open_record(request: ApiRequest) -> Response:
    """The record, for somebody who has no seat at the table but knows its passphrase."""
    return await record(request)


async def open_reasons(request: ApiRequest) -> list[MoveReasons]:
    """What its bots say, for somebody who knows the table's passphrase."""
    return await reasons(request)


async def opened(request: ApiRequest) -> LiveTable:
    """The game's table, if it opens to who asks: by a seat, or by its passphrase."""
    live = await request.service.lobby.fresh(request.path["game_id"])
    words = None if request.body is None else request.body.passphrase
    await request.service.check_shown(live, asker_of(request), words, request.address)
    return live


def asker_of(request: ApiRequest) -> str:
    """The identity that asks, or of somebody without one the address."""
    return f"at {request.address}" if request.signed_in is None else request.signed_in.id


async def reasons(request: ApiRequest) -> list[MoveReasons]:
    """What the bots of a game that is over say about its moves."""
    live = await opened(request)
    service, asker = request.service, request.address
    try:
        with service.limits.questions.one_for(asker, "too-many-questions"):
            return await service.thinking.explain(all_reasons(live.table).by_move, asker)
    except (ThoughtTooLong, ThoughtFailed):
        raise Unavailable("bot-too-slow") from None


async def export(request: ApiRequest) -> Response:
    """All finished public games, one record in each line."""
    return StreamingResponse(request.service.lobby.export(), media_type="application/x-ndjson")


async def own_export(request: ApiRequest) -> Response:
    """All finished games in which one had a seat, one record in each line."""
    lines = request.service.lobby.export(request.caller.id)
    return StreamingResponse(lines, media_type="application/x-ndjson")


def game_line(row: GameRow, seats: list[Participant]) -> GameLine:
    return GameLine(
        id=row.id,
        status=row.status,
        pace=row.pace,
        edition=row.edition,
        options=json.loads(row.options),
        players=[seat.name for seat in seats],
        programs=[seat.bot for seat in seats],
        created_at=row.created_at,
        ended_at=row.ended_at,
        ending=row.ending,
        score=row.score,
        points=row.points,
        max_score=row.max_score,
    )


ENDPOINTS = (
    Endpoint("GET", "/api/games", games, "Finished public games", list[GameLine],
             query=GamesFilter, needs_identity=False),
    Endpoint("GET", "/api/games/export", export, "All of them, as records", str,
             needs_identity=False, extra_cost=_EXPORT_COST, media="application/x-ndjson"),
    Endpoint("GET", "/api/games/{game_id}/record", record, "The record of a game",
             dict[str, Any], needs_identity=False, path_types=GAME_PATH),
    Endpoint("GET", "/api/games/{game_id}/reasons", reasons, "What its bots say about the moves",
             list[MoveReasons], needs_identity=False, extra_cost=_REASONS_COST,
             ends_with_asker=True, path_types=GAME_PATH),
    Endpoint("POST", "/api/games/{game_id}/record", open_record,
             "The record of a game with a passphrase", dict[str, Any], body=OpenRequest,
             needs_identity=False, path_types=GAME_PATH),
    Endpoint("POST", "/api/games/{game_id}/reasons", open_reasons,
             "What the bots of a game with a passphrase say", list[MoveReasons], body=OpenRequest,
             needs_identity=False, extra_cost=_REASONS_COST, ends_with_asker=True,
             path_types=GAME_PATH),
    Endpoint("GET", "/api/me/games", own_games, "One's own games", list[GameLine],
             query=OwnFilter),
    Endpoint("GET", "/api/me/games/export", own_export, "All of one's own, as records", str,
             extra_cost=_EXPORT_COST, media="application/x-ndjson"),
    Endpoint("GET", "/api/me/statistics", statistics, "One's own results", list[StatisticsLine]),
)  # fmt: skip
