"""The server's settings: flags of ``hanabi serve`` and ``HANABI_…`` variables."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from sqlalchemy.engine import make_url

from hanabi.server.errors import BadRequest


@dataclass(frozen=True)
class Settings:
    """Everything that an operator may change; the defaults need no decision."""

    host: str = "127.0.0.1"
    port: int = 8265
    data: str = ""
    """The data directory; empty: the user's own."""
    database: str = ""
    """A database URL; empty: SQLite in the data directory."""
    origins: str = ""
    """Further origins whose pages may connect, separated by spaces."""
    trusted_proxies: str = ""
    """Addresses whose X-Forwarded-For and -Proto headers are believed, separated by commas."""
    secure_cookies: bool = False
    bot_delay: float = 0.7
    """Seconds from a bot's turn to its move, whatever it thought about."""
    bot_limit: float = 10.0
    """Seconds that a bot may think; then a careful move is made for it."""
    message_rate: float = 20.0
    """WebSocket messages a second and connection; five seconds' worth may come at once."""
    request_rate: float = 50.0
    """HTTP requests a second and client."""
    guests_per_hour: float = 60.0
    """New identities an hour and client address."""
    tables_per_hour: float = 120.0
    """New tables an hour and identity."""
    idle_minutes: float = 10.0
    """How long a table that nobody looks at stays in memory."""
    log_level: str = "info"

    @property
    def database_url(self) -> str:
        """Where everything is kept."""
        return self.database or f"sqlite+aiosqlite:///{self.directory / 'hanabi.db'}"

    @property
    def place(self) -> str:
        """Where everything is kept, for people to read: without a password."""
        if not self.database:
            return str(self.directory)
        return make_url(self.database).render_as_string(hide_password=True)

    @property
    def directory(self) -> Path:
        """The data directory."""
        return Path(self.data) if self.data else default_directory(os.environ)

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The further origins, one by one."""
        return frozenset(self.origins.split())


def default_directory(environment: Mapping[str, str]) -> Path:
    """The user's data directory, as the platform has it."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "hanabi"
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "hanabi"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "hanabi"


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return f"HANABI_{name.upper()}"


_RANGES = {
    "port": (0, 65_535),
    "bot_delay": (0.0, 60.0),
    "bot_limit": (0.01, 3600.0),
    "message_rate": (0.1, 1e9),
    "request_rate": (0.1, 1e9),
    "guests_per_hour": (0.0, 1e9),
    "tables_per_hour": (0.0, 1e9),
    "idle_minutes": (0.0, 1e6),
}
_LEVELS = ("debug", "info", "warning", "error", "critical")


def settings_from(environment: Mapping[str, str], flags: Mapping[str, object]) -> Settings:
    """Flags before variables before defaults; a flag that is None was not given."""
    values: dict[str, Any] = {}
    for field in fields(Settings):
        flag = flags.get(field.name)
        text = environment.get(variable(field.name))
        if flag is not None:
            values[field.name] = flag
            _check(field.name, flag, f"--{field.name.replace('_', '-')}")
        elif text is not None:
            values[field.name] = _parsed(field.name, type(field.default), text)
            _check(field.name, values[field.name], variable(field.name))
    return Settings(**values)


def _check(name: str, value: Any, shown: str) -> None:
    """Refuse a value with which the server would start and not work."""
    least, most = _RANGES.get(name, (None, None))
    is_good = least is None or least <= value <= most
    if name == "log_level":
        is_good = value.lower() in _LEVELS
    if not is_good:
        raise BadRequest("setting", name=shown, value=str(value))


def _parsed(name: str, kind: type, text: str) -> object:
    if kind is bool:
        if text.lower() not in ("0", "1", "true", "false", "yes", "no"):
            raise BadRequest("setting", name=variable(name), value=text)
        return text.lower() in ("1", "true", "yes")
    try:
        return kind(text)
    except ValueError:
        raise BadRequest("setting", name=variable(name), value=text) from None
