"""What all tests share: their size, the engines, and the golden files' one switch."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from hanabi.testing import Engine, ReferenceEngine
from hanabi.testing.fast_engine import FastEngine
from tests import sizes
from tests.databases import database_kinds, database_url
from tests.order import longest_first

__all__ = ["database_url"]

ENGINES: list[Engine] = [ReferenceEngine(), FastEngine()]
"""All of them play the specification's tests; another one joins here."""

os.environ.setdefault("HANABI_SEARCH_ROLLOUTS", "60")
"""Bots that think ahead do so for a moment here."""

Golden = Callable[[str, str], None]
HERE = Path(__file__).parent
GOLDEN_FILES = HERE / "golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--size",
        choices=sizes.SIZES,
        default="normal",
        help="how much is tried (tests/sizes.py)",
    )
    parser.addoption(
        "--update-golden", action="store_true", help="write golden files anew instead of comparing"
    )


def pytest_configure(config: pytest.Config) -> None:
    # Shells start what runs in the background with Ctrl-C switched off, and programs pass that on:
    # those that tests start and interrupt would never notice.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sizes.choose(config.getoption("--size"))
    for marker in sizes.MARKERS:
        config.addinivalue_line("markers", marker)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """More than there are cores: more than half of the time tests wait for a disk, a server or a
    browser. In the fast size there is less to wait for, and each has to import all tests."""
    return (os.cpu_count() or 1) + (1 if config.getoption("--size") == "fast" else 3)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every test that asks for a server asks for it on SQLite and on PostgreSQL."""
    if "database_kind" in metafunc.fixturenames:
        metafunc.parametrize("database_kind", database_kinds(metafunc), scope="module")


@pytest.hookimpl(trylast=True)  # a sample of what -k and -m have chosen, not a choice of the sample
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE / "browser"):
            item.add_marker("browser")
    if config.getoption("--update-golden"):
        return  # all of them, in any size
    kept = sizes.in_this_size(items)
    left_out = set(items) - set(kept)
    if left_out:
        config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = longest_first(kept)


@pytest.fixture(params=ENGINES, ids=[engine.name for engine in ENGINES])
def engine(request: pytest.FixtureRequest) -> Engine:
    chosen: Engine = request.param
    return chosen


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """``golden("perft/base.json", text)`` compares with the file, or writes it when asked to."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN_FILES / name
        if request.config.getoption("--update-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert text == path.read_text(encoding="utf-8")

    return compare
