"""Playing all chunks of a job: here, in worker processes, or on a cluster."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from hanabi.simulate.job import Chunk, Job, chunks_of
from hanabi.simulate.play import Play, Played, chunk_size, is_compiled, load_program, play_chunk
from hanabi.simulate.progress_file import ProgressFile
from hanabi.simulate.tally import Tally


def simulate(
    job: Job, *, workers: int = 1, cluster: str | None = None, resume: Path | None = None
) -> Iterator[tuple[int, Tally]]:
    """Play a job; after each chunk, how many games were played now, and the tally so far.

    The first pair tells what an earlier run had already done. Whoever stops listening stops
    the run; with ``resume`` it can go on later.
    """
    size = chunk_size(job)
    progress = ProgressFile(resume, job, size) if resume is not None else None
    done = progress.done if progress is not None else {}
    tally = sum(done.values(), Tally())
    yield 0, tally
    left = (chunk for chunk in chunks_of(job, size) if chunk.number not in done)
    played = _player(job, workers, cluster)(job, left)
    try:
        for chunk, found in played:
            if progress is not None:
                progress.add(chunk.number, found)
            tally += found
            yield chunk.games, tally
    finally:
        played.close()
        if progress is not None:
            progress.close()


def _player(job: Job, workers: int, cluster: str | None) -> Play:
    if cluster is not None:
        from hanabi.simulate.cluster import on_cluster

        return on_cluster(cluster, workers)
    if workers > 1:
        from hanabi.simulate.processes import in_processes

        if is_compiled(job):
            load_program(job)  # once, before all workers would do it at the same time
        return in_processes(workers)
    return _here


def _here(job: Job, chunks: Iterable[Chunk]) -> Played:
    for chunk in chunks:
        yield chunk, play_chunk(job, chunk)
