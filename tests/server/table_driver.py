"""Tables without a network: a driver that commits commands as the server does."""

from collections.abc import Callable

from hanabi.game import Deal, deal_from_seed
from hanabi.notation.text import move_text
from hanabi.rules import Seat
from hanabi.server.table import commands
from hanabi.server.table.commands import Lines
from hanabi.server.table.entries import (
    BotSeated,
    Created,
    Line,
    Logged,
    SeatTaken,
    TableSettings,
    line_text,
    read_line,
)
from hanabi.server.table.table import Table
from hanabi.view import view_of

SALT = "salt"


class Driver:
    """A table, its clock in the test's hands, and its log as it would be stored."""

    def __init__(self, settings: TableSettings, people: int | None = None) -> None:
        self.now = 1000.0
        self.stored: list[tuple[int, float, str]] = []
        self.table = Table("t", [])
        count = settings.seats if people is None else people
        names = [f"p{seat}" for seat in range(count)]
        self.commit(lambda _: [Created(settings, "p0")])
        self.commit(lambda _: [SeatTaken(seat, name, name) for seat, name in enumerate(names)])
        bots = [BotSeated(seat, "cautious") for seat in range(count, settings.seats)]
        if bots:
            self.commit(lambda _: list(bots))

    def commit(self, decide: Callable[[Table], Lines]) -> Lines:
        """Decide, store, apply."""
        lines = decide(self.table)
        for entry in lines:
            logged = Logged(self.table.seq + 1, self.now, Line(entry))
            self.stored.append((logged.seq, logged.at, line_text(logged.line)))
            self.table.apply(logged)
        return lines

    def start(self, seed: int = 7, first_seat: int = 0) -> None:
        deal: Deal = deal_from_seed(self.table.ruleset, seed, Seat(first_seat))
        self.commit(lambda table: commands.begin(table, table.host, deal, SALT))

    def move(self, text: str, seat: int | None = None) -> Lines:
        table = self.table
        chosen = table.on_turn if seat is None else seat
        assert chosen is not None
        by_bot = table.bot_at(chosen) is not None
        return self.commit(
            lambda table: commands.make_move(table, chosen, table.seq, text, by_bot=by_bot)
        )

    def legal(self) -> list[str]:
        table = self.table
        assert table.state is not None and table.on_turn is not None
        return list(map(move_text, view_of(table.state, Seat(table.on_turn)).legal_moves))

    def hint(self) -> Lines:
        """The first legal hint."""
        return self.move(next(move for move in self.legal() if move.startswith("hint")))

    def again(self) -> Table:
        """The table as a restarted server would have it."""
        return Table("t", [read_line(*row) for row in self.stored])


def same(table: Table, other: Table) -> bool:
    """Are these tables equal in everything that they hold?"""

    def parts(table: Table) -> dict[str, object]:
        values = dict(vars(table))
        values["clock"] = table.clock and vars(table.clock)
        return values

    return parts(table) == parts(other)
