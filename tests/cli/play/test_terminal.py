"""A real terminal, as the system makes one: what the pilots cannot see."""

import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from fcntl import ioctl
from pathlib import Path

import pytest

from hanabi.notation import load_record
from tests.waiting import wait_until

pytestmark = pytest.mark.processes

ARGUMENTS = ("--edition", "it-2023", "--seed", "42", "--first-seat", "0", "--pause", "0")


class Terminal:
    """``hanabi`` in a terminal of 80×24."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self._ours, theirs = pty.openpty()
        ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hanabi", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            env={**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **environment},
        )
        os.close(theirs)
        self.shown = ""

    def wait_for(self, text: str) -> None:
        def is_shown() -> bool:
            self._read()
            return text in self.shown

        wait_until(is_shown, f"{text!r} in {self.shown[-2000:]!r}")

    def press(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def close(self) -> int:
        while self.process.poll() is None:
            self._read()
        while self._read():
            pass
        os.close(self._ours)
        return self.process.returncode

    def _read(self) -> bool:
        if not select.select([self._ours], [], [], 0.1)[0]:
            return False
        try:
            data = os.read(self._ours, 65536)
        except OSError:  # the other side is closed
            return False
        self.shown += data.decode("utf-8", "replace")
        return bool(data)


def test_ctrl_c_in_a_terminal_saves_the_record_and_tells_where(tmp_path: Path) -> None:
    terminal = Terminal("play", *ARGUMENTS, XDG_DATA_HOME=str(tmp_path))
    terminal.wait_for("Your turn.")
    terminal.press("h")
    terminal.wait_for("Tell")
    terminal.press("\x03")
    assert terminal.close() == 0
    path = tmp_path / "hanabi" / "records" / "it-2023-42.json"
    assert load_record(path).deal.seed == 42
    assert f"The record is saved in {path}" in terminal.shown


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_terminal_saves_the_record_too(number: signal.Signals, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    terminal = Terminal("play", *ARGUMENTS, "--record", str(path))
    terminal.wait_for("Your turn.")
    terminal.process.send_signal(number)
    terminal.close()
    assert load_record(path).moves == ()


def test_without_arguments_the_set_up_screen_asks(tmp_path: Path) -> None:
    terminal = Terminal("play", XDG_DATA_HOME=str(tmp_path))
    terminal.wait_for("A new game")
    terminal.press("q")
    assert terminal.close() == 0
    assert list(tmp_path.iterdir()) == []


def test_colour_is_used_on_a_terminal_and_not_where_it_is_unwanted() -> None:
    colored = Terminal("editions")
    assert colored.close() == 0
    assert "\x1b[1m" in colored.shown
    plain = Terminal("editions", NO_COLOR="1")
    assert plain.close() == 0
    assert "\x1b" not in plain.shown


def test_a_record_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("precious", encoding="utf-8")
    terminal = Terminal("play", *ARGUMENTS, "--record", str(path))
    assert terminal.close() == 2
    assert "exists already" in terminal.shown
    assert path.read_text(encoding="utf-8") == "precious"


def test_without_textual_the_game_says_so_in_one_line(tmp_path: Path) -> None:
    blocker = tmp_path / "sitecustomize.py"
    blocker.write_text(
        "import sys\n"
        "class Blocker:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.partition('.')[0] == 'textual':\n"
        "            raise ModuleNotFoundError(name)\n"
        "sys.meta_path.insert(0, Blocker())\n",
        encoding="utf-8",
    )
    terminal = Terminal("play", *ARGUMENTS, PYTHONPATH=str(tmp_path))
    assert terminal.close() == 2
    assert 'needs Textual: pip install "hanabi[terminal]"' in terminal.shown
