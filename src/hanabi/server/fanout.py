"""Connections to a table, and how frames reach them.

Every connection has its own queue, so that nobody waits for a slow one; who falls too far
behind is disconnected, and catches up with its last number.

What happens in one round of the event loop leaves at its end: a commit lets many tables go on
at once, and frames that leave together cost the machine less than one by one.
"""

import asyncio
import logging
import types
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any, Protocol

from hanabi.server.wire_view import Viewer

logger = logging.getLogger("hanabi.socket")

_MOST_FRAMES = 512
_MOST_CHARACTERS = 4_000_000

Sending = Coroutine[Any, None, None]
Send = Callable[[str], Sending]
SendNow = Callable[[Sequence[str]], bool]
"""Sends all frames at once, or none and is False."""


TOO_SLOW = 4408
"""The close code for who does not read what is sent."""


Frame = list[str]
"""What somebody will be told: nothing yet, or one text, which is there when the outbox is
emptied."""


class Story(Protocol):
    """Something that happened, to be told to each viewer in a way of its own."""

    def look(self) -> None:
        """Get ready to tell it."""

    def write(self, frames: Mapping[Viewer, Frame]) -> None:
        """Write the text of each viewer's frame."""


class Outbox:
    """What is to be told, and the connections that have something to send.

    All stories are looked at, then all are written, then all frames are sent: Python is a sixth
    faster when it does one thing many times than when it does many things in turn
    (decisions/0009).
    """

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        """They are flushed when all is written."""
        self._stories: list[tuple[Story, dict[Viewer, Frame]]] = []
        self._is_due = False

    def write(self, story: Story, frames: dict[Viewer, Frame]) -> None:
        """These frames get their texts before any connection is flushed that waits for them."""
        self._stories.append((story, frames))
        self.see_to_it()

    def see_to_it(self) -> None:
        """Empty it once what happens now has happened."""
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._is_due = False
        stories, self._stories = self._stories, []
        connections = self.connections.copy()
        self.connections.clear()
        for story, _ in stories:
            try:
                story.look()
            except Exception:  # of one table; the others must be told
                logger.exception("not seen")
        for story, frames in stories:
            try:
                story.write(frames)
            except Exception:
                logger.exception("not told")
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
        self._outbox, self._send, self._send_now = outbox, send, send_now or _not_now
        self._await_flush = outbox.connections.append
        self._is_open = True
        self._new: list[Frame] = []
        self._frames: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None

    def push(self, text: str) -> None:
        """Let a text be sent."""
        self.take([text])
        self._outbox.see_to_it()

    def take(self, frame: Frame) -> None:
        """Let a frame be sent, whose text the outbox writes."""
        if not self._is_open:
            return
        if not self._new:
            self._await_flush(self)
        self._new.append(frame)

    def finish(self, code: int, text: str) -> None:
        """Send a last text, then close."""
        self.push(text)
        self._is_open = False
        if self.close_code is None:
            self.close_code = code

    def flush(self) -> None:
        """Send what there is, as far as the network takes it; who leaves too much of it
        untaken is given up."""
        new, self._new = self._new, []
        if self.ended.done():
            return
        texts = new[0] if len(new) == 1 else list(chain.from_iterable(new))
        try:
            if len(texts) < len(new):
                self._end()  # what could not be written is missed; a new connection gets it all
            elif self._task is not None or not self._send_now(texts):
                self._send_later(texts)
        except Exception:
            self._end()  # the client is gone, and others wait to be told
        if self.close_code is not None and self._task is None:
            self._end()

    def _send_later(self, texts: Sequence[str]) -> None:
        self._frames += texts
        while self._frames and self._task is None and not self.ended.done():
            self._start(self._frames.popleft())
        if len(self._frames) > _MOST_FRAMES or sum(map(len, self._frames)) > _MOST_CHARACTERS:
            self._frames.clear()
            self.close_code = TOO_SLOW
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
                await self._send(self._frames.popleft())
        except Exception:
            self._end()
        self._task = None
        if self.close_code is not None:
            self._end()

    def _end(self) -> None:
        self._is_open = False
        if not self.ended.done():
            self.ended.set_result(None)


def _not_now(_texts: Sequence[str]) -> bool:
    return False


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

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self._connections: set[Connection] = set()

    def __len__(self) -> int:
        return len(self._connections)

    def add(self, connection: Connection) -> None:
        """From now on it gets every frame."""
        self._connections.add(connection)

    def discard(self, connection: Connection) -> None:
        """It gets no more."""
        self._connections.discard(connection)

    def tell(self, story: Story) -> None:
        """Tell everybody; viewers with the same eyes share a frame."""
        frames: dict[Viewer, Frame] = {}
        for connection in self._connections:
            viewer = connection.viewer
            frame = frames.get(viewer)
            if frame is None:
                frame = frames[viewer] = []
            connection.take(frame)
        self._outbox.write(story, frames)

    def push(self, text: str) -> None:
        """The same frame to everybody."""
        for connection in self._connections:
            connection.push(text)

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._connections))

    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(one.viewer.seat is None for one in self._connections)
