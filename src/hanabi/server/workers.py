"""Several processes that serve on one port, and one that keeps them running.

Whichever is free takes the next connection; PostgreSQL is all that they share."""

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType

from hanabi.server.settings import Settings

_AGAIN_SECONDS = 1.0
_LOOK_SECONDS = 0.2
_GRACE_SECONDS = 10.0
"""Beyond draining, for a process to end."""

Serve = Callable[[Settings, socket.socket, Callable[[], None]], None]


class Workers:
    def __init__(self, settings: Settings, listening: socket.socket, serve: Serve) -> None:
        self._settings, self._listening, self._serve = settings, listening, serve
        self._spawn = multiprocessing.get_context("spawn")
        self._running: list[SpawnProcess] = []
        self._is_stopping = False

    def run(self, when_ready: Callable[[], None]) -> None:
        """Until a signal says that it is over; a process that dies is started again."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        ready = [self._start() for _ in range(self._settings.workers)]
        while not self._is_stopping and not all(event.is_set() for event in ready):
            if not all(worker.is_alive() for worker in self._running):
                self._is_stopping = True  # it has said why
            time.sleep(_LOOK_SECONDS / 4)
        if not self._is_stopping:
            when_ready()
        while not self._is_stopping:
            time.sleep(_LOOK_SECONDS)
            dead = [worker for worker in self._running if not worker.is_alive()]
            for worker in dead:
                self._running.remove(worker)
                time.sleep(_AGAIN_SECONDS)
                self._start()
        self._end()

    def _start(self) -> Event:
        ready = self._spawn.Event()
        arguments = (self._serve, self._settings, self._listening, ready)
        # Not a daemon: those may have no processes of their own, in which bots think.
        worker = self._spawn.Process(target=_work, args=arguments, daemon=False)
        worker.start()
        self._running.append(worker)
        return ready

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._is_stopping = True

    def _end(self) -> None:
        for worker in self._running:
            worker.terminate()
        deadline = time.monotonic() + self._settings.drain_seconds + _GRACE_SECONDS
        for worker in self._running:
            worker.join(max(0.0, deadline - time.monotonic()))
            if worker.is_alive():
                worker.kill()
                worker.join()


def _work(serve: Serve, settings: Settings, listening: socket.socket, ready: Event) -> None:
    """In its own process; without the one that keeps it, it ends."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True, name="keeper-watch").start()
    serve(settings, listening, ready.set)
