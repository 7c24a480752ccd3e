"""Playing on from a game that is over, over HTTP."""

import pytest

from tests.server.guests import Guest
from tests.server.http.test_reviews import finished
from tests.server.running_server import Running

pytestmark = pytest.mark.processes


def play_on(guest: Guest, table: str, **how: object) -> str:
    wanted = {"after": 1, "seat": 1, **how}
    return str(guest.post(f"/api/games/{table}/play-on", **wanted)["id"])


def test_a_game_goes_on_with_bots_at_once(server: Running) -> None:
    ana = server.guest("Ana")
    source = finished(ana)
    record = ana.get(f"/api/games/{source}/record")
    for anew in (False, True):
        table = play_on(ana, source, bot="cautious", anew=anew)
        info = ana.get(f"/api/tables/{table}")
        assert info["played_on"] == {"after": 1, "unseen_by": 1 if anew else None}
        assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
        play = ana.play(table, {"last_seq": 0})
        while play.view is None or not play.is_on_turn():
            play.receive()
        moves = [
            told["entry"]["move"] for told in play.seen
            if (told.get("entry") or {}).get("type") == "moved"
        ]  # fmt: skip
        assert moves[:1] == record["moves"][:1]
        play.close()
        # Its cards are as secret as those of any game.
        assert ana.refused("GET", f"/api/games/{table}/record", 409) == "game-not-over"
        wanted = {"after": 0, "seat": 0}
        path = f"/api/games/{table}/play-on"
        assert ana.refused("POST", path, 409, **wanted) == "game-not-over"
    assert sum(line["games"] for line in ana.get("/api/me/statistics")) == 1


def test_friends_come_by_the_link(server: Running) -> None:
    ana, bo, eve = server.guest("Ana"), server.guest("Bo"), server.guest("Eve")
    source = finished(ana, passphrase="sesame")
    wanted = {"after": 0, "seat": 0}
    path = f"/api/games/{source}/play-on"
    assert eve.refused("POST", path, 403, **wanted) == "passphrase-wrong"
    table = play_on(bo, source, passphrase="sesame")
    assert eve.refused("PUT", f"/api/tables/{table}/seats/0", 403) == "passphrase-wrong"
    assert bo.refused("POST", f"/api/tables/{table}/start", 409) == "seats-free"
    ana.sit(table, 0, passphrase="sesame")
    assert bo.start(table)["status"] == "running"
    assert bo.get(f"/api/tables/{table}")["settings"]["visibility"] == "link"


def test_there_is_no_way_into_a_game_that_runs(server: Running) -> None:
    ana, eve = server.guest("Ana"), server.guest("Eve")
    table = ana.table()
    wanted = {"after": 0, "seat": 0, "bot": "cautious"}
    path = f"/api/games/{table}/play-on"
    assert ana.refused("POST", path, 409, **wanted) == "game-not-over"
    ana.seat_bots(table)
    ana.start(table)
    for guest in (ana, eve):
        for anew in (False, True):
            assert guest.refused("POST", path, 409, anew=anew, **wanted) == "game-not-over"
    assert ana.refused("POST", "/api/games/none/play-on", 404, **wanted) == "no-such-table"
    assert len(ana.get("/api/me/games", status="running")) == 1
