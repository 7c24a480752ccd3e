"""Other lines of a game that is over: tried, kept, shown by a link, and by nothing else."""

import json
from typing import Any

import pytest

from hanabi.notation import read_record
from hanabi.server.http.routes.lines import MOST_MOVES
from tests.server.guests import Guest
from tests.server.http.test_reviews import finished
from tests.server.running_server import Running

pytestmark = pytest.mark.processes


def tried(guest: Guest, record: dict[str, Any], **how: Any) -> Any:
    return guest.post("/api/replays/tries", record=record, **how)


def another_move(guest: Guest, record: dict[str, Any]) -> str:
    """One that was not the first of the game."""
    (start,) = tried(guest, record, after=0)
    return str(next(move for move in start["legal_moves"] if move != record["moves"][0]))


def test_any_move_is_tried_at_any_position_with_all_cards_open(server: Running) -> None:
    ana = server.guest("Ana")
    record = ana.get(f"/api/games/{finished(ana)}/record")
    whole = tried(ana, record)
    steps = ana.post("/api/replays", record=record)["steps"]
    assert [each["step"] for each in whole] == steps
    assert [each["written"] for each in whole[1:]] == record["moves"]
    assert whole[-1]["legal_moves"] == [] != whole[0]["legal_moves"]

    other = next(move for move in whole[1]["legal_moves"] if move.startswith("hint"))
    (made,) = tried(ana, record, after=1, since=2, tried=other)
    assert (made["written"], made["step"]["seat"]) == (other, 1)
    assert made["step"]["view"]["hint_tokens"] == 7
    assert tried(ana, record, after=1, moves=[other], since=2) == [made]
    (by_bot,) = tried(ana, record, after=1, since=2, by_bot=True)
    assert by_bot["written"] == record["moves"][1], "the bot that sat there does as it did"

    path, count = "/api/replays/tries", len(record["moves"])
    for how, status, code in (
        ({"after": 1, "tried": record["moves"][0]}, 400, "card-not-in-hand"),
        ({"after": 1, "moves": [other, other]}, 400, "record-move"),
        ({"after": 1, "moves": ["jump"]}, 400, "notation-move"),
        ({"after": count + 1}, 400, "record-after"),
        ({"tried": other}, 409, "game-over"),
        ({"by_bot": True}, 409, "game-over"),
    ):
        assert ana.refused("POST", path, status, record=record, **how) == code
    assert ana.refused("POST", path, 400, record={}) == "record-field"


def test_lines_are_kept_for_who_tried_them_and_shown_by_their_link(server: Running) -> None:
    ana, bo = server.guest("Ana"), server.guest("Bo")
    game = finished(ana)
    path = f"/api/games/{game}/lines"
    nothing: dict[str, Any] = {"link": None, "comments": [], "variations": []}
    assert ana.post(path) == nothing
    record = ana.get(f"/api/games/{game}/record")
    line = {"after": 0, "name": "Other", "moves": [another_move(ana, record)]}
    said = {"comments": [{"after": 1, "text": "Why? <b>"}], "variations": [line]}
    kept = ana.put(path, **said)
    assert kept == {**said, "link": kept["link"]} == ana.post(path)
    assert read_record(json.dumps({**record, "version": 2, **said})).variations[0].name == "Other"

    assert bo.post(path) == nothing, "everybody has their own"
    assert bo.post(path, link=kept["link"]) == kept
    fewer = {**said, "comments": []}
    assert ana.put(path, **fewer)["link"] == kept["link"], "a link that was sent stays right"
    assert bo.post(path, link=kept["link"])["comments"] == []
    assert bo.put(path, **said)["link"] != kept["link"]
    assert ana.get("/api/me/export")["person"]["kept_lines"][0]["game_id"] == game

    assert ana.put(path, comments=[], variations=[]) == nothing == ana.post(path)
    assert bo.refused("POST", path, 404, link=kept["link"]) == "no-such-lines"
    other = finished(bo)
    link = bo.post(path)["link"]
    assert ana.refused("POST", f"/api/games/{other}/lines", 404, link=link) == "no-such-lines"


def test_lines_that_cannot_be_played_are_refused(server: Running) -> None:
    ana = server.guest("Ana")
    game = finished(ana)
    path = f"/api/games/{game}/lines"
    count = len(ana.get(f"/api/games/{game}/record")["moves"])
    deep: dict[str, Any] = {"after": 0, "moves": []}
    for _ in range(100):
        deep = {"after": 0, "moves": [], "variations": [deep]}
    arranged = ["arrange 0: 0 1 2 3 4"] * (MOST_MOVES + 1)
    for variation, code in (
        ({"after": 0, "moves": ["play 49"]}, "record-field"),
        ({"after": count + 1, "moves": []}, "record-field"),
        ({"after": 0, "moves": [], "by": "me"}, "record-field"),
        ({"after": 0}, "record-field"),
        (deep, "json-depth"),
        ({"after": 0, "moves": arranged}, "record-too-many-moves"),
    ):
        body = {"comments": [], "variations": [variation]}
        assert ana.refused("PUT", path, 400, **body) == code, variation
    assert ana.post(path)["link"] is None


def test_no_lines_of_a_game_that_runs_or_that_one_may_not_read(server: Running) -> None:
    ana, eve = server.guest("Ana"), server.guest("Eve")
    said = {"comments": [{"after": 0, "text": "mine"}], "variations": []}
    running = ana.table()
    ana.seat_bots(running)
    ana.start(running)
    for guest in (ana, eve):
        for path, how in ((f"/api/games/{running}/lines", said), ("/api/games/none/lines", said)):
            wanted = (404, "no-such-table") if "none" in path else (409, "game-not-over")
            assert guest.refused("POST", path, wanted[0]) == wanted[1]
            assert guest.refused("PUT", path, wanted[0], **how) == wanted[1]
    path = f"/api/games/{finished(ana, passphrase='sesame')}/lines"
    link = ana.put(path, **said)["link"]
    assert eve.refused("POST", path, 403, link=link) == "passphrase-wrong"
    assert eve.refused("PUT", path, 403, **said) == "passphrase-wrong"
    assert eve.post(path, link=link, passphrase="sesame")["comments"] == said["comments"]
