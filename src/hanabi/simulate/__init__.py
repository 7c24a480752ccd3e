"""Many games: in one process, in many, on a Dask cluster; the same call, the same numbers.

A ``Job`` says what to play. It is cut into chunks that depend on the job alone; a chunk's
``Tally`` depends on the chunk alone. So chunks may be played anywhere, in any order, again
after an accident, and the sum is always the same.
"""

from hanabi.simulate.job import Chunk, Job, chunks_of
from hanabi.simulate.play import is_compiled, play_chunk
from hanabi.simulate.progress_file import InvalidProgress, ProgressFile
from hanabi.simulate.run import simulate
from hanabi.simulate.tally import Tally

__all__ = [
    "Chunk",
    "InvalidProgress",
    "Job",
    "ProgressFile",
    "Tally",
    "chunks_of",
    "is_compiled",
    "play_chunk",
    "simulate",
]
