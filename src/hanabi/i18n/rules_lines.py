"""Which lines of ``rules.ftl`` a page about rules has.

The lines and their conditions are data, in ``rules_lines.json``, which the browser reads too
(``web/src/game/rules-outline.ts``); a test runs both over every box and every table. All
conditions of a line must hold:

- ``on``, ``off``: this option is switched on or off by default, or at this table
- ``explains``: all these options are explained on the page
- ``explains_at_least``: so many options are
- ``multicolor``: one of these kinds of multicolour cards is among them
- ``box``, ``not_box``: the edition; ``from_a_box``: there is one
- ``page``: ``box`` or ``table``

Two keys are no messages but stand for lists: ``ratings`` and ``tiles``.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from hanabi.rules import Edition, Ruleset

_DATA = Path(__file__).with_name("rules_lines.json")
RATINGS, TILES = "ratings", "tiles"


@dataclass(frozen=True, slots=True)
class Scope:
    """What a page is about: a box with its defaults, or a table with its switched options.

    ``explained`` are the options that the page explains, ``multicolors`` the kinds of
    multicolour cards among them.
    """

    page: Literal["box", "table"]
    edition: str | None
    options: Mapping[str, bool | str | None]
    explained: frozenset[str]
    multicolors: frozenset[str]


@dataclass(frozen=True, slots=True)
class Outline:
    """The keys of a page: sections and options with their lines, what closes the options, and
    the rulings."""

    sections: tuple[tuple[str, tuple[str, ...]], ...]
    options: tuple[tuple[str, tuple[str, ...]], ...]
    closing: tuple[str, ...]
    rulings: tuple[str, ...]


def box_scope(edition: Edition) -> Scope:
    """All that a box offers."""
    return Scope(
        "box",
        edition.name,
        edition.defaults.by_name(),
        frozenset(edition.switchable),
        frozenset(kind.value for kind in edition.multicolors),
    )


def table_scope(ruleset: Ruleset) -> Scope:
    """What one table plays by: its options as they are switched there."""
    options = ruleset.options.by_name()
    multicolor = ruleset.options.multicolor
    return Scope(
        "table",
        ruleset.edition,
        options,
        frozenset(name for name, value in options.items() if value) - {"empty-hints"},
        frozenset({multicolor.value} if multicolor else ()),
    )


def outline(scope: Scope, data: Any = None) -> Outline:
    """The keys of a page about this; ``data`` where it is not the package's own."""
    data = data or _data()
    sections = [(part["title"], _keys(part["lines"], scope)) for part in data["sections"]]
    return Outline(
        sections=tuple((title, keys) for title, keys in sections if keys),
        options=tuple(_options(data["options"], scope)),
        closing=_keys(data["closing"], scope),
        rulings=_keys(data["rulings"], scope),
    )


def _options(data: list[Any], scope: Scope) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The options that the page explains; one without lines of its own by its one sentence."""
    lines = {part["option"]: part["lines"] for part in data}
    for option in (*lines, *(name for name in scope.options if name not in lines)):
        if option in scope.explained:
            yield option, _keys(lines.get(option, [f"option-{option}.about"]), scope)


@cache
def _data() -> Any:
    return json.loads(_DATA.read_text(encoding="utf-8"))


def _keys(lines: Iterable[Any], scope: Scope) -> tuple[str, ...]:
    """The keys of the lines that apply; one without conditions is its key alone."""
    return tuple(
        line if isinstance(line, str) else line["key"]
        for line in lines
        if isinstance(line, str)
        or all(_holds(name, wanted, scope) for name, wanted in line["when"].items())
    )


def _holds(name: str, wanted: Any, scope: Scope) -> bool:
    match name:
        case "on":
            return bool(scope.options[wanted])
        case "off":
            return not scope.options[wanted]
        case "explains":
            return scope.explained.issuperset(wanted)
        case "explains_at_least":
            return bool(len(scope.explained) >= wanted)
        case "multicolor":
            return not scope.multicolors.isdisjoint(wanted)
        case "box":
            return bool(scope.edition == wanted)
        case "not_box":
            return bool(scope.edition != wanted)
        case "from_a_box":
            return bool((scope.edition is not None) == wanted)
        case "page":
            return bool(scope.page == wanted)
        case _:
            raise ValueError(f"no such condition: {name}")
