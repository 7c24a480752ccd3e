"""The event log and what is kept beside it: SQLite by default, PostgreSQL for many
processes, one layer for both.

``entries`` is the truth about every table: its rows are appended, never changed. ``games``
and ``participants`` are an index over them, written in the same transaction, for lists and
statistics. Identities and private notes are the only things that no log tells.
"""

from hanabi.storage.database import OUTAGES, Database, open_database
from hanabi.storage.games import GameFilter, GameRow, Participant, StatisticsRow
from hanabi.storage.log import Append, EventLog, SeqTaken, StorageFailed, StoredEntry
from hanabi.storage.unusable import DatabaseUnusable

__all__ = [
    "OUTAGES",
    "Append",
    "Database",
    "DatabaseUnusable",
    "EventLog",
    "GameFilter",
    "GameRow",
    "Participant",
    "SeqTaken",
    "StatisticsRow",
    "StorageFailed",
    "StoredEntry",
    "open_database",
]
