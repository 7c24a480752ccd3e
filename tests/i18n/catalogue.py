"""What the English catalogue holds, and what the source asks it for."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

SOURCE = Path(__file__).parents[2] / "src" / "hanabi"
ENGLISH = SOURCE / "i18n" / "en"
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+(\.[a-z-]+)?")


@dataclass(frozen=True)
class Entry:
    """A message or an attribute: its key, and the variables in it."""

    file: str
    key: str
    variables: frozenset[str]


@cache
def entries() -> tuple[Entry, ...]:
    return tuple(entry for path in sorted(ENGLISH.glob("*.ftl")) for entry in _entries(path))


def _entries(path: Path) -> Iterator[Entry]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    for item in resource.body:
        assert not isinstance(item, ftl.Junk), f"{path.name}: {item.content!r}"
        if isinstance(item, ftl.Message):
            if item.value is not None:
                yield Entry(path.name, item.id.name, frozenset(_variables(item.value)))
            for attribute in item.attributes:
                key = f"{item.id.name}.{attribute.id.name}"
                yield Entry(path.name, key, frozenset(_variables(attribute.value)))


def _variables(node: ftl.BaseNode) -> Iterator[str]:
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from _variables(child)


@cache
def modules() -> list[tuple[Path, ast.Module]]:
    paths = sorted(SOURCE.rglob("*.py"))
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


def patterns() -> set[str]:
    """Every string of the source that could be a key, as a regular expression: a place in an
    f-string stands for words."""
    found: set[str] = set()
    for _, module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if KEY.fullmatch(node.value) or re.fullmatch("[a-z]+", node.value):
                    found.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                found.add("".join(map(_part, node.values)))
    rules = (SOURCE / "i18n" / "rules_lines.json").read_text(encoding="utf-8")
    found |= {re.escape(key) for key in re.findall(r'"((?:rules|ruling)-[a-z0-9-]+)"', rules)}
    for text in _browser_strings():
        found.add(_ANY.join(map(re.escape, _PLACE.split(text))))
    return {pattern for pattern in found if re.search("[a-z]{3}", pattern.replace(_ANY, ""))}


def _browser_strings() -> Iterator[str]:
    """What stands between quotation marks in the browser's sources, templates included."""
    for path in (SOURCE.parents[1] / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text(encoding="utf-8")
            yield from (found[1] for found in _QUOTED.finditer(text))


_ANY = "[a-z0-9-]+"
_PLACE = re.compile(r"\$\{[^}]*\}")
_QUOTED = re.compile(r"""['"`]((?:[a-z0-9.-]|\$\{[^}`]*\})+)['"`]""")


def _part(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else _ANY
