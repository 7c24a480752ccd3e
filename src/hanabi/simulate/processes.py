"""Chunks in worker processes of this machine."""

import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context

from hanabi.simulate.job import Chunk, Job
from hanabi.simulate.play import Play, Played, play_chunk
from hanabi.simulate.tally import Tally

MOST_ACCIDENTS = 3
"""So often workers may die before the run gives up: then it is not an accident."""


def in_processes(workers: int) -> Play:
    """Play chunks in so many processes."""

    def play(job: Job, chunks: Iterable[Chunk]) -> Played:
        waiting = iter(chunks)
        unfinished: list[Chunk] = []
        for accident in range(MOST_ACCIDENTS + 1):
            try:
                yield from _until_accident(job, workers, waiting, unfinished)
                return
            except BrokenProcessPool:
                if accident == MOST_ACCIDENTS:
                    raise

    return play


def _until_accident(
    job: Job, workers: int, waiting: Iterator[Chunk], unfinished: list[Chunk]
) -> Iterator[tuple[Chunk, Tally]]:
    """Play until all is done or a worker dies; ``unfinished`` keeps what was under way."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _ignore_interrupt)
    try:
        running: dict[Future[Tally], Chunk] = {}
        for chunk in unfinished:
            running[pool.submit(play_chunk, job, chunk)] = chunk
        while True:
            for chunk in islice(waiting, max(0, 2 * workers - len(running))):
                unfinished.append(chunk)
                running[pool.submit(play_chunk, job, chunk)] = chunk
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


def _ignore_interrupt() -> None:
    """Ctrl-C is for the main process, which stops its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
