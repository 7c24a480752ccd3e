"""Requests that no client should send: each gets an answer, and none is a failure of the server."""

import json
import random
import re
import socket
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from hanabi.server.http.app import ENDPOINTS
from tests.server.guests import Guest
from tests.server.running_server import Running
from tests.server.scraping import metric
from tests.sizes import scaled
from tests.waiting import PATIENCE

REQUESTS = scaled(fast=400, normal=2_000, long=25_000)

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW")
VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 10**30, 1.5, "", "x" * 300, "\x00", "\u202e", [], {}, [[]], "null",
    {"seats": 2}, {"seats": 99}, "../../etc/passwd", "'; DROP TABLE entries; --", "<script>",
)  # fmt: skip
HEADERS = (
    "X-Forwarded-For: 1.2.3.4", "Origin: null", "Origin: http://evil.example", "Range: bytes=9-1",
    "Cookie: hanabi=x; hanabi=y", "Authorization: Bearer x", "Authorization: x", "Accept: ,;q=x",
    "If-Modified-Since: never", "Content-Type: text/xml", "Cookie: =;=",
)  # fmt: skip


def rubbish(rng: random.Random, things: list[str], own: str, cookie: str) -> bytes:
    """One request that is wrong in some way, or perhaps right."""
    endpoint = rng.choice(ENDPOINTS)
    path = endpoint.path if rng.random() < 0.95 else rng.choice(["/", "/%2e%2e/x", "*"])
    method = endpoint.method if rng.random() < 0.8 else rng.choice(METHODS)
    while "{" in path:
        start, end = path.index("{"), path.index("}") + 1
        path = path[:start] + rng.choice([*things, "0", "1", "-1", "9" * 40, "%00"]) + path[end:]
    if rng.random() < 0.3:
        path += "?" + rng.choice(["limit=-1", "limit=x", "before=nan", "offset=1e9", "a=%ff", "&&"])
    keys = ["settings", "name", "passphrase", "bot", "code", "label", "record", "seat", "agree"]
    body: Any = {rng.choice(keys): rng.choice(VALUES) for _ in range(rng.randrange(3))}
    text = json.dumps(body) if rng.random() < 0.9 else "{" * rng.randrange(2000)
    lines = [f"{method} {path} HTTP/1.1", f"Host: {own}"]
    if rng.random() < 0.7 and "session" not in path and "recover" not in path:
        lines.append(f"Cookie: {cookie}")
    lines += rng.sample(HEADERS, rng.randrange(3))
    lines.append(f"Content-Length: {len(text.encode())}")
    return "\r\n".join([*lines, "", text]).encode()


class Line:
    """Requests one after the other, over as few connections as the server lets."""

    def __init__(self, server: Running) -> None:
        self._server = server
        self._open()

    def _open(self) -> None:
        self._socket = socket.create_connection(("127.0.0.1", self._server.port), PATIENCE)
        self._file = self._socket.makefile("rb")

    def status_of(self, request: bytes) -> int:
        try:
            self._socket.sendall(request)
            first = self._file.readline()
        except OSError:
            first = b""
        if not first:  # the server had ended this one, as it may between two requests
            self.close()
            self._open()
            self._socket.sendall(request)
            first = self._file.readline()
        status = int(first.split()[1])
        headers = dict(self._headers())
        is_chunked = headers.get(b"transfer-encoding") == b"chunked"
        has_body = not request.startswith(b"HEAD") and status not in (204, 304)
        if has_body and not is_chunked:
            self._file.read(int(headers.get(b"content-length", b"0")))
        if headers.get(b"connection") == b"close" or is_chunked or status == 400:
            self.close()
            self._open()
        return status

    def _headers(self) -> Iterator[tuple[bytes, bytes]]:
        while (line := self._file.readline()).strip():
            name, _, value = line.partition(b":")
            yield name.strip().lower(), value.strip()

    def close(self) -> None:
        self._file.close()
        self._socket.close()


def test_hostile_requests_get_answers_and_none_is_a_failure(server: Running) -> None:
    ana: Guest = server.guest()
    running = ana.table()
    ana.seat_bots(running)
    ana.start(running)
    things = [ana.table(), running, ana.me["id"]]
    rng, line, statuses = random.Random(20_26), Line(server), Counter[int]()
    for _ in range(REQUESTS):
        request = rubbish(rng, things, f"127.0.0.1:{server.port}", ana.cookie_header())
        statuses[line.status_of(request)] += 1
    line.close()
    assert max(statuses) < 500, statuses
    assert len(statuses) > 4, statuses
    assert metric(server.url, "hanabi_errors_total") == 0


def test_an_address_with_a_nul_in_it_is_refused(server: Running) -> None:
    line = Line(server)
    for endpoint in ENDPOINTS:
        path = re.sub(r"\{.*?\}", "%00", endpoint.path)
        for address in {path, f"{endpoint.path}?edition=%00"} - {endpoint.path}:
            request = f"{endpoint.method} {address} HTTP/1.1\r\nHost: {server.url[7:]}\r\n\r\n"
            assert line.status_of(request.encode()) == 400, address
    line.close()
    play = f"ws{server.url[4:]}/api/tables/%00/play"
    with pytest.raises(InvalidStatus, match="403"), connect(play):
        pass
    assert metric(server.url, "hanabi_errors_total") == 0
