"""HTTP: other lines of a game that is over, kept by whoever tried them and shown by a link."""

import asyncio
import json
from typing import Annotated, Any

import msgspec

from hanabi.notation import read_record
from hanabi.server.errors import BadRequest, NotFound
from hanabi.server.http.endpoint import ApiRequest, Endpoint
from hanabi.server.http.routes.games import GAME_PATH, opened
from hanabi.server.table.records import record_text
from hanabi.storage.kept_lines import StoredLines

MOST_MOVES = 1000
"""Of all lines of one game together."""
_COST = 4.0
_LINK = Annotated[str, msgspec.Meta(max_length=32)]
_WORDS = Annotated[str, msgspec.Meta(max_length=200)]


class LinesRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One's own lines, or with a ``link`` those that it shows."""

    link: _LINK | None = None
    passphrase: _WORDS | None = None


class LinesToKeep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Comments and variations as in a record."""

    comments: list[dict[str, Any]]
    variations: list[dict[str, Any]]
    passphrase: _WORDS | None = None


class LinesInfo(msgspec.Struct, frozen=True):
    """Comments and variations as in a record, and the name that a link has for them: null where
    nothing is kept."""

    link: str | None = None
    comments: list[dict[str, Any]] = []
    variations: list[dict[str, Any]] = []


async def lines(request: ApiRequest) -> LinesInfo:
    """For whoever may read the game's record: they show its cards."""
    live = await opened(request)
    record_text(live.table)  # refused while the game runs
    kept, link, caller = request.service.kept_lines, request.body.link, request.signed_in
    if link is not None:
        found = await kept.behind(live.table.id, link)
        if found is None:
            raise NotFound("no-such-lines")
    else:
        found = None if caller is None else await kept.of(live.table.id, caller.id)
    return LinesInfo() if found is None else _info(found)


async def keep(request: ApiRequest) -> LinesInfo:
    """In the place of one's own so far, if they can be played; without any, nothing is kept."""
    live = await opened(request)
    service, caller, body = request.service, request.caller, request.body
    record = record_text(live.table)
    if not body.comments and not body.variations:
        await service.kept_lines.forget(live.table.id, caller.id)
        return LinesInfo()
    said = {"comments": body.comments, "variations": body.variations}
    await asyncio.to_thread(_check, record, said)
    time_and_chance = service.time_and_chance
    data = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
    wanted = StoredLines(time_and_chance.new_id(), data)
    now = time_and_chance.now()
    return _info(await service.kept_lines.keep(live.table.id, caller.id, wanted, now))


def _check(record: str, said: dict[str, Any]) -> None:
    """Every line is played through."""
    written = msgspec.json.encode({**json.loads(record), "version": 2, **said})
    lines = [line for each in read_record(written).variations for line in each.lines()]
    if sum(len(line.moves) for line in lines) > MOST_MOVES:
        raise BadRequest("record-too-many-moves", limit=MOST_MOVES)


def _info(stored: StoredLines) -> LinesInfo:
    return LinesInfo(stored.link, **json.loads(stored.data))


_PATH = "/api/games/{game_id}/lines"
ENDPOINTS = (
    Endpoint("POST", _PATH, lines, "Other lines of a game", LinesInfo, body=LinesRequest,
             needs_identity=False, path_types=GAME_PATH),
    Endpoint("PUT", _PATH, keep, "Keep other lines of a game", LinesInfo, body=LinesToKeep,
             extra_cost=_COST, path_types=GAME_PATH),
)  # fmt: skip
