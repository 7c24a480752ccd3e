"""Waiting for something to happen, however busy the machine is; never for time to pass."""

import threading
import time
from collections.abc import Callable
from types import TracebackType

PATIENCE = 300.0
"""Seconds after which it will never happen: a bound for what is broken, not for what is slow."""


_A_LITTLE_WORK, _BETWEEN = 0.004, 0.1


class QuietTime:
    """Seconds as a machine would count them that does nothing else: a little work every tenth of
    a second tells how many times as long as its CPU it takes. By it a bound on seconds can be a
    bound on a busy machine, too."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.slowness = 1.0
        """The worst that was met."""
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._measure, daemon=True)

    def __enter__(self) -> "QuietTime":
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._is_over.set()
        self._thread.join()

    def _measure(self) -> None:
        last = time.monotonic()
        while not self._is_over.is_set():
            began, cpu = time.monotonic(), time.thread_time()
            while time.thread_time() - cpu < _A_LITTLE_WORK:
                pass
            slowness = max(1.0, (time.monotonic() - began) / _A_LITTLE_WORK)
            self.slowness = max(self.slowness, slowness)
            self._is_over.wait(_BETWEEN)
            now = time.monotonic()
            self.seconds += (now - last) / slowness
            last = now


def wait_until(happened: Callable[[], object], what: str = "it") -> None:
    """Ask again and again; an ``AssertionError`` from the question itself ends the waiting."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, f"{what} never happened"
        time.sleep(0.01)
