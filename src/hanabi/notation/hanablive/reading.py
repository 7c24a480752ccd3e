"""Reading hanab.live's JSON: an export, or what somebody made by hand."""

from typing import Any

from hanabi.game import Deal, Discard, InvalidDeal, Move, Play
from hanabi.notation.errors import InvalidJson, InvalidRecord, printable, printable_json
from hanabi.notation.hanablive.variants import Variant, variants_by_name
from hanabi.notation.json_fields import is_number, list_of, required, wrong_value
from hanabi.notation.record import MAX_MOVES, Record, at
from hanabi.notation.strict_json import read_json
from hanabi.rules import (
    Card,
    CardId,
    ColorHint,
    HanabiError,
    InvalidRuleset,
    RankHint,
    Ruleset,
    Seat,
)

EXTRA = "hanab-live"
_REFUSED_OPTIONS = ("cardCycle", "detrimentalCharacters")
_BLIND_PLAYS = "deckPlays"
OUR_OPTIONS = (
    *("variant", "startingPlayer", "emptyClues", "oneExtraCard", "oneLessCard", "allOrNothing"),
)
_KEPT = ("id", "seed", "notes")
PLAY, DISCARD, COLOR_CLUE, RANK_CLUE, END_GAME, VOTE_TO_END = range(6)


def read_hanab_live(data: bytes | str) -> Record:
    """The game that this JSON tells, played through. ``InvalidRecord`` names what is wrong."""
    try:
        document = read_json(data)
    except InvalidJson as error:
        raise InvalidRecord(error.code, **error.values) from None
    return record_of_document(document)


def record_of_document(document: Any) -> Record:
    """The same, from JSON that was read already."""
    if not isinstance(document, dict):
        raise InvalidRecord("record-not-an-object", value=printable_json(document))
    names = list_of(required(document, "players"), "players")
    for seat, name in enumerate(names):
        if not isinstance(name, str):
            raise wrong_value(f"players[{seat}]", "record-text", name)
    options = _options(document)
    variant = _variant(options)
    rules = _rules(variant, len(names), options)
    first_seat = options.get("startingPlayer", 0)
    if not is_number(first_seat) or not 0 <= first_seat < len(names):
        raise wrong_value("options: startingPlayer", "record-number", first_seat)
    deal = Deal(_deck(required(document, "deck"), variant), Seat(first_seat))
    try:
        deal.check(rules)
    except InvalidDeal as error:
        raise at("deck", error) from None
    moves, end = _moves(list_of(required(document, "actions"), "actions"), variant)
    extra = _extra(document, options, end)
    record = Record(rules, tuple(names), deal, moves, {EXTRA: extra} if extra else {})
    _play_through(record, options)
    return record


def _play_through(record: Record, options: dict[str, Any]) -> None:
    """Where the last card may be played from the deck, our rules know all other games."""
    try:
        _ = record.end
    except InvalidRecord:
        last = CardId(len(record.deal.deck) - 1)
        if options.get(_BLIND_PLAYS) and Play(last) in record.moves:
            raise at("options", HanabiError("hanab-live-option", option=_BLIND_PLAYS)) from None
        raise


def _options(document: dict[str, Any]) -> dict[str, Any]:
    options = document.get("options", {})
    if not isinstance(options, dict):
        raise wrong_value("options", "record-object", options)
    for name in _REFUSED_OPTIONS:
        if options.get(name):
            raise at("options", HanabiError("hanab-live-option", option=name))
    if document.get("characters"):
        raise at("characters", HanabiError("hanab-live-option", option="detrimentalCharacters"))
    return options


def _variant(options: dict[str, Any]) -> Variant:
    name = options.get("variant", "No Variant")
    if not isinstance(name, str):
        raise wrong_value("options: variant", "record-text", name)
    variant = variants_by_name().get(name)
    if variant is None:
        raise at("options", HanabiError("hanab-live-variant", variant=printable(name)))
    return variant


def _rules(variant: Variant, players: int, options: dict[str, Any]) -> Ruleset:
    more_cards = bool(options.get("oneExtraCard")) - bool(options.get("oneLessCard"))
    empty_hints, expert = bool(options.get("emptyClues")), bool(options.get("allOrNothing"))
    try:
        return variant.rules(players, empty_hints=empty_hints, expert=expert, more_cards=more_cards)
    except InvalidRuleset as error:
        raise at("players", error) from None


def _deck(value: Any, variant: Variant) -> tuple[Card, ...]:
    cards = []
    for index, each in enumerate(list_of(value, "deck")):
        place = f"deck[{index}]"
        if not isinstance(each, dict):
            raise wrong_value(place, "record-object", each)
        suit, rank = required(each, "suitIndex", place), required(each, "rank", place)
        if not is_number(suit) or not 0 <= suit < len(variant.suits):
            raise wrong_value(f"{place}: suitIndex", "record-number", suit)
        if not is_number(rank) or not 1 <= rank <= 5:
            raise wrong_value(f"{place}: rank", "record-number", rank)
        cards.append(Card(variant.suits[suit].suit, rank))
    return tuple(cards)


def _moves(actions: list[Any], variant: Variant) -> tuple[tuple[Move, ...], dict[str, Any] | None]:
    """The moves, and the action by which somebody ended the game, if one did."""
    if len(actions) > MAX_MOVES:
        raise at("actions", HanabiError("record-too-many-moves", limit=MAX_MOVES))
    moves: list[Move] = []
    for index, action in enumerate(actions):
        place = f"actions[{index}]"
        if not isinstance(action, dict):
            raise wrong_value(place, "record-object", action)
        kind = _number(action, "type", place, VOTE_TO_END)
        if kind in (END_GAME, VOTE_TO_END):
            if index + 1 < len(actions):
                raise at(place, HanabiError("hanab-live-end"))
            return tuple(moves), action
        moves.append(_move(kind, action, place, variant))
    return tuple(moves), None


def _move(kind: int, action: dict[str, Any], place: str, variant: Variant) -> Move:
    target = _number(action, "target", place, 999)
    if kind == PLAY:
        return Play(CardId(target))
    if kind == DISCARD:
        return Discard(CardId(target))
    if kind == RANK_CLUE:
        return RankHint(Seat(target), _number(action, "value", place, 9))
    value = _number(action, "value", place, len(variant.colors) - 1)
    return ColorHint(Seat(target), variant.colors[value])


def _number(fields: dict[str, Any], name: str, place: str, most: int) -> int:
    value = required(fields, name, place)
    if not is_number(value) or not 0 <= value <= most:
        raise wrong_value(f"{place}: {name}", "record-number", value)
    return int(value)


def _extra(
    document: dict[str, Any], options: dict[str, Any], end: dict[str, Any] | None
) -> dict[str, Any]:
    """What is no part of our rules, to be kept."""
    extra = {name: document[name] for name in _KEPT if document.get(name)}
    others = {name: value for name, value in options.items() if name not in OUR_OPTIONS}
    if others:
        extra["options"] = others
    if end is not None:
        extra["end"] = end
    return extra
