"""Files that cannot keep a run's progress, and disks that cannot go on with it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hanabi.simulate import InvalidProgress, ProgressFile, Tally

HEAD = {"format": "test"}
FULL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (60, 60))
from hanabi.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("device", ["/dev/null", "/dev/zero", "/dev/full"])
def test_what_is_no_file_is_refused(device: str) -> None:
    if not Path(device).exists():
        pytest.skip("a system without this device")
    with pytest.raises(InvalidProgress, match=f"{device} is no ordinary file"):
        ProgressFile(Path(device), HEAD, Tally.from_json)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidProgress, match="cannot be used"):
        ProgressFile(tmp_path, HEAD, Tally.from_json)


@pytest.mark.processes
@pytest.mark.skipif(os.name != "posix", reason="files are limited by POSIX alone")
def test_a_disk_that_is_full_is_told_in_one_line(tmp_path: Path) -> None:
    words = ["simulate", "--bot", "cautious,beginner", "--games", "2", "--resume"]
    for place in ("progress.jsonl", "again.jsonl"):
        command = [sys.executable, "-c", FULL, *words, str(tmp_path / place)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        told = done.stderr.splitlines()
        assert (
            told[-1]
            == f"hanabi: {tmp_path / place} cannot be used: the file would become too large (EFBIG)"
        )
        assert "Traceback" not in done.stderr
