"""uvicorn's WebSocket with two shortcuts for a server that says little to many (decisions/0009).

Several frames leave in one write, past the layers that would send each by itself. And a
client that asks one thing at a time is not told after each message to wait with the next.
"""

from collections.abc import Sequence
from struct import pack

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

SEND_TEXTS = "hanabi.send-texts"
"""The name of the ASGI extension by which the application finds ``send_texts``."""
_MOST_UNREAD = 16
_TEXT_FRAME = 0x81
_ONE_BYTE, _TWO_BYTES = 126, 1 << 16


class GameSocket(WebSocketsSansIOProtocol):
    """One connection, as uvicorn drives it."""

    def handle_connect(self, event: Request) -> None:
        """Tell the application what more can be done here."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SEND_TEXTS] = self.send_texts  # type: ignore[assignment]

    def send_texts(self, texts: Sequence[str]) -> bool:
        """Send them all at once; False, and nothing was sent, where that is not possible now:
        while the client does not read, when it is gone, or before the handshake."""
        if self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        if self.disconnected or self.transport.is_closing():
            return False
        if self.conn.extensions:  # compression needs to see every frame
            for text in texts:
                self.conn.send_text(text.encode())
            pieces = self.conn.data_to_send()
        else:
            pieces = []
            for text in texts:
                data = text.encode()
                pieces += (text_head(len(data)), data)
        self.transport.write(b"".join(pieces))
        return True

    def send_receive_event_to_app(self) -> None:
        """Stop reading only when several messages wait to be answered."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not (was_paused or self.close_sent) and self.queue.qsize() >= _MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


def text_head(size: int) -> bytes:
    """What comes before a text from the server (RFC 6455, 5.2)."""
    if size < _ONE_BYTE:
        return pack("!BB", _TEXT_FRAME, size)
    if size < _TWO_BYTES:
        return pack("!BBH", _TEXT_FRAME, _ONE_BYTE, size)
    return pack("!BBQ", _TEXT_FRAME, _ONE_BYTE + 1, size)
