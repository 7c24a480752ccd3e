"""Docs run: every Python example in the README and in docs/ is executed."""

import doctest
import re
from pathlib import Path

import pytest

from hanabi.bots import BOTS, SIMULATION_BOTS

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
EXAMPLES = [
    pytest.param(block[1], id=f"{page.relative_to(ROOT)}:{number}")
    for page in PAGES
    for number, block in enumerate(BLOCK.finditer(page.read_text(encoding="utf-8")), start=1)
]


@pytest.fixture
def with_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of one's own with the ``game.json`` that examples speak of."""
    record = next((ROOT / "tests" / "golden" / "records").glob("*.json"))
    (tmp_path / "game.json").write_bytes(record.read_bytes())
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("with_a_record")
@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_in_the_docs_run(example: str) -> None:
    if ">>>" not in example:
        exec(compile(example, "example", "exec"), {"__name__": "example"})
        return
    test = doctest.DocTestParser().get_doctest(example, {}, "example", None, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert runner.run(test).failed == 0


def test_links_between_pages_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            if "://" not in target and not target.startswith("mailto:"):
                assert (page.parent / target).exists(), f"{page.relative_to(ROOT)}: {target}"


def test_files_that_the_docs_name_exist() -> None:
    """As ``src/…`` from the root; a recipe's new files are only made by its reader."""
    named = re.compile(r"`((?:src|tests|docs|web|examples|benchmarks)/[\w./-]+)`")
    for page in [*PAGES, ROOT / "CONTRIBUTING.md"]:
        text = page.read_text(encoding="utf-8")
        made = set(re.findall(r"New file `([^`]+)`", text))
        for path in set(named.findall(text)) - made:
            assert (ROOT / path).exists(), f"{page.relative_to(ROOT)}: {path}"


@pytest.mark.parametrize("name", [*BOTS, *SIMULATION_BOTS])
def test_every_bot_has_a_heading(name: str) -> None:
    assert f"\n## {name}\n" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
