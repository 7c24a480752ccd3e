"""The Pythons on this machine that the package is for: on PATH, or of pyenv.

``python -m tests.pythons`` writes a line for each, its version and its path, for
``make test-pythons``.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
_NEWEST = 14


def versions() -> list[str]:
    """From the oldest that the project allows to the newest that there is."""
    required = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["requires-python"]
    found = re.fullmatch(r">=3\.(\d+)", required)
    assert found is not None
    return [f"3.{minor}" for minor in range(int(found[1]), _NEWEST + 1)]


def installed(version: str) -> str | None:
    """One that can be run; pyenv leaves names on PATH for those that are not switched on."""
    return next((python for python in _candidates(version) if _is(python, version)), None)


def _candidates(version: str) -> Iterator[str]:
    if sys.version_info[:2] == tuple(map(int, version.split("."))):
        yield sys.executable
    on_path = shutil.which(f"python{version}")
    if on_path is not None:
        yield on_path
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from map(
        str, sorted(root.glob(f"versions/{version}.*/bin/python{version}"), reverse=True)
    )


def _is(python: str, version: str) -> bool:
    asked = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    try:
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
    except OSError:
        return False
    return done.returncode == 0 and done.stdout.strip() == version


if __name__ == "__main__":
    for wanted in versions():
        found = installed(wanted)
        if found is None:
            print(f"Python {wanted} is not installed", file=sys.stderr)
        else:
            print(wanted, found)
