"""Connections to a table, and how frames reach them.

Every connection has its own queue, so that nobody waits for a slow one; who falls too far
behind is disconnected, and catches up with its last number.

What happens in one round of the event loop leaves at its end: a commit lets many tables go on
at once, and frames that leave together cost the machine less than one by one.
"""

import asyncio
import types
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Iterator, Sequence
from functools import partial
from typing import Any

from hanabi.server.wire_view import Viewer

_MOST_FRAMES = 512
_MOST_CHARACTERS = 4_000_000

Sending = Coroutine[Any, None, None]
Send = Callable[[str], Sending]
SendNow = Callable[[Sequence[str]], bool]
"""Sends all frames at once, or none and is False."""


TOO_SLOW = 4408
"""The close code for who does not read what is sent."""


class Outbox:
    """The connections that have something to send."""

    def __init__(self) -> None:
        self._connections: list[Connection] = []

    def add(self, connection: "Connection") -> None:
        """It is flushed once what happens now has happened."""
        if not self._connections:
            asyncio.get_running_loop().call_soon(self._flush)
        self._connections.append(connection)

    def _flush(self) -> None:
        connections, self._connections = self._connections, []
        for connection in connections:
            connection.flush()


class Connection:
    """One client's end: frames go in without waiting and leave in order.

    Mostly the network takes them at once. Only when it does not, a task waits for it and
    frames queue up behind.
    """

    def __init__(
        self, outbox: Outbox, send: Send, identity: str, name: str, send_now: SendNow | None = None
    ) -> None:
        self.identity = identity
        self.name = name
        self.viewer = Viewer(None)
        self.close_code: int | None = None
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the connection shall be closed, all being sent, or is broken."""
        self._outbox, self._send, self._send_now = outbox, send, send_now
        self._frames: deque[str] = deque()
        self._size = 0
        self._task: asyncio.Task[None] | None = None

    def push(self, frame: str) -> None:
        """Let a frame be sent; after too many that were not, the connection is given up."""
        if self.close_code is not None or self.ended.done():
            return
        if not self._frames and self._task is None:
            self._outbox.add(self)
        self._frames.append(frame)
        self._size += len(frame)
        if len(self._frames) > _MOST_FRAMES or self._size > _MOST_CHARACTERS:
            self._frames.clear()
            self.close_code = TOO_SLOW
            self._end()

    def finish(self, code: int, frame: str) -> None:
        """Send a last frame, then close."""
        self.push(frame)
        if self.close_code is None:
            self.close_code = code

    def flush(self) -> None:
        """Send what there is, as far as the network takes it."""
        if self.ended.done():
            return
        if self._has_sent_now():
            self._frames.clear()
            self._size = 0
        while self._frames and self._task is None and not self.ended.done():
            self._start(self._next())
        if self._task is None and self.close_code is not None:
            self._end()

    def _has_sent_now(self) -> bool:
        try:
            return self._send_now is not None and self._send_now(self._frames)
        except Exception:
            self._end()  # the client is gone, and others wait to be told
            return False

    def _next(self) -> str:
        frame = self._frames.popleft()
        self._size -= len(frame)
        return frame

    def stop(self) -> None:
        """Send nothing more."""
        self._end()
        if self._task is not None:
            self._task.cancel()

    def _start(self, frame: str) -> None:
        sending = self._send(frame)
        try:
            waiting = sending.send(None)
        except StopIteration:
            return
        except Exception:
            self._end()  # the client is gone
            return
        self._task = asyncio.create_task(self._catch_up(sending, waiting))

    async def _catch_up(self, sending: Sending, waiting: object) -> None:
        """Wait until the network takes the frame, then send what came meanwhile."""
        try:
            await _resumed(sending, waiting)
            while self._frames:
                await self._send(self._next())
        except Exception:
            self._end()
        self._task = None
        if self.close_code is not None:
            self._end()

    def _end(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)


@types.coroutine
def _resumed(sending: Sending, waiting: object) -> Generator[object, None, None]:
    """The rest of a coroutine that was begun by hand and waits for something."""
    while True:
        try:
            yield waiting
        except BaseException as error:
            step = partial(sending.throw, error)
        else:
            step = partial(sending.send, None)
        try:
            waiting = step()
        except StopIteration:
            return


class Audience:
    """Everybody who watches one table."""

    def __init__(self) -> None:
        self._connections: set[Connection] = set()

    def __len__(self) -> int:
        return len(self._connections)

    def add(self, connection: Connection) -> None:
        """From now on it gets every frame."""
        self._connections.add(connection)

    def discard(self, connection: Connection) -> None:
        """It gets no more."""
        self._connections.discard(connection)

    def tell(self, frame_for: Callable[[Viewer], str]) -> None:
        """A frame to everybody; viewers with the same eyes share one."""
        frames: dict[Viewer, str] = {}
        for connection in self._connections:
            viewer = connection.viewer
            frame = frames.get(viewer)
            if frame is None:
                frame = frames[viewer] = frame_for(viewer)
            connection.push(frame)

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._connections))

    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(one.viewer.seat is None for one in self._connections)
