"""A run that can be stopped and gone on with: one line for each finished chunk."""

import json
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from hanabi.rules import HanabiError
from hanabi.rules.system_errors import system_reason


class Findings(Protocol):
    """What comes out of a chunk, or of several together."""

    @property
    def games(self) -> int:
        """Those that were played for it."""

    def __add__(self, other: Self, /) -> Self: ...

    def as_json(self) -> dict[str, Any]:
        """As a line of the file."""


Found = TypeVar("Found", bound=Findings)


class InvalidProgress(HanabiError):
    """The file is of another run, or of no run at all. It is left as it was."""


class ProgressFile(Generic[Found]):
    """Lines are only ever added. A last line cut short by an accident is played again.

    The first line is the head, which says what run this is; ``read`` makes findings of the
    others.
    """

    def __init__(
        self, path: Path, head: dict[str, Any], read: Callable[[Mapping[str, Any]], Found]
    ) -> None:
        self._path = path
        self._head = head
        self._done, length = self._read(read)
        try:
            self._file = path.open("r+b" if path.exists() else "x+b")
            self._file.truncate(length)
            self._file.seek(length)
        except OSError as error:
            raise _unusable(path, error) from None
        if not length:
            self._append(self._head)

    @property
    def done(self) -> dict[int, Found]:
        """The chunks that need not be played again."""
        return dict(self._done)

    def add(self, number: int, found: Found) -> None:
        """Write what came out of a chunk down; it is on the disk when this returns. Raises
        ``InvalidProgress`` where the disk is full: what was there stays."""
        self._append({"number": number, **found.as_json()})

    def close(self) -> None:
        """No more chunks."""
        with suppress(OSError):  # what could not be written was told of when it was
            self._file.close()

    def _append(self, value: dict[str, Any]) -> None:
        try:
            self._file.write(json.dumps(value).encode() + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            self.close()  # or what is left to write would be tried, and told of, once more
            raise _unusable(self._path, error) from None

    def _read(self, read: Callable[[Mapping[str, Any]], Found]) -> tuple[dict[int, Found], int]:
        """The chunks found, and how much of the file is whole lines."""
        if not self._path.exists():
            return {}, 0
        if not self._path.is_file() and not self._path.is_dir():
            raise InvalidProgress("not-a-file", file=str(self._path))  # it might never end
        try:
            text = self._path.read_bytes()
        except OSError as error:
            raise _unusable(self._path, error) from None
        whole = text[: text.rfind(b"\n") + 1]
        if not whole:
            if text:
                raise InvalidProgress("not-a-simulation", file=str(self._path))
            return {}, 0
        head, *lines = whole.splitlines()
        try:
            if json.loads(head) != self._head:
                raise InvalidProgress("other-simulation", file=str(self._path))
            rows = [json.loads(line) for line in lines]
            return {int(row["number"]): read(row) for row in rows}, len(whole)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            if isinstance(error, InvalidProgress):
                raise
            raise InvalidProgress("not-a-simulation", file=str(self._path)) from None


def _unusable(path: Path, error: OSError) -> InvalidProgress:
    return InvalidProgress("file-unusable", file=str(path), why=system_reason(error))
