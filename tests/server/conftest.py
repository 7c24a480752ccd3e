"""A real server for each test that wants one: uvicorn on a free port, SQLite in a file."""

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from hanabi.server.run import listen, server_for
from hanabi.server.settings import Settings
from hanabi.server.surroundings import Surroundings
from tests.server.people import Guest

FAST = Settings(
    port=0,
    bot_delay=0.0,
    message_rate=1e6,
    request_rate=1e6,
    guests_per_hour=1e6,
    tables_per_hour=1e6,
)
"""Settings for tests: no limits in the way, no waiting for bots."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak", type=float, default=0.0, help="run the soak test for so many seconds"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: only runs when it is asked for")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the soak test out, unless ``--soak SECONDS`` was given."""
    if not config.getoption("--soak", default=0.0):
        slow = [item for item in items if item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]


@pytest.fixture
def soak_seconds(request: pytest.FixtureRequest) -> float:
    return float(request.config.getoption("--soak"))


class Running:
    """A server in a thread."""

    def __init__(self, settings: Settings, world: Surroundings | None = None) -> None:
        self._socket = listen(settings)
        self.port: int = self._socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._server = server_for(settings, world)
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True
        )
        self._guests: list[Guest] = []

    def start(self) -> None:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.005)

    def guest(self, name: str = "Ana", url: str | None = None) -> Guest:
        """A new guest, whose connections are closed with the server."""
        self._guests.append(Guest(url or self.url, name))
        return self._guests[-1]

    def stop(self) -> None:
        for guest in self._guests:
            guest.close()
        self._server.should_exit = True
        self._thread.join(20)
        self._socket.close()
        assert not self._thread.is_alive()


Serve = Callable[..., Running]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start servers; the same folder unless another is named."""
    started: list[Running] = []

    def start(
        settings: Settings = FAST, world: Surroundings | None = None, folder: str = "data"
    ) -> Running:
        server = Running(replace(settings, data=str(tmp_path / folder)), world)
        started.append(server)
        server.start()
        return server

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def server(serve: Serve) -> Running:
    return serve()
