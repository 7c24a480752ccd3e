"""Connections to a table, and how frames reach them.

Every connection has its own queue, so that nobody waits for a slow one; who falls too far
behind is disconnected, and catches up with its last number.
"""

import asyncio
import types
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Iterator
from functools import partial
from typing import Any

from hanabi.server.wire_view import Viewer

_MOST_FRAMES = 512
_MOST_CHARACTERS = 4_000_000

Sending = Coroutine[Any, None, None]
Send = Callable[[str], Sending]


TOO_SLOW = 4408
"""The close code for who does not read what is sent."""


class Connection:
    """One client's end: frames go in without waiting and leave in order.

    Mostly the network takes a frame at once; then it is gone before ``push`` returns. Only
    when it does not, a task waits for it and frames queue up behind.
    """

    def __init__(self, send: Send, identity: str, name: str) -> None:
        self.identity = identity
        self.name = name
        self.viewer = Viewer(None)
        self.close_code: int | None = None
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the connection shall be closed, all being sent, or is broken."""
        self._send = send
        self._frames: deque[str] = deque()
        self._size = 0
        self._task: asyncio.Task[None] | None = None

    def push(self, frame: str) -> None:
        """Send a frame, or queue it; after too many the connection is given up."""
        if self.close_code is not None or self.ended.done():
            return
        if self._task is None:
            self._start(frame)
            return
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
        if self._task is None:
            self._end()

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
                frame = self._frames.popleft()
                self._size -= len(frame)
                await self._send(frame)
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
