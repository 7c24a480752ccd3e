"""A table's game as a record: for downloads, the export and ``hanabi verify``."""

import json

from hanabi.notation import Record, write_record
from hanabi.server.errors import Refused
from hanabi.server.table.commitment import FIELD
from hanabi.server.table.entries import Abandoned
from hanabi.server.table.settled_moves import settled_moves
from hanabi.server.table.table import Table


def record_text(table: Table) -> str:
    """The record of a game that is over; before, it would show the cards."""
    secret = table.secret
    if secret is None or not table.is_over:
        raise Refused("game-not-over")
    extra: dict[str, object] = {
        FIELD: {
            "hash": secret.commitment,
            "salt": secret.salt,
            "return_seed": str(secret.deal.seed),
        },
        "ended_at": table.ended_at,
    }
    if table.played_on is not None:
        extra["played_on"] = {"after": table.played_on.after}
    for logged in table.log:
        if isinstance(logged.entry, Abandoned):
            extra["abandoned"] = logged.entry.reason
    moves = tuple(move for _, move in settled_moves(table.moves))
    names, programs = tuple(table.names()), tuple(table.programs())
    return write_record(Record(table.ruleset, names, secret.deal, moves, extra, programs))


def record_line(table: Table) -> str:
    """The same in one line, for the export."""
    return json.dumps(json.loads(record_text(table)), ensure_ascii=False) + "\n"
