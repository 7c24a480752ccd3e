"""Chunks on a Dask cluster: workers may come, go and die."""

import logging
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from threading import current_thread, main_thread
from typing import Any, TypeVar

from hanabi.rules import HanabiError
from hanabi.simulate.job import Chunk

Result = TypeVar("Result")
LOCAL = "local"
PATIENCE = "10s"
"""So long a scheduler may take to answer."""
_AHEAD = 4
"""Chunks under way for each worker, so that none waits for work."""


class NoCluster(HanabiError):
    """Nobody answers at that address, or Dask is not installed."""


def on_cluster(
    address: str, workers: int, task: Callable[[Chunk], Result], chunks: Iterable[Chunk]
) -> Generator[tuple[Chunk, Result], None, None]:
    """Play chunks on the cluster at an address, or on one of so many processes made here."""
    dask = _dask()
    client = _connected(dask, address, workers)
    waiting = iter(chunks)
    under_way: dict[Any, Chunk] = {}

    def sent(count: int) -> list[Any]:
        """Futures of the next chunks. A dead worker's are played again elsewhere."""
        futures = {
            client.submit(task, chunk, pure=False): chunk for chunk in islice(waiting, count)
        }
        under_way.update(futures)
        return list(futures)

    try:
        running = dask.as_completed(sent(_AHEAD * max(1, len(client.nthreads()))))
        for future in running:
            found: Result = future.result()
            chunk = under_way.pop(future)
            running.update(sent(1))
            yield chunk, found
    finally:
        client.close()
        if address == LOCAL:
            client.cluster.close()


def _dask() -> Any:
    """The package, untyped and only where it is needed."""
    try:
        return import_module("distributed")
    except ImportError:
        raise NoCluster("no-dask") from None


def _connected(dask: Any, address: str, workers: int) -> Any:
    if address == LOCAL:
        with _workers_ignore_interrupt():
            made = dask.LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                dashboard_address="127.0.0.1:0",  # any port: None would mean 8787
                silence_logs=logging.CRITICAL,  # workers that are stopped at work complain
            )
        return dask.Client(made)
    try:
        return dask.Client(address, timeout=PATIENCE)
    except (OSError, ValueError, TypeError) as error:
        raise NoCluster("no-cluster", address=address, why=str(error) or "?") from None


@contextmanager
def _workers_ignore_interrupt() -> Iterator[None]:
    """Ctrl-C is for this process, which stops its workers; they inherit that it is ignored."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
