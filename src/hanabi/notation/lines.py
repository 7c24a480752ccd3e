"""A record as a stream of plain objects: one for the start and one after each move.

All-seeing lines speak of card ids. A seat's lines speak of draw numbers and hide what it
could not see (``hanabi.view``): the two differ only after a card was returned to the deck.
"""

import re
from collections.abc import Iterator
from enum import Enum
from typing import get_args

from hanabi.game import Arrange, GameState, Outcome, start
from hanabi.game.events import Event, HintGiven
from hanabi.notation.record import Record
from hanabi.notation.text import card_name, move_text
from hanabi.rules import Card, CardId, ColorHint, HanabiError, Seat
from hanabi.view import highest_possible_score, redacted_events, seen_move
from hanabi.view.ids import draw_numbers

Line = dict[str, object]

_RENAMED = {"card_id": "card", "card": "face"}
_NAMES = {
    kind: [(name, _RENAMED.get(name, name)) for name in kind.__dataclass_fields__]
    for kind in (*get_args(Event), Outcome)
}
"""The fields of events, and what they are called here."""
_KINDS = {
    kind: re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower() for kind in get_args(Event)
}


def replay_lines(record: Record, seat: int | None = None) -> Iterator[Line]:
    """What ``hanabi replay --json`` prints: all cards open, or as a seat could see them."""
    if seat is not None and not 0 <= seat < record.ruleset.players:
        raise HanabiError("no-such-seat", seat=seat, last=record.ruleset.players - 1)
    return _lines(record, None if seat is None else Seat(seat))


def _lines(record: Record, viewer: Seat | None) -> Iterator[Line]:
    before = start(record.ruleset, record.deal)
    yield {"move": None, "seat": None, "events": [], **_position(before, viewer)}
    for move, step in zip(record.moves, record.steps(), strict=True):
        events = step.events if viewer is None else redacted_events(before, step, viewer)
        yield {
            "move": move_text(move if viewer is None else seen_move(before, move)),
            "seat": move.seat if isinstance(move, Arrange) else before.turn,
            "events": [event_object(event) for event in events],
            **_position(step.state, viewer),
        }
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
            one.suit.letter: height
            for one, height in zip(state.ruleset.suits, state.heights, strict=True)
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
    if not isinstance(event, HintGiven):
        return {"type": _KINDS[type(event)], **_fields(event)}
    hint = event.hint
    what: Line = {"color": hint.color.value} if isinstance(hint, ColorHint) else {"rank": hint.rank}
    touched = list(event.touched)
    return {
        "type": _KINDS[type(event)],
        "seat": event.seat,
        "to": hint.to,
        **what,
        "touched": touched,
        "free": event.free,
    }


def _fields(value: Event | Outcome) -> Line:
    return {told: _plain(getattr(value, name)) for name, told in _NAMES[type(value)]}


def _plain(value: object) -> object:
    """A field's value as JSON has it."""
    if type(value) is int or value is None:
        return value  # most of them
    if type(value) is Card:
        return card_name(value)
    match value:
        case Outcome():
            return _fields(value)
        case Enum():
            return value.value
        case tuple():
            return list(value)
        case _:
            return value
