"""HTTP: a record as positions, for clients that know no rules."""

import asyncio
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

from hanabi.bots import BOTS
from hanabi.game import Arrange, GameState, Move, start
from hanabi.notation import Record, read_record
from hanabi.notation.hanablive import read_link
from hanabi.notation.hanablive.reading import record_of_document
from hanabi.notation.rules_text import is_of_a_box
from hanabi.notation.text import move_text
from hanabi.rules import Seat
from hanabi.server.errors import BadRequest
from hanabi.server.http.endpoint import ApiRequest, Endpoint
from hanabi.server.wire.protocol import RulesInfo, WireEvent
from hanabi.server.wire.table_info import rules_info
from hanabi.server.wire.updates import event_for_wire
from hanabi.server.wire.views import Viewer, ViewWriter, WireView
from hanabi.view import move_in_draw_numbers, redacted_events

MOST_MOVES = 600
_COST = 20.0


class ReplayRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and whose eyes to watch it with; without a seat all hands are open. In its
    place may stand a game of hanab.live: its JSON, or its link as ``{"link": …}``."""

    record: dict[str, Any]
    seat: Annotated[int, msgspec.Meta(ge=0, le=4)] | None = None


class ReplayStep(msgspec.Struct, frozen=True):
    """A position, and the move that led to it; the first has none."""

    move: str | None
    seat: int | None
    events: list[WireEvent]
    view: WireView


class ReplayInfo(msgspec.Struct, frozen=True):
    """A game from its first position to its last. ``programs`` has for each seat the name of
    the bot that played there, null for a person."""

    rules: RulesInfo
    players: list[str]
    programs: list[str | None]
    steps: list[ReplayStep]


async def replay(request: ApiRequest) -> ReplayInfo:
    """Nothing is stored; the record's cards are the sender's own."""
    record = read_game(request.body.record)
    seat = request.body.seat
    if seat is not None and seat >= record.ruleset.players:
        raise BadRequest("no-such-seat", seat=seat, last=record.ruleset.players - 1)
    viewer = Viewer(None, hands_open=True) if seat is None else Viewer(Seat(seat))
    return await asyncio.to_thread(_replayed, record, viewer)


def read_game(fields: dict[str, Any]) -> Record:
    """A game of a box that is not too long: a record of ours; or one of hanab.live, as its JSON
    or as ``{"link": …}``."""
    record = _read(fields)
    if not is_of_a_box(record.ruleset):
        raise BadRequest("record-custom-rules")
    if len(record.moves) > MOST_MOVES:
        raise BadRequest("record-too-many-moves", limit=MOST_MOVES)
    return record


def _read(fields: dict[str, Any]) -> Record:
    match fields:
        case {"link": str() as link, **others} if not others:
            return read_link(link)
        case {"actions": _} if "format" not in fields:
            return record_of_document(fields)
        case _:
            return read_record(msgspec.json.encode(fields))


def _replayed(record: Record, viewer: Viewer) -> ReplayInfo:
    steps = [step for _, _, step in walked_through(record, viewer)]
    return ReplayInfo(rules_info(record.ruleset), list(record.players), programs_of(record), steps)


def walked_through(
    record: Record, viewer: Viewer
) -> Iterator[tuple[Move | None, GameState, ReplayStep]]:
    """Each position with the move that led to it, and both as the viewer sees them."""
    before, writer = start(record.ruleset, record.deal), ViewWriter()
    yield None, before, ReplayStep(None, None, [], writer.view(before, viewer))
    eyes = None if viewer.seat is None else Seat(viewer.seat)
    for move, step in zip(record.moves, record.steps(), strict=True):
        events = redacted_events(before, step, eyes, hands_open=viewer.hands_open)
        seen = ReplayStep(
            move=move_text(move_in_draw_numbers(before, move)),
            seat=move.seat if isinstance(move, Arrange) else before.turn,
            events=[event_for_wire(event) for event in events],
            view=writer.view(step.state, viewer),
        )
        yield move, step.state, seen
        before = step.state


def programs_of(record: Record) -> list[str | None]:
    """A record that does not say it is from before they did; then seats were named after bots."""
    if record.programs is not None:
        return list(record.programs)
    return [name if name in BOTS else None for name in record.players]


ENDPOINTS = (
    Endpoint("POST", "/api/replays", replay, "A record as positions", ReplayInfo,
             body=ReplayRequest, needs_identity=False, extra_cost=_COST),
)  # fmt: skip
