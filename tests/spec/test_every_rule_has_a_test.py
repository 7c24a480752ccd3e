"""The meta-test: no rule without a test that names it, and no test of a rule that is not."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SPECIFICATION = HERE.parents[2] / "shared" / "RULES.md"
"""Lies beside some checkouts; where it does, the list of ids is held to it."""


def listed_ids() -> list[str]:
    lines = (HERE / "rule_ids.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def named_ids() -> Iterator[tuple[str, str]]:
    """Each rule's id in a test's name (``r12``) or docstring (``R-12``), and that test."""
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                numbers = re.findall(r"(?<=_)r(\d\d)(?=_)", node.name)
                numbers += re.findall(r"R-(\d\d)", ast.get_docstring(node) or "")
                yield from ((f"R-{number}", node.name) for number in numbers)


@pytest.mark.parametrize("rule", listed_ids())
def test_every_rule_has_a_test(rule: str) -> None:
    assert rule in {named for named, _ in named_ids()}


def test_every_test_of_a_rule_names_one_that_exists() -> None:
    assert [test for rule, test in named_ids() if rule not in listed_ids()] == []


def test_the_list_of_ids_is_that_of_the_specification() -> None:
    listed = listed_ids()
    assert listed == sorted(set(listed))
    if SPECIFICATION.exists():
        text = SPECIFICATION.read_text(encoding="utf-8")
        assert listed == re.findall(r"^- \*\*(R-\d\d)", text, re.MULTILINE)
