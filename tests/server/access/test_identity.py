"""Identities: a cookie, a recovery code, tokens for programs."""

import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hanabi.server.wire.close_codes import CloseCode
from hanabi.server.wire.protocol import VERSION
from tests.server.running_server import Running
from tests.waiting import PATIENCE


def test_a_guest_needs_nothing_but_a_name(server: Running) -> None:
    answer = httpx.post(f"{server.url}/api/guests", json={"name": "  Ana\x00  Lu "})
    assert answer.json()["name"] == "Ana Lu"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie
    assert "secure" not in cookie


def test_a_recovery_code_moves_an_identity_to_another_device(server: Running) -> None:
    ana, other = server.guest("Ana"), server.guest("Other")
    code = ana.me["recovery_code"]
    found = other.post("/api/recover", code=code.lower().replace("-", " "))
    assert found["id"] == ana.me["id"]
    assert other.get("/api/me") == ana.get("/api/me")
    assert other.refused("POST", "/api/recover", 401, code=code) == "recovery-code-unknown"
    other.post("/api/recover", code=found["recovery_code"], sign_out_others=True)
    assert ana.refused("GET", "/api/me", 401) == "sign-in-needed"


def test_a_token_acts_for_its_identity_until_it_is_revoked(server: Running) -> None:
    ana = server.guest()
    made = ana.post("/api/me/tokens", label="my bot")
    headers = {"Authorization": f"Bearer {made['token']}"}
    assert httpx.get(f"{server.url}/api/me", headers=headers).json()["id"] == ana.me["id"]
    assert [token["label"] for token in ana.get("/api/me/tokens")] == ["my bot"]
    ana.delete(f"/api/me/tokens/{made['id']}")
    assert httpx.get(f"{server.url}/api/me", headers=headers).status_code == 401
    assert ana.refused("DELETE", f"/api/me/tokens/{made['id']}", 404) == "no-such-token"


def test_signing_out_forgets_the_device(server: Running) -> None:
    ana = server.guest()
    header = {"Cookie": ana.cookie_header()}
    ana.delete("/api/me/session")
    assert httpx.get(f"{server.url}/api/me", headers=header).status_code == 401


def test_a_new_name_is_used_from_now_on(server: Running) -> None:
    ana = server.guest()
    assert ana.http.patch("/api/me", json={"name": "Nia"}).json()["name"] == "Nia"
    table = ana.table()
    assert ana.get(f"/api/tables/{table}")["seats"][0]["name"] == "Nia"


def test_signing_out_everywhere_ends_tokens_and_their_connections(server: Running) -> None:
    ana, thief = server.guest(), server.guest("Thief")
    headers = {"Authorization": f"Bearer {ana.post('/api/me/tokens', label='my bot')['token']}"}
    address = f"{server.url.replace('http', 'ws')}/api/tables/{ana.table()}/play"
    with connect(address, additional_headers=headers) as socket:
        socket.send(json.dumps({"type": "hello", "version": VERSION}))
        code = ana.me["recovery_code"]
        thief.post("/api/recover", code=code, sign_out_others=True)
        with pytest.raises(ConnectionClosed):
            while True:
                socket.recv(PATIENCE)
        assert socket.close_code == CloseCode.UNAUTHORIZED
    assert httpx.get(f"{server.url}/api/me", headers=headers).status_code == 401


def test_a_token_changes_who_one_is_only_if_it_was_made_for_that(server: Running) -> None:
    ana = server.guest()
    plain = ana.post("/api/me/tokens", label="plays")
    managing = ana.post("/api/me/tokens", label="manages", may_manage=True)
    assert [token["may_manage"] for token in ana.get("/api/me/tokens")] == [False, True]

    def statuses(token: str) -> list[int]:
        headers = {"Authorization": f"Bearer {token}"}
        asked: list[tuple[str, str, dict[str, str]]] = [
            ("POST", "/api/me/tokens", {"label": "more"}),
            ("POST", "/api/me/recovery-code", {}),
            ("PATCH", "/api/me", {"name": "Nia"}),
            ("DELETE", f"/api/me/tokens/{plain['id']}", {}),
        ]
        return [
            httpx.request(method, f"{server.url}{path}", json=body, headers=headers).status_code
            for method, path, body in asked
        ]

    assert statuses(plain["token"]) == [403, 403, 403, 403]
    assert statuses(managing["token"]) == [201, 200, 200, 204]


def test_a_passphrase_closes_the_record_of_its_game_too(server: Running) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    table = ana.table(passphrase="open sesame", visibility="public")
    ana.seat_bots(table)
    ana.start(table)
    ana.play(table).ask(type="vote-abandon", agree=True)
    for what in ("record", "reasons"):
        path = f"/api/games/{table}/{what}"
        ana.get(path)
        assert bo.refused("GET", path, 403) == "passphrase-wrong"
        assert httpx.get(f"{server.url}{path}").status_code == 403
        assert bo.refused("POST", path, 403, passphrase="sesame") == "passphrase-wrong"
        assert bo.post(path, passphrase="open sesame") == ana.get(path)
    assert table not in httpx.get(f"{server.url}/api/games/export").text
