"""Before anything else: was it this server that somebody meant?"""

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from hanabi.server.access.origin import is_own_host
from hanabi.server.errors import Misdirected
from hanabi.server.settings import Settings
from hanabi.server.wire.protocol import error_message


class FrontDoor:
    """Lets in what calls the server by its own name."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_call = scope["type"] in ("http", "websocket")
        if not is_call or is_own_host(Headers(scope=scope), self._settings):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close()  # refused with HTTP's 403
        else:
            error = Misdirected("host")
            body = msgspec.json.encode(error_message(error))
            response = Response(body, error.status, media_type="application/json")
            await response(scope, receive, send)
