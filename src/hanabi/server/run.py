"""One process that serves."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from hanabi.rules.system_errors import system_reason
from hanabi.server.access.arrivals import Arrivals
from hanabi.server.access.metered_socket import metered
from hanabi.server.errors import Refused
from hanabi.server.http.app import create_app
from hanabi.server.interpreter import set_for_serving
from hanabi.server.logs import set_up_logs
from hanabi.server.play.draining import drain
from hanabi.server.settings import Settings
from hanabi.server.time_and_chance import SystemTimeAndChance, TimeAndChance
from hanabi.server.uvicorn_server import HTTP_PROTOCOL, DrainingServer
from hanabi.server.workers import Workers
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
    app = create_app(settings, time_and_chance, when_ready)

    async def drained(is_hurried: Callable[[], bool]) -> None:
        service = getattr(app.state, "service", None)
        if service is not None:
            await drain(service, is_hurried)

    config = uvicorn.Config(
        app,
        http=metered(HTTP_PROTOCOL, Arrivals(settings, time_and_chance.monotonic)),
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
    return DrainingServer(config, drained)


def listen(settings: Settings) -> socket.socket:
    """The address to be served at; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        why = system_reason(error)
        raise Refused("address", host=settings.host, port=settings.port, why=why) from None


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve until told to stop; ``announce`` is told the address."""
    if not asyncio.run(_is_shared(settings)) and settings.workers > 1:
        raise Refused("workers-sqlite")
    with listen(settings) as listening:
        port = listening.getsockname()[1]
        host = f"[{settings.host}]" if ":" in settings.host else settings.host

        # The socket listens already, so whoever reads the address can connect at once.
        def when_ready() -> None:
            announce(f"http://{host}:{port}/")

        if settings.workers > 1:
            Workers(settings, listening, serve_at).run(when_ready)
        else:
            serve_at(settings, listening, when_ready)


def serve_at(settings: Settings, listening: socket.socket, when_ready: Callable[[], None]) -> None:
    """Serve from this process."""
    set_up_logs(settings.log_level)
    server = server_for(settings, when_ready=when_ready)
    set_for_serving()
    server.run(sockets=[listening])


async def _is_shared(settings: Settings) -> bool:
    """May several processes serve? A database that cannot be used is refused before any runs."""
    database = await open_database(settings.database_url)
    await database.close()
    return database.is_shared
