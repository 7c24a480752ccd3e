"""Games from wherever somebody has them: links, files of one game or of one a line, folders."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from glob import glob
from itertools import chain
from pathlib import Path
from typing import IO, TYPE_CHECKING, NamedTuple

from hanabi.cli.record_files import STANDARD_INPUT, read_game
from hanabi.rules.errors import HanabiError
from hanabi.rules.system_errors import system_reason

if TYPE_CHECKING:
    from hanabi.notation import Record

_ENDINGS = (".json", ".jsonl", ".ndjson", ".txt")


class FoundGame(NamedTuple):
    """A game that is read when asked for, so that a bad one spoils no other."""

    name: str
    """Of the file, or the link itself."""
    number: int | None
    """In a file of several."""
    read: "Callable[[], Record]"

    @property
    def place(self) -> str:
        return self.name if self.number is None else f"{self.name}:{self.number}"


def games_in(name: str) -> Iterator[FoundGame]:
    """A link by itself, the games of a file, of all files of a folder, or of a pattern's files."""
    from hanabi.notation.hanablive.link import is_link, read_link

    if is_link(name):
        yield FoundGame(name, None, partial(read_link, name))
        return
    for file in _files(name):
        try:
            yield from _in_file(file)
        except OSError as error:
            yield FoundGame(file, None, partial(_raise, system_reason(error)))


def _files(name: str) -> list[str]:
    path = Path(name)
    if name == STANDARD_INPUT or path.is_file():
        return [name]
    if path.is_dir():
        return sorted(str(each) for each in path.rglob("*") if each.suffix.lower() in _ENDINGS)
    return sorted(glob(name, recursive=True)) or [name]  # noqa: PTH207 (a pattern may be absolute)


def _in_file(name: str) -> Iterator[FoundGame]:
    if name == STANDARD_INPUT:
        yield from _games(name, sys.stdin.buffer)
    else:
        with Path(name).open("rb") as file:
            yield from _games(name, file)


def _games(name: str, file: IO[bytes]) -> Iterator[FoundGame]:
    """One game, or one a line if a game is over with the first line and there are more."""
    lines = _lines(file)
    first = next(lines, b"")
    if not _is_whole(first):
        yield FoundGame(name, None, partial(read_game, first + _rest(file, len(first))))
        return
    second = next(lines, None)
    if second is None:
        yield FoundGame(name, None, partial(read_game, first))
        return
    for number, line in enumerate(chain((first, second), lines), 1):
        yield FoundGame(name, number, partial(read_game, line))


def _lines(file: IO[bytes]) -> Iterator[bytes]:
    """Lines that are not empty, none longer than a game may be by more than a byte."""
    from hanabi.notation.strict_json import MAX_BYTES

    while line := file.readline(MAX_BYTES + 1):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = file.readline(MAX_BYTES)  # too long: the rest of it is no game either
        if line.strip():
            yield line


def _rest(file: IO[bytes], had: int) -> bytes:
    from hanabi.notation.strict_json import MAX_BYTES

    return file.read(max(0, MAX_BYTES + 1 - had))


def _is_whole(line: bytes) -> bool:
    """Is a game already over with this line?"""
    from hanabi.notation.hanablive.link import is_link

    text = line.strip()
    return text.endswith(b"}") or is_link(text.decode("utf-8", "replace"))


def _raise(error: HanabiError) -> "Record":
    raise error
