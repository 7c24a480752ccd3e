"""By which names the server may be called, and which pages may use it."""

import socket
from dataclasses import replace

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from hanabi.server.access.origin import is_own_host
from hanabi.server.settings import Settings
from tests.server.running_server import FAST, Running, Serve

PUBLIC = Settings(public_url="https://play.example:8443")


@pytest.mark.parametrize(
    ("host", "settings", "is_own"),
    [
        ("127.0.0.1:8265", Settings(), True),
        ("[::1]:8265", Settings(), True),
        ("192.168.1.5", Settings(), True),
        ("localhost:8265", Settings(), True),
        ("LOCALHOST", Settings(), True),
        ("evil.example:8265", Settings(), False),
        ("localhost.evil.example", Settings(), False),
        ("box.lan:8265", Settings(host="box.lan"), True),
        ("play.example", Settings(), False),
        ("play.example", PUBLIC, True),
        ("play.example:8443", PUBLIC, True),
        ("localhost", PUBLIC, True),
        ("evil.example", PUBLIC, False),
        ("", Settings(), False),
        ("user@localhost", Settings(), False),
        ("localhost/evil", Settings(), False),
        ("localhost:x", Settings(), False),
        ("[::1", Settings(), False),
    ],
)
def test_the_server_has_its_own_names(host: str, settings: Settings, is_own: bool) -> None:
    assert is_own_host({"host": host}, settings) == is_own


def test_a_strange_name_is_refused_everywhere(server: Running) -> None:
    headers = {"Host": "evil.example"}
    for path in ("/", "/api/catalogue", "/metrics", "/nowhere"):
        answer = httpx.get(f"{server.url}{path}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (421, "host")
    ana = server.guest()
    address = f"ws://evil.example:{server.port}/api/tables/{ana.table()}/play"
    with (
        pytest.raises(InvalidStatus, match="403"),
        socket.create_connection(("127.0.0.1", server.port)) as called,
        connect(address, sock=called, additional_headers={"Cookie": ana.cookie_header()}),
    ):
        pass


def test_pages_of_other_origins_may_not_change_anything(serve: Serve) -> None:
    server = serve(replace(FAST, public_url="https://play.example"))
    ana = server.guest()
    body = {"settings": {"seats": 2}}
    cookie = {"Cookie": ana.cookie_header()}

    def status(origin: str) -> int:
        headers = {"Origin": origin, **cookie}
        return ana.http.post("/api/tables", json=body, headers=headers).status_code

    assert status("https://evil.example") == 403
    assert status("http://play.example") == 403
    assert status("null") == 403
    assert status("http://[") == 403
    assert status(server.url) == 201
    assert status("https://play.example") == 201


def test_behind_a_public_address_with_tls_cookies_are_for_tls(serve: Serve) -> None:
    server = serve(replace(FAST, public_url="https://play.example"))
    answer = httpx.post(f"{server.url}/api/guests", json={"name": "Ana"})
    assert "secure" in answer.headers["set-cookie"].lower()
