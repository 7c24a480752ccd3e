"""The server's settings. ``hanabi serve`` reads them from flags and ``HANABI_…`` variables,
and checks them there; who makes ``Settings`` in a program knows what it does."""

from dataclasses import dataclass
from pathlib import Path

from hanabi.folders import DATABASE, server_data_folder


@dataclass(frozen=True)
class Settings:
    """Everything that an operator may change; the defaults need no decision."""

    host: str = "127.0.0.1"
    port: int = 8265
    data: str = ""
    """The data directory; empty: the user's own."""
    database: str = ""
    """A database URL; empty: SQLite in the data directory."""
    public_url: str = ""
    """The address that people type, where it is not this machine's own name."""
    trusted_proxies: str = ""
    """Addresses whose X-Forwarded-For and -Proto headers are believed, separated by commas."""
    secure_cookies: bool = False
    bot_delay: float = 0.7
    """Seconds from a bot's turn to its move, whatever it thought about."""
    bot_limit: float = 10.0
    """Seconds that a bot may think; then a careful move is made for it."""
    bots: str = ""
    """Further bots that people may seat, separated by commas: installed, or the operator's own."""
    message_rate: float = 20.0
    """WebSocket messages a second and connection; five seconds' worth may come at once."""
    request_rate: float = 50.0
    """HTTP requests a second and client."""
    guests_per_hour: float = 60.0
    """New identities an hour and client address."""
    tables_per_hour: float = 120.0
    """New tables an hour and identity."""
    open_tables_per_identity: int = 20
    """Tables before their games at which one identity sits; then it makes no more."""
    connections_per_address: int = 300
    """WebSockets that are open at a time from one client address."""
    connections_per_identity: int = 30
    """WebSockets that are open at a time for one identity."""
    away_minutes: float = 2.0
    """How long somebody at a live table may be disconnected before the others go on without
    them: the host's powers pass on, and their vote to end the game is not asked for."""
    push_seconds: float = 10.0
    """How long whoever is on turn may be away before their devices are told."""
    push_hosts: str = ""
    """Hosts with ports, separated by spaces: push services though they are not public."""
    idle_minutes: float = 10.0
    """How long a table that nobody looks at stays in memory."""
    workers: int = 1
    """Processes that serve on one port; more than one needs PostgreSQL."""
    drain_seconds: float = 2.0
    """Over so long a process that stops sends its players to the others, one after the other."""
    log_level: str = "info"

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.directory / DATABASE}"

    @property
    def place(self) -> str:
        """Where everything is kept, for people to read: without a password."""
        if not self.database:
            return str(self.directory)
        from sqlalchemy.engine import make_url

        return make_url(self.database).render_as_string(hide_password=True)

    @property
    def directory(self) -> Path:
        return Path(self.data) if self.data else server_data_folder()
