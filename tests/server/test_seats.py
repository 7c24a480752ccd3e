"""A seat that is not at the table is refused at the door: no request and no message leads to
the gate with one, whatever the gate itself would say."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hanabi.server.http.app import ENDPOINTS
from hanabi.server.wire.protocol import ClientMessage
from hanabi.server.wire.shared_replays import FromVisitor
from hanabi.view import seats
from tests.cli.commands import write_game
from tests.server.http.test_reviews import finished
from tests.server.running_server import Running

NOBODY = (-1, -3, 3, 4, 5, 99)
"""At a table of three."""


def _takes_a_seat(kind: Any) -> bool:
    fields = getattr(kind, "__struct_fields__", ())
    return "seat" in fields


def test_these_are_all_ways_in_which_a_seat_comes_to_the_server() -> None:
    """Whoever adds another adds it to the test below."""
    by_path = {f"{each.method} {each.path}" for each in ENDPOINTS if "{seat}" in each.path}
    by_body = {each.path for each in ENDPOINTS if _takes_a_seat(each.body)}
    by_query = {each.path for each in ENDPOINTS if _takes_a_seat(each.query)}
    kinds = {*ClientMessage.__args__, *FromVisitor.__args__}
    messages = msgspec.inspect.multi_type_info(kinds)
    by_message = {
        kind.tag
        for kind in messages
        if isinstance(kind, msgspec.inspect.StructType)
        and any(field.name == "seat" for field in kind.fields)
    }
    seats_path = "/api/tables/{table_id}/seats/{seat}"
    by_seat = {f"PUT {seats_path}", f"DELETE {seats_path}", f"PUT {seats_path}/bot"}
    assert by_path == by_seat | {"POST /api/tables/{table_id}/bot-seats/{seat}"}
    of_game = "/api/games/{game_id}"
    assert by_body == {
        *("/api/replays", "/api/replays/play-on", "/api/lessons/{name}/play-on"),
        *(f"{of_game}/play-on", f"{of_game}/shared-replays"),
    }
    only_in_links = {path for path in by_query if path.startswith("/share/")}
    assert by_query - only_in_links == {"/api/games/{game_id}/picture"}, "of all open cards"
    assert by_message == {"hello", "look", "ask-why", "show"}


def test_no_way_leads_to_the_gate_with_a_seat_that_is_not_at_the_table(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached: list[object] = []

    class Watched(seats.NoSuchSeat):
        def __init__(self, code: str, **values: object) -> None:
            reached.append(values)
            super().__init__(code, **values)

    monkeypatch.setattr(seats, "NoSuchSeat", Watched)
    ana = server.guest()
    table = ana.table(seats=3, first_seat=0)
    path = f"/api/tables/{table}/seats"
    for seat in NOBODY:
        assert ana.refused("PUT", f"{path}/{seat}", 400)
        assert ana.refused("DELETE", f"{path}/{seat}", 400)
        assert ana.refused("PUT", f"{path}/{seat}/bot", 400, bot="smart")
    ana.seat_bots(table)
    ana.start(table)
    play = ana.play(table)
    while play.view is None:
        play.receive()
    play.move()
    bo = server.guest("Bo")
    for seat in NOBODY:
        assert bo.refused("POST", f"/api/tables/{table}/bot-seats/{seat}", 400)
        assert play.refused(type="look", seat=seat)
        assert play.refused(type="ask-why", seat=seat)
        other = ana.play(table, hello={"seat": seat})
        assert other.receive()["type"] == "error"
    record = json.loads(write_game(tmp_path / "game.json").read_text(encoding="utf-8"))
    for seat in (-1, len(record["players"]), 5):
        assert ana.refused("POST", "/api/replays", 400, record=record, seat=seat)
    assert ana.post("/api/replays", record=record, seat=0)["steps"]
    over = finished(ana)
    for seat in (-1, 2, 5):
        for anew in (False, True):
            wanted = {"after": 0, "seat": seat, "anew": anew}
            assert ana.refused("POST", f"/api/games/{over}/play-on", 400, **wanted)
        wanted = {"at": 0, "seat": seat}
        assert ana.refused("POST", f"/api/games/{over}/shared-replays", 400, **wanted)
    together = ana.look_together(ana.post(f"/api/games/{over}/shared-replays")["id"])
    for seat in (-1, 2, 5):
        assert together.refused(type="show", at=0, seat=seat)
    play.send(type="look", seat=0)
    assert play.until("welcome")["seat"] == 0
    assert reached == []
