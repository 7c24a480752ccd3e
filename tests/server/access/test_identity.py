"""Identities: a cookie, a recovery code, tokens for programs."""

import httpx

from tests.server.running_server import Running


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
