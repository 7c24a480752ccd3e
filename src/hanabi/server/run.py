"""One process that serves: uvicorn around the application."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from hanabi.server.access.arrivals import Arrivals
from hanabi.server.access.metered_socket import metered
from hanabi.server.errors import Refused
from hanabi.server.http.app import create_app
from hanabi.server.interpreter import set_for_serving
from hanabi.server.logs import set_up_logs
from hanabi.server.settings import Settings
from hanabi.server.time_and_chance import SystemTimeAndChance, TimeAndChance
from hanabi.storage import open_database

MAX_FRAME = 64 * 1024
"""Bytes of a WebSocket message that are read at all."""
_GRACE_SECONDS = 3


def server_for(
    settings: Settings,
    time_and_chance: TimeAndChance | None = None,
    when_ready: Callable[[], None] | None = None,
) -> uvicorn.Server:
    """A server that is not yet running; ``when_ready`` is called once tables can be served."""
    time_and_chance = time_and_chance or SystemTimeAndChance()
    options: dict[str, Any] = {"proxy_headers": False}
    if settings.trusted_proxies:
        options = {"proxy_headers": True, "forwarded_allow_ips": settings.trusted_proxies}
    config = uvicorn.Config(
        create_app(settings, time_and_chance, when_ready),
        http=metered(Arrivals(settings, time_and_chance.monotonic)),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
        **options,
    )
    return uvicorn.Server(config)


def listen(settings: Settings) -> socket.socket:
    """The address to be served at; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        why = (getattr(error, "strerror", None) or str(error)).partition(" (while attempting")[0]
        raise Refused("address", host=settings.host, port=settings.port, why=why) from None


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until told to stop; ``announce`` is told the address."""
    asyncio.run(_try_database(settings))
    with listen(settings) as listening:
        set_up_logs(settings.log_level)
        port = listening.getsockname()[1]
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        # The socket listens already, so whoever reads the address can connect at once.
        server = server_for(settings, when_ready=lambda: announce(f"http://{host}:{port}/"))
        set_for_serving()
        server.run(sockets=[listening])


async def _try_database(settings: Settings) -> None:
    """Let a database that cannot be used be refused before anything runs."""
    database = await open_database(settings.database_url)
    await database.close()
