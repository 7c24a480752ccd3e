"""One person's data: shown, named otherwise, deleted."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from hanabi.server.access.identity import clean_name
from hanabi.server.administration.desk import Desk
from hanabi.server.administration.tables import append, read_table
from hanabi.server.errors import NotFound
from hanabi.server.table import hosting
from hanabi.server.table.entries import (
    BotSeated,
    Created,
    KeptOut,
    LetBackIn,
    Logged,
    Said,
    SeatLeft,
    SeatTaken,
    line_text,
)
from hanabi.server.table.index import deal_played, game_row, participants
from hanabi.server.table.table import Table
from hanabi.storage import StoredEntry, schema
from hanabi.storage.erasing import (
    delete_identity,
    games_mentioning,
    replays_of,
    rewrite_lines,
    rows_of,
)
from hanabi.storage.games import IndexChange, write_index

_NOBODY = "—"
_GAMES_AT_ONCE = 10


async def personal_data(desk: Desk, identity: str) -> dict[str, Any]:
    """Everything that the server knows of somebody, their words at tables included."""
    async with desk.database.engine.connect() as connection:
        rows = await rows_of(connection, identity)
        games = await games_mentioning(connection, identity)
    if not rows["identities"] and not games:
        raise NotFound("no-such-person")
    said = [
        {"game_id": game, "at": line.at, "said": line.entry.text or line.entry.phrase}
        for game in games
        for line in (await read_table(desk, game)).log
        if isinstance(line.entry, Said) and line.line.by == identity
    ]
    async with desk.doing(desk.audit_row("export-person", identity)):
        return {**rows, "games": games, "said": said}


async def need_person(desk: Desk, identity: str) -> None:
    async with desk.database.engine.connect() as connection:
        if not (await rows_of(connection, identity))["identities"]:
            raise NotFound("no-such-person")


async def rename_person(desk: Desk, identity: str, name: str) -> str:
    """Another name, also in the lists of games; records have the one that was played under."""
    cleaned = clean_name(name)
    row = desk.audit_row("rename-person", identity)
    people, seats = schema.identities, schema.participants
    await need_person(desk, identity)
    async with desk.doing(row) as connection:
        await connection.execute(update(people).where(people.c.id == identity).values(name=cleaned))
        own = update(seats).where(seats.c.identity_id == identity)
        await connection.execute(own.values(name=cleaned))
    return cleaned


class Deleted(NamedTuple):
    """Where somebody was who is no more: what is in memory of it is not what is kept."""

    games: list[str]
    replays: list[str]


async def delete_person(desk: Desk, identity: str) -> Deleted:
    """The identity with its secrets and notes; in the logs of games nobody has its place, without
    name and words."""
    async with desk.database.engine.connect() as connection:
        is_known = bool((await rows_of(connection, identity))["identities"])
        games = await games_mentioning(connection, identity)
    if not is_known and not games:
        raise NotFound("no-such-person")
    for game in games:
        await append(desk, game, lambda table: _seats_left(table, identity))
    nobody = f"gone-{desk.time_and_chance.new_id()}"[:32]
    # Moves at a running server wait for each transaction, so none has many games.
    for first in range(0, len(games), _GAMES_AT_ONCE):
        some = games[first : first + _GAMES_AT_ONCE]
        logs = {game: (await read_table(desk, game)).log for game in some}
        async with desk.doing(desk.audit_row("delete-person", nobody, games=some)) as connection:
            for game, log in logs.items():
                await _forget(connection, game, log, log_without(log, identity, nobody))
    async with desk.database.engine.connect() as connection:
        replays = await replays_of(connection, identity)
    row = desk.audit_row("delete-person", nobody, games=[], replays=replays)
    async with desk.doing(row) as connection:
        await delete_identity(connection, identity)
        before = update(schema.audit).where(schema.audit.c.subject == identity)
        await connection.execute(before.values(subject=nobody))
    return Deleted(games, replays)


async def _forget(
    connection: AsyncConnection, game: str, log: Sequence[Logged], forgotten: Sequence[Logged]
) -> None:
    """Put what is left of a log in its place."""
    lines = [
        StoredEntry(kept.seq, kept.at, line_text(kept.line))
        for was, kept in zip(log, forgotten, strict=True)
        if kept != was
    ]
    await rewrite_lines(connection, game, lines)
    table = Table(game, forgotten)
    change = IndexChange(game_row(table), participants(table), deal=deal_played(table))
    await connection.run_sync(write_index, game, change)


def _seats_left(table: Table, identity: str) -> hosting.Lines:
    seats = table.seats_of(identity)
    return hosting.vacate(table, seats) if seats and not table.is_over else []


def log_without(log: Sequence[Logged], identity: str, nobody: str) -> list[Logged]:
    """The log as if it had been somebody without a name and without words."""
    seats: set[int] = set()
    forgotten: list[Logged] = []
    for logged in log:
        entry, line = logged.entry, logged.line
        match entry:
            case Created(host=host) if host == identity:
                entry = msgspec.structs.replace(entry, host=nobody)
            case KeptOut(identity=who) if who == identity:
                entry = KeptOut(nobody, _NOBODY)
            case LetBackIn(identity=who) if who == identity:
                entry = LetBackIn(nobody, _NOBODY)
            case SeatTaken(seat=seat, identity=who) if who == identity:
                entry = SeatTaken(seat, nobody, _NOBODY)
                seats.add(seat)
            case SeatTaken(seat=seat) | BotSeated(seat=seat):
                seats.discard(seat)
            case SeatLeft(seat=seat) if seat in seats:
                entry = SeatLeft(seat, _NOBODY)
                seats.discard(seat)
            case Said(seat=seat, text=str()) if seat in seats:
                entry = Said(seat, text=_NOBODY)
        by = nobody if line.by == identity else line.by
        changed = msgspec.structs.replace(line, entry=entry, by=by)
        forgotten.append(msgspec.structs.replace(logged, line=changed))
    return forgotten
