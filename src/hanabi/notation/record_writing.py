"""Writing a record: one layout, a line for each field and each move, so that files compare."""

import json

from hanabi.game import Deal
from hanabi.notation.errors import InvalidJson, InvalidRecord, printable
from hanabi.notation.record import (
    FIELDS,
    FORMAT,
    MAX_MOVES,
    VERSION,
    Record,
    at,
    with_deal_as_written,
)
from hanabi.notation.strict_json import read_json
from hanabi.notation.text import deck_text, move_text
from hanabi.rules import HanabiError, InvalidRuleset, Ruleset, ruleset


def write_record(record: Record) -> str:
    """The record as text; ``read_record`` gives it back. ``InvalidRecord`` if none could."""
    record = with_deal_as_written(record)
    if len(record.moves) > MAX_MOVES:
        raise at("moves", HanabiError("record-too-many-moves", limit=MAX_MOVES))
    fields: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": _rules(record.ruleset),
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
    lines = [f"{_json(name)}: {_value(value)}" for name, value in fields.items()]
    lines += [_extra(name, value) for name, value in record.extra.items()]
    text = "{\n  " + ",\n  ".join(lines) + "\n}\n"
    try:
        read_json(text)
    except InvalidJson as error:
        raise InvalidRecord(error.code, **error.values) from None
    return text


def _rules(rules: Ruleset) -> dict[str, object]:
    """The edition and what was switched; only what the boxes' options make can be named."""
    try:
        standard = ruleset(rules.players, rules.edition).options.by_name()
        nameable = ruleset(rules.players, rules.edition, rules.options) == rules
    except InvalidRuleset:
        nameable = False
    if not nameable:
        raise at("rules", HanabiError("record-custom-rules"))
    options = {
        name: value for name, value in rules.options.by_name().items() if value != standard[name]
    }
    named: dict[str, object] = {"edition": rules.edition, "players": rules.players}
    return {**named, "options": options} if options else named


def _deal(deal: Deal) -> dict[str, object]:
    if deal.seed is not None:
        seeded: dict[str, object] = {"seed": str(deal.seed)}
        return {**seeded, "first_seat": deal.first_seat} if deal.first_seat else seeded
    explicit: dict[str, object] = {"first_seat": deal.first_seat, "deck": deck_text(deal.deck)}
    if not deal.tiles:
        return explicit
    return {**explicit, "tiles": list(map(int, deal.tiles)), "returns": list(deal.returns)}


def _value(value: object) -> str:
    """A field's value in one line, but the moves one in each."""
    if isinstance(value, list) and value:
        return "[\n    " + ",\n    ".join(map(_json, value)) + "\n  ]"
    return _json(value)


def _extra(name: str, value: object) -> str:
    """A field that others added, if it is one of theirs and JSON can say it."""
    if name in FIELDS:
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
