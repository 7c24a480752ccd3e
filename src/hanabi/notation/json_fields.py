"""Fields of a JSON document by their names; what is wrong is refused with its place."""

from collections.abc import Iterable
from typing import Any

from hanabi.notation.errors import InvalidRecord, printable, printable_json
from hanabi.notation.record import at
from hanabi.rules import HanabiError


def required(fields: dict[str, Any], name: str, place: str = "") -> Any:
    """The value of a field that must be there."""
    if name not in fields:
        raise at(f"{place}: {name}" if place else name, HanabiError("record-missing"))
    return fields[name]


def object_of(value: Any, place: str, known: Iterable[str]) -> dict[str, Any]:
    """An object with no fields but those known."""
    if not isinstance(value, dict):
        raise wrong_value(place, "record-object", value)
    for name in value:
        if name not in known:
            raise at(f"{place}: {printable(name)}", HanabiError("record-unknown"))
    return value


def list_of(value: Any, place: str) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise wrong_value(place, "record-list", value)
    return value


def numbers(value: Any, place: str) -> tuple[int, ...]:
    """A list of whole numbers from 0 up."""
    for index, number in enumerate(list_of(value, place)):
        if not is_number(number) or number < 0:
            raise wrong_value(f"{place}[{index}]", "record-number", number)
    return tuple(value)


def is_number(value: object) -> bool:
    """A whole number? JSON has none, but Python tells them apart."""
    return isinstance(value, int) and not isinstance(value, bool)


def wrong_value(place: str, code: str, value: object) -> InvalidRecord:
    """The refusal of a value, which is shown."""
    return at(place, HanabiError(code, value=printable_json(value)))
