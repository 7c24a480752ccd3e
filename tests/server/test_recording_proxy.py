"""What the leak tests compare depends on what the server says, not on how long it takes."""

from websockets.frames import Frame, Opcode

from tests.server.recording_proxy import without_keepalive

OPENING = b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n"


def sent(opcode: Opcode, payload: bytes) -> bytes:
    """A frame as a server sends it."""
    return Frame(opcode, payload).serialize(mask=False)


def test_pings_of_a_slow_game_are_left_out() -> None:
    texts = [sent(Opcode.TEXT, b"x" * size) for size in (0, 1, 125, 126, 65_535, 65_536)]
    said = OPENING + b"".join(texts)
    pinged = OPENING + b"".join(
        sent(Opcode.PING, b"1234") + text + sent(Opcode.PONG, b"\x89\x04") for text in texts
    )
    assert without_keepalive(said) == said
    assert without_keepalive(pinged) == said


def test_what_has_come_so_far_is_the_beginning_of_all_that_comes() -> None:
    stream = OPENING + sent(Opcode.PING, b"1234") + sent(Opcode.TEXT, b"x" * 300)
    whole = without_keepalive(stream)
    for size in range(len(stream)):
        assert whole.startswith(without_keepalive(stream[:size]))
