"""Chunks in worker processes of this machine."""

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import islice
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import TypeVar

from hanabi.simulate.job import Chunk

MOST_ACCIDENTS = 3
"""So often workers may die before the run gives up: then it is not an accident."""
Result = TypeVar("Result")


def in_processes(
    workers: int, task: Callable[[Chunk], Result], chunks: Iterable[Chunk]
) -> Generator[tuple[Chunk, Result], None, None]:
    """Play chunks in so many processes."""
    waiting = iter(chunks)
    unfinished: list[Chunk] = []
    for accident in range(MOST_ACCIDENTS + 1):
        try:
            yield from _until_accident(workers, task, waiting, unfinished)
            return
        except BrokenProcessPool:
            if accident == MOST_ACCIDENTS:
                raise


def _until_accident(
    workers: int,
    task: Callable[[Chunk], Result],
    waiting: Iterator[Chunk],
    unfinished: list[Chunk],
) -> Iterator[tuple[Chunk, Result]]:
    """Play until all is done or a worker dies; ``unfinished`` keeps what was under way."""
    stopped, stop = Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _obey, (stopped,))
    try:
        running: dict[Future[Result], Chunk] = {}
        for chunk in unfinished:
            running[pool.submit(task, chunk)] = chunk
        while True:
            for chunk in islice(waiting, max(0, 2 * workers - len(running))):
                unfinished.append(chunk)
                running[pool.submit(task, chunk)] = chunk
            if not running:
                return
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                found = future.result()
                chunk = running.pop(future)
                unfinished.remove(chunk)
                yield chunk, found
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        stop.close()


def _obey(stopped: "Connection[None, None]") -> None:
    """Ctrl-C is for the main process. A worker ends in the middle of a chunk when that one
    stops it, or is no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait_for_the_end() -> None:
        with suppress(EOFError, OSError):
            stopped.recv_bytes()
        os._exit(0)

    Thread(target=wait_for_the_end, daemon=True).start()
