"""What each viewer learns of a table: the one place where log lines become messages.

Cards leave only through ``hanabi.view``, log lines only as public entries.
"""

import msgspec

from hanabi.game import GameState, apply, start
from hanabi.game.events import CardDrawn, Event
from hanabi.notation import event_text
from hanabi.notation.text import parse_move
from hanabi.server.table.entries import Logged, Moved, Started, Undone
from hanabi.server.table.table import AppliedMove, Table
from hanabi.server.wire.protocol import Update, ViewMessage, WireEvent, encode
from hanabi.server.wire.public_entries import public_entry
from hanabi.server.wire.table_info import clock_info, table_info
from hanabi.server.wire.views import Viewer, ViewWriter
from hanabi.view import redacted_events

_WITH_VIEW = (Moved, Started, Undone)
"""The lines that lead to another position."""


def view_message(
    table: Table, viewer: Viewer, views: ViewWriter | None = None
) -> ViewMessage | None:
    """The whole position, once there is one."""
    if table.state is None:
        return None
    return ViewMessage(table.seq, (views or ViewWriter()).view(table.state, viewer))


class UpdateWriter:
    """Writes the newest line of a table, which the table has applied, for any viewer. What is
    the same for several of them is made once."""

    def __init__(
        self,
        table: Table,
        logged: Logged,
        applied: AppliedMove | None,
        now: float,
        views: ViewWriter | None = None,
    ) -> None:
        self._state, self._happened = table.state, applied
        self._views = views or ViewWriter()
        is_plain_move = applied is not None and table.status == "running"
        shared = Update(
            seq=logged.seq,
            at=logged.at,
            entry=public_entry(logged.entry, applied),
            table=None if is_plain_move else table_info(table, now),
            clock=clock_info(table, now) if is_plain_move else None,
        )
        self._beginning = encode(shared)[:-1]
        self._has_view = isinstance(logged.entry, _WITH_VIEW)
        events = () if applied is None else applied.step.events
        self._drawn_by = [event.seat for event in events if type(event) is CardDrawn]
        self._events_for_most = ""
        self._texts: dict[int, str] = {}

    def text_for(self, viewer: Viewer) -> str:
        """An ``Update``, whose last fields are the viewer's own."""
        beginning, state, applied = self._beginning, self._state, self._happened
        if state is None or not self._has_view:
            return f"{beginning}}}"
        view = self._views.text(state, viewer)
        if applied is None:
            return f'{beginning},"view":{view}}}'
        return f'{beginning},"events":{self._events(applied, viewer)},"view":{view}}}'

    def _events(self, applied: AppliedMove, viewer: Viewer) -> str:
        """All seats learn the same of a move, but for those that drew a card by it."""
        if viewer.seat is None or viewer.seat in self._drawn_by:
            return self._events_text(applied, viewer)
        if not self._events_for_most:
            self._events_for_most = self._events_text(applied, viewer)
        return self._events_for_most

    def _events_text(self, applied: AppliedMove, viewer: Viewer) -> str:
        """An event that is not redacted is the same object for all, and is written once."""
        if not self._texts:
            self._texts = {id(event): event_text(event) for event in applied.step.events}
        texts = [
            self._texts.get(id(event)) or event_text(event) for event in _events(applied, viewer)
        ]
        return f"[{','.join(texts)}]"


def past_updates(
    table: Table, after: int, viewer: Viewer, *, with_views: bool = False
) -> list[Update]:
    """The lines after a number once more: with the positions that they led to, if wanted."""
    updates: list[Update] = []
    states: list[GameState] = []
    writer = ViewWriter()
    for logged in table.log:
        applied = None
        match logged.entry:
            case Started() if table.secret is not None:
                states = [start(table.ruleset, table.secret.deal)]
            case Moved(move=text):
                applied = _again(states[-1], text)
                states.append(applied.step.state)
            case Undone(moves=count):
                del states[len(states) - count :]
        if logged.seq > after:
            entry = public_entry(logged.entry, applied)
            events = [event_for_wire(event) for event in _events(applied, viewer)]
            has_view = with_views and isinstance(logged.entry, _WITH_VIEW)
            view = writer.view(states[-1], viewer) if has_view else None
            updates.append(Update(logged.seq, logged.at, entry, events, view))
    return updates


def _again(before: GameState, text: str) -> AppliedMove:
    move = parse_move(text)
    return AppliedMove(before, move, apply(before, move))


def _events(applied: AppliedMove | None, viewer: Viewer) -> tuple[Event, ...]:
    """The events as the viewer may know them."""
    if applied is None:
        return ()
    seat, hands_open = viewer
    return redacted_events(applied.before, applied.step, seat, hands_open=hands_open)


def event_for_wire(event: Event) -> WireEvent:
    """An event, to be put into a message."""
    fields: WireEvent = msgspec.json.decode(event_text(event))
    return fields
