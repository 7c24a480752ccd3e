"""Tables with a passphrase."""

import hashlib
from typing import Any

import pytest

from hanabi.server.wire.protocol import VERSION
from tests.server.running_server import Running


def test_a_passphrase_is_asked_of_everybody_who_comes(server: Running) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    table = ana.table(passphrase="öpen sesame")
    path = f"/api/tables/{table}/seats/1"
    assert bo.refused("PUT", path, 403) == "passphrase-wrong"
    assert bo.refused("PUT", path, 403, passphrase="open sesame") == "passphrase-wrong"
    assert bo.play(table).receive()["code"] == "passphrase-wrong"
    play = bo.play(table, {"passphrase": "öpen sesame"})
    assert play.receive()["type"] == "welcome"
    bo.sit(table, 1, passphrase="öpen sesame")
    assert "sesame" not in str(bo.get(f"/api/tables/{table}"))


def test_guessing_is_slow_and_whoever_does_not_guess_costs_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    table = ana.table(passphrase="open sesame")
    digests: list[bytes] = []
    scrypt = hashlib.scrypt

    def counted(data: bytes, **cost: Any) -> bytes:
        digests.append(data)
        return scrypt(data, **cost)

    monkeypatch.setattr(hashlib, "scrypt", counted)
    play = bo.play(table, greet=False)
    for _ in range(20):
        assert play.refused(type="hello", version=VERSION) == "passphrase-wrong"
    assert ana.play(table, {"passphrase": "the host needs none"}).receive()["type"] == "welcome"
    assert digests == []
    codes = [play.refused(type="hello", version=VERSION, passphrase="x") for _ in range(20)]
    assert 10 <= len(digests) < 20
    assert codes[0] == "passphrase-wrong" and codes[-1] == "too-many-requests"
    refused = bo.http.put(f"/api/tables/{table}/seats/1", json={"passphrase": "x"})
    assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 1
