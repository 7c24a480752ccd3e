"""``hanabi serve --workers``: several processes at one port, and one that keeps them running."""

import contextlib
import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from hanabi.cli import main
from tests.ports import lasting_port
from tests.postgres import shared_cluster
from tests.server.scraping import value_in
from tests.waiting import PATIENCE, wait_until


def test_sqlite_serves_one_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "several workers need PostgreSQL" in said


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("postgresql+asyncpg://localhost/x", "postgresql+asyncpg cannot be used here"),
        ("postgresql://nobody@127.0.0.1:1/x?connect_timeout=2", "connection"),
    ],
)
def test_what_cannot_work_is_refused_in_one_line(
    url: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--database", url]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and said in told


@pytest.mark.processes
@pytest.mark.sample(fast=0, normal=0)
def test_workers_share_a_port_and_one_that_dies_is_started_again(tmp_path: Path) -> None:
    cluster, port = shared_cluster(), lasting_port()
    name, url = cluster.new_database(), f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "hanabi", "serve", "--workers", "2", "--port", str(port)]
    command += ["--data", str(tmp_path), "--database", cluster.url(name), "--log-level", "error"]
    command += ["--request-rate", "1e6"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as keeper:
        assert keeper.stdout is not None
        assert keeper.stdout.readline().startswith(b"Open ")
        wait_until(lambda: _alive(url) == 2, "both workers' signs of life")
        workers = _workers(keeper.pid)
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        wait_until(
            lambda: len(set(_workers(keeper.pid)) - set(workers)) == 1, "another in its place"
        )
        wait_until(lambda: _alive(url) >= 2, "its sign of life")
        keeper.send_signal(signal.SIGTERM)
        assert keeper.wait(PATIENCE) == 0
        assert not any(Path(f"/proc/{worker}").exists() for worker in workers)
    cluster.drop(name)


def _alive(url: str) -> int:
    """How many processes whoever answers knows of."""
    with contextlib.suppress(OSError), urllib.request.urlopen(f"{url}/metrics") as answer:
        return value_in(answer.read().decode(), "hanabi_processes")
    return 0


def _workers(keeper: int) -> list[int]:
    children = Path(f"/proc/{keeper}/task/{keeper}/children").read_text().split()
    return [int(child) for child in children if _serves(int(child))]


def _serves(process: int) -> bool:
    with contextlib.suppress(OSError):
        return "spawn_main" in Path(f"/proc/{process}/cmdline").read_text()
    return False
