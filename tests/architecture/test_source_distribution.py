"""Whoever has the source distribution has all that is committed: its tests run there, too."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.processes
@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="nothing is committed here")
def test_it_has_every_committed_file(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "sdist"]
    # The browser client is built from what is there; here it would take a minute.
    settings = {**os.environ, "HANABI_SKIP_WEB": "1"}
    subprocess.run([*build, "--directory", str(tmp_path)], cwd=ROOT, env=settings, check=True)
    (archive,) = tmp_path.iterdir()
    with tarfile.open(archive) as opened:
        packed = {name.partition("/")[2] for name in opened.getnames()}
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    committed = {name for name in listed.stdout.split("\0") if (ROOT / name).is_file()}
    assert committed - packed == set()
    assert not {name for name in packed if "node_modules" in name or ".venv" in name}
