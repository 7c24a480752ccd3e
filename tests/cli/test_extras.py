"""Installed without any extra: what needs one says which, in one line."""

import os
import subprocess
import sys
from importlib.metadata import files
from pathlib import Path

import pytest

import hanabi

CORE = (
    *("click", "rich", "markdown-it-py", "mdurl", "pygments", "platformdirs"),
    *("fluent.runtime", "fluent.syntax", "attrs", "babel", "pytz", "typing_extensions"),
)
NEEDS = {
    "server": [
        "backup x",
        "restore x",
        "verify-backup x",
        "serve",
        "connect http://a/tables/abcdefgh",
    ],
    "fast": ["warm-up", "dataset make --out x --bot cautious", "endgame x --move 1"],
    "analysis": ["solve --seed 1", "review x", "puzzles make", "puzzles check"],
    "plots": ["simulate --bot cautious --games 1 --plot x.png"],
    "cluster": ["simulate --bot cautious --games 1 --cluster local"],
}


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with this package and what its core needs, and nothing else."""
    folder = tmp_path_factory.mktemp("core")
    (folder / "hanabi").symlink_to(Path(hanabi.__file__).parent)
    for distribution in CORE:
        for file in files(distribution) or ():
            top = file.parts[0]
            found = Path(str(file.locate())).parents[len(file.parts) - 1] / top
            if top not in ("..", "__pycache__") and not (folder / top).exists():
                (folder / top).symlink_to(found)
    return folder


def _ran(core: Path, words: str) -> tuple[int, str]:
    command = [sys.executable, "-S", "-m", "hanabi", *words.split()]
    environment = {**os.environ, "PYTHONPATH": str(core), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        command, env=environment, cwd=core.parent, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stderr


@pytest.mark.processes
@pytest.mark.parametrize(
    ("extra", "words"), [(extra, words) for extra, lines in NEEDS.items() for words in lines]
)
def test_a_command_names_the_extra_that_it_needs(core: Path, extra: str, words: str) -> None:
    code, told = _ran(core, words)
    assert code == 2
    lines = told.splitlines()
    assert all(line.startswith("hanabi: ") for line in lines), told
    assert lines[-1].endswith(f'pip install "hanabi[{extra}]"')


@pytest.mark.processes
def test_games_are_played_without_any_extra(core: Path) -> None:
    code, told = _ran(core, "simulate --bot cautious --games 1")
    assert (code, told) == (
        0,
        'hanabi: NumPy and Numba are not installed, so this is slow: pip install "hanabi[fast]"\n',
    )


WITHOUT_POSTGRES = """
import importlib, pkgutil, sys
sys.modules["psycopg"] = None
for package in ("hanabi.storage", "hanabi.server", "hanabi.cli.server"):
    found = importlib.import_module(package)
    for module in pkgutil.walk_packages(found.__path__, f"{package}."):
        if "migrations" not in module.name:
            importlib.import_module(module.name)
"""


@pytest.mark.processes
def test_a_server_on_sqlite_needs_no_driver_of_postgresql() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_POSTGRES], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
