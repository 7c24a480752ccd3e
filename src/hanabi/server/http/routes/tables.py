"""HTTP: tables before and after play. Create, sit, bots, start, rematch, close."""

from typing import Annotated, Literal

import msgspec

from hanabi.bots import BOTS, STRENGTHS
from hanabi.rules import EDITIONS, OPTION_NAMES, Multicolor
from hanabi.rules.talk import Phrase, TalkLevel
from hanabi.server.access.identity import clean_name
from hanabi.server.errors import BadRequest, Forbidden, TooMany
from hanabi.server.http.endpoint import ApiRequest, Endpoint
from hanabi.server.http.routes.games import asker_of, need_room_for_lines
from hanabi.server.http.routes.identity import Name
from hanabi.server.play.live_table import LiveTable
from hanabi.server.table import commands
from hanabi.server.table.entries import OptionValue, TableSettings, WantedSettings
from hanabi.server.wire.protocol import TableInfo
from hanabi.server.wire.table_info import table_info

_PASSPHRASE = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
_ID = Annotated[str, msgspec.Meta(max_length=32)]
_SEAT = Annotated[int, msgspec.Meta(ge=0, le=4)]
_NUMBER = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
_TABLE_PATH = {"table_id": _ID}
_SEAT_PATH = {"table_id": _ID, "seat": _SEAT}


class TableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made; a passphrase is asked of everybody who comes."""

    settings: WantedSettings
    passphrase: _PASSPHRASE | None = None


class SitRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What opens the table, and where a device is shared, who sits down."""

    passphrase: _PASSPHRASE | None = None
    name: Name | None = None


class StartRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot takes the seats that are free, and whether it may take them from those who stand
    at the door."""

    fill: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    although_somebody_waits: bool = False


class BotRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot."""

    bot: Annotated[str, msgspec.Meta(max_length=64)]


class EditionInfo(msgspec.Struct, frozen=True):
    """A box: its defaults, and what may be switched under its name."""

    name: str
    language: str
    defaults: dict[str, OptionValue]
    switchable: list[str]
    multicolors: list[str]


class Catalogue(msgspec.Struct, frozen=True):
    """What tables can be made of."""

    editions: list[EditionInfo]
    options: list[str]
    multicolors: list[str]
    bots: list[str]
    strengths: dict[str, str]
    """The strengths that people are offered, weakest first, and the bot that plays each."""
    talk_levels: list[str]
    phrases: list[str]


