"""Whoever is not at the table is told of their turn, on the devices that asked for it."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from tests.server.guests import Guest, Play
from tests.server.push_service import PushService
from tests.server.running_server import FAST, Running
from tests.waiting import wait_until


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as started:
        yield started


@pytest.fixture
def server(serve: Callable[..., Running], service: PushService) -> Running:
    return serve(replace(FAST, push_hosts=service.host, push_seconds=0.0))


def _two_at_a_table(server: Running) -> tuple[Guest, Guest, str]:
    ana, bo = server.guest("Ana"), server.guest("Bo")
    table = ana.table(pace="correspondence", first_seat=0)
    bo.sit(table, 1)
    ana.start(table)
    return ana, bo, table


def _last_presence(play: Play) -> list[bool]:
    told = [message["seats"] for message in play.seen if message["type"] == "presence"]
    return told[-1] if told else []


def test_who_is_away_is_told_and_nothing_of_the_game_is_in_it(
    server: Running, service: PushService
) -> None:
    ana, bo, table = _two_at_a_table(server)
    bo.put("/api/me/push", **service.subscription(), locale="it")
    play = ana.play(table)
    play.until("view")
    play.move()
    wait_until(lambda: service.received, "a message")
    assert service.received == [
        {"table": table, "title": "Tocca a te", "text": "Al tavolo: Ana, Bo"}
    ]
    assert service.headers[0]["ttl"] != "0"
    assert service.headers[0]["content-encoding"] == "aes128gcm"


def test_who_is_at_the_table_or_did_not_ask_is_not_told(
    server: Running, service: PushService
) -> None:
    ana, bo, table = _two_at_a_table(server)
    bo.put("/api/me/push", **service.subscription())
    plays = [ana.play(table), bo.play(table)]
    for play in plays:
        play.until("view")
    plays[0].move()
    plays[1].until("update")
    plays[1].move()
    plays[0].until("update")
    bo.http.request("DELETE", "/api/me/push", json={"endpoint": service.subscription()["endpoint"]})
    plays[1].socket.close()
    while _last_presence(plays[0]) != [True, False]:
        plays[0].receive()
    plays[0].move()
    eve = server.guest("Eve")  # somebody who is told afterwards, so that all before has been sent
    other = eve.table(first_seat=0)
    eve.put("/api/me/push", **service.subscription("eve"))
    eve.seat_bots(other)
    eve.start(other)
    wait_until(lambda: service.received, "a message")
    assert [message["table"] for message in service.received] == [other]


def test_a_device_that_is_gone_is_forgotten(server: Running, service: PushService) -> None:
    service.status = 410
    ana, bo, table = _two_at_a_table(server)
    bo.put("/api/me/push", **service.subscription())
    play = ana.play(table)
    play.until("view")
    play.move()
    wait_until(lambda: service.received, "a message")
    service.status = 201
    bo.put("/api/me/push", **service.subscription("other"))
    bo_plays = bo.play(table)
    bo_plays.until("view")
    bo_plays.move()
    bo_plays.socket.close()
    while not play.is_on_turn() or _last_presence(play) != [True, False]:
        play.receive()
    play.move()
    wait_until(lambda: len(service.received) > 1, "the next message")
    assert len(service.received) == 2, "one device was forgotten, the other was told"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://localhost/x",
        "https://printer.local/x",
        "https://push.example.org:22/x",
        "https://ana:secret@push.example.org/x",
        "file:///etc/passwd",
        "https://[x/",
    ],
)
def test_the_server_cannot_be_made_to_call_inside(
    server: Running, service: PushService, endpoint: str
) -> None:
    ana = server.guest()
    wanted = service.subscription() | {"endpoint": endpoint}
    assert ana.refused("PUT", "/api/me/push", 400, **wanted) == "push-endpoint"


def test_keys_that_are_none_are_refused(server: Running, service: PushService) -> None:
    ana = server.guest()
    wanted = service.subscription() | {"keys": {"p256dh": "x", "auth": "y"}}
    assert ana.refused("PUT", "/api/me/push", 400, **wanted) == "push-keys"
    assert len(ana.get("/api/push")["key"]) == 87
