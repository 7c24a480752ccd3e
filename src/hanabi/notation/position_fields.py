"""The fields of a position's line, taken one by one; each knows its column."""

import re
from collections.abc import Callable
from typing import TypeVar

from hanabi.game.errors import InvalidNotation
from hanabi.notation.errors import printable
from hanabi.rules import CardId, HanabiError, Seat

_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}", re.ASCII)
_SEED = re.compile(r"0|[1-9][0-9]{0,19}", re.ASCII)
_KIND = re.compile(r"open|watching|seat:[0-9]", re.ASCII)
_NOTHING = "-"

T = TypeVar("T")


class Fields:
    """What a line says, by name. What is wrong is refused with its column, from 1."""

    def __init__(self, text: str, start: str) -> None:
        self._text = text
        if not text.startswith(f"{start} "):
            raise InvalidNotation("notation-position", column=1, start=start)
        column = len(start) + 2
        self.kind, *words = text[len(start) + 1 :].split(" ")
        self._kind_column = column
        if not _KIND.fullmatch(self.kind):
            raise self.wrong_kind()
        self._values: dict[str, str] = {}
        self._columns: dict[str, int] = {}
        column += len(self.kind) + 1
        for word in words:
            name, is_there, value = word.partition("=")
            if not is_there or not value or name in self._values:
                found = printable(word)
                raise InvalidNotation("notation-position-word", column=column, found=found)
            self._values[name] = value
            self._columns[name] = column + len(name) + 1
            column += len(word) + 1
        self._end = len(text) + 1

    def has(self, name: str) -> bool:
        """Is this field given?"""
        return name in self._values

    def text(self, name: str) -> str:
        """A field that must be there."""
        if name not in self._values:
            raise InvalidNotation("notation-position-missing", column=self._end, field=name)
        return self._values[name]

    def number(self, name: str) -> int:
        """A field that is a number."""
        return self.match(name, _NUMBER, int)

    def number_or(self, name: str, otherwise: T) -> int | T:
        """A number, or what holds where it is left out."""
        return self.number(name) if self.has(name) else otherwise

    def seed(self) -> int | None:
        """The deal's seed, if it has one."""
        return self.match("seed", _SEED, int) if self.has("seed") else None

    def seat(self, name: str, players: int) -> Seat:
        """A field that is a seat at this table."""
        seat = self.number(name)
        if seat >= players:
            raise self.wrong(name)
        return Seat(seat)

    def match(self, name: str, pattern: re.Pattern[str], read: Callable[[str], T]) -> T:
        """A field of this form."""
        text = self.text(name)
        if not pattern.fullmatch(text):
            raise self.wrong(name)
        return read(text)

    def ids(self, name: str) -> tuple[CardId, ...]:
        """A field that lists cards by their numbers."""
        return self._ids(name, self.text(name))

    def lists(self, name: str, count: int) -> tuple[tuple[CardId, ...], ...]:
        """As many lists of numbers as there are seats, or suits."""
        lists = self.text(name).split("/")
        if len(lists) != count:
            raise self.wrong(name)
        return tuple(self._ids(name, part) for part in lists)

    def _ids(self, name: str, text: str) -> tuple[CardId, ...]:
        if text == _NOTHING:
            return ()
        words = text.split(".")
        if not all(map(_NUMBER.fullmatch, words)):
            raise self.wrong(name)
        return tuple(CardId(int(word)) for word in words)

    def wrong(self, name: str, reason: HanabiError | None = None) -> InvalidNotation:
        """The field cannot be so: by itself, or beside the others."""
        column = self._columns.get(name, self._end)
        if reason is not None:
            code = "notation-position-reason"
            return InvalidNotation(code, column=column, field=name, reason=reason)
        return InvalidNotation("notation-position-value", column=column, field=name)

    def wrong_kind(self) -> InvalidNotation:
        """These are nobody's eyes."""
        return InvalidNotation("notation-position-kind", column=self._kind_column)

    def check_spelling(self, right: str) -> None:
        """Refuse what is read well but would be written otherwise."""
        if self._text == right:
            return
        pairs = enumerate(zip(self._text, right, strict=False), 1)
        shorter = min(len(self._text), len(right)) + 1
        column = next((at for at, (given, wanted) in pairs if given != wanted), shorter)
        raise InvalidNotation("notation-position-spelling", column=column)
