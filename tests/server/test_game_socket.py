"""The WebSocket's shortcuts: the same bytes as without them, and nobody is drowned."""

import json
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from hanabi.server.game_socket import text_head
from hanabi.server.protocol import VERSION
from tests.server.conftest import FAST, Running, Serve

HELLO = f'{{"type":"hello","version":{VERSION}}}'


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 1_000_000])
def test_texts_are_framed_as_the_library_frames_them(size: int) -> None:
    data = b"x" * size
    assert text_head(size) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


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
    """A WebSocket by hand, so that bytes can come in any pieces."""

    def __init__(self, server: Running, table: str, cookie: str) -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), timeout=10)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        lines = [f"GET /api/tables/{table}/play HTTP/1.1", "Host: 127.0.0.1", f"Cookie: {cookie}"]
        lines += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", "", ""]
        self._socket.sendall("\r\n".join(lines).encode())
        self._file = self._socket.makefile("rb")
        while self._file.readline().strip():
            pass

    def send(self, *pieces: bytes) -> None:
        """Each piece by itself, as far as the network lets us."""
        for piece in pieces:
            self._socket.sendall(piece)
            time.sleep(0.01)

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


@pytest.fixture
def wire(server: Running) -> Iterator[Wire]:
    ana = server.guest()
    one = Wire(server, ana.table(), ana.cookie_header())
    one.send(framed(HELLO.encode()))
    one.until("presence")
    yield one
    one.close()


def _say(number: int, filling: int = 0) -> bytes:
    return json.dumps({"type": "say", "key": f"k{number}", "phrase": "?"}).encode() + b" " * filling


@pytest.mark.parametrize("filling", [0, 200])
def test_messages_may_come_in_any_pieces(wire: Wire, filling: int) -> None:
    """Cut at every place, several in one, and whole ones between them: all are answered."""
    for cut in range(1, len(framed(_say(0, filling)))):
        whole = framed(_say(2 * cut, filling))
        wire.send(whole[:cut], whole[cut:] + framed(_say(2 * cut + 1)))
        wire.send(framed(b'{"type":"ping"}'))
        for number in (2 * cut, 2 * cut + 1):
            assert wire.until("error")["key"] == f"k{number}"
        assert wire.until("pong")


def test_what_looks_like_a_message_inside_another_is_not_one(wire: Wire) -> None:
    """A long message whose end comes by itself and has the form of a short one."""
    inner = framed(b'{"type":"ping"}')
    outer = Frame(Opcode.TEXT, b" " * 200 + inner).serialize(mask=False)
    head = bytes([outer[0], outer[1] | 0x80]) + outer[2:4] + b"\0\0\0\0"
    wire.send(head + outer[4 : -len(inner)], outer[-len(inner) :])
    kind, data = wire.hear()
    assert (kind, data[:2]) == (Opcode.CLOSE, (1007).to_bytes(2, "big"))  # it is not UTF-8


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
    assert (kind, data[:2]) == (Opcode.CLOSE, (1002).to_bytes(2, "big"))


def test_a_short_message_that_is_not_utf_8_ends_the_connection(wire: Wire) -> None:
    wire.send(framed(b"\xff\xfe"))
    kind, data = wire.hear()
    assert (kind, data[:2]) == (Opcode.CLOSE, (1007).to_bytes(2, "big"))


def test_an_empty_message_is_answered(wire: Wire) -> None:
    wire.send(framed(b""))
    assert wire.until("error")["code"] == "bad-message"


@pytest.mark.parametrize("_attempt", range(6))
def test_a_flood_that_is_cut_is_over_at_once(serve: Serve, _attempt: int) -> None:
    """Reading must not stop once the server has closed: the client's answer is among the rest."""
    server = serve(replace(FAST, message_rate=10.0))
    ana = server.guest()
    one = Wire(server, ana.table(), ana.cookie_header())
    one.send(framed(HELLO.encode()))
    one.until("presence")
    began = time.monotonic()
    one.send(framed(b'{"type":"ping"}') * 700)
    kind, data = one.hear()
    while kind == Opcode.TEXT:
        kind, data = one.hear()
    assert (kind, data[:2]) == (Opcode.CLOSE, (4429).to_bytes(2, "big"))
    one.send(framed(data, Opcode.CLOSE))
    assert one.has_ended()
    assert time.monotonic() - began < 5
    one.close()
