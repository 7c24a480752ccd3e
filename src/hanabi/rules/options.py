"""The switches that the boxes offer, by the names that records and commands use."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from typing import Any

from hanabi.rules.cards import Color, Suit
from hanabi.rules.errors import InvalidRuleset
from hanabi.rules.suits import ONE_OF_EACH, STANDARD_COPIES, SuitRules


class Multicolor(Enum):
    """The three ways in which boxes add multicolour cards (R-40, R-41, R-42)."""

    OWN_COLOR_5 = "own-color-5"
    EVERY_COLOR_5 = "every-color-5"
    EVERY_COLOR_10 = "every-color-10"

    @property
    def suit_rules(self) -> SuitRules:
        """The sixth suit that this way adds."""
        return _MULTICOLOR_SUITS[self]

    def __repr__(self) -> str:
        return f"Multicolor.{self.name}"


_MULTICOLOR_SUITS = {
    Multicolor.OWN_COLOR_5: SuitRules(Suit.MULTICOLOR, ONE_OF_EACH, color=Color.MULTICOLOR),
    Multicolor.EVERY_COLOR_5: SuitRules(Suit.MULTICOLOR, ONE_OF_EACH, every_color=True),
    Multicolor.EVERY_COLOR_10: SuitRules(Suit.MULTICOLOR, STANDARD_COPIES, every_color=True),
}


_FOR_ANY_TABLE = {"for any table": True}
"""Marks an option that may be switched whatever the box offers (R-07)."""


@dataclass(frozen=True, slots=True)
class Options:
    """Every switch, all off: the base game without an edition."""

    empty_hints: bool = field(default=False, metadata=_FOR_ANY_TABLE)
    expert: bool = False
    timed_display: bool = False
    multicolor: Multicolor | None = None
    black_powder: bool = False
    five_flamboyants: bool = False

    def by_name(self) -> dict[str, bool | str | None]:
        """All options as records write them."""
        return {name: _plain(getattr(self, _field(name))) for name in OPTION_NAMES}

    def with_named(self, named: Mapping[str, object]) -> "Options":
        """These options with some switched, by their names in records and commands."""
        switched: dict[str, Any] = {_field(name): _value(name, named[name]) for name in named}
        return replace(self, **switched)


OPTION_NAMES = tuple(option.name.replace("_", "-") for option in fields(Options))
"""Every option by the name that records and commands use."""

OPTIONS_FOR_ANY_TABLE = frozenset(
    option.name.replace("_", "-") for option in fields(Options) if option.metadata
)
"""Those that may be switched whatever the box offers (R-07)."""


def _field(name: str) -> str:
    return name.replace("-", "_")


def _plain(value: bool | Multicolor | None) -> bool | str | None:
    return value.value if isinstance(value, Multicolor) else value


def _value(name: object, value: object) -> bool | Multicolor | None:
    """One option's value, from what a record or a command says."""
    if name not in OPTION_NAMES:
        raise InvalidRuleset("unknown-option", option=name, known=", ".join(OPTION_NAMES))
    if name != "multicolor":
        if not isinstance(value, bool):
            raise InvalidRuleset("option-not-boolean", option=name, value=value)
        return value
    if value is None or isinstance(value, Multicolor):
        return value
    if isinstance(value, str) and value in (way.value for way in Multicolor):
        return Multicolor(value)
    ways = ", ".join(way.value for way in Multicolor)
    raise InvalidRuleset("multicolor-value", value=value, known=ways)
