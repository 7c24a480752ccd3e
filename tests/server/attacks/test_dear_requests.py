"""Requests that cost the server more than others, or that nobody else should notice."""

import os
from dataclasses import replace

import pytest

from hanabi.server.http.routes import sharing
from hanabi.server.time_and_chance import SystemTimeAndChance
from tests.server.guests import Guest
from tests.server.http.test_routes import bot_game
from tests.server.running_server import FAST, Running, Serve
from tests.server.thinking import hanging_bots
from tests.waiting import PATIENCE

REQUESTS_AT_ONCE = 250


class StandingClock(SystemTimeAndChance):
    """Nobody saves up again what they have spent."""

    def monotonic(self) -> float:
        return 1000.0


@pytest.fixture
def ana(serve: Serve) -> Guest:
    return serve(replace(FAST, request_rate=50.0), StandingClock()).guest()


@pytest.mark.parametrize("path", ["/api/tables", "/api/games", "/api/me/games"])
def test_a_long_list_is_dearer_than_a_short_one(ana: Guest, path: str) -> None:
    answers = [
        ana.http.get(path, params={"limit": 100}).status_code for _ in range(REQUESTS_AT_ONCE // 5)
    ]
    assert answers[0] == 200 and answers[-1] == 429


def test_many_positions_of_a_try_are_dearer_than_one(ana: Guest) -> None:
    record = ana.get(f"/api/games/{bot_game(ana)}/record")
    del record["commitment"]
    record["moves"] = ["arrange 0: 4 3 2 1 0", "arrange 0: 0 1 2 3 4"] * 120 + record["moves"]

    def tried(since: int) -> int:
        body = {"record": record, "after": 240, "since": since}
        return ana.http.post("/api/replays/tries", json=body).status_code

    assert {tried(239) for _ in range(25)} == {200}
    assert [tried(0) for _ in range(20)][-1] == 429


@pytest.mark.processes
def test_pictures_are_drawn_where_nobody_waits_for_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """resvg lets nothing else of its process be done meanwhile."""
    monkeypatch.setattr(sharing, "png_of", hanging_bots.who_draws)
    ana = server.guest()
    drawn = ana.http.get(f"/api/games/{bot_game(ana)}/picture")
    assert drawn.status_code == 200
    assert int(drawn.content) != os.getpid()


def test_who_deletes_themselves_throws_nobody_out(server: Running) -> None:
    ana, bo, cy = server.guest(), server.guest("Bo"), server.guest("Cy")
    game = bot_game(bo)
    together = bo.look_together(bo.post(f"/api/games/{game}/shared-replays")["id"])
    together.until("people")
    own = cy.look_together(cy.post(f"/api/games/{game}/shared-replays")["id"])
    own.until("people")
    table = bo.table()
    play = bo.play(table)
    play.until("presence")
    bot_game(ana)
    ana.delete("/api/me")
    cy.delete("/api/me")
    assert own.closed() in (4401, 1012)
    together.send(type="ping")
    assert together.receive(PATIENCE)["type"] == "pong"
    assert play.ask(type="say", phrase="sorry")["type"] == "ack"
