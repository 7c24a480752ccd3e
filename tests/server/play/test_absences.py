"""People who leave, are removed, or are just gone: the table goes on."""

from dataclasses import replace
from typing import Any

from hanabi.server.wire.close_codes import CloseCode
from tests.server.guests import Guest, Play
from tests.server.running_server import FAST, Running, Serve

SOON_GONE = replace(FAST, away_minutes=0.0)
"""Whoever disconnects has gone at once."""


def a_game_of_two(server: Running, **settings: Any) -> tuple[str, Guest, Guest, Play, Play]:
    ana, bo = server.guest("Ana"), server.guest("Bo")
    table = ana.table(first_seat=0, **settings)
    bo.sit(table, 1)
    ana.start(table)
    plays = [guest.play(table) for guest in (ana, bo)]
    for play in plays:
        play.until("presence", seats=[True, True])
    return table, ana, bo, plays[0], plays[1]


def test_a_removed_player_is_shown_out_and_stays_out(server: Running) -> None:
    table, ana, bo, ana_play, bo_play = a_game_of_two(server)
    ana.delete(f"/api/tables/{table}/seats/1?keep_out=true")
    assert bo_play.closed() == CloseCode.FORBIDDEN
    assert bo_play.seen[-1]["code"] == "kept-out"
    assert ana_play.until_entry("kept-out")["entry"] == {"type": "kept-out", "name": "Bo"}
    ana_play.until_entry("seat-left")
    assert bo.refused("PUT", f"/api/tables/{table}/seats/1", 403) == "kept-out"
    again = bo.play(table)
    assert again.receive()["code"] == "kept-out"
    ana_play.move()
    ana.put(f"/api/tables/{table}/seats/1/bot", bot="cautious")
    assert ana_play.until_entry("moved")["entry"]["by_bot"]
    over = ana_play.ask(type="vote-abandon", agree=True)
    assert over["type"] == "ack"
    rematch = ana.post(f"/api/tables/{table}/rematch")["id"]
    assert bo.play(rematch).receive()["code"] == "kept-out"


def test_who_was_kept_out_does_not_come_back_as_a_new_guest(server: Running) -> None:
    ana, cyd = server.guest("Ana"), server.guest("Cyd", address="127.0.0.3")
    bo, flatmate = (server.guest(name, address="127.0.0.2") for name in ("Bo", "Flo"))
    table = ana.table(seats=4)
    for seat, guest in enumerate((bo, cyd), 1):
        guest.sit(table, seat)
    bo_play, ana_play, watching = bo.play(table), ana.play(table), flatmate.play(table)
    watching.until("presence")
    bo_play.until("presence")
    ana.delete(f"/api/tables/{table}/seats/1?keep_out=true")
    assert bo_play.closed() == watching.closed() == CloseCode.FORBIDDEN
    again = server.guest("Somebody", address="127.0.0.2")
    for path, method in (
        (f"/api/tables/{table}/seats/1", "PUT"),
        (f"/api/tables/{table}/seats", "POST"),
    ):
        assert again.refused(method, path, 403) == "kept-out"
    assert again.play(table).receive()["code"] == "kept-out"
    assert not again.get(f"/api/tables/{table}/invitation")["may_watch"]
    elsewhere = server.guest("Else", address="127.0.0.4")
    elsewhere.sit(table, 1)
    # Only the host is told, and takes it back.
    path = f"/api/tables/{table}/kept-out"
    assert (
        cyd.refused("GET", path, 403) == cyd.refused("DELETE", f"{path}/1", 403) == "not-the-host"
    )
    assert ana.get(path) == [{"number": 1, "name": "Bo"}]
    assert ana.refused("DELETE", f"{path}/2", 404) == "nobody-kept-out"
    ana.delete(f"{path}/1")
    assert ana_play.until_entry("let-back-in")["entry"] == {"type": "let-back-in", "name": "Bo"}
    assert ana.get(path) == []
    bo.sit(table, 3)
    again.play(table).until("presence")


def test_an_address_that_somebody_at_the_table_has_is_not_kept_out(server: Running) -> None:
    ana, bo = server.guest("Ana"), server.guest("Bo")
    table = ana.table()
    bo.sit(table, 1)
    bo.play(table).until("presence")
    ana.delete(f"/api/tables/{table}/seats/1?keep_out=true")
    assert bo.refused("PUT", f"/api/tables/{table}/seats/1", 403) == "kept-out"
    server.guest("Cyd").sit(table, 1)


def test_a_ban_by_address_outlives_the_server_and_goes_on_at_the_rematch(serve: Serve) -> None:
    before = serve()
    ana, bo = before.guest("Ana"), before.guest("Bo", address="127.0.0.2")
    table = ana.table(first_seat=0)
    bo.sit(table, 1)
    bo.play(table).until("presence")
    ana.delete(f"/api/tables/{table}/seats/1?keep_out=true")
    ana.seat_bots(table)
    ana.start(table)
    ana.play(table).ask(type="vote-abandon", agree=True)
    rematch = ana.post(f"/api/tables/{table}/rematch")["id"]
    before.stop()
    again = serve().guest("Somebody", address="127.0.0.2")
    assert again.play(rematch).receive()["code"] == "kept-out"


