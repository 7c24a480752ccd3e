"""Which tests begin: pytest-xdist gives each worker a run of tests of the same length, and whoever
is done takes from the ends of the others' runs. In a browser a test waits for seconds; left to the
alphabet these came last, and cores stood idle while three whole games were played to their end."""

import os
from itertools import pairwise

import pytest


def longest_first(items: list[pytest.Item]) -> list[pytest.Item]:
    """Tests in a browser at the beginnings of every other worker's run: there are two busy
    processes to each of them."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if item.get_closest_marker("browser")]
    short = iter([item for item in items if not item.get_closest_marker("browser")])
    ordered: list[pytest.Item] = []
    beginnings = _shares(long, (workers + 1) // 2)
    for worker, run in enumerate(_shares(items, workers)):
        first = beginnings[worker // 2] if worker % 2 == 0 else []
        ordered += first
        ordered += [item for _, item in zip(run[len(first) :], short, strict=False)]
    return ordered + list(short)


def _shares(items: list[pytest.Item], count: int) -> list[list[pytest.Item]]:
    ends = [len(items) * number // count for number in range(count + 1)]
    return [items[start:end] for start, end in pairwise(ends)]
