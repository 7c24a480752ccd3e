"""A real scheduler and two real workers on loopback; one of them dies in the middle."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from hanabi.rules import ruleset
from hanabi.simulate import Chunk, Job, Tally, play_chunk, simulate
from hanabi.simulate import cluster as cluster_module
from hanabi.simulate.cluster import NoCluster
from tests.ports import lasting_port
from tests.waiting import PATIENCE

JOB = Job(ruleset(2), ("cautious", "cautious"), 60_000, 3)


class Cluster:
    """Processes as an operator would start them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        port = lasting_port()
        self.address = f"tcp://127.0.0.1:{port}"
        self._scheduler = self._start(
            "distributed.cli.dask_scheduler",
            "--host=127.0.0.1",
            f"--port={port}",
            "--no-dashboard",
        )
        self.workers = [
            self._start(
                "distributed.cli.dask_worker",
                self.address,
                "--no-dashboard",
                "--no-nanny",
                "--nthreads=1",
                f"--local-directory={folder}",
            )
            for _ in range(2)
        ]

    def _start(self, module: str, *options: str) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            [sys.executable, "-m", module, *options],
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def wait(self) -> None:
        """Until both workers are there."""
        from distributed import Client

        with Client(self.address, timeout=PATIENCE) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(2, timeout=PATIENCE)

    def stop(self) -> None:
        for process in (*self.workers, self._scheduler):
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    made = Cluster(tmp_path)
    with ExitStack() as stack:
        stack.callback(made.stop)
        made.wait()
        yield made


@pytest.mark.processes
def test_a_cluster_that_loses_a_worker_gives_the_same_numbers(cluster: Cluster) -> None:
    tallies: list[Tally] = []
    for games, tally in simulate(JOB, cluster=cluster.address):
        if games and not tallies:
            os.kill(cluster.workers[0].pid, signal.SIGKILL)
        if games:
            tallies.append(tally)
    assert cluster.workers[0].wait(timeout=PATIENCE) == -signal.SIGKILL
    assert cluster.workers[1].poll() is None
    assert tallies[-1] == play_chunk(JOB, Chunk(0, 0, JOB.games))


@pytest.mark.processes
def test_an_address_where_nobody_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "PATIENCE", "1s")
    with pytest.raises(NoCluster, match="no cluster answers at"):
        list(simulate(JOB, cluster="tcp://127.0.0.1:9"))
