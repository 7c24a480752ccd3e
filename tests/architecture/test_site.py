"""``make docs``: the site builds without a warning, every link leads somewhere, and it can be
read without a network.
"""

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import hanabi

ROOT = Path(__file__).parents[2]
FETCHED = re.compile(
    r"<(?:script|img|iframe)[^>]* src=\"?http|<link[^>]* href=\"?http|url\(\"?http"
)
PUBLIC = (
    *("rules", "drawing", "game", "view", "notation", "bots", "fast", "simulate", "testing"),
    *("envs.vector", "envs.pettingzoo"),
    *("analysis.solver", "analysis.endgame", "analysis.review", "analysis.statistics"),
    *("analysis.puzzles", "analysis.many_games"),
)

pytestmark = pytest.mark.processes


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    assert "WARNING" not in built.stderr
    return folder


def test_every_page_of_the_docs_is_in_the_site(site: Path) -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        built = page.relative_to(ROOT / "docs").with_suffix(".html")
        if page.name == "README.md":
            built = built.with_name("index.html")
        assert (site / built).is_file()


def test_nothing_is_fetched_from_the_network(site: Path) -> None:
    for page in [*site.rglob("*.html"), *site.rglob("*.css")]:
        fetched = FETCHED.search(page.read_text(encoding="utf-8"))
        assert fetched is None, f"{page.relative_to(site)}: {fetched and fetched[0]}"


def test_the_reference_has_what_the_docstrings_say(site: Path) -> None:
    page = (site / "reference" / "game.html").read_text(encoding="utf-8")
    assert 'id="hanabi.game.Game.push"' in page
    assert 'href="../specification.html#r-44"' in page


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_is_in_the_reference(site: Path, name: str) -> None:
    file = site / "reference" / f"{name.partition('.')[0]}.html"
    page = file.read_text(encoding="utf-8")
    anchors = set(re.findall(r'id="(hanabi[^"]*)"', page))
    package = f"hanabi.{name}"
    names = import_module(package).__all__
    # A function may have the name of its module, by which the reference then finds it.
    missing = [
        public
        for public in names
        if not anchors & {f"{package}.{public}", f"{package}.{public}.{public}"}
    ]
    assert missing == [], "no docstring?"


def test_the_names_of_a_first_session_are_in_the_reference(site: Path) -> None:
    page = (site / "reference" / "hanabi.html").read_text(encoding="utf-8")
    listed = set(re.findall(r'href="\w+.html#hanabi[\w.]*\.(\w+)"', page))
    assert listed == set(hanabi.__all__) - {"__version__"}


def test_the_search_finds_the_rules(site: Path) -> None:
    index = (site / "search" / "search_index.json").read_text(encoding="utf-8")
    assert "Five Flamboyants" in index
