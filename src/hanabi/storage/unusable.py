"""Why a database cannot be used."""

from hanabi.rules import HanabiError
from hanabi.rules.system_errors import system_reason


class DatabaseUnusable(HanabiError):
    """There is no database at this address, and none can be made; or it cannot work."""


def unusable(error: Exception) -> DatabaseUnusable:
    """What a driver or the system said of the database, without what was to be written."""
    return DatabaseUnusable("database", why=system_reason(getattr(error, "orig", None) or error))
