"""The test against the Hanabi Learning Environment itself runs only where that is at hand."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--hle", metavar="PYTHON", help="an interpreter that can import hanabi_learning_environment"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "hle: only runs when --hle names an interpreter")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave that test out, unless ``--hle PYTHON`` was given."""
    if not config.getoption("--hle", default=None):
        apart = [item for item in items if item.get_closest_marker("hle")]
        config.hook.pytest_deselected(items=apart)
        items[:] = [item for item in items if item not in apart]


@pytest.fixture
def hle_python(request: pytest.FixtureRequest) -> str:
    return str(request.config.getoption("--hle"))
