"""HTTP: a finished game that several people look at together."""

from typing import Annotated

import msgspec

from hanabi.server.http.endpoint import ApiRequest, Endpoint
from hanabi.server.http.routes.games import GAME_PATH, opened
from hanabi.server.wire.shared_replays import MoveNumber

_COST = 4.0


class ShareReplayRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where it begins: after so many moves, and with whose eyes; without a seat all hands are
    open."""

    at: MoveNumber = 0
    seat: Annotated[int, msgspec.Meta(ge=0, le=4)] | None = None
    passphrase: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class SharedReplayInfo(msgspec.Struct, frozen=True):
    """Whoever knows this id, and may read the game, looks at it together with others."""

    id: str


async def share_replay(request: ApiRequest) -> SharedReplayInfo:
    """For whoever may read the game's record; who asks again is given the same."""
    live, body = await opened(request), request.body
    replays = request.service.shared_replays
    return SharedReplayInfo(await replays.make(request.caller.id, live.table, body.at, body.seat))


ENDPOINTS = (
    Endpoint("POST", "/api/games/{game_id}/shared-replays", share_replay,
             "Look at a game together", SharedReplayInfo, 201, body=ShareReplayRequest,
             extra_cost=_COST, path_types=GAME_PATH),
)  # fmt: skip
