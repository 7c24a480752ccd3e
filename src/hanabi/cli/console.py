"""What reaches the terminal: plain text, wrapped, with emphasis only where it is wanted."""

import os
import shutil
import sys
import textwrap
import unicodedata
from typing import TextIO

_BOLD, _DIM, _RESET = "\x1b[1m", "\x1b[2m", "\x1b[0m"
_MOST_COLUMNS = 88


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
    sys.stdout.write(f"{text}\n")


def complain(text: str) -> None:
    sys.stderr.write(f"hanabi: {printable(text)}\n")
