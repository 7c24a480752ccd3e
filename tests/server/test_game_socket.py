"""The WebSocket's shortcuts: the same bytes as without them, and nobody is drowned."""

import json
import time
from contextlib import suppress
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from hanabi.server.game_socket import text_head
from tests.server.conftest import FAST, Running, Serve


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
    with connect(address, additional_headers=headers, compression=compression) as socket:
        socket.send('{"type":"hello","version":1}')
        kinds = [json.loads(socket.recv())["type"] for _ in range(5)]
        assert kinds == ["welcome", "table", "view", "notes", "presence"]
        play = ana.play(table)
        assert play.until("view") and play.move()["type"] == "ack"
        while (update := json.loads(socket.recv()))["type"] != "update":
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


@pytest.mark.parametrize("_attempt", range(6))
def test_a_flood_that_is_cut_is_over_at_once(serve: Serve, _attempt: int) -> None:
    """Reading must not stop once the server has closed: the client's answer is among the rest."""
    server = serve(replace(FAST, message_rate=10.0))
    ana = server.guest()
    play = ana.play(ana.table())
    play.until("presence")
    began = time.monotonic()
    with suppress(ConnectionClosed):  # the cut may come before the last of them
        for _ in range(700):
            play.send(type="ping")
    assert play.closed() == 4429
    assert time.monotonic() - began < 5
