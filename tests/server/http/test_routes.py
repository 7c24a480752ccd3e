"""The HTTP interface: identities, tables, records, and what is refused."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from hanabi.notation import read_record
from hanabi.notation.hanablive import read_link, write_hanab_live
from hanabi.server.http import app
from hanabi.server.http.openapi import document
from hanabi.server.table.commitment import CommitmentBroken, verify
from tests.notation.hanablive.test_hanablive import LINK
from tests.server.guests import Guest
from tests.server.running_server import Running, Serve


def bot_game(guest: Guest, bot: str = "cautious", **settings: Any) -> str:
    """A game of bots alone that has been played out."""
    table = guest.table(seats=2, **settings)
    guest.delete(f"/api/tables/{table}/seats/0")
    guest.seat_bots(table, bot)
    guest.start(table)
    play = guest.play(table)
    while play.receive().get("table", {}).get("status") != "finished":
        pass
    return table


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"edition": "xx"}, "unknown-edition"),
        ({"edition": "it-2023", "options": {"black-powder": True}}, "option-not-offered"),
        ({"options": {"nope": True}}, "unknown-option"),
        ({"options": {"expert": "yes"}}, "option-not-boolean"),
        ({"seats": 6}, "bad-request"),
        ({"seats": 2, "first_seat": 2}, "first-seat"),
        ({"clock": {"initial": 60, "stand_in": "hal"}}, "unknown-bot"),
        ({"clock": {"initial": -1}}, "bad-request"),
        ({"talk": "loud"}, "bad-request"),
        ({"spectator": "open"}, "bad-request"),
        ({"clock": {"initial": 60, "incremet": 5}}, "bad-request"),
        ({"bot_delay": -1}, "bad-request"),
        ({"bot_delay": 11}, "bad-request"),
        ({"shared_device": "yes"}, "bad-request"),
        ({"name": "x" * 61}, "bad-request"),
    ],
)
def test_settings_that_no_table_can_have_are_refused(
    server: Running, settings: dict[str, object], code: str
) -> None:
    wanted = {"seats": 2, **settings}
    assert server.guest().refused("POST", "/api/tables", 400, settings=wanted) == code


def test_public_tables_are_listed_and_others_found_by_their_link_alone(server: Running) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    public, secret = ana.table(name="<b>all</b>"), ana.table(visibility="link")
    assert [table["id"] for table in bo.get("/api/tables")] == [public]
    bo.sit(secret, 1)
    assert bo.get(f"/api/tables/{secret}")["seats"][1] == {
        "kind": "person",
        "name": "Bo",
        "stand_in": None,
    }
    listed = [game["id"] for game in bo.get("/api/me/games", status="open")]
    assert listed == [secret]


def test_ids_and_seats_that_do_not_exist(server: Running) -> None:
    ana = server.guest()
    table = ana.table()
    assert ana.refused("GET", "/api/tables/nope", 404) == "no-such-table"
    assert ana.refused("PUT", f"/api/tables/{table}/seats/3", 400) == "no-such-seat"
    assert ana.refused("PUT", f"/api/tables/{table}/seats/x", 400) == "bad-request"
    assert ana.refused("GET", "/api/nope", 404) == "no-such-path"
    assert ana.refused("DELETE", "/api/tables", 405) == "no-such-method"
    assert ana.refused("GET", f"/api/games/{table}/record", 409) == "game-not-over"


def test_bodies_that_are_no_json_or_too_large(server: Running) -> None:
    ana = server.guest()
    for content in (b"{", b"[]", b"\xff", b'{"settings":' + b"[" * 30_000, b"null"):
        answer = ana.http.post("/api/tables", content=content)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    answer = ana.http.post("/api/tables", content=b" " * 70_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "body-too-large")


@pytest.mark.parametrize("query", ["players=null", "players=2&players=3", "player=2", "players="])
def test_queries_that_mean_nothing_are_refused(server: Running, query: str) -> None:
    assert httpx.get(f"{server.url}/api/games?players=2").status_code == 200
    refused = httpx.get(f"{server.url}/api/games?{query}")
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-request")


def test_every_answer_has_safe_headers(server: Running) -> None:
    for path in ("/", "/api/me", "/nope", "/healthz", "/api/catalogue"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert httpx.get(f"{server.url}/api/me").headers["cache-control"] == "no-store"


def test_a_finished_game_can_be_downloaded_verified_listed_and_exported(server: Running) -> None:
    ana = server.guest()
    table = bot_game(ana, edition="pl-deluxe", options={"five-flamboyants": True})
    secret = bot_game(ana, visibility="link")
    text = ana.http.get(f"/api/games/{table}/record").text
    record = read_record(text)
    verify(record)
    assert record.outcome is not None
    with pytest.raises(CommitmentBroken):
        verify(read_record(text.replace('"salt": "', '"salt": "x')))
    games = ana.get("/api/games", edition="pl-deluxe", players=2)
    assert [(game["id"], game["score"]) for game in games] == [(table, record.outcome.score)]
    assert tuple(games[0]["programs"]) == record.programs
    assert ana.get("/api/games", min_score=30) == []
    assert ana.get("/api/games", before=games[0]["ended_at"]) == []
    exported = ana.http.get("/api/games/export").text.splitlines()
    assert len(exported) == 1, "only public games"
    verify(read_record(exported[0]))
    assert ana.http.get(f"/api/games/{secret}/record").status_code == 200
    assert ana.http.get("/api/me/games/export").text == "", "bots alone sat there"


def test_statistics_and_own_games_follow_the_identity(server: Running) -> None:
    ana = server.guest()
    table = ana.table(
        seats=3, edition="it-2023", pace="correspondence", first_seat=0,
        visibility="link", passphrase="open sesame",
    )  # fmt: skip
    ana.seat_bots(table)
    ana.start(table)
    assert ana.http.get("/api/me/games/export").text == "", "it runs"
    line = ana.get("/api/me/games")[0]
    assert (line["seat"], line["next_seat"], line["is_your_turn"]) == (0, 0, True)
    play = ana.play(table)
    play.until("view")
    while play.view is not None and play.view["outcome"] is None:
        if play.is_on_turn():
            play.move()
        if play.view["outcome"] is None:
            play.receive()
    assert ana.get("/api/me/games") == []
    assert [game["id"] for game in ana.get("/api/me/games", status="ended")] == [table]
    (row,) = ana.get("/api/me/statistics")
    assert (row["edition"], row["players"], row["games"]) == ("it-2023", 3, 1)
    (exported,) = ana.http.get("/api/me/games/export").text.splitlines()
    assert read_record(exported) == read_record(ana.http.get(f"/api/games/{table}/record").text)
    bo = server.guest("Bo")
    assert bo.get("/api/me/statistics") == []
    assert bo.http.get("/api/me/games/export").text == ""
    assert httpx.get(f"{server.url}/api/me/games/export").status_code == 401


def test_a_rematch_seats_the_same_people_once(server: Running) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    table = ana.table(seats=3, edition="cs-2013")
    bo.sit(table, 1)
    ana.seat_bots(table)
    assert ana.refused("POST", f"/api/tables/{table}/rematch", 409) == "game-not-over"
    ana.start(table)
    for guest in (ana, bo):
        guest.play(table).ask(type="vote-abandon", agree=True)
    again = bo.post(f"/api/tables/{table}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["Ana", "Bo", "cautious"]
    assert again["settings"]["edition"] == "cs-2013"
    assert again["rematch_of"] == table
    assert ana.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    stranger = server.guest("Cy")
    assert stranger.refused("POST", f"/api/tables/{table}/rematch", 403) == "not-seated"
    bo.start(again["id"])


def test_the_catalogue_tells_what_tables_can_be_made_of(server: Running) -> None:
    told = httpx.get(f"{server.url}/api/catalogue").json()
    assert [box["name"] for box in told["editions"]] == [
        "ro-2013",
        "pl-deluxe",
        "en-2016",
        "cs-2013",
        "it-2023",
    ]
    assert "cautious" in told["bots"]
    assert told["talk_levels"] == ["silent", "phrases", "free"]


def test_without_the_browser_client_the_front_page_tells_what_this_is(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "STATIC", tmp_path / "none")
    page = httpx.get(serve().url)
    assert page.headers["content-type"].startswith("text/html")
    assert "/api/openapi.json" in page.text


def test_the_browser_client_is_served_if_it_is_there(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<title>client</title>")
    (tmp_path / "static" / "code.js").write_text("1;" * 1000)
    (tmp_path / "secret").write_text("no")
    monkeypatch.setattr(app, "STATIC", tmp_path / "static")
    server = serve()
    assert httpx.get(server.url).text == "<title>client</title>"
    assert httpx.get(f"{server.url}/code.js").headers["content-type"].startswith("text/javascript")
    assert httpx.get(f"{server.url}/code.js").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in httpx.get(f"{server.url}/api/catalogue").headers
    assert httpx.get(f"{server.url}/%2e%2e/secret").status_code == 404
    assert httpx.get(f"{server.url}/api/catalogue").status_code == 200


def test_a_record_can_be_watched_position_by_position(server: Running) -> None:
    ana = server.guest()
    options = {"five-flamboyants": True}
    table = bot_game(ana, edition="pl-deluxe", options=options)
    record = ana.get(f"/api/games/{table}/record")
    told = ana.post("/api/replays", record=record)
    assert len(told["steps"]) == len(record["moves"]) + 1
    assert told["steps"][-1]["view"]["outcome"]["score"] == record["outcome"]["score"]
    assert told["steps"][0]["view"]["hands"][0][0]["card"] is not None
    seen = ana.post("/api/replays", record=record, seat=1)
    assert seen["steps"][0]["view"]["hands"][1][0]["card"] is None
    assert seen["steps"][1]["events"]
    assert ana.refused("POST", "/api/replays", 400, record=record, seat=2) == "no-such-seat"
    assert told["programs"] == record["programs"]
    short = {**record, "players": ["smart", "smart"], "programs": [None, "smart"]}
    assert ana.post("/api/replays", record=short)["programs"] == [None, "smart"]
    del short["programs"]
    assert ana.post("/api/replays", record=short)["programs"] == ["smart", "smart"], "a guess"
    record["moves"][0] = "play 99"
    told = ana.http.post("/api/replays", json={"record": record}).json()
    assert told["code"] == "record-move"
    assert told["values"]["reason"]["code"] == "card-not-in-hand", "no sentence, but a code"


def test_games_of_hanab_live_are_watched_as_json_and_as_a_link(server: Running) -> None:
    ana = server.guest()
    game = read_link(LINK)
    told = ana.post("/api/replays", record={"link": LINK})
    assert told["steps"][-1]["view"]["outcome"]["score"] == 25
    assert told["players"] == ["Alice", "Bob", "Cathy", "Donald"]
    document = json.loads(write_hanab_live(game))
    assert ana.post("/api/replays", record=document)["steps"] == told["steps"]
    path = "/api/replays"
    assert ana.refused("POST", path, 400, record={"link": "x"}) == "hanab-live-link"
    document["options"] = {"variant": "Pink (6 Suits)"}
    assert ana.refused("POST", path, 400, record=document) == "record-field"
    document["options"] = {"oneExtraCard": True}
    assert ana.refused("POST", path, 400, record={**document, "actions": []}) == (
        "record-custom-rules"
    )


def test_the_openapi_document_names_each_operation_by_topic_and_handler() -> None:
    described = document(app.ENDPOINTS, "0")
    names = {
        operation["operationId"]
        for methods in described["paths"].values()
        for operation in methods.values()
    }
    assert {"tables_create", "games_statistics", "identity_new_guest", "replays_replay"} <= names
    assert all(re.fullmatch(r"[a-z]+_[a-z_]+", name) for name in names)


def test_the_title_of_a_table_is_cleaned_as_names_are(server: Running) -> None:
    ana = server.guest()
    made = ana.post("/api/tables", settings={"seats": 2, "name": "\u202efri\u200bday\n night"})
    assert made["settings"]["name"] == "friday night"
    wanted = {"seats": 2, "name": "\u3164"}
    assert ana.refused("POST", "/api/tables", 400, settings=wanted) == "text-empty"
