"""Before anything else: was it this server that somebody meant, and may they come?"""

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from hanabi.server.access.origin import is_own_host
from hanabi.server.errors import BadRequest, Forbidden, Misdirected, Refused
from hanabi.server.play.service import Service
from hanabi.server.settings import Settings
from hanabi.server.wire.protocol import error_message


class FrontDoor:
    """Lets in who calls the server by its own name and comes from nowhere that is blocked."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        error = self._refused(scope) if scope["type"] in ("http", "websocket") else None
        if error is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close()  # refused with HTTP's 403
        else:
            body = msgspec.json.encode(error_message(error))
            response = Response(body, error.status, media_type="application/json")
            await response(scope, receive, send)

    def _refused(self, scope: Scope) -> Refused | None:
        service: Service = scope["app"].state.service
        client = scope.get("client")
        if client is not None and client[0] in service.blocked:
            return Forbidden("blocked")
        if not is_own_host(Headers(scope=scope), self._settings):
            return Misdirected("host")
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            # It names nothing here, and PostgreSQL cannot even be asked for it.
            return BadRequest("bad-request", reason="an address has no NUL character")
        return None
