"""Around every request: is it one too many? Before anything is looked up for it."""

from starlette.types import ASGIApp, Receive, Scope, Send

from hanabi.server.access.address import client_of
from hanabi.server.access.metered_socket import MeteredSocket, socket_of
from hanabi.server.errors import TooMany
from hanabi.server.http.endpoint import refusal
from hanabi.server.play.service import Service

FILE_COST = 0.2
"""A page is many files; they cost the server less than what is looked up in its database."""
PROBES = ("/healthz", "/readyz", "/metrics")


class MeteredRequests:
    """Whoever is refused is not heard again before the time that it was told."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        socket = socket_of(scope)
        if socket is not None:
            socket.request_came()
        try:
            await self._answer(scope, receive, send, socket)
        finally:
            if socket is not None:
                socket.wait_for_request()

    async def _answer(
        self, scope: Scope, receive: Receive, send: Send, socket: MeteredSocket | None
    ) -> None:
        service: Service = scope["app"].state.service
        try:
            service.limits.requests.need(*_name_and_cost(scope))
        except TooMany as error:
            service.metrics.count("refused")
            await refusal(error)(scope, receive, send)
            if socket is not None:
                socket.rest(error.retry_after)
        else:
            await self._app(scope, receive, send)


def _name_and_cost(scope: Scope) -> tuple[str, float]:
    """Whoever watches over the server may ask, whatever else comes from the same address."""
    address = client_of(scope["client"][0] if scope["client"] else "?")
    if scope["path"] in PROBES:
        return f"probes of {address}", 1.0
    return address, 1.0 if scope["path"].startswith("/api") else FILE_COST
