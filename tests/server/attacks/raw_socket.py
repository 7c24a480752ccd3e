"""A WebSocket by hand for who means harm: it need not read, nor stop when it is told to."""

import contextlib
import json
import select
import socket
from urllib.parse import urlsplit

from websockets.frames import Frame, Opcode

from hanabi.server.wire.protocol import VERSION
from tests.waiting import PATIENCE

SMALLEST_PING = Frame(Opcode.PING, b"").serialize(mask=True)
JSON_PING = Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=True)
_BLOCKED_SECONDS = 1.5


class RawSocket:
    def __init__(self, url: str, source: str = "127.0.0.1") -> None:
        parts = urlsplit(url)
        assert parts.hostname is not None and parts.port is not None
        self.socket = socket.create_connection(
            (parts.hostname, parts.port), timeout=PATIENCE, source_address=(source, 0)
        )

    def upgrade(self, table: str, cookie: str) -> None:
        """As far as hello; whatever comes back stays unread."""
        lines = [f"GET /api/tables/{table}/play HTTP/1.1", "Host: 127.0.0.1", f"Cookie: {cookie}"]
        lines += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        hello = json.dumps({"type": "hello", "version": VERSION}).encode()
        assert self.socket.recv(12) == b"HTTP/1.1 101"
        self.socket.sendall(Frame(Opcode.TEXT, hello).serialize(mask=True))

    def push(self, data: bytes, most: int) -> int:
        """Send this again and again until so many bytes are taken, or none are any more."""
        self.socket.setblocking(False)
        sent = 0
        with contextlib.suppress(OSError):
            while sent < most:
                _, writable, _ = select.select([], [self.socket], [], _BLOCKED_SECONDS)
                if not writable:
                    break
                sent += self.socket.send(data)
        return sent

    def has_ended(self) -> bool:
        """Read what there is; has the other side hung up?"""
        self.socket.setblocking(False)
        try:
            while self.socket.recv(1 << 20):
                pass
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True

    def close(self) -> None:
        self.socket.close()
