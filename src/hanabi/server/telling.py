"""What each viewer is told of a table: the one place where log lines become messages.

Cards leave only through ``hanabi.view``. The log's secrets (who is behind a seat, the deal,
keys, the passphrase) have no way out: public entries are built field by field.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from hanabi.game import Arrange, GameState, apply, start
from hanabi.game.events import CardDrawn, Event
from hanabi.notation import event_text
from hanabi.notation.text import card_name, move_text, parse_move
from hanabi.rules import Ruleset
from hanabi.server.entries import (
    AnyEntry,
    Created,
    Logged,
    Moved,
    SeatTaken,
    Started,
    Undone,
)
from hanabi.server.fanout import Frame
from hanabi.server.protocol import (
    ClockInfo,
    CommitmentInfo,
    RulesInfo,
    SeatInfo,
    SuitInfo,
    TableInfo,
    Update,
    ViewMessage,
    encode,
)
from hanabi.server.table import Happened, Person, Program, Table
from hanabi.server.wire_view import Viewer, ViewWriter, wire_outcome
from hanabi.view import redacted_events, seen_move

_WITH_VIEW = (Moved, Started, Undone)
"""The lines that lead to another position."""


def view_message(table: Table, viewer: Viewer) -> ViewMessage | None:
    """The whole position, once there is one."""
    if table.state is None:
        return None
    return ViewMessage(table.seq, ViewWriter().view(table.state, viewer))


class Told:
    """The newest line of a table, ready to be told to any viewer; the table has applied it.

    What is the same for all of them is made once.
    """

    def __init__(
        self,
        table: Table,
        logged: Logged,
        happened: Happened | None,
        now: float,
        writer: ViewWriter | None = None,
    ) -> None:
        self._state, self._happened = table.state, happened
        self._writer = writer or ViewWriter()
        is_plain_move = happened is not None and table.status == "running"
        shared = Update(
            seq=logged.seq,
            at=logged.at,
            entry=public_entry(logged.entry, happened),
            table=None if is_plain_move else table_info(table, now),
            clock=clock_info(table, now) if is_plain_move else None,
        )
        self._begun = encode(shared)[:-1]
        self._has_view = isinstance(logged.entry, _WITH_VIEW)
        events = () if happened is None else happened.step.events
        self._drawn_by = [event.seat for event in events if type(event) is CardDrawn]
        self._to_others = ""
        self._texts: dict[int, str] = {}

    def look(self) -> None:
        """See what has changed, for all viewers at once."""
        if self._state is not None and self._has_view:
            self._writer.look(self._state)

    def write(self, frames: Mapping[Viewer, Frame]) -> None:
        """What the line means to each: an ``Update``, whose last fields are the viewer's own."""
        begun, view = self._begun, self._writer.text
        state, happened = self._state, self._happened
        for viewer, frame in frames.items():
            if state is None or not self._has_view:
                frame.append(f"{begun}}}")
            elif happened is None:
                frame.append(f'{begun},"view":{view(state, viewer)}}}')
            else:
                events = self._events_for(happened, viewer)
                frame.append(f'{begun},"events":{events},"view":{view(state, viewer)}}}')

    def _events_for(self, happened: Happened, viewer: Viewer) -> str:
        """What is the same for several viewers is written once: all seats learn the same of a
        move, but for those that drew a card by it."""
        if viewer.seat is None or viewer.seat in self._drawn_by:
            return self._events_text(happened, viewer)
        if not self._to_others:
            self._to_others = self._events_text(happened, viewer)
        return self._to_others

    def _events_text(self, happened: Happened, viewer: Viewer) -> str:
        """An event that is not redacted is the same object for all, and is written once."""
        if not self._texts:
            self._texts = {id(event): event_text(event) for event in happened.step.events}
        texts = [
            self._texts.get(id(event)) or event_text(event) for event in _events(happened, viewer)
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
        happened = None
        match logged.entry:
            case Started() if table.secret is not None:
                states = [start(table.ruleset, table.secret.deal)]
            case Moved(move=text):
                happened = _again(states[-1], text)
                states.append(happened.step.state)
            case Undone(moves=count):
                del states[len(states) - count :]
        if logged.seq > after:
            entry = public_entry(logged.entry, happened)
            events = [event_for_wire(event) for event in _events(happened, viewer)]
            has_view = with_views and isinstance(logged.entry, _WITH_VIEW)
            view = writer.view(states[-1], viewer) if has_view else None
            updates.append(Update(logged.seq, logged.at, entry, events, view))
    return updates


def _again(before: GameState, text: str) -> Happened:
    move = parse_move(text)
    return Happened(before, move, apply(before, move))


def _events(happened: Happened | None, viewer: Viewer) -> tuple[Event, ...]:
    """The events as the viewer may know them."""
    if happened is None:
        return ()
    seat, hands_open = viewer
    return redacted_events(happened.before, happened.step, seat, hands_open=hands_open)


def event_for_wire(event: Event) -> dict[str, Any]:
    """An event, to be put into a message."""
    told: dict[str, Any] = msgspec.json.decode(event_text(event))
    return told


def public_entry(entry: AnyEntry, happened: Happened | None) -> dict[str, Any]:
    """A line as everybody may read it."""
    match entry:
        case Moved(seat=seat, by_bot=by_bot):
            assert happened is not None
            move = move_text(seen_move(happened.before, happened.move))
            is_action = not isinstance(happened.move, Arrange)
            return {
                "type": "moved",
                "seat": seat,
                "move": move,
                "by_bot": by_bot,
                "is_action": is_action,
            }
        case Created():
            return {"type": "created"}
        case SeatTaken(seat=seat, name=name):
            return {"type": "seat-taken", "seat": seat, "name": name}
        case Started(first_seat=first_seat, commitment=commitment):
            return {"type": "started", "first_seat": first_seat, "commitment": commitment}
        case _:
            told: dict[str, Any] = msgspec.to_builtins(entry)
            return told


def table_info(table: Table, now: float) -> TableInfo:
    """The table without its cards."""
    outcome = table.state.outcome if table.state is not None else None
    return TableInfo(
        id=table.id,
        status=table.status,
        settings=table.settings,
        protected=table.passphrase is not None,
        seats=[_seat_info(table, seat) for seat in range(table.settings.seats)],
        rules=rules_info(table.ruleset),
        created_at=table.created_at,
        ended_at=table.ended_at,
        next_seat=table.on_turn,
        paused=table.paused,
        undo_agreed=sorted(table.undo_agreed),
        abandon_votes=sorted(table.abandon_votes),
        clock=clock_info(table, now),
        commitment=_commitment_info(table),
        outcome=wire_outcome(outcome),
        rematch=table.rematch,
        rematch_of=table.rematch_of,
        seq=table.seq,
    )


def _commitment_info(table: Table) -> CommitmentInfo | None:
    if table.secret is None:
        return None
    return CommitmentInfo(table.secret.commitment, table.secret.salt if table.is_over else None)


def clock_info(table: Table, now: float) -> ClockInfo | None:
    """The clocks, if the table has any and they have started."""
    clock = table.clock
    if clock is None:
        return None
    left = [round(clock.left_at(seat, now), 3) for seat in range(table.settings.seats)]
    return ClockInfo(left, clock.running, now)


def _seat_info(table: Table, seat: int) -> SeatInfo:
    match table.seats[seat]:
        case Person(name=name):
            return SeatInfo("person", name, table.stand_ins.get(seat))
        case Program(bot=bot):
            return SeatInfo("bot", bot)
        case None:
            return SeatInfo("free")


@lru_cache(maxsize=256)
def rules_info(rules: Ruleset) -> RulesInfo:
    """The rules as data for a client."""
    return RulesInfo(
        edition=rules.edition,
        options=rules.options.by_name(),
        hand_size=rules.hand_size,
        suits=[
            SuitInfo(
                suit=one.suit.value,
                letter=one.suit.letter,
                copies=list(one.copies),
                falling=one.falling,
                color=one.color and one.color.value,
                every_color=one.every_color,
            )
            for one in rules.suits
        ],
        cards=list(map(card_name, rules.cards)),
        colors=[color.value for color in rules.colors],
        ranks=list(rules.ranks),
        max_hint_tokens=rules.max_hint_tokens,
        max_mistakes=rules.max_mistakes,
        max_score=rules.max_score,
    )
