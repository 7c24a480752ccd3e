"""What all tests share: the engines, the golden files' one switch, and how Hypothesis runs."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

from hanabi.testing import Engine, ReferenceEngine
from hanabi.testing.fast_engine import FastEngine

settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile("steady")

ENGINES: list[Engine] = [ReferenceEngine(), FastEngine()]
"""All of them play the specification's tests; another one joins here."""

Golden = Callable[[str, str], None]
GOLDEN_FILES = Path(__file__).parent / "golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write golden files anew instead of comparing"
    )


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
