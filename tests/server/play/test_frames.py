"""Frames that a browser would not send, and many at once: all is answered, or ended in order."""

import json
import socket
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from hanabi.server.access import metered_socket
from hanabi.server.wire.close_codes import CloseCode
from hanabi.server.wire.protocol import VERSION
from tests.server.fixed_time_and_chance import FixedTimeAndChance
from tests.server.running_server import FAST, Running, Serve
from tests.waiting import PATIENCE

HELLO = f'{{"type":"hello","version":{VERSION}}}'


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_a_game_is_the_same_with_and_without_compression(
    server: Running, compression: str | None
) -> None:
    ana, bo = server.guest(), server.guest("Bö")
    table = ana.table(first_seat=0)
    bo.sit(table, 1)
    ana.start(table)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/play"
    headers = {"Cookie": bo.cookie_header()}
    with connect(address, additional_headers=headers, compression=compression) as player:
        player.send(HELLO)
        kinds = [json.loads(player.recv())["type"] for _ in range(5)]
        assert kinds == ["welcome", "table", "view", "notes", "presence"]
        play = ana.play(table)
        assert play.until("view") and play.move()["type"] == "ack"
        while (update := json.loads(player.recv()))["type"] != "update":
            pass
        assert update["view"]["seat"] == 1 and update["view"]["legal_moves"]
        assert update["events"][0]["type"] == "hint-given"


def test_many_messages_at_once_are_all_answered_in_order(server: Running) -> None:
    """Far more than are read ahead; nothing is lost when the reading stops and goes on."""
    play = server.guest().play(server.guest().table())
    play.until("presence")
    for number in range(300):
        play.socket.send(json.dumps({"type": "say", "key": f"k{number}", "phrase": "?"}))
    answers = [play.until("error") for _ in range(300)]
    assert [answer["key"] for answer in answers] == [f"k{number}" for number in range(300)]


class Wire:
    """A WebSocket by hand, so that any bytes can be sent."""

    def __init__(self, server: Running, table: str, cookie: str) -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        lines = [f"GET /api/tables/{table}/play HTTP/1.1", "Host: 127.0.0.1", f"Cookie: {cookie}"]
        lines += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", "", ""]
        self._socket.sendall("\r\n".join(lines).encode())
        self._file = self._socket.makefile("rb")
        while self._file.readline().strip():
            pass

    def send(self, *frames: bytes) -> None:
        for frame in frames:
            self._socket.sendall(frame)

    def hear(self) -> tuple[int, bytes]:
        """The next frame: what it is, and what is in it."""
        kind, size = self._file.read(2)
        if size == 126:
            size = int.from_bytes(self._file.read(2), "big")
        return kind & 0x0F, self._file.read(size)

    def has_ended(self) -> bool:
        """Wait for the other side to say more, or to hang up."""
        return not self._file.read(1)

    def until(self, word: str) -> dict[str, Any]:
        """The next message of this type."""
        while True:
            kind, data = self.hear()
            assert kind == Opcode.TEXT, (kind, data)
            message: dict[str, Any] = json.loads(data)
            if message["type"] == word:
                return message

    def close(self) -> None:
        self._file.close()
        self._socket.close()


def framed(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True)


def code_in(data: bytes) -> int:
    return int.from_bytes(data[:2], "big")


@pytest.fixture
def wire(server: Running) -> Iterator[Wire]:
    ana = server.guest()
    wire = Wire(server, ana.table(), ana.cookie_header())
    wire.send(framed(HELLO.encode()))
    wire.until("presence")
    yield wire
    wire.close()


def _say(number: int) -> bytes:
    return json.dumps({"type": "say", "key": f"k{number}", "phrase": "?"}).encode()


def test_a_message_in_fragments_with_a_ping_between_them(wire: Wire) -> None:
    text = _say(7)
    wire.send(
        framed(text[:10], fin=False),
        framed(b"are you there", Opcode.PING),
        framed(text[10:], Opcode.CONT),
    )
    assert wire.hear() == (Opcode.PONG, b"are you there")
    assert wire.until("error")["key"] == "k7"


def test_a_message_within_a_message_in_fragments_ends_the_connection(wire: Wire) -> None:
    wire.send(framed(b'{"type":', fin=False), framed(b'{"type":"ping"}'))
    kind, data = wire.hear()
    assert (kind, code_in(data)) == (Opcode.CLOSE, CloseCode.PROTOCOL_ERROR)


def test_a_short_message_that_is_not_utf_8_ends_the_connection(wire: Wire) -> None:
    wire.send(framed(b"\xff\xfe"))
    kind, data = wire.hear()
    assert (kind, code_in(data)) == (Opcode.CLOSE, CloseCode.NOT_UTF_8)


def test_an_empty_message_is_answered(wire: Wire) -> None:
    wire.send(framed(b""))
    assert wire.until("error")["code"] == "bad-message"


@pytest.mark.parametrize("_attempt", range(6))
def test_a_flood_that_is_cut_is_over_at_once(serve: Serve, _attempt: int) -> None:
    """Reading must not stop once the server has closed: the client's answer is among the rest."""
    server = serve(replace(FAST, message_rate=10.0), FixedTimeAndChance())
    ana = server.guest()
    wire = Wire(server, ana.table(), ana.cookie_header())
    wire.send(framed(HELLO.encode()))
    wire.until("presence")
    wire.send(framed(b'{"type":"ping"}') * 700)
    kind, data = wire.hear()
    while kind == Opcode.TEXT:
        kind, data = wire.hear()
    assert (kind, code_in(data)) == (Opcode.CLOSE, CloseCode.FLOOD)
    wire.send(framed(data, Opcode.CLOSE))
    assert wire.has_ended()
    wire.close()


def test_who_does_not_read_is_left_and_the_others_play_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metered_socket, "STUCK_SECONDS", 0.5)
    ana, bo = server.guest(), server.guest("Bo")
    table = ana.table(talk="free")
    bo.sit(table, 1)
    deaf = Wire(server, table, bo.cookie_header())
    deaf.send(framed(HELLO.encode()))
    deaf.until("presence")
    play = ana.play(table)
    play.until("presence", seats=[True, True])
    for _ in range(20):
        assert play.ask(type="say", text="x" * 400)["type"] == "ack"
    deaf.send(framed(b'{"type":"resync","last_seq":0}') * 500)
    play.until("presence", seats=[True, False])
    assert play.ask(type="say", text="still here")["type"] == "ack"
    deaf.close()
