"""Every decision has its page, and docs/decisions/README.md leads to each."""

import re
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "decisions"
PAGES = sorted(path for path in FOLDER.glob("*.md") if path.name != "README.md")


def test_the_index_has_every_decision_by_its_number_and_title() -> None:
    index = (FOLDER / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| \[(\d{4})\]\((\S+)\) \| (.*) \|$", index, re.MULTILINE)
    titles = []
    for page in PAGES:
        title = re.match(r"# (\d{4}) (.*)\n", page.read_text(encoding="utf-8"))
        assert title, f"{page.name} does not begin with its number and title"
        titles.append((title[1], page.name, title[2]))
    assert listed == titles


def test_decisions_are_numbered_without_gaps() -> None:
    assert [page.name[:4] for page in PAGES] == [f"{n:04}" for n in range(1, len(PAGES) + 1)]
