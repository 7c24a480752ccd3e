"""Reading a record: everything is checked and played through, and refused whole if wrong."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from hanabi.game import Deal, GameState, InvalidDeal, Move, deal_from_seed, start
from hanabi.game.deal import check_first_seat
from hanabi.game.errors import InvalidNotation
from hanabi.notation.errors import (
    InvalidJson,
    InvalidRecord,
    printable,
    printable_json,
)
from hanabi.notation.record import (
    FIELDS,
    FORMAT,
    MAX_MOVES,
    VERSION,
    Record,
    at,
    at_move,
    check_count,
    play_through,
)
from hanabi.notation.strict_json import load_json, read_json
from hanabi.notation.text import parse_deck, parse_move
from hanabi.rules import HanabiError, InvalidRuleset, Ruleset, Seat, Tile, ruleset
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
    if _required(document, "format") != FORMAT:
        raise _wrong_value("format", "record-format", document["format"])
    if not _is_number(_required(document, "version")) or document["version"] != VERSION:
        raise _wrong_value("version", "record-version", document["version"])
    rules = _ruleset(_required(document, "rules"))
    names = _names(_required(document, "players"), rules)
    programs = _programs(document.get("programs"), rules)
    deal = _deal(_required(document, "deal"), rules)
    texts = _list(_required(document, "moves"), "moves")
    if len(texts) > MAX_MOVES:
        raise at("moves", HanabiError("record-too-many-moves", limit=MAX_MOVES))
    moves: list[Move] = []
    state = start(rules, deal)
    for step in play_through(rules, deal, _parsed(texts, moves)):
        state = step.state
    if len(deal.returns) > len(state.returned):
        count, used = len(deal.returns), len(state.returned)
        raise at("deal: returns", HanabiError("record-unused-returns", count=count, used=used))
    if document.get("outcome") is not None:
        _check_outcome(document["outcome"], state)
    extra = {name: value for name, value in document.items() if name not in FIELDS}
    return Record(rules, names, deal, tuple(moves), extra, programs)


def _ruleset(value: Any) -> Ruleset:
    rules = _object(value, "rules", ("edition", "players", "options"))
    edition, players = _required(rules, "edition", "rules"), _required(rules, "players", "rules")
    options = rules.get("options", {})
    if not isinstance(options, dict):
        raise _wrong_value("rules: options", "record-object", options)
    try:
        return ruleset(players, edition, options)
    except InvalidRuleset as error:
        raise at("rules", InvalidRuleset(error.code, **_shown(error.values))) from None


def _names(value: Any, rules: Ruleset) -> tuple[str, ...]:
    names = tuple(_list(value, "players"))
    check_count(rules, "players", names)
    for seat, name in enumerate(names):
        if not isinstance(name, str):
            raise _wrong_value(f"players[{seat}]", "record-text", name)
    return names


def _programs(value: Any, rules: Ruleset) -> tuple[str | None, ...] | None:
    """Which seats are programs, or None: older records do not say."""
    if value is None:
        return None
    programs = tuple(_list(value, "programs"))
    check_count(rules, "programs", programs)
    for seat, program in enumerate(programs):
        if program is not None and not isinstance(program, str):
            raise _wrong_value(f"programs[{seat}]", "record-text", program)
    return programs


def _deal(value: Any, rules: Ruleset) -> Deal:
    """A seed, or everything in the open."""
    fields = _object(value, "deal", ("seed", "first_seat", "deck", "tiles", "returns"))
    first_seat = fields.get("first_seat", 0)
    try:
        check_first_seat(rules, first_seat)
        if "seed" in fields:
            return deal_from_seed(rules, _seed(fields), Seat(first_seat))
        deal = _explicit_deal(fields, rules)
        deal.check(rules)
    except InvalidDeal as error:
        shown = InvalidDeal(error.code, **_shown(error.values))
        raise at(_DEAL_PLACES[error.code], shown) from None
    return deal


def _seed(fields: dict[str, Any]) -> int:
    surplus = next((name for name in ("deck", "tiles", "returns") if name in fields), None)
    if surplus is not None:
        raise at("deal", HanabiError("record-seed-and-more", field=surplus))
    seed = fields["seed"]
    if not isinstance(seed, str) or not _SEED.fullmatch(seed) or int(seed) >= SEED_LIMIT:
        raise _wrong_value("deal: seed", "record-seed", seed)
    return int(seed)


def _explicit_deal(fields: dict[str, Any], rules: Ruleset) -> Deal:
    if "deck" not in fields:
        raise at("deal", HanabiError("record-deal"))
    if not isinstance(fields["deck"], str):
        raise _wrong_value("deal: deck", "record-text", fields["deck"])
    try:
        deck = parse_deck(fields["deck"])
    except InvalidNotation as error:
        raise at("deal: deck", error) from None
    tiles: tuple[Tile, ...] = ()
    if rules.options.five_flamboyants:
        tiles = _tiles(_required(fields, "tiles", "deal"))
    elif "tiles" in fields:
        raise InvalidDeal("tiles-not-in-play")
    places = _numbers(fields.get("returns", []), "deal: returns")
    return Deal(deck, Seat(fields.get("first_seat", 0)), tiles, places)


def _tiles(value: Any) -> tuple[Tile, ...]:
    numbers = _numbers(value, "deal: tiles")
    if sorted(numbers) != sorted(Tile):
        raise InvalidDeal("tiles")
    return tuple(map(Tile, numbers))


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
    written = _object(value, "outcome", ("ending", "score", "points"))
    if state.outcome is None:
        raise at("outcome", HanabiError("record-not-over"))
    right = {
        "ending": state.outcome.ending.value,
        "score": state.outcome.score,
        "points": state.outcome.points,
    }
    for name, wanted in right.items():
        found = _required(written, name, "outcome")
        if type(found) is not type(wanted) or found != wanted:
            reason = HanabiError(
                "record-wrong", value=printable_json(found), right=printable_json(wanted)
            )
            raise at(f"outcome: {name}", reason)


def _required(fields: dict[str, Any], name: str, place: str = "") -> Any:
    if name not in fields:
        raise at(f"{place}: {name}" if place else name, HanabiError("record-missing"))
    return fields[name]


def _object(value: Any, place: str, known: Iterable[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _wrong_value(place, "record-object", value)
    for name in value:
        if name not in known:
            raise at(f"{place}: {printable(name)}", HanabiError("record-unknown"))
    return value


def _list(value: Any, place: str) -> list[Any]:
    if not isinstance(value, list):
        raise _wrong_value(place, "record-list", value)
    return value


def _numbers(value: Any, place: str) -> tuple[int, ...]:
    for index, number in enumerate(_list(value, place)):
        if not _is_number(number) or number < 0:
            raise _wrong_value(f"{place}[{index}]", "record-number", number)
    return tuple(value)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _wrong_value(place: str, code: str, value: object) -> InvalidRecord:
    return at(place, HanabiError(code, value=printable_json(value)))


def _shown(values: Mapping[str, object]) -> dict[str, object]:
    """The values of an error of the rules, which may come from the file, fit to be shown."""
    return {name: _shown_value(name, value) for name, value in values.items()}


def _shown_value(name: str, value: object) -> object:
    if name == "known":
        return value  # our own list of names, which may be long
    if isinstance(value, str) and name in ("edition", "option", "card"):
        return printable(value)  # a name, which needs no quotation marks
    return printable_json(value)
