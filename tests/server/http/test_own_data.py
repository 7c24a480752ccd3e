"""One's own games in numbers, everything of one's own in a file, and oneself deleted."""

import json
from typing import Any

import pytest

from hanabi.notation import read_record
from tests.server.guests import Guest
from tests.server.running_server import Running


def play_to_the_end(guest: Guest, table: str, undo: bool = False) -> None:
    play = guest.play(table)
    play.until("view")
    while play.view is not None and play.view["outcome"] is None:
        if play.is_on_turn():
            if undo:
                play.move(next(m for m in play.view["legal_moves"] if m.startswith("play")))
                play.ask(type="ask-undo")
                undo = False
                continue
            play.move()
        if play.view["outcome"] is None:
            play.receive()
    play.close()


def game_with_bots(guest: Guest, seats: int, bot: str = "cautious", **settings: Any) -> str:
    table = guest.table(seats=seats, first_seat=0, visibility="link", **settings)
    guest.seat_bots(table, bot)
    guest.start(table)
    return table


def test_the_summary_has_ones_finished_games_that_count(server: Running) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    assert ana.get("/api/me/summary")["numbers"] is None
    first = game_with_bots(ana, 2, edition="it-2023")
    play_to_the_end(ana, first)
    second = ana.table(seats=3, first_seat=0)
    bo.sit(second, 1)
    ana.seat_bots(second, "simple")
    ana.start(second)
    bos = bo.play(second)
    anas = ana.play(second)
    for play in (anas, bos):
        play.until("view")
    while anas.view["outcome"] is None:  # type: ignore[index]
        for play in (anas, bos):
            while not play.is_on_turn() and play.view["outcome"] is None:  # type: ignore[index]
                play.receive()
            if play.is_on_turn():
                play.move()
    told = ana.get("/api/me/summary")
    assert (told["games"], told["not_counted"]) == (2, 0)
    assert [point["id"] for point in told["points"]] == [first, second]
    assert {group["name"] for group in told["by_players"]} == {"2", "3"}
    assert {group["name"] for group in told["by_edition"]} == {"it-2023", None}
    partners = {(group["name"], group["is_bot"]): group for group in told["by_partner"]}
    assert set(partners) == {("cautious", True), ("simple", True), ("Bo", False)}
    assert partners["Bo", False]["numbers"]["games"] == 1
    assert {line["id"] for line in told["best"]} == {first, second}
    scores = [point["score"] for point in told["points"]]
    assert told["numbers"]["mean"] == pytest.approx(sum(scores) / 2, abs=0.001)
    assert told["numbers"]["highest"] == max(scores)
    assert ana.me["id"] not in json.dumps(told), "who somebody is stays on the server"
    assert bo.get("/api/me/summary")["games"] == 1


def test_a_game_with_cards_seen_by_undoing_is_left_out_of_the_summary(server: Running) -> None:
    ana = server.guest()
    play_to_the_end(ana, game_with_bots(ana, 2), undo=True)
    told = ana.get("/api/me/summary")
    assert (told["games"], told["not_counted"], told["numbers"]) == (0, 1, None)


def test_everything_of_ones_own_in_one_file(server: Running) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    over = game_with_bots(ana, 2)
    play_to_the_end(ana, over)
    running = game_with_bots(ana, 2, talk="free")
    play = ana.play(running)
    play.until("view")
    play.ask(type="say", text="good luck")
    play.ask(type="note", card=0, text="perhaps a 5")
    answer = ana.http.get("/api/me/export")
    assert "hanabi-data.json" in answer.headers["content-disposition"]
    told = answer.json()
    (row,) = told["person"]["identities"]
    assert (row["id"], row["name"]) == (ana.me["id"], "Ana")
    assert set(told["person"]["games"]) == {over, running}
    assert [said["said"] for said in told["person"]["said"]] == ["good luck"]
    assert [note["text"] for note in told["person"]["notes"]] == ["perhaps a 5"]
    (record,) = told["records"]
    assert read_record(json.dumps(record)).players == ("Ana", "cautious")
    assert "hash" not in answer.text.replace('"commitment": {"hash"', "")
    assert bo.http.get("/api/me/export").json()["records"] == []


def test_deleting_oneself_signs_out_and_leaves_the_games_without_a_name(server: Running) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    over = game_with_bots(ana, 2)
    play_to_the_end(ana, over)
    shared = bo.table(seats=2)
    ana.sit(shared, 1)
    bo.start(shared)
    play = ana.play(shared)
    play.until("view")
    token = ana.post("/api/me/tokens", label="program")["token"]
    may_not = ana.http.delete("/api/me", headers={"Authorization": f"Bearer {token}"})
    assert may_not.json()["code"] == "token-rights"
    answer = ana.http.delete("/api/me")
    assert answer.status_code == 204
    assert "hanabi=" in answer.headers["set-cookie"]
    assert play.closed() in (4401, 1012)
    assert ana.get("/api/session")["me"] is None
    assert ana.refused("GET", "/api/me", 401) == "sign-in-needed"
    record = read_record(bo.http.get(f"/api/games/{over}/record").text)
    assert "Ana" not in record.players
    seats = bo.get(f"/api/tables/{shared}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "free"]
