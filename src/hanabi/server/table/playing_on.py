"""A game that is over, played on from one of its positions at a table of its own.

There its moves so far stand in the log as if they had been made there, so that everything else goes
as at any table. Whose cards lie as they lay is nobody's secret any more: the game is over.
"""

from typing import NamedTuple

import msgspec

from hanabi.game import Deal, Game
from hanabi.notation.text import move_text
from hanabi.rules import Seat
from hanabi.server.errors import BadRequest, Refused
from hanabi.server.table.entries import Moved, PlayedOn, TableSettings
from hanabi.server.table.settled_moves import settled_moves
from hanabi.server.table.table import Table
from hanabi.view import dealt_anew
from hanabi.view.unseen_cards import Below


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


def past_of(source: Table, wanted: PlayedOn, below: Below) -> Past:
    """Refused while the game runs: it would show its cards."""
    if source.secret is None or not source.is_over:
        raise Refused("game-not-over")
    made, seat = settled_moves(source.moves), wanted.unseen_by
    if wanted.after > len(made):
        raise BadRequest("record-after", after=wanted.after, first=0, last=len(made))
    check_seat(source, 0 if seat is None else seat)
    made = made[: wanted.after]
    game = Game(source.ruleset, source.secret.deal, (move for _, move in made))
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
    return Past(game.start.deal, moves, tuple(source.programs()))


def check_seat(source: Table, seat: int) -> None:
    if seat >= source.settings.seats:
        raise BadRequest("no-such-seat", seat=seat, last=source.settings.seats - 1)


def settings_of(source: Table) -> TableSettings:
    """The same rules, for those who have the link, without a clock."""
    return msgspec.structs.replace(
        source.settings,
        visibility="link",
        pace="live",
        clock=None,
        first_seat=None,
        shared_device=False,
        spectators="hidden",
        name="",
    )
