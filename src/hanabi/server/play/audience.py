"""Everybody who watches one table."""

import logging
from collections import Counter
from collections.abc import Iterator
from typing import Protocol

from hanabi.server.play.connection import Connection
from hanabi.server.play.gathering import Gathering
from hanabi.server.wire.close_codes import CloseCode
from hanabi.server.wire.views import Viewer

logger = logging.getLogger("hanabi.socket")


class TextForViewer(Protocol):
    def text_for(self, viewer: Viewer) -> str: ...


class Audience:
    def __init__(self) -> None:
        self._connections: set[Connection] = set()
        self._identities: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, int]] = {}
        """By process: the connections of identities there."""

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        """All of them as of now: some may leave on the way."""
        return iter(tuple(self._connections))

    def add(self, connection: Connection) -> None:
        if connection not in self._connections:
            self._connections.add(connection)
            self._identities[connection.identity] += 1

    def discard(self, connection: Connection) -> None:
        if connection in self._connections:
            self._connections.remove(connection)
            self._identities[connection.identity] -= 1
            if not self._identities[connection.identity]:
                del self._identities[connection.identity]

    def count(self, identity: str) -> int:
        """How many connections this identity has, to whichever process."""
        count = self._identities[identity]
        for there in self._elsewhere.values():
            count += there.get(identity, 0)
        return count

    @property
    def total(self) -> int:
        """How many connections there are to all processes."""
        return len(self) + sum(sum(there.values()) for there in self._elsewhere.values())

    @property
    def here(self) -> dict[str, int]:
        """The connections to this process, by identity."""
        return dict(self._identities)

    @property
    def other_processes(self) -> set[str]:
        """To which somebody is connected."""
        return {process for process, there in self._elsewhere.items() if there}

    def gathered(self, gatherings: dict[str, Gathering]) -> set[str]:
        """Who is at the table elsewhere; gives those who have come or gone."""
        before = Counter[str]()
        for there in self._elsewhere.values():
            before.update(there)
        self._elsewhere = {process: told.here for process, told in gatherings.items()}
        after = Counter[str]()
        for there in self._elsewhere.values():
            after.update(there)
        return {name for name in before | after if before[name] != after[name]}

    def forget_processes(self, alive: frozenset[str]) -> set[str]:
        """Gives who was connected to one that is gone."""
        gone = [process for process in self._elsewhere if process not in alive]
        return {name for process in gone for name in self._elsewhere.pop(process)}

    def send(self, text: str) -> None:
        for connection in self:
            connection.send(text)

    def send_seated(self, text: str) -> None:
        for connection in self:
            if connection.viewer.seat is not None:
                connection.send(text)

    def send_each(self, update: TextForViewer) -> None:
        """To each what it may know; viewers with the same eyes share a text.

        If it cannot be written, the move is made all the same: everybody is cut off, since a
        new connection gets all that this one would miss.
        """
        texts: dict[Viewer, str] = {}
        try:
            for connection in self:
                viewer = connection.viewer
                if viewer not in texts:
                    texts[viewer] = update.text_for(viewer)
                connection.send(texts[viewer])
        except Exception:
            logger.exception("update not written")
            for connection in self:
                connection.cut(CloseCode.INTERNAL_ERROR)
