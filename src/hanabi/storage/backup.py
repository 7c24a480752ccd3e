"""Backups as portable text: every row as a line of JSON, compressed.

Taken in one read transaction, so it is one moment of the database, while the server runs.
Restoring only adds what is missing and never overwrites, so it too may happen while the
server runs: a table that gained entries finds out at its next move.
"""

import gzip
import json
import os
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from sqlalchemy import Table, insert, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanabi.rules import HanabiError
from hanabi.storage.database import HEAD
from hanabi.storage.schema import (
    credentials,
    entries,
    games,
    identities,
    metadata,
    notes,
    participants,
)

FORMAT, VERSION = "hanabi-backup", 1
_KEPT = (identities, credentials, games, participants, notes, entries)
_BATCH = 200


class InvalidBackup(HanabiError):
    """This file is not a backup, or not a whole one."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What a restore did: rows added, rows that were there, games that differ and were left."""

    added: int
    present: int
    differing: tuple[str, ...]


async def backup(engine: AsyncEngine, path: Path) -> int:
    """Write all rows; the file appears only when it is whole. Gives their number."""
    partial = path.with_name(f"{path.name}.partial")
    count = 0
    try:
        with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.open(raw, "wb") as file:
                _line(file, {"format": FORMAT, "version": VERSION, "schema": HEAD})
                async with engine.connect() as connection:
                    async for name, row in _rows(connection):
                        _line(file, [name, row])
                        count += 1
                _line(file, {"end": count})
            raw.flush()
            os.fsync(raw.fileno())
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
    return count


async def _rows(connection: AsyncConnection) -> AsyncIterator[tuple[str, list[Any]]]:
    for table in _KEPT:
        query = select(table).order_by(*table.primary_key.columns)
        async with connection.stream(query) as result:
            async for row in result:
                yield table.name, list(row)


def _line(file: "gzip.GzipFile | BinaryIO", value: object) -> None:
    file.write(json.dumps(value, ensure_ascii=False).encode() + b"\n")


async def restore(engine: AsyncEngine, path: Path) -> Restored:
    """Add what the backup has and the database has not. All of it, or after an error none."""
    added = present = 0
    differing: set[str] = set()
    async with engine.begin() as connection:
        for table, batch in _batches(_read(path)):
            outcome = await _add(connection, table, batch, differing)
            added += outcome
            present += len(batch) - outcome
    return Restored(added, present, tuple(sorted(differing)))


async def _add(
    connection: AsyncConnection, table: Table, batch: list[dict[str, Any]], differing: set[str]
) -> int:
    """Insert the rows whose keys are free; a game whose log went another way is left alone."""
    key = [column.name for column in table.primary_key.columns]
    wanted = {tuple(row[name] for name in key): row for row in batch}
    columns = [table.c[name] for name in key]
    query = select(table).where(tuple_(*columns).in_(list(wanted)))
    there = {
        tuple(row[name] for name in key): dict(row)
        for row in (await connection.execute(query)).mappings()
    }
    if table is entries:
        differing |= {one[0] for one, row in there.items() if row != wanted[one]}
        wanted = {one: row for one, row in wanted.items() if one[0] not in differing}
    missing = [row for one, row in wanted.items() if one not in there]
    if missing:
        await connection.execute(insert(table), missing)
    return len(missing)


def _batches(rows: Iterable[tuple[Table, dict[str, Any]]]) -> Iterator[tuple[Table, list[Any]]]:
    """Rows of one table at a time; a game's entries stay together, whatever their number."""
    table: Table | None = None
    batch: list[dict[str, Any]] = []
    for its_table, row in rows:
        is_new_game = its_table is entries and bool(batch) and row["seq"] == 1
        is_full = len(batch) >= _BATCH and (its_table is not entries or is_new_game)
        if table is not its_table or is_full:
            if table is not None and batch:
                yield table, batch
            table, batch = its_table, []
        batch.append(row)
    if table is not None and batch:
        yield table, batch


Lift = Callable[[str, list[Any]], list[Any]]


def _lift_from(header: object) -> Lift:
    """What makes rows of the backup's schema those of today's, as the migrations do."""
    for schema, lift in ((HEAD, lambda _name, row: row), ("0001", _NotesBySeat())):
        if header == {"format": FORMAT, "version": VERSION, "schema": schema}:
            return lift
    raise InvalidBackup("backup-header")


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


def _read(path: Path) -> Iterator[tuple[Table, dict[str, Any]]]:
    """The rows of a backup file; ``InvalidBackup`` names the line that is wrong."""
    counted: dict[str, int] = defaultdict(int)
    with gzip.open(path, "rt", encoding="utf-8") as file:
        number = 1
        try:
            header = json.loads(file.readline())
            lift = _lift_from(header)
            for line in file:
                number += 1
                value = json.loads(line)
                if isinstance(value, dict):
                    if value != {"end": sum(counted.values())}:
                        raise InvalidBackup("backup-cut")
                    return
                name, row = value
                table = metadata.tables[name]
                row = lift(name, row)
                counted[name] += 1
                yield table, dict(zip(table.c.keys(), row, strict=True))
        except (OSError, EOFError, ValueError, TypeError, KeyError) as error:
            if isinstance(error, InvalidBackup):
                raise
            raise InvalidBackup("backup-line", line=number) from None
    raise InvalidBackup("backup-cut")
