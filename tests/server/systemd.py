"""systemd's own look at a unit, and where to get it: ``python -m tests.server.systemd``."""

import shutil
import subprocess
from pathlib import Path

from tests.system_packages import install, say

HOW = "No systemd-analyze for the test of the documented unit: it comes with systemd."


def find() -> str | None:
    return shutil.which("systemd-analyze")


def complaints(unit: Path) -> list[str]:
    """What it says of this unit, and not of what the machine has besides."""
    program = find()
    assert program, HOW
    done = subprocess.run(
        [program, "verify", str(unit)], capture_output=True, text=True, check=False
    )
    return [line for line in done.stderr.splitlines() if unit.name in line]


if __name__ == "__main__":
    if find() is None and not install("systemd", "the test of the documented unit"):
        say(HOW)
