"""A game that is over, played on from one of its positions at a table of its own.

There its moves so far stand in the log as if they had been made there, so that everything else goes
as at any table. Whose cards lie as they lay is nobody's secret any more: the game is over, or it is
in a record that somebody brought.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec

from hanabi.game import Arrange, Deal, Game, start
from hanabi.game.events import CardReturned
from hanabi.notation import Record, write_record
from hanabi.notation.record import with_deal_as_written
from hanabi.notation.text import move_text
from hanabi.rules import Ruleset, Seat
from hanabi.rules.chance import SEED_LIMIT, Purpose
from hanabi.rules.chance import below as seeded_below
from hanabi.server.errors import BadRequest, Refused
from hanabi.server.table.entries import Moved, PlayedOn, TableSettings
from hanabi.server.table.settled_moves import MadeMove, settled_moves
from hanabi.server.table.table import Table
from hanabi.view import dealt_anew
from hanabi.view.unseen_cards import Below


class Source(NamedTuple):
    """A game to go on from, and how a table for that is set up."""

    ruleset: Ruleset
    deal: Deal
    made: Sequence[MadeMove]
    programs: tuple[str | None, ...]
    settings: TableSettings
    passphrase: str | None = None


class Past(NamedTuple):
    """What is dealt, and what has happened by the position that is played on from."""

    deal: Deal
    moves: tuple[Moved, ...] = ()
    programs: tuple[str | None, ...] = ()
    """Which bots made them."""

    def lines(self, table: Table, fill: str | None) -> list[Moved]:
        """The moves for the log of a table whose free seats this bot fills. What another one did
        in its place is none of a bot's own moves."""
        programs = table.programs()
        for seat in table.free_seats():
            programs[seat] = fill
        return [
            msgspec.structs.replace(
                moved, by_bot=moved.by_bot and programs[moved.seat] == self.programs[moved.seat]
            )
            for moved in self.moves
        ]


def source_at(table: Table) -> Source:
    """The game of a table. Refused while it runs: it would show its cards."""
    if table.secret is None or not table.is_over:
        raise Refused("game-not-over")
    return Source(
        table.ruleset,
        table.secret.deal,
        settled_moves(table.moves),
        tuple(table.programs()),
        _settings_of(table),
        table.passphrase,
    )


def source_in(record: Record, programs: list[str | None], below: Below) -> Source:
    """The game of a record of a box's rules."""
    rules = record.ruleset
    settings = TableSettings(
        seats=rules.players,
        edition=rules.edition,
        options=rules.options.by_name(),
        visibility="link",
        spectators="hidden",
    )
    deal = _with_seed(record, below)
    return Source(rules, deal, made_in(record, programs), tuple(programs), settings)


def made_in(record: Record, programs: list[str | None]) -> list[MadeMove]:
    """A record's moves as a table's log has them."""
    made: list[MadeMove] = []
    before = start(record.ruleset, record.deal)
    for move, step in zip(record.moves, record.steps(), strict=True):
        seat = move.seat if isinstance(move, Arrange) else before.turn
        made.append((Moved(seat, move_text(move), programs[seat] is not None), move))
        before = step.state
    return made


def kept_text(record: Record, after: int) -> str:
    """What of a record is kept with the table: nobody's name, and no later move."""
    if after > len(record.moves):
        raise BadRequest("record-after", after=after, first=0, last=len(record.moves))
    nobody = ("",) * record.ruleset.players
    past = Record(
        record.ruleset, nobody, record.deal, record.moves[:after], programs=record.programs
    )
    return write_record(with_deal_as_written(past))


def past_of(source: Source, wanted: PlayedOn, below: Below) -> Past:
    made, seat = source.made, wanted.unseen_by
    if wanted.after > len(made):
        raise BadRequest("record-after", after=wanted.after, first=0, last=len(made))
    check_seat(source, 0 if seat is None else seat)
    made = made[: wanted.after]
    game = Game(source.ruleset, source.deal, (move for _, move in made))
    if game.outcome is not None:
        raise Refused("game-over")
    if seat is not None:
        other = dealt_anew(game, Seat(seat), below)
        if other is None:
            raise Refused("not-dealt-anew")
        game = other
    moves = tuple(
        msgspec.structs.replace(moved, move=move_text(move))
        for (moved, _), move in zip(made, game.moves, strict=True)
    )
    return Past(game.start.deal, moves, source.programs)


def check_seat(source: Source, seat: int) -> None:
    players = source.ruleset.players
    if seat >= players:
        raise BadRequest("no-such-seat", seat=seat, last=players - 1)


def _settings_of(table: Table) -> TableSettings:
    """The same rules, for those who have the link, without a clock."""
    return msgspec.structs.replace(
        table.settings,
        visibility="link",
        pace="live",
        clock=None,
        first_seat=None,
        shared_device=False,
        spectators="hidden",
        name="",
    )


def _with_seed(record: Record, below: Below) -> Deal:
    """Tables put cards back where a seed says (R-44): one by which they come where they came."""
    if record.deal.seed is not None:
        return record.deal
    places = [
        (use, step.state.returned[use].place, event.deck_size)
        for step in record.steps()
        for event in step.events
        if isinstance(event, CardReturned)
        for use in [len(step.state.returned) - 1]
    ]
    while True:
        seed = below(SEED_LIMIT)
        if all(
            seeded_below(seed, Purpose.RETURNS, use, size) == place for use, place, size in places
        ):
            return replace(record.deal, returns=(), seed=seed)
