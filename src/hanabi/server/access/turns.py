"""Few at a time: whoever comes with a crowd waits for the crowd, and nobody else does.

The event loop takes up whatever is ready in one round. Of a thousand who come at once, each needs
a millisecond or two to be let in: all together they would keep everybody else waiting for seconds.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from weakref import WeakValueDictionary

AT_A_TIME = 4
"""One would do, but then whoever waits for a database would keep all others there."""


class Turns:
    """Of each name few at a time, in the order in which they came."""

    def __init__(self) -> None:
        self._names: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """For which somebody has a turn, or waits for one."""

    def of(self, name: str) -> asyncio.Semaphore:
        """To be held for as long as the turn takes."""
        turn = self._names.get(name)
        if turn is None:
            turn = self._names[name] = asyncio.Semaphore(AT_A_TIME)
        return turn


class Rounds:
    """Of each name one piece of work in a round of the event loop."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Callable[[], None]]] = {}
        """By names that had their piece in this round."""

    def take_turn(self, name: str, piece: Callable[[], None]) -> None:
        """At once, if it is the first of its name in this round; else in a later one."""
        if name in self._waiting:
            self._waiting[name].append(piece)
            return
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._next_round)
        self._waiting[name] = deque()
        piece()

    def _next_round(self) -> None:
        for name, pieces in tuple(self._waiting.items()):
            if not pieces:
                del self._waiting[name]
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next_round)
        for pieces in tuple(self._waiting.values()):
            pieces.popleft()()