class TableFilter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which public tables."""

    status: Literal["open", "running"] = "open"
    edition: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 50
    offset: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    """So many are on the pages before this one."""


class LeaveQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """May they come back? The host decides it for others."""

    keep_out: bool = False


class KeptOutInfo(msgspec.Struct, frozen=True):
    """Somebody whom the host keeps out, and the number by which to let them back in."""

    number: int
    name: str


async def catalogue(_request: ApiRequest) -> Catalogue:
    """Editions, options, bots, talk levels and phrases."""
    return Catalogue(
        editions=[
            EditionInfo(
                name=box.name,
                language=box.language,
                defaults=box.defaults.by_name(),
                switchable=list(box.switchable),
                multicolors=[way.value for way in box.multicolors],
            )
            for box in EDITIONS.values()
        ],
        options=list(OPTION_NAMES),
        multicolors=[way.value for way in Multicolor],
        bots=list(BOTS),
        strengths=STRENGTHS,
        talk_levels=[level.value for level in TalkLevel],
        phrases=[phrase.value for phrase in Phrase],
    )


async def create(request: ApiRequest) -> TableInfo:
    """A new table; its host has the first seat."""
    await need_room_for_table(request)
    settings = msgspec.convert(msgspec.to_builtins(request.body.settings), TableSettings)
    # A passphrase is dear, and they come one after the other: nobody has more than a few waiting.
    async with request.service.limits.turns_of_address.of(request.address):
        live = await request.service.lobby.create(request.caller, settings, request.body.passphrase)
    return _info(request, live)


async def need_room_for_table(request: ApiRequest) -> None:
    """Nobody makes too many tables, or sits at too many that do not begin."""
    service, caller = request.service, request.caller
    service.limits.tables.need(caller.id)
    limit = service.settings.open_tables_per_identity
    if await service.games.count_open(caller.id) >= limit:
        raise TooMany("too-many-open-tables", limit=limit)


async def find(request: ApiRequest) -> list[TableInfo]:
    """Public tables at which somebody sits: the newest of each of them first."""
    service, query = request.service, request.query
    need_room_for_lines(request)
    ids = await service.games.offered(query.status, query.edition, query.limit, query.offset)
    return [_info(request, live) for live in await service.lobby.readable(ids)]


async def show(request: ApiRequest) -> TableInfo:
    """One table, without its cards."""
    live = await _table(request)
    await request.service.need_shown(live.table, asker_of(request))
    return _info(request, live)


async def sit(request: ApiRequest) -> TableInfo:
    """Take a seat, or another one; where a device is shared, one more."""
    live = await _table(request)
    await request.service.check_entry(
        live, request.caller.id, request.body.passphrase, request.address
    )
    caller, seat, name = request.caller, request.path["seat"], request.caller.name
    if request.body.name is not None:
        if not live.table.settings.shared_device:
            raise BadRequest("seat-name")
        name = clean_name(request.body.name)
    await live.carry_out(
        lambda table: commands.take_seat(table, caller.id, name, seat), by=caller.id
    )
    live.send_presence()
    return _info(request, live)


async def leave(request: ApiRequest) -> TableInfo:
    """Leave a seat; the host may empty any, and keep out who had it."""
    live = await _table(request)
    caller, seat, keep_out = request.caller, request.path["seat"], request.query.keep_out
    came_from = live.addresses()
    came_from.setdefault(caller.id, set()).add(request.address)
    await live.carry_out(
        lambda table: commands.leave_seat(table, caller.id, seat, came_from, keep_out=keep_out),
        by=caller.id,
    )
    live.send_presence()
    return _info(request, live)


async def kept_out(request: ApiRequest) -> list[KeptOutInfo]:
    """Whom the host keeps out, told to the host alone."""
    live = await _table(request)
    if request.caller.id != live.table.host:
        raise Forbidden("not-the-host")
    return [KeptOutInfo(each.number, each.name) for each in live.table.kept_out.values()]


async def let_back_in(request: ApiRequest) -> None:
    """The host keeps somebody out no more."""
    live = await _table(request)
    caller, number = request.caller, request.path["number"]
    await live.carry_out(lambda table: commands.let_back_in(table, caller.id, number), by=caller.id)


async def seat_bot(request: ApiRequest) -> TableInfo:
    """The host puts a bot on a seat."""
    live = await _table(request)
    caller, seat, bot = request.caller, request.path["seat"], request.body.bot
    await live.carry_out(lambda table: commands.seat_bot(table, caller.id, seat, bot), by=caller.id)
    return _info(request, live)


async def start(request: ApiRequest) -> TableInfo:
    """The host deals."""
    live = await _table(request)
    body = request.body
    await request.service.lobby.start(
        request.caller, live, body.fill, although_somebody_waits=body.although_somebody_waits
    )
    return _info(request, live)


async def rematch(request: ApiRequest) -> TableInfo:
    """A new table for the same people."""
    request.service.limits.tables.need(request.caller.id)
    return _info(
        request, await request.service.lobby.rematch(request.caller, await _table(request))
    )


async def close(request: ApiRequest) -> TableInfo:
    """The host closes a table at which nothing was dealt."""
    live = await _table(request)
    caller = request.caller
    await live.carry_out(lambda table: commands.close(table, caller.id), by=caller.id)
    return _info(request, live)


async def _table(request: ApiRequest) -> LiveTable:
    return await request.service.lobby.fresh(request.path["table_id"])


def _info(request: ApiRequest, live: LiveTable) -> TableInfo:
    return table_info(live.table, request.service.time_and_chance.now())


ENDPOINTS = (
    Endpoint("GET", "/api/catalogue", catalogue, "What tables can be made of", Catalogue,
             needs_identity=False),
    Endpoint("POST", "/api/tables", create, "Make a table", TableInfo, 201, body=TableRequest),
    Endpoint("GET", "/api/tables", find, "Public tables", list[TableInfo], query=TableFilter,
             needs_identity=False),
    Endpoint("GET", "/api/tables/{table_id}", show, "One table", TableInfo,
             needs_identity=False, path_types=_TABLE_PATH),
    Endpoint("PUT", "/api/tables/{table_id}/seats/{seat}", sit, "Take a seat", TableInfo,
             body=SitRequest, path_types=_SEAT_PATH),
    Endpoint("DELETE", "/api/tables/{table_id}/seats/{seat}", leave, "Leave a seat", TableInfo,
             query=LeaveQuery, path_types=_SEAT_PATH),
    Endpoint("GET", "/api/tables/{table_id}/kept-out", kept_out, "Whom the host keeps out",
             list[KeptOutInfo], path_types=_TABLE_PATH),
    Endpoint("DELETE", "/api/tables/{table_id}/kept-out/{number}", let_back_in,
             "Let somebody back in", None, 204,
             path_types=_TABLE_PATH | {"number": _NUMBER}),
    Endpoint("PUT", "/api/tables/{table_id}/seats/{seat}/bot", seat_bot, "Seat a bot", TableInfo,
             body=BotRequest, path_types=_SEAT_PATH),
    Endpoint("POST", "/api/tables/{table_id}/start", start, "Deal the cards", TableInfo,
             body=StartRequest, path_types=_TABLE_PATH),
    Endpoint("POST", "/api/tables/{table_id}/rematch", rematch, "Play again", TableInfo,
             path_types=_TABLE_PATH),
    Endpoint("POST", "/api/tables/{table_id}/close", close, "Close a table", TableInfo,
             path_types=_TABLE_PATH),
)  # fmt: skip
