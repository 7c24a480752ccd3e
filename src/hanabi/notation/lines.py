"""A record as a stream of plain objects: one for the start and one after each move.

All-seeing lines speak of card ids. A seat's lines speak of draw numbers and hide what it
could not see (``hanabi.view``): the two differ only after a card was returned to the deck.
"""

import json
import re
from collections.abc import Callable, Iterator
from enum import Enum
from operator import attrgetter
from typing import get_args

from hanabi.game import Arrange, GameState, Outcome, Step
from hanabi.game.events import Event, HintGiven
from hanabi.notation.record import Record
from hanabi.notation.text import card_name, move_text
from hanabi.rules import Card, CardId, ColorHint, HanabiError, Seat
from hanabi.view import highest_possible_score, move_in_draw_numbers, redacted_events
from hanabi.view.ids import draw_numbers

Line = dict[str, object]

_RENAMED = {"card_id": "card", "card": "face"}


def replay_lines(record: Record, seat: int | None = None) -> Iterator[Line]:
    """What ``hanabi replay --json`` prints: all cards open, or as a seat could see them."""
    if seat is not None and not 0 <= seat < record.ruleset.players:
        raise HanabiError("no-such-seat", seat=seat, last=record.ruleset.players - 1)
    return _lines(record, None if seat is None else Seat(seat))


def _lines(record: Record, viewer: Seat | None) -> Iterator[Line]:
    before: GameState | None = None
    for step in record.walk():
        line: Line = {"move": None, "seat": None, "events": []}
        move = step.move
        if before is not None and move is not None:
            events = step.events
            if viewer is not None:
                events = redacted_events(before, Step(step.state, events), viewer)
            line = {
                "move": move_text(move if viewer is None else move_in_draw_numbers(before, move)),
                "seat": move.seat if isinstance(move, Arrange) else before.turn,
                "events": [event_object(event) for event in events],
            }
        said: Line = {"comments": list(step.comments)} if step.comments else {}
        yield {**line, **_position(step.state, viewer), **said}
        before = step.state


def _position(state: GameState, viewer: Seat | None) -> Line:
    """What lies on the table."""
    pending = state.pending

    def named(card_ids: tuple[CardId, ...]) -> list[CardId]:
        return list(card_ids if viewer is None else draw_numbers(state, card_ids))

    return {
        "hint_tokens": state.hint_tokens,
        "mistakes": state.mistakes,
        "fireworks": {
            suit.suit.letter: height
            for suit, height in zip(state.ruleset.suits, state.heights, strict=True)
        },
        "discards": named(state.discards),
        "deck_size": len(state.deck),
        "hands": [named(hand) for hand in state.hands],
        "next_seat": state.next_seat,
        "pending": pending and {"tile": int(pending.tile), "choice": pending.choice.value},
        "points": state.points,
        "max_score": highest_possible_score(
            state.ruleset, state.heights, map(state.card, state.discards)
        ),
        "outcome": _plain(state.outcome),
    }


def event_object(event: Event) -> Line:
    """An event with its ``type`` and its fields: ``card`` is the id, ``face`` what is on it."""
    fields: Line = json.loads(event_text(event))
    fields.pop("untouched", None)
    return fields


def event_text(event: Event) -> str:
    """The same as JSON, and what a hint did not touch (R-50). Written without detours, since
    a server sends many of them."""
    if isinstance(event, HintGiven):
        hint = event.hint
        what = (
            f'"color":"{hint.color.value}"'
            if isinstance(hint, ColorHint)
            else f'"rank":{hint.rank}'
        )
        return (
            f'{{"type":"hint-given","seat":{event.seat},"to":{hint.to},{what},'
            f'"touched":{_json(event.touched)},"free":{_json(event.free)},'
            f'"untouched":{_json(event.untouched)}}}'
        )
    template, values_of = _TEMPLATES[type(event)]
    values = values_of(event)
    return template % tuple([value if type(value) is int else _json(value) for value in values])


def event_type(kind: type[Event]) -> str:
    """``card-played`` for ``CardPlayed``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


def event_key(field: str) -> str:
    """What a field of an event is called when it is written."""
    return _RENAMED.get(field, field)


def _template(kind: type[Event]) -> tuple[str, Callable[[Event], tuple[object, ...]]]:
    """How such events are written: a text with gaps, and the values that fill them."""
    names = list(kind.__dataclass_fields__)
    parts = [f'"type":"{event_type(kind)}"', *(f'"{event_key(name)}":%s' for name in names)]
    template, values_of = f"{{{','.join(parts)}}}", attrgetter(*names)
    # Of a single name attrgetter gives the value itself.
    return template, values_of if len(names) > 1 else lambda event: (values_of(event),)


_CONSTANTS = {None: "null", False: "false", True: "true"}
_TEMPLATES = {kind: _template(kind) for kind in get_args(Event)}


def _json(value: object) -> str:
    """A field's value as JSON."""
    if type(value) is Card:
        return f'"{card_name(value)}"'
    if type(value) is tuple:
        return f"[{','.join(map(str, value))}]"
    if value is None or type(value) is bool:
        return _CONSTANTS[value]
    return json.dumps(_plain(value), separators=(",", ":"))


def _plain(value: object) -> object:
    """A value as JSON's own kinds have it."""
    match value:
        case Outcome():
            return {name: _plain(getattr(value, name)) for name in value.__dataclass_fields__}
        case Enum():
            return value.value
        case _:
            return value
