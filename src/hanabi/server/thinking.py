"""Threads in which bots think, a few at a time and none for ever.

A bot may be slow or never come back. Then its thread is given up: it is asked to end, which
a bot that calculates does at its next step and one that sleeps when it wakes up. Threads are
daemons, so that not even the latter keeps the server from stopping.
"""

import asyncio
import contextlib
import ctypes
import threading
from collections.abc import Callable
from functools import partial
from typing import TypeVar

Result = TypeVar("Result")

_MOST_STUCK = 16
"""Threads that may be stuck at once; with so many, nothing is thought about any more."""


class ThoughtTooLong(Exception):
    """No answer in time."""


class _GiveUp(BaseException):
    """Thrown into a thread whose answer nobody waits for; no bot's ``except`` holds it."""


class Thinkers:
    """So many thoughts at once, each for so many seconds."""

    def __init__(self, count: int, seconds: float) -> None:
        self._turns = asyncio.Semaphore(count)
        self._seconds = seconds
        self._given_up: list[threading.Thread] = []

    @property
    def stuck(self) -> int:
        """Threads that were given up and have not ended."""
        self._given_up = [thread for thread in self._given_up if thread.is_alive()]
        return len(self._given_up)

    async def think(self, work: Callable[[], Result]) -> Result:
        """The result of the work, which runs in a thread; ``ThoughtTooLong`` without one."""
        async with self._turns:
            if self.stuck >= _MOST_STUCK:
                raise ThoughtTooLong
            answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
            thread = threading.Thread(target=_run, args=(work, answer), name="bot", daemon=True)
            thread.start()
            try:
                async with asyncio.timeout(self._seconds):
                    return await answer
            except TimeoutError:
                self._given_up.append(thread)
                _throw_into(thread)
                raise ThoughtTooLong from None


def _run(work: Callable[[], Result], answer: "asyncio.Future[Result]") -> None:
    with contextlib.suppress(_GiveUp, RuntimeError):  # or the server has stopped meanwhile
        try:
            report = partial(answer.set_result, work())
        except Exception as error:
            report = partial(answer.set_exception, error)
        answer.get_loop().call_soon_threadsafe(lambda: None if answer.done() else report())


def _throw_into(thread: threading.Thread) -> None:
    """Python's only way to end a thread: an exception, raised there at its next step."""
    if thread.ident is not None:
        where = ctypes.c_ulong(thread.ident)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(where, ctypes.py_object(_GiveUp))
