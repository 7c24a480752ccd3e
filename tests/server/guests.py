"""Guests and their connections, as a client program has them: httpx and websockets."""

import contextlib
import json
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hanabi.server.wire.protocol import VERSION
from tests.waiting import PATIENCE

Json = dict[str, Any]

_TLS = httpx.create_ssl_context()
"""Made once: it reads every certificate that there is, and no server of a test has one."""


class Guest:
    """An identity with a cookie."""

    def __init__(self, url: str, name: str, address: str = "127.0.0.1") -> None:
        """The address is the guest's own: all of 127.0.0.0/8 is this machine."""
        self.url = url
        self._address = address
        # No connection is kept: the server ends one that was idle for five seconds, and on a
        # busy machine that may be just when the next request goes out on it.
        nothing_kept = httpx.Limits(max_keepalive_connections=0)
        transport = httpx.HTTPTransport(_TLS, local_address=address, limits=nothing_kept)
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, transport=transport)
        self.me = self.post("/api/guests", name=name)
        self._open = contextlib.ExitStack()

    def post(self, path: str, **body: Any) -> Any:
        return self._ok(self.http.post(path, json=body))

    def put(self, path: str, **body: Any) -> Any:
        return self._ok(self.http.put(path, json=body))

    def get(self, path: str, **query: Any) -> Any:
        return self._ok(self.http.get(path, params=query))

    def delete(self, path: str) -> Any:
        return self._ok(self.http.delete(path))

    def refused(self, method: str, path: str, status: int, **body: Any) -> str:
        """The code of a refusal."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        told = answer.json()
        assert told["type"] == "error"
        return str(told["code"])

    def table(self, passphrase: str | None = None, **settings: Any) -> str:
        """A new table's id."""
        made = self.post("/api/tables", settings={"seats": 2, **settings}, passphrase=passphrase)
        return str(made["id"])

    def sit(self, table: str, seat: int, **body: Any) -> Any:
        return self.put(f"/api/tables/{table}/seats/{seat}", **body)

    def seat_bots(self, table: str, bot: str = "cautious") -> None:
        """Bots on all free seats."""
        for seat, taken in enumerate(self.get(f"/api/tables/{table}")["seats"]):
            if taken["kind"] == "free":
                self.put(f"/api/tables/{table}/seats/{seat}/bot", bot=bot)

    def start(self, table: str) -> Any:
        return self.post(f"/api/tables/{table}/start")

    def cookie_header(self) -> str:
        return f"hanabi={self.http.cookies['hanabi']}"

    def play(self, table: str, hello: Json | None = None, greet: bool = True) -> "Play":
        """A connection to the table, greeted unless told otherwise."""
        return self._connect(f"/api/tables/{table}/play", hello, greet)

    def look_together(self, replay: str, hello: Json | None = None, greet: bool = True) -> "Play":
        """A connection to a shared replay."""
        return self._connect(f"/api/shared-replays/{replay}/look", hello, greet)

    def _connect(self, path: str, hello: Json | None, greet: bool) -> "Play":
        address = f"{self.url.replace('http', 'ws')}{path}"
        headers = {"Cookie": self.cookie_header()}
        opening = connect(
            address,
            additional_headers=headers,
            compression=None,
            source_address=(self._address, 0),
        )
        play = Play(self._open.enter_context(opening))
        if greet:
            play.send(type="hello", version=VERSION, **(hello or {}))
        return play

    def close(self) -> None:
        self._open.close()
        self.http.close()

    def _ok(self, answer: httpx.Response) -> Any:
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None


class Play:
    """One connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: list[Json] = []
        self.seq = 0
        self.view: Json | None = None

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 60) -> Json:
        message: Json = json.loads(self.socket.recv(timeout))
        self.seen.append(message)
        self.seq = max(self.seq, message.get("seq", 0))
        self.view = message.get("view") or self.view
        return message

    def until(self, kind: str, **values: Any) -> Json:
        """The next message of this kind with these values, past all others."""
        while True:
            message = self.receive()
            if message["type"] == kind and values.items() <= message.items():
                return message

    def until_entry(self, kind: str) -> Json:
        """The next update with such an entry."""
        while True:
            message = self.until("update")
            if message["entry"]["type"] == kind:
                return message

    def ask(self, **message: Any) -> Json:
        """Send, and give the answer: an ack or an error."""
        self.send(**message)
        while True:
            answer = self.receive()
            if answer["type"] in ("ack", "error"):
                return answer

    def refused(self, **message: Any) -> str:
        answer = self.ask(**message)
        assert answer["type"] == "error", answer
        return str(answer["code"])

    def move(self, text: str | None = None, **more: Any) -> Json:
        """Make this move, or the first legal hint or else the last legal move."""
        if text is None:
            assert self.view is not None
            moves = self.view["legal_moves"]
            text = next((move for move in moves if move.startswith("hint")), moves[-1])
        return self.ask(type="move", seq=self.seq, move=text, **more)

    def is_on_turn(self) -> bool:
        return self.view is not None and bool(self.view["legal_moves"])

    def closed(self) -> int:
        """Read to the end; the close code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.receive()
        code = self.socket.close_code
        assert code is not None
        return code

    def close(self) -> None:
        self.socket.close()
