"""Comments and variations out of a record's JSON."""

from dataclasses import replace
from typing import Any

from hanabi.game import InvalidNotation, Move
from hanabi.notation.annotations import Comment, Variation
from hanabi.notation.errors import InvalidRecord, printable_json
from hanabi.notation.json_fields import is_number, list_of, object_of, required, wrong_value
from hanabi.notation.record import Record, at, at_move, check_annotations
from hanabi.notation.text import parse_move


def with_annotations(record: Record, document: dict[str, Any]) -> Record:
    """The record with what its document says beside the moves, checked and played through."""
    comments = _comments(document.get("comments", []))
    variations = _variations(document.get("variations", []))
    record = replace(record, comments=comments, variations=variations)
    check_annotations(record)
    return record


def _comments(value: Any) -> tuple[Comment, ...]:
    comments = []
    for index, each in enumerate(list_of(value, "comments")):
        place = f"comments[{index}]"
        fields = object_of(each, place, ("after", "text"))
        text = required(fields, "text", place)
        if not isinstance(text, str):
            raise wrong_value(f"{place}: text", "record-text", text)
        comments.append(Comment(_after(fields, place), text))
    return tuple(comments)


def _variations(value: Any) -> tuple[Variation, ...]:
    variations = []
    for index, each in enumerate(list_of(value, "variations")):
        place = f"variations[{index}]"
        fields = object_of(each, place, ("after", "name", "moves", "comments", "variations"))
        after, name = _after(fields, place), fields.get("name")
        if name is not None and not isinstance(name, str):
            raise wrong_value(f"{place}: name", "record-text", name)
        try:
            moves = _moves(list_of(required(fields, "moves"), "moves"), after)
            comments = _comments(fields.get("comments", []))
            below = _variations(fields.get("variations", []))
        except InvalidRecord as error:
            raise at(place, error) from None
        variations.append(Variation(after, moves, comments, below, name))
    return tuple(variations)


def _after(fields: dict[str, Any], place: str) -> int:
    after = required(fields, "after", place)
    if not is_number(after) or after < 0:
        raise wrong_value(f"{place}: after", "record-number", after)
    return int(after)


def _moves(texts: list[Any], after: int) -> tuple[Move, ...]:
    moves = []
    for number, text in enumerate(texts, after + 1):
        if not isinstance(text, str):
            raise InvalidRecord("record-move-text", number=number, value=printable_json(text))
        try:
            moves.append(parse_move(text))
        except InvalidNotation as error:
            raise at_move(number, text, error) from None
    return tuple(moves)
