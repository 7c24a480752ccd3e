"""Several people, one device: an identity with several seats sees as one of them at a time."""

import random
from typing import Any

import pytest

from hanabi.rules import HanabiError
from hanabi.server.table import commands
from hanabi.server.table.entries import SeatTaken, TableSettings, Undone
from hanabi.server.wire.protocol import VERSION
from tests.server.guests import Guest, Play
from tests.server.running_server import Running, Serve
from tests.server.table_driver import Driver, same

NAMES = ("Ana", "Bob", "Cy")


def device(server: Running, bots: int = 0, **settings: Any) -> tuple[Guest, str]:
    """A started table whose three people share one identity; Ana begins."""
    owner = server.guest("Owner")
    table = owner.table(seats=3 + bots, shared_device=True, first_seat=0, **settings)
    for seat, name in enumerate(NAMES):
        owner.sit(table, seat, name=name)
    owner.seat_bots(table)
    owner.start(table)
    return owner, table


def test_one_identity_takes_several_seats_under_several_names(server: Running) -> None:
    owner, table = device(server)
    told = owner.get(f"/api/tables/{table}")
    assert told["settings"]["shared_device"] is True
    assert [seat["name"] for seat in told["seats"]] == list(NAMES)
    play = owner.play(table)
    welcome = play.until("welcome")
    assert (welcome["seat"], welcome["seats"], welcome["name"]) == (0, [0, 1, 2], "Ana")
    assert play.until("presence")["seats"] == [True, True, True]


def test_without_the_setting_another_seat_is_a_move_and_names_are_ones_own(
    server: Running,
) -> None:
    ana = server.guest()
    table = ana.table(seats=3)
    ana.sit(table, 2)
    seats = ana.get(f"/api/tables/{table}")["seats"]
    assert [seat["kind"] for seat in seats] == ["free", "free", "person"]
    path = f"/api/tables/{table}/seats/1"
    assert ana.refused("PUT", path, 400, name="Bob") == "seat-name"
    assert ana.refused("PUT", f"/api/tables/{table}/seats/2", 409) == "seat-taken"


def test_seats_of_a_shared_device_are_renamed_left_and_nobody_elses(server: Running) -> None:
    owner, other = server.guest("Owner"), server.guest("Other")
    table = owner.table(seats=3, shared_device=True)
    owner.sit(table, 1, name="  Bob\x00 ")
    owner.sit(table, 0, name="Ana")
    other.sit(table, 2)
    before = owner.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in before["seats"]] == ["Ana", "Bob", "Other"]
    assert owner.sit(table, 1, name="Bob")["seq"] == before["seq"], "nothing happened"
    path = f"/api/tables/{table}/seats/1"
    assert other.refused("PUT", path, 409, name="Eve") == "seat-taken"
    assert owner.refused("PUT", path, 400, name="") == "bad-request"
    assert owner.refused("PUT", path, 400, name="\x00") == "text-empty"
    play = owner.play(table, {"seat": 1})
    assert play.until("welcome")["name"] == "Bob"
    assert play.until("presence")["seats"] == [True, True, False]
    owner.delete(path)
    play.send(type="resync")
    play.send(type="look", seat=1)
    assert play.until("error")["code"] == "not-ones-seat"


def test_a_connection_sees_and_moves_as_the_seat_that_it_looks_as(server: Running) -> None:
    owner, table = device(server)
    play = owner.play(table)
    for seat in (0, 1, 2, 0):
        play.send(type="look", seat=seat)
        assert play.until("welcome")["seat"] == seat
        view = play.until("view")["view"]
        assert view["seat"] == view["next_seat"] == seat
        for place, hand in enumerate(view["hands"]):
            assert {card["card"] is None for card in hand} == {place == seat}
        answer = play.move()
        assert answer["type"] == "ack"
        moved = next(seen for seen in reversed(play.seen) if seen["type"] == "update")
        assert moved["entry"]["seat"] == seat
        assert moved["view"]["seat"] == seat
    assert play.refused(type="move", seq=play.seq, move="play 0") == "not-on-turn"


def faces_drawn(play: Play) -> list[str | None]:
    """What is on the cards drawn, in the updates up to the next table."""
    faces: list[str | None] = []
    while (message := play.receive())["type"] != "table":
        drawn = (event for event in message.get("events", ()) if event["type"] == "card-drawn")
        faces += [event["face"] for event in drawn]
    return faces


def test_what_is_sent_again_is_what_the_new_seat_may_know(server: Running) -> None:
    owner, table = device(server)
    play = owner.play(table)
    play.until("view")
    play.move("play 0")
    for seat, is_hidden in ((0, True), (1, False)):
        play.send(type="look", seat=seat, last_seq=0)
        play.until("welcome")
        (face,) = faces_drawn(play)
        assert (face is None) == is_hidden
    assert play.until("notes")


