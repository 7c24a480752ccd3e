"""Which tests that ask for a server ask for it on PostgreSQL, too."""

from collections.abc import Callable, Iterator
from pathlib import Path
from zlib import crc32

import pytest

from tests import sizes

DatabaseUrl = Callable[[Path], str]
"""The setting ``database`` of servers that share a folder; empty for SQLite's own."""
_HERE = Path(__file__).parent
_BOTH = (_HERE / "server", _HERE / "cli" / "server" / "admin")
_ALL_OF = ("test_races",)
_ONE_OF = 16
"""In the normal size PostgreSQL runs so much of the rest; in the long one, everything."""


def database_kinds(metafunc: pytest.Metafunc) -> list[str]:
    return ["sqlite", "postgresql"] if _runs_on_postgres(metafunc) else ["sqlite"]


def _runs_on_postgres(metafunc: pytest.Metafunc) -> bool:
    path = metafunc.definition.path
    if metafunc.definition.get_closest_marker("sqlite_only"):
        return False
    if not any(path.is_relative_to(folder) for folder in _BOTH):
        return False
    by_chance = crc32(metafunc.function.__name__.encode()) % _ONE_OF == 0
    return sizes.scaled(fast=False, normal=path.stem in _ALL_OF or by_chance, long=True)


@pytest.fixture(scope="module")
def database_url(database_kind: str) -> Iterator[DatabaseUrl]:
    """Of each folder a database of its own, if it is not SQLite's."""
    made: dict[Path, str] = {}

    def url_for(folder: Path) -> str:
        if database_kind == "sqlite":
            return ""
        from tests.postgres import shared_cluster

        if folder not in made:
            made[folder] = shared_cluster().new_database()
        return shared_cluster().url(made[folder])

    yield url_for
    for name in made.values():
        from tests.postgres import shared_cluster

        shared_cluster().drop(name)
