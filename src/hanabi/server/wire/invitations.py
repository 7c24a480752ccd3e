"""What a link shows before anybody sits down: who invites to what. No card, no score, no clock."""

from hanabi.server.table.entries import SeatTaken
from hanabi.server.table.table import Table
from hanabi.server.wire.protocol import Invitation
from hanabi.server.wire.table_info import seat_info


def invitation(
    table: Table, present: list[bool], identity: str | None, *, may_watch: bool
) -> Invitation:
    """The table as somebody may know it who has nothing but its link."""
    return Invitation(
        table=table.id,
        status=table.status,
        host=host_name(table),
        name=table.settings.name,
        edition=table.ruleset.edition,
        options=table.ruleset.options.by_name(),
        pace=table.settings.pace,
        protected=table.passphrase is not None,
        seats=[seat_info(table, seat) for seat in range(table.settings.seats)],
        present=present,
        your_seats=[] if identity is None else table.seats_of(identity),
        may_watch=may_watch,
        bot_seats=table.bot_seats,
    )


def host_name(table: Table) -> str:
    """What the host was called when they last sat down; empty if they never did."""
    names = [
        line.entry.name
        for line in table.log
        if isinstance(line.entry, SeatTaken) and line.entry.identity == table.host
    ]
    return names[-1] if names else ""
