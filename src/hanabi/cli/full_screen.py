"""What a full-screen command needs before it starts: a terminal, Textual, colour or none."""

import os
import sys
from importlib import import_module

from hanabi.cli.language import Refused


def has_terminal() -> bool:
    """Can a screen be drawn and keys be read? Textual draws on the standard error output."""
    return all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def prepare(*, no_color: bool) -> None:
    """Refuse in one line what cannot be shown."""
    if not has_terminal():
        raise Refused("no-terminal")
    try:
        import_module("textual")
    except ModuleNotFoundError:
        raise Refused("no-textual") from None
    if no_color:
        os.environ["NO_COLOR"] = "1"
