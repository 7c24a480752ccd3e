"""One process that serves: uvicorn around the application."""

import logging
from typing import Any

import uvicorn

from hanabi.server.app import create_app
from hanabi.server.logs import set_up_logs
from hanabi.server.settings import Settings
from hanabi.server.surroundings import Surroundings

MAX_FRAME = 64 * 1024
"""Bytes of a WebSocket message that are read at all."""
_GRACE_SECONDS = 3


def server_for(settings: Settings, world: Surroundings | None = None) -> uvicorn.Server:
    """A server that is not yet running."""
    options: dict[str, Any] = {}
    if settings.trusted_proxies:
        options = {"proxy_headers": True, "forwarded_allow_ips": settings.trusted_proxies}
    else:
        options = {"proxy_headers": False}
    config = uvicorn.Config(
        create_app(settings, world),
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


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    set_up_logs(settings.log_level)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    server_for(settings).run()
