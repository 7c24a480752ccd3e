"""The play protocol read back into the library's types, for bots behind a connection."""

from dataclasses import fields
from typing import Any, get_args

from hanabi.game import Choice, Ending, Outcome, Pending
from hanabi.game.events import Event, HintGiven
from hanabi.notation.lines import event_key, event_type
from hanabi.notation.text import parse_card, parse_move
from hanabi.rules import (
    Card,
    CardId,
    Color,
    ColorHint,
    Hint,
    RankHint,
    Rating,
    Ruleset,
    Seat,
    Suit,
    Tile,
)
from hanabi.view import HeldCard, SeenCard, View

_EVENTS = {event_type(kind): kind for kind in get_args(Event)}


def read_view(rules: Ruleset, wire: dict[str, Any], hints: list[HintGiven]) -> View:
    """A received view; the hints given so far come from the events before it."""
    pending = wire["pending"]
    return View(
        ruleset=rules,
        seat=None if wire["seat"] is None else Seat(wire["seat"]),
        hands=tuple(tuple(_held(card) for card in hand) for hand in wire["hands"]),
        fireworks=tuple(_seen(firework["cards"]) for firework in wire["fireworks"]),
        discards=_seen(wire["discards"]),
        deck_size=wire["deck_size"],
        hint_tokens=wire["hint_tokens"],
        mistakes=wire["mistakes"],
        first_seat=Seat(wire["first_seat"]),
        next_seat=None if wire["next_seat"] is None else Seat(wire["next_seat"]),
        turns_left=wire["turns_left"],
        tiles=tuple(map(Tile, wire["tiles"])),
        pending=pending and Pending(Tile(pending["tile"]), Choice(pending["choice"])),
        points=wire["points"],
        hints=tuple(hints),
        legal_moves=tuple(map(parse_move, wire["legal_moves"])),
        outcome=wire["outcome"] and read_outcome(wire["outcome"]),
    )


def read_outcome(wire: dict[str, Any]) -> Outcome:
    """A received outcome."""
    rating = wire["rating"] and Rating(wire["rating"])
    return Outcome(Ending(wire["ending"]), wire["score"], wire["points"], rating)


def read_event(wire: dict[str, Any]) -> Event:
    """A received event."""
    if wire["type"] == "hint-given":
        return HintGiven(
            Seat(wire["seat"]),
            _hint(wire),
            tuple(map(CardId, wire["touched"])),
            tuple(map(CardId, wire["untouched"])),
            wire["free"],
        )
    kind = _EVENTS[wire["type"]]
    values = {field.name: _value(field.name, wire[event_key(field.name)]) for field in fields(kind)}
    event: Event = kind(**values)
    return event


def _value(name: str, value: Any) -> Any:
    if value is None:
        return None
    match name:
        case "card":
            return parse_card(value)
        case "suit" | "announced":
            return Suit(value)
        case "tile":
            return Tile(value)
        case "order":
            return tuple(value)
        case "outcome":
            return read_outcome(value)
        case _:
            return value


def _hint(wire: dict[str, Any]) -> Hint:
    to = Seat(wire["to"])
    return ColorHint(to, Color(wire["color"])) if "color" in wire else RankHint(to, wire["rank"])


def _seen(cards: list[dict[str, Any]]) -> tuple[SeenCard, ...]:
    return tuple(SeenCard(CardId(card["id"]), parse_card(card["card"])) for card in cards)


def _held(wire: dict[str, Any]) -> HeldCard:
    card: Card | None = None if wire["card"] is None else parse_card(wire["card"])
    return HeldCard(CardId(wire["id"]), card, wire["hinted"], wire["possible"])
