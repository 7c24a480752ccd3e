"""HTTP: everything of one's own, to take along or to delete."""

import json
from collections.abc import AsyncIterator
from typing import Any

from starlette.responses import Response, StreamingResponse

from hanabi.server.administration.desk import Desk
from hanabi.server.administration.people import delete_person, personal_data
from hanabi.server.http.endpoint import ApiRequest, Endpoint

_COST = 100.0
_ONESELF = "oneself"
"""In the operators' list of what was done, where nobody else did it."""


def _desk(request: ApiRequest) -> Desk:
    service = request.service
    return Desk(service.database, service.log, _ONESELF, service.time_and_chance)


async def export(request: ApiRequest) -> Response:
    """What the server knows of oneself, and the records of one's finished games."""
    async with request.service.limits.looking_through:
        person = await personal_data(_desk(request), request.caller.id)
    records = request.service.lobby.export(request.caller.id)
    return StreamingResponse(
        _document(person, records),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="hanabi-data.json"'},
    )


async def _document(person: dict[str, Any], records: AsyncIterator[str]) -> AsyncIterator[str]:
    """One JSON value that is never in memory as a whole."""
    yield f'{{"person": {json.dumps(person, ensure_ascii=False)},\n"records": ['
    between = "\n"
    async for line in records:
        yield between + line.rstrip("\n")
        between = ",\n"
    yield "]}\n"


async def delete(request: ApiRequest) -> None:
    """As ``hanabi admin delete`` does: the games stay, without one's name and words."""
    service, caller = request.service, request.caller
    async with service.limits.looking_through:
        deleted = await delete_person(_desk(request), caller.id)
    for game in deleted.games:
        service.lobby.drop(game)  # other processes learn it from the operators' list
    service.shared_replays.drop(deleted.replays)
    await service.disconnect_revoked(caller.id)
    request.cookie = ""


ENDPOINTS = (
    Endpoint("GET", "/api/me/export", export, "Everything of one's own", dict[str, Any],
             extra_cost=_COST),
    Endpoint("DELETE", "/api/me", delete, "Delete one's identity", None, 204,
             manages_identity=True, extra_cost=_COST),
)  # fmt: skip
