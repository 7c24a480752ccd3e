"""Two worker processes against one: ``python -m benchmarks.kernel_workers``.

Wall-clock time, so the machine must be idle for the figure to mean anything. Both runs use
worker processes, and time is taken from the first finished chunk, when all have started.
"""

import statistics
import time
from functools import partial

from hanabi.rules import ruleset
from hanabi.simulate import Job, chunks_of, play_chunk
from hanabi.simulate.processes import in_processes

RUNS, CHUNK = 5, 10_000
WANTED = 1.7


def games_per_second(workers: int, chunks: int) -> float:
    """The rate once all workers are at work."""
    job = Job(ruleset(2), ("cautious", "cautious"), chunks * CHUNK)
    played = in_processes(workers, partial(play_chunk, job), chunks_of(job.games, CHUNK))
    for _ in range(2 * workers):
        next(played)
    began, games = time.perf_counter(), 0
    for chunk, _ in played:
        games += chunk.games
        seconds = time.perf_counter() - began
    return games / seconds


def main() -> None:
    """Print the rates and their ratio."""
    rates: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(RUNS):
        for workers, found in rates.items():
            found.append(games_per_second(workers, chunks=12 * workers))
    one, two = (statistics.median(rates[workers]) for workers in (1, 2))
    print("| workers | games a second |\n|---:|---:|")
    print(f"| 1 | {one:,.0f} |\n| 2 | {two:,.0f} |")
    print(f"\nratio {two / one:.2f} (bar: ≥ {WANTED:g}, on an idle machine)")


if __name__ == "__main__":
    main()
