"""Invitations: what a link shows, a seat for whoever comes, a bot's seat while the game runs."""

from typing import Any

import httpx
import pytest

from tests.server.guests import Guest
from tests.server.running_server import Running


def shown(guest: Guest, table: str) -> dict[str, Any]:
    answer: dict[str, Any] = guest.get(f"/api/tables/{table}/invitation")
    return answer


def test_a_link_shows_who_invites_to_what_also_to_nobody(server: Running) -> None:
    ana = server.guest()
    table = ana.table(
        seats=3, edition="pl-deluxe", options={"five-flamboyants": True}, name="Friday"
    )
    ana.put(f"/api/tables/{table}/seats/2/bot", bot="smart")
    told = httpx.get(f"{server.url}/api/tables/{table}/invitation").json()
    assert told == {
        "table": table,
        "status": "open",
        "host": "Ana",
        "name": "Friday",
        "edition": "pl-deluxe",
        "options": told["options"],
        "pace": "live",
        "protected": False,
        "seats": [
            {"kind": "person", "name": "Ana", "stand_in": None},
            {"kind": "free", "name": "", "stand_in": None},
            {"kind": "bot", "name": "smart", "stand_in": None},
        ],
        "present": [False, False, False],
        "your_seats": [],
        "may_watch": True,
        "bot_seats": "ask",
    }
    assert told["options"]["five-flamboyants"] is True
    assert shown(ana, table)["your_seats"] == [0]
    assert httpx.get(f"{server.url}/api/tables/nowhere/invitation").status_code == 404


def test_several_guests_sit_down_at_once_and_the_last_finds_the_table_full(
    server: Running,
) -> None:
    ana, bo, cy, di = (server.guest(name) for name in ("Ana", "Bo", "Cy", "Di"))
    table = ana.table(passphrase="sesame", seats=3)
    seats = f"/api/tables/{table}/seats"
    assert bo.refused("POST", seats, 403) == "passphrase-wrong"
    for guest in (bo, cy):
        guest.post(seats, passphrase="sesame")
    assert di.refused("POST", seats, 409, passphrase="sesame") == "no-free-seat"
    assert [shown(guest, table)["your_seats"] for guest in (ana, bo, cy, di)] == [[0], [1], [2], []]
    bo.post(seats)
    assert shown(bo, table)["your_seats"] == [1], "who comes back keeps the seat"
    ana.start(table)
    bo.post(seats)
    assert di.refused("POST", seats, 409, passphrase="sesame") == "game-started"
    assert shown(di, table)["status"] == "running"


def running_with_bots(host: Guest, **settings: Any) -> str:
    table = host.table(seats=3, first_seat=0, **settings)
    host.post(f"/api/tables/{table}/start", fill="cautious")
    return table


def test_a_late_comer_plays_on_instead_of_a_bot_if_the_host_agrees(server: Running) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    table = running_with_bots(ana)
    host, watcher = ana.play(table), bo.play(table)
    watcher.until("notes")
    seat = f"/api/tables/{table}/bot-seats/1"
    assert bo.post(seat) == {"answer": "waiting"}
    (asks,) = host.until("door")["visitors"]
    assert (asks["name"], asks["wants"]) == ("Bo", 1)
    door = f"/api/tables/{table}/door/{asks['number']}"
    assert bo.refused("POST", door, 403, agree=True) == "not-the-host"
    ana.post(door, agree=True)
    assert host.until_entry("seat-taken")["table"]["seats"][1]["name"] == "Bo"
    assert bo.post(seat) == {"answer": "taken"}
    watcher.send(type="resync")
    assert watcher.until("view")["view"]["seat"] == 1, "who watched has that seat's eyes now"
    ana.refused("POST", door, 404, agree=True)
    host.move()
    later = bo.play(table)
    while not later.is_on_turn():
        later.receive()
    assert later.move()["type"] == "ack"


def test_the_host_may_refuse_and_the_table_may_allow_it_or_not(server: Running) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    table = running_with_bots(ana)
    host = ana.play(table)
    bo.post(f"/api/tables/{table}/bot-seats/2")
    (asks,) = host.until("door")["visitors"]
    ana.post(f"/api/tables/{table}/door/{asks['number']}", agree=False)
    assert host.until("door", visitors=[])
    assert bo.post(f"/api/tables/{table}/bot-seats/2") == {"answer": "refused"}
    assert bo.refused("POST", f"/api/tables/{table}/bot-seats/0", 409) == "no-bot-there"
    assert ana.refused("POST", f"/api/tables/{table}/bot-seats/1", 409) == "seated-already"
    free = running_with_bots(ana, bot_seats="free")
    assert bo.post(f"/api/tables/{free}/bot-seats/1") == {"answer": "taken"}
    kept = running_with_bots(ana, bot_seats="keep")
    assert bo.refused("POST", f"/api/tables/{kept}/bot-seats/1", 403) == "bot-seats-kept"


@pytest.mark.parametrize("settings", [{"spectators": "open"}, {"shared_device": True}])
def test_r04_nobody_takes_a_seat_whose_cards_they_may_have_seen(
    server: Running, settings: dict[str, Any]
) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    table = running_with_bots(ana, bot_seats="free", **settings)
    assert shown(bo, table)["bot_seats"] == "keep"
    assert bo.refused("POST", f"/api/tables/{table}/bot-seats/1", 403) == "bot-seats-kept"
