"""docs/specification.md and the tests know the same rules."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SPECIFICATION = (ROOT / "docs" / "specification.md").read_text(encoding="utf-8")
RULES = re.findall(r"^### (R-\d\d)$", SPECIFICATION, re.MULTILINE)
"""One heading for each rule, so that ``specification.md#r-44`` leads to it."""

TEXT_FILES = {".py", ".md", ".ftl", ".ts", ".svelte", ".json", ".toml"}


def rules_with_tests() -> Iterator[tuple[str, str]]:
    """Each rule's id in a test's name (``r12``) or docstring (``R-12``), and that test."""
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                numbers = re.findall(r"(?<=_)r(\d\d)(?=_)", node.name)
                numbers += re.findall(r"R-(\d\d)", ast.get_docstring(node) or "")
                yield from ((f"R-{number}", node.name) for number in numbers)


def test_the_specification_has_each_rule_once_and_in_order() -> None:
    assert sorted(set(RULES)) == RULES
    assert RULES[0] == "R-01"
    assert RULES[-1] == "R-51"


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test(rule: str) -> None:
    assert rule in {tested for tested, _ in rules_with_tests()}


def test_every_test_of_a_rule_names_one_that_exists() -> None:
    assert [test for rule, test in rules_with_tests() if rule not in RULES] == []


@pytest.mark.parametrize("folder", ["src/hanabi", "tests", "docs", "examples", "web/src"])
def test_every_rule_that_is_mentioned_exists(folder: str) -> None:
    strangers = [
        f"{path.relative_to(ROOT)}: {rule}"
        for path in (ROOT / folder).rglob("*")
        if path.suffix in TEXT_FILES and "static" not in path.parts
        for rule in strange_rules(path.read_text(encoding="utf-8"))
    ]
    assert strangers == []


def strange_rules(text: str) -> set[str]:
    """Ids that the specification does not have, nor a recipe that adds one to it."""
    added = re.findall(r"^\+### (R-\d\d)$", text, re.MULTILINE)
    return set(re.findall(r"\bR-\d+", text)) - {*RULES, *added}
