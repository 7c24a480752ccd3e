"""HTTP: a game played on from one of its positions: one that is over, one that is in a record, or
that of a lesson."""

import asyncio
from dataclasses import replace
from typing import Annotated, Any

import msgspec

from hanabi.lessons import lesson_named, tree_of
from hanabi.notation import Record
from hanabi.server.errors import NotFound
from hanabi.server.http.endpoint import ApiRequest, Endpoint
from hanabi.server.http.routes.games import GAME_PATH, opened
from hanabi.server.http.routes.lessons import LessonName
from hanabi.server.http.routes.replays import MOST_MOVES, programs_of, read_game
from hanabi.server.http.routes.tables import need_room_for_table
from hanabi.server.table.entries import PlayedOn
from hanabi.server.table.playing_on import kept_text
from hanabi.server.wire.protocol import TableInfo
from hanabi.server.wire.table_info import table_info

_COST = 4.0
_MOVES = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
_SEAT = Annotated[int, msgspec.Meta(ge=0, le=4)]
_BOT = Annotated[str, msgspec.Meta(max_length=64)]


class _Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """On this seat. ``bot`` takes all other seats, and the game goes on; without one, friends come
    by the table's link. With ``anew``, what the seat could not see is dealt anew."""

    seat: _SEAT
    bot: _BOT | None = None
    anew: bool = False

    @property
    def unseen_by(self) -> int | None:
        return self.seat if self.anew else None


class PlayOnRequest(_Wanted, frozen=True, kw_only=True):
    """From the position after so many moves of the game's record."""

    after: _MOVES
    passphrase: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class PlayOnRecordRequest(_Wanted, frozen=True, kw_only=True):
    """The same for a record of one's own, or a game of hanab.live (as for ``/api/replays``)."""

    record: dict[str, Any]
    after: Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVES)]


class PlayOnLessonRequest(_Wanted, frozen=True, kw_only=True):
    """The same for the position at a place of a lesson."""

    place: Annotated[int, msgspec.Meta(ge=0, le=1000)]


async def play_on(request: ApiRequest) -> TableInfo:
    """Whoever may read a game's record may play on from it; the server reads the cards itself."""
    body = request.body
    source = await opened(request)
    return await _go_on(request, PlayedOn(body.after, source.table.id, body.unseen_by))


async def play_on_record(request: ApiRequest) -> TableInfo:
    """Its cards are the sender's own."""
    record = await asyncio.to_thread(read_game, request.body.record)
    return await _go_on_in(request, record, request.body.after)


async def play_on_lesson(request: ApiRequest) -> TableInfo:
    """As the cards of a lesson lie, they lie for everybody."""
    lesson = lesson_named(request.path["name"])
    if lesson is None:
        raise NotFound("no-such-lesson")
    nodes = (await asyncio.to_thread(tree_of, lesson)).nodes
    if request.body.place >= len(nodes):
        raise NotFound("no-such-lesson")
    node = nodes[request.body.place]
    moves = tuple(move for move, _ in node.moves)
    record = Record(lesson.rules, ("",) * lesson.players, node.stage.start.deal, moves)
    return await _go_on_in(request, record, len(moves))


async def _go_on_in(request: ApiRequest, record: Record, after: int) -> TableInfo:
    text = kept_text(replace(record, programs=tuple(programs_of(record))), after)
    return await _go_on(request, PlayedOn(after, None, request.body.unseen_by, text))


async def _go_on(request: ApiRequest, wanted: PlayedOn) -> TableInfo:
    service, body = request.service, request.body
    await need_room_for_table(request)
    live = await service.lobby.play_on(request.caller, wanted, body.seat, body.bot)
    return table_info(live.table, service.time_and_chance.now())


ENDPOINTS = (
    Endpoint("POST", "/api/games/{game_id}/play-on", play_on, "Play on from a position",
             TableInfo, 201, body=PlayOnRequest, extra_cost=_COST, path_types=GAME_PATH),
    Endpoint("POST", "/api/replays/play-on", play_on_record, "Play on in a record",
             TableInfo, 201, body=PlayOnRecordRequest, extra_cost=_COST),
    Endpoint("POST", "/api/lessons/{name}/play-on", play_on_lesson, "Play on from a lesson",
             TableInfo, 201, body=PlayOnLessonRequest, extra_cost=_COST,
             path_types={"name": LessonName}),
)  # fmt: skip
