"""CPU time of the same work done several times, side by side with its rivals."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

Work = Callable[[], int]
"""Does something and tells how many steps it took."""


@dataclass(frozen=True, slots=True)
class Timing:
    """Nanoseconds of CPU for one step: the median of all runs, and the spread around it."""

    name: str
    median: float
    lowest: float
    highest: float

    @property
    def steps_per_second(self) -> float:
        """How many steps a CPU second has."""
        return 1e9 / self.median


def compare(works: dict[str, Work], runs: int) -> dict[str, Timing]:
    """Run each so many times. They take turns, so that a busy machine is unfair to all."""
    taken: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work()  # caches and compilers
    for _ in range(runs):
        for name, work in works.items():
            began = time.process_time_ns()
            steps = work()
            taken[name].append((time.process_time_ns() - began) / steps)
    return {
        name: Timing(name, statistics.median(times), min(times), max(times))
        for name, times in taken.items()
    }
