"""Writing a record: one layout, a line for each field and each move, so that files compare."""

import json

from hanabi.game import Deal
from hanabi.notation.annotations import Comment, Variation
from hanabi.notation.errors import InvalidJson, InvalidRecord, printable
from hanabi.notation.record import (
    FIELDS,
    FORMAT,
    NEW_FIELDS,
    Record,
    at,
    check_annotations,
    with_deal_as_written,
)
from hanabi.notation.rules_fields import rules_fields
from hanabi.notation.rules_text import is_of_a_box
from hanabi.notation.strict_json import read_json
from hanabi.notation.text import deck_text, move_text
from hanabi.rules import HanabiError


def write_record(record: Record) -> str:
    """The record as text; ``read_record`` gives it back. ``InvalidRecord`` if none could."""
    record = with_deal_as_written(record)
    check_annotations(record)
    annotations = _annotations(record.comments, record.variations)
    version = 2 if annotations or not is_of_a_box(record.ruleset) else 1
    fields: dict[str, object] = {
        "format": FORMAT,
        "version": version,
        "rules": rules_fields(record.ruleset),
        "players": record.players,
        "programs": record.programs,
        "deal": _deal(record.deal),
        "moves": [move_text(move) for move in record.moves],
    }
    if record.programs is None:
        del fields["programs"]
    if record.outcome is not None:
        outcome = record.outcome
        fields["outcome"] = {
            "ending": outcome.ending.value,
            "score": outcome.score,
            "points": outcome.points,
        }
    fields |= annotations
    known = FIELDS if version == 1 else FIELDS + NEW_FIELDS
    lines = [f"{_json(name)}: {_value(value)}" for name, value in fields.items()]
    lines += [_extra(name, value, known) for name, value in record.extra.items()]
    text = "{\n  " + ",\n  ".join(lines) + "\n}\n"
    try:
        read_json(text)
    except InvalidJson as error:
        raise InvalidRecord(error.code, **error.values) from None
    return text


def _annotations(
    comments: tuple[Comment, ...], variations: tuple[Variation, ...]
) -> dict[str, object]:
    fields: dict[str, object] = {}
    if comments:
        fields["comments"] = [{"after": each.after, "text": each.text} for each in comments]
    if variations:
        fields["variations"] = [
            {
                "after": each.after,
                **({} if each.name is None else {"name": each.name}),
                "moves": list(map(move_text, each.moves)),
                **_annotations(each.comments, each.variations),
            }
            for each in variations
        ]
    return fields


def _deal(deal: Deal) -> dict[str, object]:
    if deal.seed is not None:
        seeded: dict[str, object] = {"seed": str(deal.seed)}
        return {**seeded, "first_seat": deal.first_seat} if deal.first_seat else seeded
    explicit: dict[str, object] = {"first_seat": deal.first_seat, "deck": deck_text(deal.deck)}
    if not deal.tiles:
        return explicit
    return {**explicit, "tiles": list(map(int, deal.tiles)), "returns": list(deal.returns)}


def _value(value: object) -> str:
    """A field's value in one line, but moves, comments and variations one in each."""
    if isinstance(value, list) and value:
        return "[\n    " + ",\n    ".join(map(_json, value)) + "\n  ]"
    return _json(value)


def _extra(name: str, value: object, known: tuple[str, ...]) -> str:
    """A field that others added, if it is one of theirs and JSON can say it."""
    if name in known:
        raise at(printable(name), HanabiError("record-extra-known"))
    try:
        text = _json(value)
        is_same = json.loads(text) == value
    except (TypeError, ValueError, RecursionError):
        is_same = False
    if not is_same:
        raise at(printable(name), HanabiError("record-extra-value"))
    return f"{_json(name)}: {text}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
