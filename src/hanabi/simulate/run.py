"""Playing all chunks: here, in worker processes, or on a cluster."""

from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

from hanabi.simulate.job import Chunk, Job, chunks_of
from hanabi.simulate.play import chunk_size, is_compiled, load_program, play_chunk
from hanabi.simulate.progress_file import Found, ProgressFile
from hanabi.simulate.tally import Tally

Result = TypeVar("Result")
FORMAT, VERSION = "hanabi-simulation", 1


def simulate(
    job: Job, *, workers: int = 1, cluster: str | None = None, resume: Path | None = None
) -> Iterator[tuple[int, Tally]]:
    """Play a job; after each chunk, how many games were played now, and the tally so far.

    The first pair tells what an earlier run had already done. Whoever stops listening stops
    the run; with ``resume`` it can go on later.
    """
    size = chunk_size(job)
    head = {"format": FORMAT, "version": VERSION, "chunk": size, **job.named()}
    progress = ProgressFile(resume, head, Tally.from_json) if resume is not None else None
    tally = sum(progress.done.values(), Tally()) if progress is not None else Tally()
    yield 0, tally
    if workers > 1 and is_compiled(job):
        load_program(job)  # once, before all workers would do it at the same time
    task = partial(play_chunk, job)
    found_all = all_found(task, chunks_of(job, size), progress, workers=workers, cluster=cluster)
    try:
        for chunk, found in found_all:
            tally += found
            yield chunk.games, tally
    finally:
        found_all.close()


def all_found(
    task: Callable[[Chunk], Found],
    chunks: Iterable[Chunk],
    progress: ProgressFile[Found] | None,
    *,
    workers: int,
    cluster: str | None,
) -> Generator[tuple[Chunk, Found], None, None]:
    """What comes out of the chunks that are not yet in the file, which then has it."""
    done = progress.done if progress is not None else {}
    left = (chunk for chunk in chunks if chunk.number not in done)
    try:
        played = _played(task, left, workers, cluster)
        try:
            for chunk, found in played:
                if progress is not None:
                    progress.add(chunk.number, found)
                yield chunk, found
        finally:
            played.close()
    finally:
        if progress is not None:
            progress.close()


def _played(
    task: Callable[[Chunk], Result], chunks: Iterable[Chunk], workers: int, cluster: str | None
) -> Generator[tuple[Chunk, Result], None, None]:
    """Chunks as they are finished, in any order; closing it stops the rest."""
    if cluster is not None:
        from hanabi.simulate.cluster import on_cluster

        return on_cluster(cluster, workers, task, chunks)
    if workers > 1:
        from hanabi.simulate.processes import in_processes

        return in_processes(workers, task, chunks)
    return ((chunk, task(chunk)) for chunk in chunks)
