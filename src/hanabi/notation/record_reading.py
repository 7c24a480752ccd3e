"""Reading a record: everything is checked and played through, and refused whole if wrong."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hanabi.game import Deal, GameState, InvalidDeal, Move, deal_from_seed, start
from hanabi.game.deal import check_first_seat
from hanabi.game.errors import InvalidNotation
from hanabi.notation.annotations_reading import with_annotations
from hanabi.notation.errors import InvalidJson, InvalidRecord, printable_json
from hanabi.notation.json_fields import (
    is_number,
    list_of,
    numbers,
    object_of,
    required,
    wrong_value,
)
from hanabi.notation.record import (
    FIELDS,
    FORMAT,
    MAX_MOVES,
    NEW_FIELDS,
    Record,
    at,
    at_move,
    check_count,
    line_ends,
    play_through,
)
from hanabi.notation.rules_fields import read_rules, shown
from hanabi.notation.strict_json import load_json, read_json
from hanabi.notation.text import parse_deck, parse_move
from hanabi.rules import HanabiError, Ruleset, Seat, Tile
from hanabi.rules.chance import SEED_LIMIT

_SEED = re.compile(r"0|[1-9][0-9]{0,19}", re.ASCII)
_DEAL_PLACES = {
    "deck": "deal: deck",
    "tiles": "deal: tiles",
    "tiles-not-in-play": "deal: tiles",
    "first-seat": "deal: first_seat",
}


def load_record(path: str | Path) -> Record:
    """The record in a file. ``OSError`` if the file cannot be read at all."""
    try:
        document = load_json(path)
    except InvalidJson as error:
        raise InvalidRecord(error.code, **error.values) from None
    return _record(document)


def read_record(data: bytes | str) -> Record:
    """The record that these bytes, or this text, hold."""
    try:
        document = read_json(data)
    except InvalidJson as error:
        raise InvalidRecord(error.code, **error.values) from None
    return _record(document)


def _record(document: Any) -> Record:
    if not isinstance(document, dict):
        raise InvalidRecord("record-not-an-object", value=printable_json(document))
    if required(document, "format") != FORMAT:
        raise wrong_value("format", "record-format", document["format"])
    version = required(document, "version")
    if not is_number(version) or version not in (1, 2):
        raise wrong_value("version", "record-version", version)
    fields = FIELDS if version == 1 else FIELDS + NEW_FIELDS
    rules = read_rules(required(document, "rules"), may_be_custom=version > 1)
    names = _names(required(document, "players"), rules)
    programs = _programs(document.get("programs"), rules)
    deal = _deal(required(document, "deal"), rules)
    texts = list_of(required(document, "moves"), "moves")
    if len(texts) > MAX_MOVES:
        raise at("moves", HanabiError("record-too-many-moves", limit=MAX_MOVES))
    moves: list[Move] = []
    state = start(rules, deal)
    for step in play_through(rules, deal, _parsed(texts, moves)):
        state = step.state
    if document.get("outcome") is not None:
        _check_outcome(document["outcome"], state)
    extra = {name: value for name, value in document.items() if name not in fields}
    record = Record(rules, names, deal, tuple(moves), extra, programs)
    if version > 1:
        record = with_annotations(record, document)
    _check_returns(record, state)
    return record


def _check_returns(record: Record, end: GameState) -> None:
    """A place for each card that tile 5 returned, in whichever line it was used most."""
    ends = line_ends(record) if record.variations else [end]
    count, used = len(record.deal.returns), max(len(state.returned) for state in ends)
    if count > used:
        raise at("deal: returns", HanabiError("record-unused-returns", count=count, used=used))


def _names(value: Any, rules: Ruleset) -> tuple[str, ...]:
    names = tuple(list_of(value, "players"))
    check_count(rules, "players", names)
    for seat, name in enumerate(names):
        if not isinstance(name, str):
            raise wrong_value(f"players[{seat}]", "record-text", name)
    return names


def _programs(value: Any, rules: Ruleset) -> tuple[str | None, ...] | None:
    """Which seats are programs, or None: older records do not say."""
    if value is None:
        return None
    programs = tuple(list_of(value, "programs"))
    check_count(rules, "programs", programs)
    for seat, program in enumerate(programs):
        if program is not None and not isinstance(program, str):
            raise wrong_value(f"programs[{seat}]", "record-text", program)
    return programs


def _deal(value: Any, rules: Ruleset) -> Deal:
    """A seed, or everything in the open."""
    fields = object_of(value, "deal", ("seed", "first_seat", "deck", "tiles", "returns"))
    first_seat = fields.get("first_seat", 0)
    try:
        check_first_seat(rules, first_seat)
        if "seed" in fields:
            return deal_from_seed(rules, _seed(fields), Seat(first_seat))
        deal = _explicit_deal(fields, rules)
        deal.check(rules)
    except InvalidDeal as error:
        reason = InvalidDeal(error.code, **shown(error.values))
        raise at(_DEAL_PLACES[error.code], reason) from None
    return deal


def _seed(fields: dict[str, Any]) -> int:
    surplus = next((name for name in ("deck", "tiles", "returns") if name in fields), None)
    if surplus is not None:
        raise at("deal", HanabiError("record-seed-and-more", field=surplus))
    seed = fields["seed"]
    if not isinstance(seed, str) or not _SEED.fullmatch(seed) or int(seed) >= SEED_LIMIT:
        raise wrong_value("deal: seed", "record-seed", seed)
    return int(seed)


def _explicit_deal(fields: dict[str, Any], rules: Ruleset) -> Deal:
    if "deck" not in fields:
        raise at("deal", HanabiError("record-deal"))
    if not isinstance(fields["deck"], str):
        raise wrong_value("deal: deck", "record-text", fields["deck"])
    try:
        deck = parse_deck(fields["deck"])
    except InvalidNotation as error:
        raise at("deal: deck", error) from None
    tiles: tuple[Tile, ...] = ()
    if rules.options.five_flamboyants:
        tiles = _tiles(required(fields, "tiles", "deal"))
    elif "tiles" in fields:
        raise InvalidDeal("tiles-not-in-play")
    places = numbers(fields.get("returns", []), "deal: returns")
    return Deal(deck, Seat(fields.get("first_seat", 0)), tiles, places)


def _tiles(value: Any) -> tuple[Tile, ...]:
    order = numbers(value, "deal: tiles")
    if sorted(order) != sorted(Tile):
        raise InvalidDeal("tiles")
    return tuple(map(Tile, order))


def _parsed(texts: list[Any], moves: list[Move]) -> Iterator[Move]:
    """The moves one by one, so that the first wrong one is the one refused."""
    for number, text in enumerate(texts, 1):
        if not isinstance(text, str):
            raise InvalidRecord("record-move-text", number=number, value=printable_json(text))
        try:
            moves.append(parse_move(text))
        except InvalidNotation as error:
            raise at_move(number, text, error) from None
        yield moves[-1]


def _check_outcome(value: Any, state: GameState) -> None:
    """What is written must be what playing through gave."""
    written = object_of(value, "outcome", ("ending", "score", "points"))
    if state.outcome is None:
        raise at("outcome", HanabiError("record-not-over"))
    right = {
        "ending": state.outcome.ending.value,
        "score": state.outcome.score,
        "points": state.outcome.points,
    }
    for name, wanted in right.items():
        found = required(written, name, "outcome")
        if type(found) is not type(wanted) or found != wanted:
            reason = HanabiError(
                "record-wrong", value=printable_json(found), right=printable_json(wanted)
            )
            raise at(f"outcome: {name}", reason)
