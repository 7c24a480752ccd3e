"""The browser's rules pages have the lines of the terminal's, for every box and every table."""

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

from hanabi.i18n.rules_lines import BASE, OPTION_LINES, RULINGS, Lines, Scope
from hanabi.rules import EDITIONS, Multicolor, Options

DATA = Path(__file__).parents[2] / "web" / "src" / "game" / "rules-lines.json"


def _applies(condition: dict[str, Any], scope: Scope) -> bool:
    """As web/src/game/rulebook.ts reads it."""
    options = scope.options.by_name()
    ways = {way.value for way in scope.multicolors}
    checks: dict[str, Callable[[Any], bool]] = {
        "described": scope.described.issuperset,
        "multicolor": lambda value: bool(ways & set(value)),
        "on": lambda value: bool(options[value]),
        "off": lambda value: not options[value],
        "edition": lambda value: scope.edition == value,
        "notEdition": lambda value: scope.edition != value,
        "box": lambda _: scope.edition is not None,
    }
    return all(checks[name](value) for name, value in condition.items())


def _same(lines: Lines, data: list[Any], scope: Scope) -> bool:
    terminal = [key for key, applies in lines if applies(scope)]
    return terminal == [key for key, condition in data if _applies(condition, scope)]


def _scopes() -> list[Scope]:
    boxes = [
        Scope(box.name, box.defaults, frozenset(box.switchable), box.multicolors, is_table=False)
        for box in EDITIONS.values()
    ]
    tables = []
    names = ("empty_hints", "expert", "timed_display", "black_powder", "five_flamboyants")
    for edition, way, switches in product(
        (None, *EDITIONS), (None, *Multicolor), product((False, True), repeat=5)
    ):
        options = Options(multicolor=way, **dict(zip(names, switches, strict=True)))
        described = frozenset(name for name, value in options.by_name().items() if value)
        ways = (way,) if way else ()
        tables.append(Scope(edition, options, described - {"empty-hints"}, ways, is_table=True))
    return boxes + tables


def test_every_page_has_the_same_lines_in_the_browser_and_in_the_terminal() -> None:
    data = json.loads(DATA.read_text())
    for scope in _scopes():
        for (title, lines), (other, found) in zip(BASE, data["base"], strict=True):
            assert title == other
            assert _same(lines, found, scope), (title, scope)
        for (option, lines), (other, found) in zip(OPTION_LINES, data["options"], strict=True):
            assert option == other
            assert _same(lines, found, scope), (option, scope)
        assert _same(RULINGS, data["rulings"], scope), scope
