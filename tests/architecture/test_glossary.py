"""The names in docs/glossary.md are those of the code."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
SOURCE = "".join(
    path.read_text(encoding="utf-8") for path in (ROOT / "src" / "hanabi").rglob("*.py")
)
COLUMNS = re.findall(r"^\|[^|]*\|([^|]*)\|", PAGE, re.MULTILINE)
NAMES = sorted({name for column in COLUMNS for name in re.findall(r"`(\w+)", column)})


@pytest.mark.parametrize("name", NAMES)
def test_what_the_glossary_names_is_defined(name: str) -> None:
    defined = rf"^(class {name}\b|{name} = |\s+{name}: )"
    assert re.search(defined, SOURCE, re.MULTILINE), name


def test_the_glossary_names_something() -> None:
    assert {"View", "Ruleset", "hint_tokens"} <= set(NAMES)
