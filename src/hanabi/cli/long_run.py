"""What commands that play many games share: a bar that moves, and checks before they begin."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from hanabi.cli.numbers import whole_number
from hanabi.cli.speech import Refused

if TYPE_CHECKING:
    from hanabi.bots.from_file import BotFile

INTERRUPTED = 130
_MOST_WORKERS = 1024


def worker_count(text: str) -> int:
    """The number given for ``--workers``."""
    workers = whole_number("--workers", text)
    if not 1 <= workers <= _MOST_WORKERS:
        raise Refused("workers", value=text, most=_MOST_WORKERS)
    return workers


def check_folder(folder: Path) -> None:
    """Refuse a folder that cannot be written to, before anything is played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        why = error.strerror or os.strerror(error.errno or 0)
        raise Refused("folder-unwritable", folder=str(folder), why=why) from None


def check_file(file: Path) -> None:
    """Refuse a file that cannot be written, before anything is played; what it holds stays."""
    check_folder(file.parent)
    existed = file.exists()
    try:
        file.open("ab").close()
        if not existed:
            file.unlink()
    except OSError as error:
        raise unwritable(file, error) from None


def unwritable(file: Path, error: OSError) -> Refused:
    """The refusal of a file."""
    return Refused("file-unusable", file=str(file), why=error.strerror or "?")


def check_guests(files: "Iterable[BotFile]") -> None:
    """Refuse a bot's file that does not run, before anything is played."""
    for file in files:
        from hanabi.simulate.guest import guest_of

        guest_of(file)


def _ignore(done: int) -> None:
    del done


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if that is a terminal; it is told how many games are done."""
    if not sys.stderr.isatty():
        yield _ignore
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress(
        *Progress.get_default_columns()[1:2],
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)
