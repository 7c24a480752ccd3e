"""uvicorn's WebSocket with shortcuts for a server that says little to many (decisions/0009).

Several frames leave in one write, past the layers that would send each by itself. A message
in one short frame, as almost all are, comes in past them too. And a client that asks one thing
at a time is not told after each message to wait with the next.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from struct import Struct
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader
from websockets.utils import apply_mask

SEND_TEXTS = "hanabi.send-texts"
"""The name of the ASGI extension by which the application finds ``send_texts``."""
_MOST_UNREAD = 16
_TEXT_FRAME, _MASKED, _MASKED_HEAD = 0x81, 0x80, 6
_ONE_BYTE, _TWO_BYTES = 126, 1 << 16
_LONG_HEAD, _LONGEST_HEAD = Struct("!BBH").pack, Struct("!BBQ").pack
_OPEN = State.OPEN
_BETWEEN_FRAMES = StreamReader.at_eof.__code__
"""Where the parser waits when nothing of a frame has come."""


class GameSocket(WebSocketsSansIOProtocol):
    """One connection, as uvicorn drives it."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue: _Inbox = _Inbox(self.loop)  # type: ignore[assignment]
        self._is_between_frames = False
        """Is it known that the library waits for the beginning of a message?"""

    def handle_connect(self, event: Request) -> None:
        """Tell the application what more can be done here."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SEND_TEXTS] = self.send_texts  # type: ignore[assignment]

    def send_texts(self, texts: Sequence[str]) -> bool:
        """Send them all at once; False, and nothing was sent, where that is not possible now:
        while the client does not read, when it is gone, or before the handshake."""
        conn, transport = self.conn, self.transport
        if conn.state is not _OPEN or self.disconnected:
            return False
        if not self.writable.is_set() or transport.is_closing():
            return False
        if conn.extensions:  # compression needs to see every frame
            for text in texts:
                conn.send_text(text.encode())
            pieces = conn.data_to_send()
        else:
            pieces = []
            for text in texts:
                data = text.encode()
                pieces += (text_head(len(data)), data)
        transport.write(b"".join(pieces))
        return True

    def data_received(self, data: bytes) -> None:
        """Read what came: by ourselves if it is one whole message, else as the library does."""
        size = len(data) - _MASKED_HEAD
        if 0 <= size < _ONE_BYTE and data[0] == _TEXT_FRAME and data[1] == _MASKED | size:
            text = self._text_between_frames(data)
            if text is not None:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                self._pause_if_flooded()
                return
        self._is_between_frames = False
        super().data_received(data)

    def _text_between_frames(self, data: bytes) -> str | None:
        """The text of such a frame, unless it is but part of something; None also if it is
        not UTF-8: the library knows what is to be done then."""
        if self.close_sent or self.conn.state is not _OPEN:
            return None
        if not (self._is_between_frames or self._looks_between_frames()):
            return None
        try:
            return apply_mask(data[_MASKED_HEAD:], data[2:_MASKED_HEAD]).decode()
        except UnicodeDecodeError:
            return None

    def _looks_between_frames(self) -> bool:
        if not self.frames:
            waiting_in: Any = self.conn.parser
            while waiting_in.gi_yieldfrom is not None:
                waiting_in = waiting_in.gi_yieldfrom
            self._is_between_frames = waiting_in.gi_code is _BETWEEN_FRAMES
        return self._is_between_frames

    def send_receive_event_to_app(self) -> None:
        """Stop reading only when several messages wait to be answered."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        self._pause_if_flooded()

    def _pause_if_flooded(self) -> None:
        if len(self.queue) >= _MOST_UNREAD and not (self.read_paused or self.close_sent):
            self.read_paused = True
            self.transport.pause_reading()


class _Inbox:
    """What has come for the one who reads it: as ``asyncio.Queue``, which takes thrice as long
    because it serves many."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[ASGIReceiveEvent] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._messages:
            self._reader = self._loop.create_future()
            await self._reader
        return self._messages.popleft()


def text_head(size: int) -> bytes:
    """What comes before a text from the server (RFC 6455, 5.2)."""
    if size < _ONE_BYTE:
        return bytes((_TEXT_FRAME, size))
    if size < _TWO_BYTES:
        return _LONG_HEAD(_TEXT_FRAME, _ONE_BYTE, size)
    return _LONGEST_HEAD(_TEXT_FRAME, _ONE_BYTE + 1, size)
