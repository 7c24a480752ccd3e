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
    yield from play_chunks(
        partial(play_chunk, job),
        chunks_of(job.games, size),
        Tally(),
        ProgressFile(resume, head, Tally.from_json) if resume is not None else None,
        load=partial(_load, job),
        workers=workers,
        cluster=cluster,
    )


def _load(job: Job) -> None:
    if is_compiled(job):
        load_program(job)


def play_chunks(
    task: Callable[[Chunk], Found],
    chunks: Iterable[Chunk],
    nothing: Found,
    progress: ProgressFile[Found] | None,
    *,
    load: Callable[[], None],
    workers: int,
    cluster: str | None,
) -> Iterator[tuple[int, Found]]:
    """After each chunk, how many games were played for it, and what came out of all so far.

    The first pair tells what the file had, whose chunks are not played again; it gets the others.
    """
    done = progress.done if progress is not None else {}
    total = nothing
    for found in done.values():
        total += found
    left = (chunk for chunk in chunks if chunk.number not in done)
    played = _played(task, left, workers, cluster)
    try:
        yield 0, total
        if workers > 1:
            load()  # once, before all workers would do it at the same time
        for chunk, found in played:
            if progress is not None:
                progress.add(chunk.number, found)
            total += found
            yield found.games, total
    finally:
        played.close()
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
