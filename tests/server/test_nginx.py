"""The nginx of docs/operating.md, before a real server: games go through it on any port."""

import re
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from hanabi.server.wire.protocol import VERSION
from tests.ports import lasting_port
from tests.server.guests import Guest, Play
from tests.server.nginx import HOW, find, nginx
from tests.server.server_process import Process

pytestmark = [
    pytest.mark.processes,
    pytest.mark.sample(fast=0, normal=0),
    pytest.mark.skipif(find() is None, reason=HOW),
]
PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")
NAME = "hanabi.example"


def location(upstream: int) -> str:
    """As documented, to the server that the test has started."""
    found = re.search(r"^```\n(location / \{.*?^\})\n```", PAGE, re.MULTILINE | re.DOTALL)
    assert found and found[1].count("http://127.0.0.1:8265;") == 1
    return found[1].replace("http://127.0.0.1:8265;", f"http://127.0.0.1:{upstream};")


class Proxied:
    """A server, and a proxy at which people call it."""

    def __init__(self, upstream: int, port: int) -> None:
        self.upstream, self.port = upstream, port
        self.url = f"http://127.0.0.1:{port}"

    @contextmanager
    def play(self, guest: Guest, table: str, host: str) -> Iterator[Play]:
        """As the page at this host and the proxy's port does."""
        netloc = f"{host}:{self.port}"
        with connect(
            f"ws://{netloc}/api/tables/{table}/play",
            sock=socket.create_connection(("127.0.0.1", self.port)),
            origin=Origin(f"http://{netloc}"),
            additional_headers={"Cookie": guest.cookie_header()},
        ) as opened:
            play = Play(opened)
            play.send(type="hello", version=VERSION)
            yield play


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    upstream, tmp_path = lasting_port(), tmp_path_factory.mktemp("proxied")
    with nginx(tmp_path / "nginx", location(upstream)) as port:
        public = ("--public-url", f"http://{NAME}:{port}", "--trusted-proxies", "127.0.0.1")
        process = Process(tmp_path / "data", upstream, more=public)
        try:
            process.start(cold=True)
            yield Proxied(upstream, port)
        finally:
            process.kill()
            process.close()


@pytest.mark.parametrize("host", [NAME, "127.0.0.1"])
def test_a_game_goes_through_the_proxy(proxied: Proxied, host: str) -> None:
    with closing(Guest(proxied.url, "Ana")) as ana:
        netloc = f"{host}:{proxied.port}"
        ana.http.headers.update({"Host": netloc, "Origin": f"http://{netloc}"})
        table = ana.table(first_seat=0)
        ana.seat_bots(table)
        ana.start(table)
        with proxied.play(ana, table, host) as play:
            play.until("presence")
            assert play.move()["type"] == "ack"
            assert play.until_entry("moved")["entry"]["by_bot"]


def test_a_strange_name_is_refused_through_the_proxy_too(proxied: Proxied) -> None:
    strange = {"Host": f"elsewhere.example:{proxied.port}"}
    assert httpx.get(f"{proxied.url}/api/catalogue", headers=strange).status_code == 421


def test_without_the_port_the_page_at_an_address_would_be_refused(
    proxied: Proxied, tmp_path: Path
) -> None:
    """What the page warns of is true: it is $http_host that carries the game above."""
    without_port = location(proxied.upstream).replace("$http_host", "$host")
    with nginx(tmp_path / "other", without_port) as port:
        other = Proxied(proxied.upstream, port)
        with closing(Guest(other.url, "Ana")) as ana:
            table = ana.table()
            opening = other.play(ana, table, "127.0.0.1")
            with pytest.raises(InvalidStatus) as refused, opening:
                raise AssertionError("it was let in")
    assert refused.value.response.status_code == 403
