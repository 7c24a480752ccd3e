"""What the full-screen commands need: keys, and a screen, which Textual draws on standard error."""

import sys
from io import StringIO

import pytest

from hanabi.cli import full_screen
from hanabi.cli.language import Refused


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_all_three_must_be_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    streams = ("stdin", "stdout", "stderr")
    for stream in streams:
        monkeypatch.setattr(sys, stream, Terminal())
    assert full_screen.has_terminal()
    for stream in streams:
        with monkeypatch.context() as patch:
            patch.setattr(sys, stream, StringIO())
            with pytest.raises(Refused):
                full_screen.prepare(no_color=False)
