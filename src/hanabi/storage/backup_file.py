"""The file of a backup: a header, every row as a line of JSON, an end with their number; gzip.

Whoever reads one trusts nothing in it: it may be cut off, damaged, or somebody's own work.
"""

import gzip
import json
import math
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

from sqlalchemy import Column, Integer, String, Table

from hanabi.rules import HanabiError
from hanabi.storage.database import HEAD
from hanabi.storage.schema import (
    audit,
    blocked_addresses,
    credentials,
    deal_players,
    deals,
    entries,
    games,
    identities,
    kept_lines,
    learnt,
    notes,
    participants,
    push_subscriptions,
    puzzle_tries,
    replay_comments,
    shared_replays,
)

FORMAT, VERSION = "hanabi-backup", 1
TABLES = (
    *(identities, credentials, games, participants, notes, push_subscriptions, learnt),
    *(deals, deal_players, puzzle_tries, kept_lines, shared_replays, replay_comments),
    *(blocked_addresses, audit),
    entries,
)
"""In this order a row comes after those that it refers to."""
_BY_NAME = {table.name: table for table in TABLES}
_MOST_CHARACTERS = 1 << 24
"""Of a line. The longest that a server writes has some thousands; a bomb has more."""
_LARGEST = 2**31 - 1


class InvalidBackup(HanabiError):
    """This file is not a backup, or not a whole one."""


class BackupWriter:
    """Writes rows to a file that is open already, and counts them."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = gzip.GzipFile(fileobj=file, mode="wb")
        self.count = 0
        self._line({"format": FORMAT, "version": VERSION, "schema": HEAD})

    def row(self, table: Table, values: list[Any]) -> None:
        self._line([table.name, values])
        self.count += 1

    def finish(self) -> None:
        self._line({"end": self.count})
        self.close()

    def close(self) -> None:
        """Also of one that is not finished: what is kept to be written later must not come when
        the file is closed."""
        self._file.close()

    def _line(self, value: object) -> None:
        self._file.write(json.dumps(value, ensure_ascii=False).encode() + b"\n")


def read_backup(path: Path) -> Iterator[tuple[Table, dict[str, Any]]]:
    """The rows of a backup file; ``InvalidBackup`` names the line that is wrong."""
    number = 1
    with gzip.open(path, "rt", encoding="utf-8", newline="\n") as file:
        try:
            upgrade = _upgrade_from(_json(file.readline(_MOST_CHARACTERS)))
            while line := file.readline(_MOST_CHARACTERS):
                number += 1
                value = _json(line)
                if isinstance(value, dict):
                    if value != {"end": number - 2} or file.read(1):
                        raise InvalidBackup("backup-cut")
                    return
                name, row = value
                table = _BY_NAME[name]
                yield table, _values(table, upgrade(name, row))
        except EOFError:
            raise InvalidBackup("backup-cut") from None
        except (OSError, zlib.error, ValueError, TypeError, KeyError, RecursionError) as error:
            if isinstance(error, InvalidBackup):
                raise
            if isinstance(error, OSError) and error.errno is not None:
                raise  # the disk's fault, not the file's
            raise InvalidBackup("backup-line", line=number) from None
    raise InvalidBackup("backup-cut")


def _json(line: str) -> Any:
    return json.loads(line, parse_constant=_refuse)


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


def _values(table: Table, row: list[Any]) -> dict[str, Any]:
    """The row by its columns, if each holds what it can hold in every database."""
    values = dict(zip(table.c.keys(), row, strict=True))
    for name, value in values.items():
        if not _fits(table.c[name], value):
            raise ValueError(name)
    return values


def _fits(column: Column[Any], value: object) -> bool:
    if value is None:
        return bool(column.nullable)
    kind = column.type
    if isinstance(kind, String):
        is_short = isinstance(value, str) and len(value) <= (kind.length or _MOST_CHARACTERS)
        return is_short and _is_text(str(value))
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    if isinstance(kind, Integer):
        return isinstance(value, int) and abs(value) <= _LARGEST
    return math.isfinite(value)


def _is_text(value: str) -> bool:
    """No halves of characters, which JSON can write and no database keeps, and no zeros."""
    return "\0" not in value and value == value.encode(errors="ignore").decode()


Upgrade = Callable[[str, list[Any]], list[Any]]


def _upgrade_from(header: object) -> Upgrade:
    """What makes rows of the backup's schema those of today's, as the migrations do."""
    notes_by_seat = _NotesBySeat()
    known: dict[str, Upgrade] = {
        # From 0004 on tables were only added.
        **dict.fromkeys(
            (HEAD, "0010", "0009", "0008", "0007", "0006", "0005", "0004", "0003"),
            lambda _name, row: row,
        ),
        "0002": _with_rights,
        "0001": lambda name, row: _with_rights(name, notes_by_seat(name, row)),
    }
    for schema, upgrade in known.items():
        if header == {"format": FORMAT, "version": VERSION, "schema": schema}:
            return upgrade
    raise InvalidBackup("backup-header")


def _with_rights(name: str, row: list[Any]) -> list[Any]:
    """Schema 0002 had neither blocked identities nor tokens' rights nor games that do not
    count."""
    if name in (identities.name, games.name):
        return [*row, None]
    if name == credentials.name:
        return [*row, 0]
    return row


class _NotesBySeat:
    """Schema 0001 had no seats in notes: an identity had one seat of a table."""

    def __init__(self) -> None:
        self._seats: dict[tuple[str, str], int] = {}

    def __call__(self, name: str, row: list[Any]) -> list[Any]:
        """Participants come before notes, so the seat is known."""
        if name == participants.name:
            game_id, seat, identity_id, *_ = row
            self._seats[game_id, identity_id] = seat
        if name == notes.name:
            game_id, identity_id, card, text = row
            return [game_id, identity_id, self._seats.get((game_id, identity_id), 0), card, text]
        return row
