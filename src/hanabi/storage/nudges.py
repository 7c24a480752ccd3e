"""Nudges: where something happened, for the other processes on the same database.

A nudge is not the news. It says where to look; what happened is read there. It is sent twice: by
``NOTIFY``, at once and perhaps never, and as a row of the same transaction as what happened, for
whoever looks a second later.

*The order of rows is gap-safe.* Numbers from a sequence are not: a transaction with a lower one may
commit later, and whoever has seen the higher one never looks back. So a row carries its
transaction's number, and who looks remembers the snapshot it looked with: which transactions were
over by then. The next time it asks for the rows of all others, however late those commit, and for
no row twice, however long some other transaction takes.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from sqlalchemy import Connection, text

CHANNEL = "hanabi"
LOOK = "…"
"""Sent where the nudge itself would be too long: its row has it."""
_EVERYTHING = "*"
_LONGEST = 7900
"""Bytes of a payload of NOTIFY; PostgreSQL's limit is 8000."""

XID = "CAST(CAST(pg_current_xact_id() AS text) AS bigint)"
SNAPSHOT = "CAST(pg_current_snapshot() AS text)"
_SINCE = "CAST(:since AS pg_snapshot)"
SEEN_UP_TO = f"CAST(CAST(pg_snapshot_xmin({_SINCE}) AS text) AS bigint)"
"""All of transactions before this one was seen with the snapshot ``since``."""
UNSEEN = (
    f"xid >= {SEEN_UP_TO} AND NOT pg_visible_in_snapshot(CAST(CAST(xid AS text) AS xid8), {_SINCE})"
)
"""Of a row: it was not there with the snapshot ``since``."""
_ROW = text(f"INSERT INTO nudges (xid, told) VALUES ({XID}, :told)")
_NOTIFY = text(
    "SELECT set_config('synchronous_commit', 'off', true), pg_notify(:channel, :payload)"
)


@dataclass(frozen=True, slots=True)
class Nudge:
    """Where to look."""

    lines: dict[str, int] = field(default_factory=dict)
    """Tables whose logs have at least so many lines now."""
    gatherings: frozenset[str] = frozenset()
    """Tables to which somebody came, or from which somebody went."""
    secrets: frozenset[str] = frozenset()
    """Identities of which secrets were revoked."""
    everywhere: bool = False

    def payload(self) -> str:
        words = [f"t:{table}:{seq}" for table, seq in self.lines.items()]
        words += [f"g:{table}" for table in self.gatherings]
        words += [f"s:{identity}" for identity in self.secrets]
        return " ".join([*words, *([_EVERYTHING] if self.everywhere else [])])


EVERYWHERE = Nudge(everywhere=True)


def read_nudge(payload: str) -> Nudge:
    lines: dict[str, int] = {}
    gatherings: set[str] = set()
    secrets: set[str] = set()
    for word in payload.split():
        kind, _, rest = word.partition(":")
        if kind == "t":
            table, _, seq = rest.rpartition(":")
            lines[table] = int(seq)
        elif kind == "g":
            gatherings.add(rest)
        elif kind == "s":
            secrets.add(rest)
    is_everywhere = _EVERYTHING in payload.split()
    return Nudge(lines, frozenset(gatherings), frozenset(secrets), is_everywhere)


def together(nudges: Iterable[Nudge]) -> Nudge:
    """One that says as much."""
    lines: dict[str, int] = {}
    gatherings: set[str] = set()
    secrets: set[str] = set()
    is_everywhere = False
    for nudge in nudges:
        for table, seq in nudge.lines.items():
            lines[table] = max(seq, lines.get(table, 0))
        gatherings |= nudge.gatherings
        secrets |= nudge.secrets
        is_everywhere |= nudge.everywhere
    return Nudge(lines, frozenset(gatherings), frozenset(secrets), is_everywhere)


def write_nudge(connection: Connection, nudge: Nudge) -> None:
    """Part of the transaction in which it happens; at most one for each."""
    connection.execute(_ROW, {"told": nudge.payload()})


def send_nudge(connection: Connection, nudge: Nudge) -> None:
    """In a transaction of its own, after what happened was committed: while one commits that has
    a NOTIFY in it, no other such can, and that would keep all moves of all processes waiting
    for each other's disk. This one is not worth the disk at all."""
    payload = nudge.payload()
    if len(payload) > _LONGEST:
        payload = LOOK
    connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})
