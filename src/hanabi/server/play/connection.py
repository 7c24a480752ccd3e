"""One client's end of the line: texts go in without waiting, and leave in order.

Every connection has a queue and a task that empties it, so that nobody waits for a slow
client. One that falls too far behind is cut off; when it comes back, it catches up with its
last number.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from hanabi.server.wire.close_codes import CloseCode
from hanabi.server.wire.views import Viewer

MOST_UNHEARD = 64
_MOST_WAITING_TEXTS = 512
_MOST_WAITING_CHARACTERS = 4_000_000

SendText = Callable[[str], Awaitable[None]]
"""Returns when the network has taken the text; ``OSError`` when nobody is there any more."""


class Connection:
    """Must be made while the event loop runs: its task starts at once."""

    def __init__(self, send_text: SendText, identity: str, name: str, address: str = "") -> None:
        self.identity = identity
        self.name = name
        self.address = address
        """Whose limits count: see ``access.address``."""
        self.viewer = Viewer(None)
        self.close_code: CloseCode | None = None
        self._send_text = send_text
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[str] = deque()
        self._is_open = True
        self._is_network_full = False
        self._idle: asyncio.Future[None] | None = None
        """There while the task has nothing to do: done, it goes on."""
        self._room: asyncio.Future[None] | None = None
        """There while somebody waits until fewer texts wait."""
        self.sending = asyncio.create_task(self._send_all())
        """Done when nothing more will be sent: all is, or the network broke, or it was cut."""

    def send(self, text: str) -> None:
        """Let a text be sent after those before it.

        Any number of them is taken at once, as somebody needs who was away for long. Only while
        the network does not take what came earlier, they may not grow for ever.
        """
        if not self._is_open:
            return
        self._waiting.append(text)
        self._wake_sender()
        if self._is_network_full and self._is_too_much():
            self.cut(CloseCode.TOO_SLOW)

    @property
    def is_behind(self) -> bool:
        """Has the client much to take before it is heard again?"""
        return len(self._waiting) > MOST_UNHEARD

    async def room(self) -> None:
        """Wait until the client has taken most of what it is to hear."""
        if self.is_behind and not self.sending.done():
            self._room = self._loop.create_future()
            await self._room

    def finish(self, code: CloseCode, text: str = "") -> None:
        """Send what waits and a last text, if there is one, then close."""
        if text:
            self.send(text)
        if self._is_open:
            self._is_open, self.close_code = False, code
            if not self._waiting and self._idle is not None and not self._idle.done():
                self.sending.cancel()

    def cut(self, code: CloseCode | None = None) -> None:
        """Send nothing more, not even what waits."""
        if self._is_open:
            self._is_open, self.close_code = False, code
        self.sending.cancel()

    def _is_too_much(self) -> bool:
        waiting = self._waiting
        return (
            len(waiting) > _MOST_WAITING_TEXTS or sum(map(len, waiting)) > _MOST_WAITING_CHARACTERS
        )

    def _wake_sender(self) -> None:
        if self._idle is not None and not self._idle.done():  # it was cancelled if we stop
            self._idle.set_result(None)

    async def _send_all(self) -> None:
        waiting = self._waiting
        try:
            while waiting or self._is_open:
                if not waiting:
                    self._idle = self._loop.create_future()
                    await self._idle
                self._is_network_full = True  # others see it only while we have to wait
                await self._send_text(waiting.popleft())
                self._is_network_full = False
                if self._room is not None and len(waiting) <= MOST_UNHEARD // 2:
                    self._make_room()
        except (OSError, RuntimeError):  # the client is gone, or was closed meanwhile
            self._is_open = False
        finally:
            self._make_room()

    def _make_room(self) -> None:
        if self._room is not None and not self._room.done():
            self._room.set_result(None)
        self._room = None
