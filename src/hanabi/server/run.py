"""One process that serves: uvicorn around the application."""

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn

from hanabi.server.app import create_app
from hanabi.server.errors import Refused
from hanabi.server.game_socket import GameSocket
from hanabi.server.logs import set_up_logs
from hanabi.server.settings import Settings
from hanabi.server.surroundings import Surroundings
from hanabi.storage import open_database

MAX_FRAME = 64 * 1024
"""Bytes of a WebSocket message that are read at all."""
_GRACE_SECONDS = 3
_SWITCH_SECONDS = 0.001


class AnnouncingServer(uvicorn.Server):
    """Says when it can be reached, and only then."""

    announce: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started and self.announce is not None:
            self.announce()


def server_for(settings: Settings, world: Surroundings | None = None) -> AnnouncingServer:
    """A server that is not yet running."""
    options: dict[str, Any] = {"proxy_headers": False}
    if settings.trusted_proxies:
        options = {"proxy_headers": True, "forwarded_allow_ips": settings.trusted_proxies}
    config = uvicorn.Config(
        create_app(settings, world),
        host=settings.host,
        port=settings.port,
        ws=GameSocket,
        ws_max_size=MAX_FRAME,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
        **options,
    )
    return AnnouncingServer(config)


def listen(settings: Settings) -> socket.socket:
    """The address to be served at; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Refused("address", host=settings.host, port=settings.port, why=why) from None


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until told to stop; ``announce`` is told the address."""
    asyncio.run(_try_database(settings))
    with listen(settings) as listening:
        set_up_logs(settings.log_level)
        for noisy in ("uvicorn.error", "alembic"):
            logging.getLogger(noisy).setLevel(logging.WARNING)
        port = listening.getsockname()[1]
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        server = server_for(settings)
        server.announce = lambda: announce(f"http://{host}:{port}/")
        # Looking for garbage in cycles stops all tables, for a third of a second where there are
        # many, and finds nothing but connections that have ended: ``service`` sees to those.
        gc.disable()
        # How long the event log's writer, which waits for a disk and then for Python's lock, is
        # kept waiting for the latter: of the usual 5 ms a move has to wait several times.
        sys.setswitchinterval(_SWITCH_SECONDS)
        server.run(sockets=[listening])


async def _try_database(settings: Settings) -> None:
    """Let a database that cannot be used be refused before anything runs."""
    database = await open_database(settings.database_url)
    await database.close()
