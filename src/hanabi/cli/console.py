"""What reaches the terminal: plain text, wrapped, with emphasis only where it is wanted."""

import os
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from hanabi.rules.errors import HanabiError
from hanabi.rules.system_errors import system_reason

_BOLD, _DIM, _RESET = "\x1b[1m", "\x1b[2m", "\x1b[0m"
_MOST_COLUMNS = 88


class OutputFull(HanabiError):
    """Nothing more can be written."""


def printable(text: str) -> str:
    """The text on one line without control or format characters: names and reasons come
    from files that anybody may have written."""
    return "".join(
        "�"
        if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
        else character
        for character in text
    )


def has_color(stream: TextIO | None = None) -> bool:
    """Is this a terminal that wants colour (https://no-color.org)?"""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return wanted and (stream or sys.stdout).isatty()


def bold(text: str) -> str:
    return f"{_BOLD}{text}{_RESET}" if has_color() else text


def dim(text: str) -> str:
    return f"{_DIM}{text}{_RESET}" if has_color() else text


def columns() -> int:
    """How wide text may be: readable, and no wider than the terminal."""
    return max(40, min(_MOST_COLUMNS, shutil.get_terminal_size().columns))


def wrapped(text: str, indent: str = "", first: str | None = None) -> str:
    """A paragraph as lines; ``first`` begins the first one."""
    return textwrap.fill(
        text,
        columns(),
        initial_indent=indent if first is None else first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def put(text: str = "") -> None:
    """Raises ``OutputFull``, or ``BrokenPipeError`` if the reader has gone."""
    with _output():
        sys.stdout.write(f"{text}\n")


def flush() -> None:
    """What was put is written now."""
    with _output():
        sys.stdout.flush()


@contextmanager
def _output() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        give_up_output()
        raise OutputFull("output", why=system_reason(error)) from None


def give_up_output() -> None:
    """What is still to be written goes nowhere, quietly."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def open_what_is_closed() -> None:
    """A program started without output or error stream (``>&-``) must not write into the next
    file that it opens. What is put to the output then fails, as at a full disk."""
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123


def complain(text: str) -> None:
    sys.stderr.write(f"hanabi: {printable(text)}\n")
