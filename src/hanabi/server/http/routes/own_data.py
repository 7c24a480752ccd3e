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
    for game in await delete_person(_desk(request), request.caller.id):
        request.service.lobby.drop(game)  # other processes learn it from the operators' list
    request.service.shared_replays.drop_all()
    await request.service.disconnect_unknown()
    request.cookie = ""


ENDPOINTS = (
    Endpoint("GET", "/api/me/export", export, "Everything of one's own", dict[str, Any],
             extra_cost=_COST),
    Endpoint("DELETE", "/api/me", delete, "Delete one's identity", None, 204,
             manages_identity=True, extra_cost=_COST),
)  # fmt: skip
