"""Connections to a table, and how frames reach them.

Every connection has its own queue and sender, so that nobody waits for a slow one; who
falls too far behind is disconnected, and catches up with its last number.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator

from hanabi.server.telling import Viewer

_MOST_FRAMES = 512
_MOST_CHARACTERS = 4_000_000

Send = Callable[[str], Awaitable[None]]


TOO_SLOW = 4408
"""The close code for who does not read what is sent."""


class Connection:
    """One client's end: frames go in without waiting and leave in order."""

    def __init__(self, send: Send, identity: str, name: str) -> None:
        self.identity = identity
        self.name = name
        self.viewer = Viewer(None)
        self.close_code: int | None = None
        self._send = send
        self._frames: deque[str] = deque()
        self._size = 0
        self._wake = asyncio.Event()

    def push(self, frame: str) -> None:
        """Queue a frame; after too many the connection is given up."""
        if self.close_code is not None:
            return
        self._frames.append(frame)
        self._size += len(frame)
        self._wake.set()
        if len(self._frames) > _MOST_FRAMES or self._size > _MOST_CHARACTERS:
            self._frames.clear()
            self.close_code = TOO_SLOW

    def finish(self, code: int, frame: str) -> None:
        """Send a last frame, then close."""
        self.push(frame)
        if self.close_code is None:
            self.close_code = code

    async def send_forever(self) -> int:
        """The sender: gives the close code when the connection shall end."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._frames:
                frame = self._frames.popleft()
                self._size -= len(frame)
                await self._send(frame)
            if self.close_code is not None:
                return self.close_code


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

    def seats(self) -> set[int]:
        """The seats whose players are connected."""
        return {one.viewer.seat for one in self._connections if one.viewer.seat is not None}

    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(one.viewer.seat is None for one in self._connections)
