"""HTTP: how somebody comes to a table. The link, the spoken code, the door, a seat."""

from typing import Annotated, Literal

import msgspec

from hanabi.server.errors import Forbidden, NotFound
from hanabi.server.http.endpoint import ApiRequest, Endpoint
from hanabi.server.play.live_table import LiveTable
from hanabi.server.table import commands
from hanabi.server.wire.invitations import invitation
from hanabi.server.wire.protocol import Invitation, TableInfo
from hanabi.server.wire.table_info import table_info

_ID = Annotated[str, msgspec.Meta(max_length=32)]
_SEAT = Annotated[int, msgspec.Meta(ge=0, le=4)]
_NUMBER = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
_PASSPHRASE = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
_VISITOR = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
_TABLE_PATH = {"table_id": _ID}


class KnockRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody is at the door, still or no more; ``visitor`` is any text of the client's own that
    nobody else would choose."""

    visitor: _VISITOR
    is_typing: bool = False
    is_leaving: bool = False


class AnySeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What opens the table, and as whom one stood at the door."""

    passphrase: _PASSPHRASE | None = None
    visitor: _VISITOR | None = None


class BotSeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What opens the table, and whether one asks no more."""

    passphrase: _PASSPHRASE | None = None
    is_leaving: bool = False


class BotSeatAnswer(msgspec.Struct, frozen=True):
    """Is the seat one's own, does the host still think about it, or was it refused?"""

    answer: Literal["taken", "waiting", "refused", "left"]


class LetInRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host's answer."""

    agree: bool


class SpokenCodeInfo(msgspec.Struct, frozen=True):
    """Two words and a number that lead to the table until then."""

    code: str
    expires_at: float


class CodeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spoken code, however it was typed."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


async def show(request: ApiRequest) -> Invitation:
    """Who invites to what, for whoever has the link."""
    return _invitation(request, await _table(request))


async def knock(request: ApiRequest) -> Invitation:
    """Stand at the door; those at the table hear it at once."""
    request.service.limits.knocks.need(request.address)
    live = await _table(request)
    body = request.body
    if body.is_leaving:
        live.door.leave(key=body.visitor)
    elif live.table.status == "open":
        live.door.knock(body.visitor, request.address, is_typing=body.is_typing)
    live.door_changed()
    return _invitation(request, live)


async def sit_anywhere(request: ApiRequest) -> TableInfo:
    """Take whichever seat is free; who has one keeps it."""
    live, caller, body = await _table(request), request.caller, request.body
    await request.service.check_entry(live, caller.id, body.passphrase, request.address)
    await live.carry_out(
        lambda table: commands.take_any_seat(table, caller.id, caller.name), by=caller.id
    )
    live.door.leave(key=body.visitor)
    live.door_changed()
    live.send_presence()
    return table_info(live.table, request.service.time_and_chance.now())


async def take_bot_seat(request: ApiRequest) -> BotSeatAnswer:
    """Play on instead of a bot: at once, or when the host agrees. Asked again, it is the
    question how things stand."""
    live, caller, body, seat = await _table(request), request.caller, request.body, _seat(request)
    request.service.limits.knocks.need(request.address)
    await request.service.check_entry(live, caller.id, body.passphrase, request.address)
    if body.is_leaving:
        live.door.leave(identity=caller.id)
        live.door_changed()
        return BotSeatAnswer("left")
    if seat in live.table.seats_of(caller.id):
        return BotSeatAnswer("taken")
    commands.check_bot_seat(live.table, caller.id, seat)
    if live.table.bot_seats == "free":
        await _hand_over(live, caller.id, caller.name, seat)
        return BotSeatAnswer("taken")
    is_waiting = live.door.ask_for_seat(caller.id, caller.name, request.address, seat)
    live.door_changed()
    return BotSeatAnswer("waiting" if is_waiting else "refused")


async def let_in(request: ApiRequest) -> TableInfo:
    """The host answers somebody who asks for a bot's seat."""
    live = await _table(request)
    if request.caller.id != live.table.host:
        raise Forbidden("not-the-host")
    visitor = live.door.asking(request.path["number"])
    if not request.body.agree:
        live.door.refuse(visitor)
    elif visitor.identity is not None and visitor.wants is not None:
        await _hand_over(live, visitor.identity, visitor.name, visitor.wants)
    live.door_changed()
    return table_info(live.table, request.service.time_and_chance.now())


async def spoken_code(request: ApiRequest) -> SpokenCodeInfo:
    """The table in two words and a number, for those at it to say aloud."""
    live = await _table(request)
    is_host = request.caller.id == live.table.host
    if not is_host and not live.table.seats_of(request.caller.id):
        raise Forbidden("not-seated")
    made = await request.service.spoken_codes.of(live.table.id)
    return SpokenCodeInfo(made.code, made.expires_at)


async def find_by_code(request: ApiRequest) -> Invitation:
    """The table that a spoken code leads to; guessing is slow, alone and together."""
    limits = request.service.limits
    limits.guesses.need(request.address)
    table_id = await request.service.spoken_codes.table_of(request.body.code)
    if table_id is None:
        limits.wrong_codes.need("all")
        raise NotFound("no-such-code")
    return _invitation(request, await request.service.lobby.fresh(table_id))


async def _hand_over(live: LiveTable, identity: str, name: str, seat: int) -> None:
    await live.carry_out(
        lambda table: commands.take_bot_seat(table, identity, name, seat, agreed=True), by=identity
    )
    live.door.leave(identity=identity)
    live.door_changed()
    live.send_presence()


async def _table(request: ApiRequest) -> LiveTable:
    return await request.service.lobby.fresh(request.path["table_id"])


def _seat(request: ApiRequest) -> int:
    seat: int = request.path["seat"]
    return seat


def _invitation(request: ApiRequest, live: LiveTable) -> Invitation:
    identity = None if request.signed_in is None else request.signed_in.id
    may_watch = live.may_watch(identity or "", request.address)
    return invitation(live.table, live.present_seats(), identity, may_watch=may_watch)


ENDPOINTS = (
    Endpoint("GET", "/api/tables/{table_id}/invitation", show, "Who invites to what", Invitation,
             needs_identity=False, path_types=_TABLE_PATH),
    Endpoint("POST", "/api/tables/{table_id}/door", knock, "Stand at the door", Invitation,
             body=KnockRequest, needs_identity=False, path_types=_TABLE_PATH),
    Endpoint("POST", "/api/tables/{table_id}/door/{number}", let_in, "Let somebody in",
             TableInfo, body=LetInRequest, path_types=_TABLE_PATH | {"number": _NUMBER}),
    Endpoint("POST", "/api/tables/{table_id}/seats", sit_anywhere, "Take any free seat",
             TableInfo, body=AnySeatRequest, path_types=_TABLE_PATH),
    Endpoint("POST", "/api/tables/{table_id}/bot-seats/{seat}", take_bot_seat,
             "Play on instead of a bot", BotSeatAnswer, body=BotSeatRequest,
             path_types=_TABLE_PATH | {"seat": _SEAT}),
    Endpoint("POST", "/api/tables/{table_id}/code", spoken_code, "A code to be said aloud",
             SpokenCodeInfo, path_types=_TABLE_PATH),
    Endpoint("POST", "/api/codes", find_by_code, "The table of a spoken code", Invitation,
             body=CodeRequest, needs_identity=False),
)  # fmt: skip
