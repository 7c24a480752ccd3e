"""A database of its own for each test, of both kinds: a file of SQLite's, as the server has it, and
one in a real PostgreSQL."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from hanabi.storage import Database, EventLog, open_database
from tests.postgres import shared_cluster

Result = TypeVar("Result")
Run = Callable[[Coroutine[Any, Any, Any]], Any]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path}/data/hanabi.db"
        return
    cluster = shared_cluster()
    name = cluster.new_database()
    yield cluster.url(name)
    cluster.drop(name)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """For what is SQLite's alone."""
    return f"sqlite+aiosqlite:///{tmp_path}/data/hanabi.db"


@pytest.fixture
def postgres_url() -> Iterator[str]:
    """For what is PostgreSQL's alone: a database with nothing in it."""
    cluster = shared_cluster()
    name = cluster.new_database(empty=True)
    yield cluster.url(name)
    cluster.drop(name)


@pytest.fixture
def run() -> Iterator[Run]:
    """Run coroutines in one event loop."""
    with asyncio.Runner() as runner:
        yield runner.run


@pytest.fixture
def database(url: str, run: Run) -> Iterator[Database]:
    opened: Database = run(open_database(url))
    yield opened
    run(opened.close())


Open = Callable[[str], Coroutine[Any, Any, Database]]


@pytest.fixture
def open_another(run: Run) -> Iterator[Open]:
    """Open more databases, which are closed even if the test fails."""
    opened: list[Database] = []

    async def open_one(url: str) -> Database:
        opened.append(await open_database(url))
        return opened[-1]

    yield open_one
    for database in opened:
        run(database.close())


@pytest.fixture
def log(database: Database, run: Run) -> Iterator[EventLog]:
    event_log = EventLog(database)
    run(event_log.start())
    yield event_log
    run(event_log.stop())
