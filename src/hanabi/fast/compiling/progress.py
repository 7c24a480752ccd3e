"""Telling that something is being compiled, since the first use takes its time."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from hanabi.rules.errors import english

MESSAGE = "compiling"
"""The sentence's name in the catalogues (``error-…``)."""


class Announcer:
    """One line on standard error: on a terminal while something is compiled, with how many
    functions have been; elsewhere once, since that stays."""

    def __init__(self, sentence: Callable[[], str]) -> None:
        self.sentence = sentence
        """The command line puts one in the reader's language here."""
        self._functions = 0

    @contextmanager
    def compiling(self) -> Iterator[None]:
        """Another function is being compiled."""
        self._functions += 1
        if not sys.stderr.isatty():
            if self._functions == 1:
                self._write(f"{self.sentence()}\n")
            yield
            return
        line = f"{self.sentence()} {self._functions}"
        self._write(f"\r{line}")
        try:
            yield
        finally:
            self._write("\r" + " " * len(line) + "\r")

    def _write(self, text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()


ANNOUNCER = Announcer(lambda: english(MESSAGE, {}))
"""That of this process."""
