"""The rules of a record as a JSON object: a box and its options, or everything in the open."""

from collections.abc import Mapping
from typing import Any

from hanabi.notation.errors import printable, printable_json
from hanabi.notation.json_fields import list_of, object_of, required, wrong_value
from hanabi.notation.record import at
from hanabi.notation.rules_text import is_of_a_box, parse_suit, suit_text
from hanabi.rules import HanabiError, InvalidRuleset, Options, Ruleset, edition, ruleset

_NAMED = ("edition", "players", "options")
_COUNTS = {"hand_size": "hand_size", "hint_tokens": "max_hint_tokens", "mistakes": "max_mistakes"}
_CUSTOM = (*_COUNTS, "suits")


def rules_fields(rules: Ruleset) -> dict[str, object]:
    """The box, the players and what was switched; of rules of no box all the rest, too."""
    try:
        standard = _defaults(rules.edition).by_name()
    except InvalidRuleset as error:
        raise at("rules", error) from None
    options = {
        name: value for name, value in rules.options.by_name().items() if value != standard[name]
    }
    fields: dict[str, object] = {"edition": rules.edition, "players": rules.players}
    if options:
        fields["options"] = options
    if not is_of_a_box(rules):
        fields |= {name: getattr(rules, field) for name, field in _COUNTS.items()}
        fields["suits"] = list(map(suit_text, rules.suits))
    return fields


def read_rules(value: Any, *, may_be_custom: bool) -> Ruleset:
    """The ruleset that the object says."""
    fields = object_of(value, "rules", (*_NAMED, *_CUSTOM) if may_be_custom else _NAMED)
    box, players = required(fields, "edition", "rules"), required(fields, "players", "rules")
    options = fields.get("options", {})
    if not isinstance(options, dict):
        raise wrong_value("rules: options", "record-object", options)
    try:
        if any(name in fields for name in _CUSTOM):
            return _custom(fields, players, box, options)
        return ruleset(players, box, options)
    except InvalidRuleset as error:
        raise at("rules", InvalidRuleset(error.code, **shown(error.values))) from None


def _custom(fields: dict[str, Any], players: Any, box: Any, options: dict[str, Any]) -> Ruleset:
    """Rules of no box: every field must be there, and its number one."""
    counts = {field: required(fields, name, "rules") for name, field in _COUNTS.items()}
    suits = []
    for index, text in enumerate(list_of(required(fields, "suits", "rules"), "rules: suits")):
        place = f"rules: suits[{index}]"
        if not isinstance(text, str):
            raise wrong_value(place, "record-text", text)
        try:
            suits.append(parse_suit(text))
        except HanabiError as error:
            raise at(place, error) from None
    switched = _defaults(box).with_named(options)
    return Ruleset(players, suits=tuple(suits), options=switched, edition=box, **counts)


def _defaults(box: str | None) -> Options:
    return Options() if box is None else edition(box).defaults


def shown(values: Mapping[str, object]) -> dict[str, object]:
    """The values of an error of the rules, which may come from the file, fit to be shown."""
    return {name: _shown_value(name, value) for name, value in values.items()}


def _shown_value(name: str, value: object) -> object:
    if name == "known":
        return value  # our own list of names, which may be long
    if isinstance(value, str) and name in ("edition", "option", "card"):
        return printable(value)  # a name, which needs no quotation marks
    return printable_json(value)
