"""What is used is compiled, and only that; interpreted at first, and the same either way."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from hanabi.fast.compiling import program
from hanabi.fast.compiling.program import Program
from hanabi.fast.compiling.progress import Announcer

PLAY = """
import hashlib
from hanabi.envs.vector import HanabiVectorEnv
from hanabi.rules import ruleset
env = HanabiVectorEnv(3, ruleset(3), teammates={teammates!r}, encoder={encoder!r}, output="float32")
told = hashlib.sha256()
env.reset(seed=2**63 - 2)
for _ in range(25):
    observations, rewards, ended, _, infos = env.step(env.random_actions())
    for array in (observations, rewards, ended, infos["action_mask"], infos["score"]):
        told.update(array.tobytes())
print(told.hexdigest())
"""

TRIAL = """
import numpy
from pathlib import Path
from hanabi.fast.compiling.program import Program
source = Path({source!r}).read_text()
trial = Program("trial", source, {{"add_up": "words int"}})
print(trial.add_up(numpy.arange(10), 5), sum(trial.module.add_up.stats.cache_misses.values()))
"""

SOURCE = """
from numba import njit
@njit(cache=True)
def add_up(words, most):
    total = 0
    for word in words:
        total += min(word, most)
    return total
"""


def add_up(words: Sequence[int], most: int) -> int:
    """The plain twin of the function of ``SOURCE``."""
    return sum(min(words[place], most) for place in range(10)) + 1000


def run(code: str, cache: Path | None) -> subprocess.CompletedProcess[str]:
    where = {} if cache is None else {"HANABI_CACHE_DIR": str(cache)}
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, env={**os.environ, **where}, text=True, capture_output=True, check=True
    )


@pytest.mark.parametrize(("teammates", "encoder"), [(None, "hle"), (["smart", None, "hat"], "v0")])
def test_a_few_steps_are_interpreted_with_the_same_results(
    teammates: list[str | None] | None, encoder: str, tmp_path: Path
) -> None:
    code = PLAY.format(teammates=teammates, encoder=encoder)
    cold, warm = run(code, tmp_path), run(code, None)
    assert cold.stdout == warm.stdout, cold.stderr
    assert len(cold.stdout) > 60
    assert list(tmp_path.rglob("*.ready")) == []
    assert cold.stderr == ""


@pytest.fixture
def trial(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[], Program]:
    """A small program in a cache of its own. Its plain twin is not the same, so that one sees
    which of them was called."""
    monkeypatch.setenv("HANABI_CACHE_DIR", str(tmp_path))
    return lambda: Program("trial", SOURCE, {"add_up": "words int"}, plain=__name__)


def test_a_function_is_compiled_when_it_was_interpreted_for_long_enough(
    trial: Callable[[], Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, numbers = trial(), np.arange(10)
    assert first.add_up(numbers, 5) == 1035
    assert not first.is_compiled()
    monkeypatch.setattr(program, "PATIENCE", 0.0)
    assert first.add_up(numbers, 5) == 35
    assert first.is_compiled()
    assert trial().add_up(numbers, 5) == 35, "and from then on in every process"


def test_what_is_asked_for_as_machine_code_is_compiled_at_once(
    trial: Callable[[], Program],
) -> None:
    compiled = trial()
    assert compiled.compiled("add_up")(np.arange(10), 5) == 35
    with pytest.raises(AttributeError, match="no_such"):
        print(compiled.no_such)


@pytest.mark.processes
def test_two_processes_at_once_compile_once(tmp_path: Path) -> None:
    (tmp_path / "source.py").write_text(SOURCE)
    code = TRIAL.format(source=str(tmp_path / "source.py"))
    where = {**os.environ, "HANABI_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", code]
    both = [
        subprocess.Popen(command, env=where, text=True, stdout=subprocess.PIPE) for _ in range(2)
    ]
    told = sorted(process.communicate()[0].split() for process in both)
    assert told == [["35", "0"], ["35", "1"]]


class Screen:
    """Standard error, as a terminal or not."""

    def __init__(self, *, is_terminal: bool) -> None:
        self.text = ""
        self.isatty = lambda: is_terminal

    def write(self, text: str) -> None:
        self.text += text

    def flush(self) -> None:
        pass


@contextmanager
def announced(monkeypatch: pytest.MonkeyPatch, *, is_terminal: bool) -> Iterator[Screen]:
    screen = Screen(is_terminal=is_terminal)
    monkeypatch.setattr(sys, "stderr", screen)
    yield screen


def test_one_line_says_that_something_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    with announced(monkeypatch, is_terminal=False) as screen:
        announcer = Announcer(lambda: "compiling")
        for _ in range(3):
            with announcer.compiling():
                assert screen.text == "compiling\n"
        assert screen.text == "compiling\n"


def test_on_a_terminal_the_line_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    with announced(monkeypatch, is_terminal=True) as screen:
        announcer = Announcer(lambda: "compiling")
        for number in (1, 2):
            screen.text = ""
            with announcer.compiling():
                assert screen.text == f"\rcompiling {number}"
            assert screen.text.endswith("\r           \r")
