"""What a full-screen command needs before it starts: a terminal, Textual, colour or none."""

import os
import sys
from importlib import import_module

from hanabi.cli.language import Refused


def prepare(*, no_color: bool) -> None:
    """Refuse in one line what cannot be shown."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refused("no-terminal")
    try:
        import_module("textual")
    except ModuleNotFoundError:
        raise Refused("no-textual") from None
    if no_color:
        os.environ["NO_COLOR"] = "1"
