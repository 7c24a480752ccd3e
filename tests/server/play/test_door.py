"""The door: who has the link open and no seat yet, and what those at the table hear of it."""

import pytest

from hanabi.server.errors import NotFound, Refused, TooMany
from hanabi.server.play.door import STAYS_SECONDS, Door
from tests.server.running_server import Running


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_who_says_nothing_any_more_is_forgotten() -> None:
    clock = Clock()
    door = Door(clock)
    door.knock("one", "here", is_typing=False)
    door.knock("two", "here", is_typing=True)
    assert [(visitor.number, visitor.is_typing) for visitor in door.seen()] == [
        (1, False),
        (2, True),
    ]
    clock.now = STAYS_SECONDS - 1
    door.knock("two", "here", is_typing=False)
    clock.now = STAYS_SECONDS
    assert [(visitor.number, visitor.is_typing) for visitor in door.seen()] == [(2, False)]
    door.leave(key="two")
    assert len(door) == 0


def test_a_crowd_is_kept_out_and_so_is_one_who_is_many() -> None:
    door = Door(Clock())
    with pytest.raises(TooMany):
        for number in range(100):
            door.knock(f"visitor {number}", "one place", is_typing=False)
    one_place = len(door)
    with pytest.raises(TooMany):
        for number in range(100):
            door.knock(f"other {number}", f"place {number}", is_typing=False)
    assert one_place < len(door) < 20


def test_a_seat_is_asked_for_by_one_at_a_time_and_a_refusal_stays() -> None:
    door = Door(Clock())
    assert door.ask_for_seat("ana", "Ana", "here", 2)
    with pytest.raises(Refused, match="2"):
        door.ask_for_seat("bo", "Bo", "here", 2)
    assert door.ask_for_seat("bo", "Bo", "here", 1)
    asking = door.asking(door.seen()[0].number)
    assert (asking.identity, asking.wants) == ("ana", 2)
    door.refuse(asking)
    assert not door.ask_for_seat("ana", "Ana", "here", 2)
    with pytest.raises(NotFound):
        door.asking(asking.number)


def test_those_who_sit_hear_at_once_who_is_at_the_door(server: Running) -> None:
    ana, bo, cy = (server.guest(name) for name in ("Ana", "Bo", "Cy"))
    table = ana.table(seats=3)
    host, watcher = ana.play(table), cy.play(table)
    host.until("presence", spectators=1)
    door, visitor = f"/api/tables/{table}/door", "somebody-new"
    bo.post(door, visitor=visitor)
    (seen,) = host.until("door")["visitors"]
    assert seen | {"number": 0} == {"number": 0, "is_typing": False, "name": "", "wants": None}
    bo.post(door, visitor=visitor)  # still there: nothing new
    bo.post(door, visitor=visitor, is_typing=True)
    assert host.until("door")["visitors"][0]["is_typing"]
    again = ana.play(table)
    assert again.until("door")["visitors"][0]["is_typing"], "who comes back hears it, too"
    bo.post(f"/api/tables/{table}/seats", visitor=visitor)
    assert host.until_entry("seat-taken")["entry"] == {
        "type": "seat-taken",
        "seat": 1,
        "name": "Bo",
    }
    assert host.until("door")["visitors"] == []
    watcher.send(type="ping")
    watcher.until("pong")
    assert not any(message["type"] == "door" for message in watcher.seen)


def test_start_gives_nobodys_seat_to_a_bot_without_asking(server: Running) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    table = ana.table(seats=3)
    start = f"/api/tables/{table}/start"
    assert ana.refused("POST", start, 409) == "seats-free"
    bo.post(f"/api/tables/{table}/door", visitor="somebody-new")
    assert ana.refused("POST", start, 409, fill="cautious") == "somebody-waits"
    assert ana.refused("POST", start, 400, fill="hal") == "unknown-bot"
    kinds = [seat["kind"] for seat in ana.get(f"/api/tables/{table}")["seats"]]
    assert kinds == ["person", "free", "free"], "nothing was filled by halves"
    bo.post(f"/api/tables/{table}/door", visitor="somebody-new", is_leaving=True)
    started = ana.post(start, fill="cautious")
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
    other = ana.table(seats=2)
    bo.post(f"/api/tables/{other}/door", visitor="somebody-new")
    began = ana.post(f"/api/tables/{other}/start", fill="smart", although_somebody_waits=True)
    assert began["status"] == "running"