def test_who_waits_takes_the_seat_that_was_left_and_sees_with_its_eyes(server: Running) -> None:
    table, ana, bo, ana_play, bo_play = a_game_of_two(server)
    cyd = server.guest("Cyd")
    watching = cyd.play(table)
    hands = watching.until("view")["view"]["hands"]
    assert {card["card"] for hand in hands for card in hand} == {None}
    bo.delete(f"/api/tables/{table}/seats/1")
    assert bo_play.until_entry("seat-left")["table"]["seats"][1] == {
        "kind": "free",
        "name": "Bo",
        "stand_in": None,
    }
    cyd.sit(table, 1)
    ana_play.until_entry("seat-taken")
    ana_play.move()
    view = watching.until_entry("moved")["view"]
    assert view["seat"] == 1
    shown = [[card["card"] is not None for card in hand] for hand in view["hands"]]
    assert shown == [[True] * 5, [False] * 5]
    assert watching.move()["type"] == "ack"
    assert bo.refused("PUT", f"/api/tables/{table}/seats/1", 409) == "seat-taken"
    assert ana.get("/api/me/games", status="running")[0]["players"] == ["Ana", "Cyd"]


def test_of_two_one_ends_the_game_that_the_other_is_gone_from(serve: Serve) -> None:
    server = serve(SOON_GONE)
    _, _, _, ana_play, bo_play = a_game_of_two(server)
    assert ana_play.ask(type="vote-abandon", agree=True)["type"] == "ack"
    assert ana_play.refused(type="vote-abandon", agree=True) == "voted-already"
    bo_play.close()
    ana_play.until("presence", seats=[True, False])
    assert ana_play.ask(type="vote-abandon", agree=True)["type"] == "ack"
    assert ana_play.seen[-2]["entry"] == {"type": "abandoned", "reason": "vote"}


def test_who_has_just_left_the_page_still_counts(server: Running) -> None:
    _, _, _, ana_play, bo_play = a_game_of_two(server)
    bo_play.close()
    ana_play.until("presence", seats=[True, False])
    ana_play.ask(type="vote-abandon", agree=True)
    assert ana_play.refused(type="vote-abandon", agree=True) == "voted-already"


def test_by_correspondence_nobody_is_gone_so_soon(serve: Serve) -> None:
    server = serve(SOON_GONE)
    _, _, _, ana_play, bo_play = a_game_of_two(server, pace="correspondence")
    bo_play.close()
    ana_play.until("presence", seats=[True, False])
    ana_play.ask(type="vote-abandon", agree=True)
    assert ana_play.refused(type="vote-abandon", agree=True) == "voted-already"


def test_the_powers_of_a_host_who_is_gone_pass_on(serve: Serve) -> None:
    server = serve(SOON_GONE)
    ana, bo = server.guest("Ana"), server.guest("Bo")
    table = ana.table(seats=3)
    bo.sit(table, 2)
    ana_play, bo_play = ana.play(table), bo.play(table)
    bo_play.until("presence", seats=[True, False, True])
    ana_play.close()
    passed = bo_play.until_entry("host-passed")
    assert (passed["entry"]["seat"], passed["table"]["host"]) == (2, 2)
    assert bo.play(table).until("welcome")["is_host"]
    bo.delete(f"/api/tables/{table}/seats/0")
    bo.seat_bots(table)
    bo.start(table)


def test_the_powers_of_a_host_who_gets_up_pass_on(server: Running) -> None:
    ana, bo = server.guest("Ana"), server.guest("Bo")
    table = ana.table()
    bo.sit(table, 1)
    assert ana.delete(f"/api/tables/{table}/seats/0")["host"] == 1
    assert ana.refused("POST", f"/api/tables/{table}/start", 403) == "not-the-host"
    bo.seat_bots(table)
    bo.start(table)


def test_solo_games_with_peeking_are_in_no_statistics(server: Running) -> None:
    ana = server.guest()
    for peeks in (True, False):
        table = ana.table(first_seat=0)
        ana.seat_bots(table)
        ana.start(table)
        play = ana.play(table)
        play.until("presence")
        if peeks:
            play.move(next(move for move in (play.view or {})["legal_moves"] if "play" in move))
            play.ask(type="ask-undo")
        while not _is_over(play):
            while not play.is_on_turn() and not _is_over(play):
                play.receive()
            if not _is_over(play):
                moves = (play.view or {})["legal_moves"]
                play.move(next(move for move in moves if move.startswith("play")))
        counted = ana.get("/api/me/statistics")
        assert sum(line["games"] for line in counted) == (0 if peeks else 1)


def _is_over(play: Play) -> bool:
    return play.view is not None and play.view["outcome"] is not None
