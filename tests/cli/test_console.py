"""Where output goes wrong: a full disk, a stream that is closed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.commands import write_game

HANABI = [sys.executable, "-m", "hanabi"]
FULL = Path("/dev/full")


def _ran(words: list[str], redirection: str) -> tuple[int, str]:
    """Through a shell, which alone can start a program without streams."""
    command = ["sh", "-c", f'exec "$@" {redirection}', "sh", *HANABI, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


@pytest.mark.processes
@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a disk that is always full")
@pytest.mark.parametrize("words", [["bots"], ["--help"], ["editions", "--json"], ["--version"]])
def test_a_full_output_is_told_in_one_line(words: list[str]) -> None:
    code, told = _ran(words, f">{FULL}")
    assert code == 2
    assert told == "hanabi: nothing can be written to the output: the disk is full (ENOSPC)\n"


@pytest.mark.processes
def test_a_closed_output_is_told_in_one_line(tmp_path: Path) -> None:
    record = write_game(tmp_path / "game.json")
    text = record.read_bytes()
    told = "hanabi: nothing can be written to the output: it is closed (EBADF)\n"
    simulation = ["simulate", "--games", "2", "--bot", "random", "--json"]
    for words in (["replay", str(record)], simulation, ["--version"]):
        assert _ran(words, ">&-") == (2, told)
    assert _ran(["replay", "nothing.json"], ">&- 2>&-") == (2, "")
    assert record.read_bytes() == text


@pytest.mark.processes
def test_who_says_nothing_needs_no_output(tmp_path: Path) -> None:
    record, picture = write_game(tmp_path / "game.json"), tmp_path / "game.svg"
    assert _ran(["show", str(record), "--svg", "--out", str(picture)], ">&-") == (0, "")
    assert picture.read_text(encoding="utf-8").startswith("<svg")
