"""A real server for each test that wants one: uvicorn on a free port, on SQLite or PostgreSQL."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import NullPool, create_engine, text

from hanabi.server.run import listen, server_for
from hanabi.server.settings import Settings
from hanabi.server.time_and_chance import TimeAndChance
from tests.databases import DatabaseUrl
from tests.server.guests import Guest
from tests.waiting import PATIENCE

FAST = Settings(
    port=0,
    bot_delay=0.0,
    bot_limit=PATIENCE,
    message_rate=1e6,
    request_rate=1e6,
    guests_per_hour=1e6,
    tables_per_hour=1e6,
    open_tables_per_identity=1_000_000,
    connections_per_address=1_000_000,
    connections_per_identity=1_000_000,
)
"""Settings for tests: no limits in the way, no waiting for bots, and no bot
that is cut short because the machine is busy."""


class Running:
    """A server in a thread."""

    def __init__(self, settings: Settings, time_and_chance: TimeAndChance | None = None) -> None:
        self.settings = settings
        self._socket = listen(settings)
        self.port: int = self._socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._is_ready = threading.Event()
        self._server = server_for(settings, time_and_chance, self._is_ready.set)
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True
        )
        self._guests: list[Guest] = []

    def start(self) -> None:
        self._thread.start()
        assert self._is_ready.wait(PATIENCE), "the server did not start"

    def guest(self, name: str = "Ana", url: str | None = None, address: str = "127.0.0.1") -> Guest:
        """A new guest, whose connections are closed with the server."""
        self._guests.append(Guest(url or self.url, name, address))
        return self._guests[-1]

    def stop(self) -> None:
        for guest in self._guests:
            guest.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._socket.close()
        assert not self._thread.is_alive()


Serve = Callable[..., Running]
Execute = Callable[..., None]


@pytest.fixture
def serve(tmp_path: Path, database_url: DatabaseUrl) -> Iterator[Serve]:
    """Start servers; the same folder unless another is named."""
    started: list[Running] = []

    def start(
        settings: Settings = FAST,
        time_and_chance: TimeAndChance | None = None,
        folder: str = "data",
    ) -> Running:
        data = tmp_path / folder
        database = settings.database or database_url(data)
        server = Running(replace(settings, data=str(data), database=database), time_and_chance)
        started.append(server)
        server.start()
        return server

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def server(serve: Serve) -> Running:
    return serve()


@pytest.fixture
def execute(tmp_path: Path, database_url: DatabaseUrl) -> Execute:
    """Change something in the database of the usual servers, behind their backs."""
    url = database_url(tmp_path / "data").replace("postgresql:", "postgresql+psycopg:")

    def run(statement: str, **values: object) -> None:
        engine = create_engine(url or f"sqlite:///{tmp_path}/data/hanabi.db", poolclass=NullPool)
        with engine.begin() as connection:
            connection.execute(text(statement), values)

    return run
