"""What PostgreSQL needs that SQLite does not: its driver, its settings, and refusals at the start.

psycopg serves the writer's thread and the event loop alike (decisions/0015)."""

from importlib.util import find_spec
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL, ExceptionContext

from hanabi.storage.unusable import DatabaseUnusable

DRIVER = "psycopg"
OLDEST = 14
"""The oldest PostgreSQL that its makers still mend; ``pg_snapshot`` came with 13."""
_MIGRATING = 0x68616E616269
"""Whoever holds this advisory lock migrates; the others wait, and find it done."""
_IDLE_SECONDS, _STATEMENT_SECONDS = 5, 30
_WEAK = ("off", "local", "remote_write")
_ENCODING = "UTF8"
_READ_ONLY = "25006"
"""SQL's code for what may only be read."""
_PARAMETERS = {
    "client_encoding": "UTF8",
    "connect_timeout": "10",
    "tcp_user_timeout": "10000",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
}
"""Of a connection; times are in seconds, but for one. A machine that lost its power says nothing:
without them, whoever asked it waits for a quarter of an hour, and the writer with them."""
NOW = "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
"""The database's clock, which all processes go by."""


def with_driver(url: URL) -> URL:
    """``postgresql://`` means psycopg; any other driver would fail later, and worse."""
    if url.drivername not in ("postgresql", "postgres", f"postgresql+{DRIVER}"):
        raise DatabaseUnusable("database-driver", driver=url.drivername)
    if find_spec(DRIVER) is None:
        raise DatabaseUnusable("no-postgres")
    return url.set(drivername=f"postgresql+{DRIVER}")


def with_parameters(url: URL) -> URL:
    """Connections to this address notice when nobody is there any more. What the operator wrote
    stays."""
    missing = {name: each for name, each in _PARAMETERS.items() if name not in url.query}
    return url.update_query_dict(missing)


def check_server(connection: Connection) -> None:
    """Refuse what could not work."""
    encoding, number = (
        _shown(connection, f"server_{name}") for name in ("encoding", "version_num")
    )
    check_version(int(number) // 10_000)
    if encoding != _ENCODING:
        raise DatabaseUnusable("database-encoding", encoding=encoding)


def _shown(connection: Connection, setting: str) -> str:
    value = connection.scalar(text(f"SHOW {setting}"))
    return value.decode() if isinstance(value, bytes) else str(value)  # bytes: without an encoding


def check_version(version: int) -> None:
    if version < OLDEST:
        raise DatabaseUnusable("database-too-old", version=version, oldest=OLDEST)


def leave_standby(context: ExceptionContext) -> None:
    """A connection to what only reads is as good as none: the primary may be elsewhere by now, or
    it may write again, which connections that are open do not always learn."""
    if getattr(context.original_exception, "sqlstate", None) == _READ_ONLY:
        context.is_disconnect = True


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


def take_time(connection: Connection) -> None:
    """Until the transaction ends: what reads or writes everything may take as long as it does."""
    connection.execute(text("SET LOCAL statement_timeout = 0"))
    connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))


def lock_migrations(connection: Connection) -> None:
    """Until the transaction ends, and however long another's takes."""
    take_time(connection)
    connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
