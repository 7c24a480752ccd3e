"""What PostgreSQL needs that SQLite does not: its driver, its settings, and refusals at the start.

psycopg serves the writer's thread and the event loop alike (decisions/0015)."""

from importlib.util import find_spec
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from hanabi.storage.unusable import DatabaseUnusable

DRIVER = "psycopg"
OLDEST = 14
"""The oldest PostgreSQL that its makers still mend; ``pg_snapshot`` came with 13."""
_MIGRATING = 0x68616E616269
"""Whoever holds this advisory lock migrates; the others wait, and find it done."""
_IDLE_SECONDS, _STATEMENT_SECONDS = 5, 30
_WEAK = ("off", "local", "remote_write")
NOW = "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
"""The database's clock, which all processes go by."""


def with_driver(url: URL) -> URL:
    """``postgresql://`` means psycopg; any other driver would fail later, and worse."""
    if url.drivername not in ("postgresql", "postgres", f"postgresql+{DRIVER}"):
        raise DatabaseUnusable("database-driver", driver=url.drivername)
    if find_spec(DRIVER) is None:
        raise DatabaseUnusable("no-postgres")
    return url.set(drivername=f"postgresql+{DRIVER}")


def check_version(version: int) -> None:
    if version < OLDEST:
        raise DatabaseUnusable("database-too-old", version=version, oldest=OLDEST)


def set_session(connection: Any, _record: object) -> None:
    """A commit is on the primary's disk before anybody hears of it. What the operator asked for
    beyond that (``remote_apply``) stays. A process that stops in the middle of a transaction
    must not stop the others for longer than this."""
    was_autocommit, connection.autocommit = connection.autocommit, True
    with connection.cursor() as cursor:
        cursor.execute("SHOW synchronous_commit")
        if cursor.fetchone()[0] in _WEAK:
            cursor.execute("SET synchronous_commit = on")
        cursor.execute(f"SET idle_in_transaction_session_timeout = '{_IDLE_SECONDS}s'")
        cursor.execute(f"SET statement_timeout = '{_STATEMENT_SECONDS}s'")
    connection.autocommit = was_autocommit


def lock_migrations(connection: Connection) -> None:
    """Until the transaction ends."""
    connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
