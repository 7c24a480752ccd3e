"""HTTP: a game that is over, played on from one of its positions."""

from typing import Annotated

import msgspec

from hanabi.server.http.endpoint import ApiRequest, Endpoint
from hanabi.server.http.routes.games import GAME_PATH, opened
from hanabi.server.http.routes.tables import need_room_for_table
from hanabi.server.table.entries import PlayedOn
from hanabi.server.wire.protocol import TableInfo
from hanabi.server.wire.table_info import table_info

_COST = 4.0
_MOVES = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
_SEAT = Annotated[int, msgspec.Meta(ge=0, le=4)]


class PlayOnRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From the position after so many moves of the record, on this seat. ``bot`` takes all other
    seats, and the game goes on; without one, friends come by the table's link. With ``anew``, what
    the seat could not see is dealt anew."""

    after: _MOVES
    seat: _SEAT
    bot: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    anew: bool = False
    passphrase: Annotated[str, msgspec.Meta(max_length=200)] | None = None


async def play_on(request: ApiRequest) -> TableInfo:
    """Whoever may read a game's record may play on from it; the server reads the cards itself."""
    service, caller, body = request.service, request.caller, request.body
    source = await opened(request)
    await need_room_for_table(request)
    wanted = PlayedOn(source.table.id, body.after, body.seat if body.anew else None)
    live = await service.lobby.play_on(caller, source, wanted, body.seat, body.bot)
    return table_info(live.table, service.time_and_chance.now())


ENDPOINTS = (
    Endpoint("POST", "/api/games/{game_id}/play-on", play_on, "Play on from a position",
             TableInfo, 201, body=PlayOnRequest, extra_cost=_COST, path_types=GAME_PATH),
)  # fmt: skip
