"""Between clients and the server: keeps every byte that the server sends."""

import contextlib
import re
import socket
import threading

_SWITCHING = b"HTTP/1.1 101 "
_END_OF_HEADERS = b"\r\n\r\n"
_KEEPALIVE = (0x9, 0xA)
"""Pings and pongs: both ends send them by the clock, after 20 seconds."""
_NORMAL = [
    (re.compile(rb"\r\n(date|sec-websocket-accept): [^\r]*", re.IGNORECASE), rb"\r\n\1: -"),
    # A commitment must differ, since it commits to another deal.
    (re.compile(rb"[0-9a-f]{64}"), b"HASH"),
]


class RecordingProxy:
    """Forwards connections to a port of this machine and keeps what the server sends."""

    def __init__(self, port: int) -> None:
        self._upstream = ("127.0.0.1", port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._sockets: list[socket.socket] = []
        self._streams: list[bytearray] = []
        self._marks: list[int] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def mark(self) -> None:
        """From here on is what ``received`` gives."""
        self._marks = [len(stream) for stream in self._streams]

    def received(self, table: str) -> list[bytes]:
        """All HTTP answers together, and each WebSocket's frames, since the mark; without what
        must differ from game to game."""
        marks = [*self._marks, *[0] * (len(self._streams) - len(self._marks))]
        answers, frames = bytearray(), []
        for stream, mark in zip(self._streams, marks, strict=True):
            if stream.startswith(_SWITCHING):
                before = without_keepalive(bytes(stream[:mark]))
                frames.append(without_keepalive(bytes(stream))[len(before) :])
            else:
                answers += stream[mark:]
        return [_normal(data, table) for data in (bytes(answers), *frames) if data]

    def close(self) -> None:
        for opened in (self._listening, *self._sockets):
            with contextlib.suppress(OSError):
                opened.shutdown(socket.SHUT_RDWR)
            opened.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                server = socket.create_connection(self._upstream)
                stream = bytearray()
                for end in (client, server):
                    end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    self._sockets.append(end)
                self._streams.append(stream)
                for ends in ((client, server, None), (server, client, stream)):
                    threading.Thread(target=_pump, args=ends, daemon=True).start()


def _pump(source: socket.socket, sink: socket.socket, kept: bytearray | None) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            if kept is not None:
                kept += data  # before it is passed on: who has it finds it here
            sink.sendall(data)
    with contextlib.suppress(OSError):
        sink.shutdown(socket.SHUT_WR)


def without_keepalive(stream: bytes) -> bytes:
    """What a server sent over a WebSocket so far, without the frames that say only that it is
    there: on a busy machine one game takes so long that there are some, and the next does not."""
    headers, gap, frames = stream.partition(_END_OF_HEADERS)
    kept = [headers, gap]
    start = 0
    while start + 1 < len(frames):
        size = frames[start + 1]  # a server masks nothing
        longer = {126: 2, 127: 8}.get(size, 0)
        payload = start + 2 + longer
        end = payload + (int.from_bytes(frames[start + 2 : payload]) if longer else size)
        if frames[start] & 0x0F not in _KEEPALIVE:
            kept.append(frames[start:end])
        start = end
    return b"".join(kept)


def _normal(data: bytes, table: str) -> bytes:
    for pattern, replacement in _NORMAL:
        data = pattern.sub(replacement, data)
    return data.replace(table.encode(), b"TABLE")
