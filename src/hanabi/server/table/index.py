"""What a table's lines change in the index of games; the index can be told from the log."""

import json
from collections.abc import Sequence

from hanabi.game import GameState, apply
from hanabi.notation.text import parse_move
from hanabi.server.table.entries import (
    Abandoned,
    BotSeated,
    Closed,
    Created,
    DealShared,
    Logged,
    Moved,
    SeatLeft,
    SeatTaken,
    Started,
    read_line,
)
from hanabi.server.table.occupants import Person, Program
from hanabi.server.table.table import Table
from hanabi.storage import StoredEntry
from hanabi.storage.games import DealPlayed, GameRow, IndexChange, Participant

_INDEXED = (Created, SeatTaken, BotSeated, SeatLeft, Started, Abandoned, DealShared, Closed)


def index_change(table: Table, logged: Sequence[Logged]) -> IndexChange | None:
    """None for what no list shows, which is most moves: the hot path stays one insert."""
    if len(logged) == 1 and isinstance(logged[0].entry, Moved):
        return _ended_by(table, logged[0].entry, logged[0].at)
    if not any(isinstance(line.entry, _INDEXED) for line in logged):
        return None
    after = Table(table.id, [*table.log, *logged])
    is_new = isinstance(logged[0].entry, Created)
    return IndexChange(game_row(after), participants(after), is_new, deal_played(after))


def index_of_log(table_id: str, log: Sequence[StoredEntry]) -> IndexChange:
    """What a whole log tells the lists; whatever is no log of a table fails somehow."""
    table = Table(table_id, [read_line(*entry) for entry in log])
    return IndexChange(game_row(table), participants(table))


def _ended_by(table: Table, moved: Moved, at: float) -> IndexChange | None:
    if table.state is None or not _may_end(table.state):
        return None
    outcome = apply(table.state, parse_move(moved.move)).state.outcome
    if outcome is None:
        return None
    row = game_row(table)._replace(
        status="finished",
        ended_at=at,
        ending=outcome.ending.value,
        score=outcome.score,
        points=outcome.points,
    )
    return IndexChange(row)


def _may_end(state: GameState) -> bool:
    """Could one more move end the game? Cheaper than making it."""
    rules = state.ruleset
    missing = len(rules.cards) - sum(state.heights)
    return (
        state.turns_left is not None
        or state.mistakes >= rules.max_mistakes - 1
        or missing <= 1
        or rules.options.expert
    )


def game_row(table: Table) -> GameRow:
    """The game's line in lists."""
    outcome = table.state.outcome if table.state is not None else None
    return GameRow(
        id=table.id,
        status=table.status,
        pace=table.settings.pace,
        # Results of a shared deal are for those who have played it.
        visibility=table.settings.visibility if table.deal is None else "link",
        edition=table.settings.edition,
        options=json.dumps(table.ruleset.options.by_name()),
        players=table.settings.seats,
        created_at=table.created_at,
        ended_at=table.ended_at,
        ending=None if outcome is None else outcome.ending.value,
        score=None if outcome is None else outcome.score,
        points=None if outcome is None else outcome.points,
        max_score=table.ruleset.max_score,
        counts=int(not table.cards_seen_by_undo and table.played_on is None),
    )


def deal_played(table: Table) -> DealPlayed | None:
    """Who has seen cards of the deal that others play, too."""
    return None if table.deal is None else DealPlayed(table.deal, sorted(table.looked_from))


def participants(table: Table) -> list[Participant]:
    """The seats that are taken."""
    rows: list[Participant] = []
    for seat, occupant in enumerate(table.seats):
        match occupant:
            case Person(identity=identity, name=name):
                rows.append(Participant(seat, identity, None, name))
            case Program(bot=bot):
                rows.append(Participant(seat, None, bot, bot))
            case None if seat in table.left_names:
                rows.append(Participant(seat, None, None, table.left_names[seat]))
            case None:
                pass
    return rows