def test_every_seat_has_notes_of_its_own(server: Running) -> None:
    owner, table = device(server)
    play = owner.play(table, {"seat": 1})
    play.until("notes")
    assert play.ask(type="note", card=3, text="a 5, Ana!")["type"] == "ack"
    play.send(type="look", seat=0)
    assert play.until("notes")["notes"] == {}
    play.send(type="look", seat=1)
    assert play.until("notes")["notes"] == {"3": "a 5, Ana!"}


def test_nobody_looks_as_a_seat_that_is_not_theirs(server: Running) -> None:
    owner, table = device(server, bots=1, spectators="open")
    play, stranger = owner.play(table, {"seat": 2}), server.guest("Eve").play(table)
    stranger.until("notes")
    assert stranger.refused(type="look", seat=0) == "not-ones-seat"
    play.until("notes")
    assert play.refused(type="look", seat=3) == "not-ones-seat"
    assert play.refused(type="look", seat=5) == "bad-message"
    play.send(type="resync")
    assert play.until("view")["view"]["seat"] == 2, "and looks on as before"
    refused = owner.play(table, {"seat": 3})
    assert refused.receive()["code"] == "not-ones-seat"
    refused.send(type="hello", version=VERSION, seat=1)
    assert refused.until("welcome")["seat"] == 1


def test_who_holds_all_seats_agrees_once_and_ends_the_game_alone(server: Running) -> None:
    owner, table = device(server, bots=1)
    play = owner.play(table)
    play.until("view")
    play.move()
    play.send(type="look", seat=1)
    play.until("notes")
    play.ask(type="ask-undo")
    play.send(type="resync")
    assert play.until("view")["view"]["next_seat"] == 0
    play.ask(type="vote-abandon", agree=True)
    assert owner.get(f"/api/tables/{table}")["status"] == "abandoned"


def test_the_list_of_games_knows_whose_turn_it_is_and_a_rematch_who_sat_where(
    serve: Serve,
) -> None:
    server = serve()
    owner, table = device(server)
    play = owner.play(table)
    play.until("view")
    play.move()
    (line,) = owner.get("/api/me/games")
    assert (line["seat"], line["is_your_turn"], line["players"]) == (1, True, list(NAMES))
    play.ask(type="vote-abandon", agree=True)
    again = owner.post(f"/api/tables/{table}/rematch")
    assert [seat["name"] for seat in again["seats"]] == list(NAMES)
    assert again["settings"]["shared_device"]
    server.stop()
    later = serve()
    owner.url = later.url
    assert owner.play(again["id"]).until("welcome")["seats"] == [0, 1, 2]


def test_a_whole_game_on_one_device_counts_once(server: Running) -> None:
    owner, table = device(server)
    play = owner.play(table)
    play.until("view")
    rng = random.Random(1)
    while play.view is not None and play.view["outcome"] is None:
        if not play.is_on_turn():
            play.send(type="look", seat=play.view["next_seat"])
            play.until("view")
        play.move(rng.choice(play.view["legal_moves"]))
    (row,) = owner.get("/api/me/statistics")
    assert (row["players"], row["games"]) == (3, 1)


def mixed() -> Driver:
    """Seats 0 and 1 share a device, 2 and 3 have their own."""
    driver = Driver(TableSettings(seats=4, shared_device=True), people=0)
    holders = ("p0", "p0", "p2", "p3")
    driver.commit(lambda _: [SeatTaken(seat, who, who) for seat, who in enumerate(holders)])
    driver.start()
    return driver


def test_people_agree_and_vote_whatever_number_of_seats_they_have() -> None:
    driver = mixed()
    driver.hint()
    driver.commit(lambda table: commands.ask_undo(table, 1))
    assert driver.table.undo_agreed == {0, 1}
    with pytest.raises(HanabiError, match="answered"):
        driver.commit(lambda table: commands.answer_undo(table, 0, True))
    driver.commit(lambda table: commands.answer_undo(table, 2, True))
    lines = driver.commit(lambda table: commands.answer_undo(table, 3, True))
    assert lines[-1] == Undone(1)
    driver.commit(lambda table: commands.vote_abandon(table, 0, True))
    driver.commit(lambda table: commands.vote_abandon(table, 1, False))
    assert driver.table.abandon_votes == set()
    driver.commit(lambda table: commands.vote_abandon(table, 1, True))
    assert not driver.table.is_over, "one person of three"
    driver.commit(lambda table: commands.vote_abandon(table, 3, True))
    assert driver.table.status == "abandoned"
    assert same(driver.again(), driver.table)
