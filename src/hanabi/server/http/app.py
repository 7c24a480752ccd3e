"""The ASGI application: routes, headers, and what happens when something is not there."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from hanabi.server.http.client_files import ClientFiles
from hanabi.server.http.endpoint import Endpoint, answer
from hanabi.server.http.front_door import FrontDoor
from hanabi.server.http.metered_requests import MeteredRequests
from hanabi.server.http.openapi import document
from hanabi.server.http.routes import deals as routes_deals
from hanabi.server.http.routes import games as routes_games
from hanabi.server.http.routes import identity as routes_identity
from hanabi.server.http.routes import invitations as routes_invitations
from hanabi.server.http.routes import lessons as routes_lessons
from hanabi.server.http.routes import lines as routes_lines
from hanabi.server.http.routes import own_data as routes_own_data
from hanabi.server.http.routes import playing_on as routes_playing_on
from hanabi.server.http.routes import push as routes_push
from hanabi.server.http.routes import puzzles as routes_puzzles
from hanabi.server.http.routes import replays as routes_replays
from hanabi.server.http.routes import reviews as routes_reviews
from hanabi.server.http.routes import shared_replays as routes_shared_replays
from hanabi.server.http.routes import sharing as routes_sharing
from hanabi.server.http.routes import statistics as routes_statistics
from hanabi.server.http.routes import tables as routes_tables
from hanabi.server.http.routes import tries as routes_tries
from hanabi.server.play.operator_watch import OperatorWatch
from hanabi.server.play.service import Service, running
from hanabi.server.play.socket import look_together, play
from hanabi.server.settings import Settings
from hanabi.server.time_and_chance import SystemTimeAndChance, TimeAndChance
from hanabi.server.wire.protocol import ErrorMessage

ENDPOINTS: tuple[Endpoint, ...] = (
    *routes_identity.ENDPOINTS,
    *routes_tables.ENDPOINTS,
    *routes_invitations.ENDPOINTS,
    *routes_games.ENDPOINTS,
    *routes_statistics.ENDPOINTS,
    *routes_own_data.ENDPOINTS,
    *routes_deals.ENDPOINTS,
    *routes_replays.ENDPOINTS,
    *routes_tries.ENDPOINTS,
    *routes_lines.ENDPOINTS,
    *routes_reviews.ENDPOINTS,
    *routes_playing_on.ENDPOINTS,
    *routes_shared_replays.ENDPOINTS,
    *routes_lessons.ENDPOINTS,
    *routes_puzzles.ENDPOINTS,
    *routes_push.ENDPOINTS,
    *routes_sharing.ENDPOINTS,
)
STATIC = Path(__file__).parents[1] / "static"
"""The browser client, if this package was built with it."""

logger = logging.getLogger("hanabi.http")

_HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
        b" form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a secret link must not travel
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
_NO_STORE = (b"cache-control", b"no-store")
_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>hanabi</title>
<h1>hanabi</h1>
<p>This is a server for the card game. It was built without the browser client.</p>
<p>The HTTP interface is described by <a href="/api/openapi.json">/api/openapi.json</a>;
play is a WebSocket at <code>/api/tables/{table_id}/play</code>.</p></html>
"""


def create_app(
    settings: Settings,
    time_and_chance: TimeAndChance | None = None,
    when_ready: Callable[[], None] | None = None,
) -> Starlette:
    """The server as an ASGI application; its database opens with its lifespan."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running(settings, time_and_chance or SystemTimeAndChance()) as service:
            app.state.service = service
            watching = asyncio.create_task(OperatorWatch(service).run())
            if when_ready is not None:
                when_ready()
            yield
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    return Starlette(
        routes=_routes(),
        middleware=[
            Middleware(HeadersAndLog),
            Middleware(MeteredRequests),
            Middleware(FrontDoor, settings),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: _not_there, Exception: _failed},
    )


def _routes() -> list[BaseRoute]:
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    routes: list[BaseRoute] = [_route(path, methods) for path, methods in by_path.items()]
    routes += [
        Route("/api/openapi.json", _openapi),
        WebSocketRoute("/api/tables/{table_id}/play", _Socket(play)),
        WebSocketRoute("/api/shared-replays/{replay_id}/look", _Socket(look_together)),
        Route("/healthz", _healthz),
        Route("/readyz", _readyz),
        Route("/metrics", _metrics),
    ]
    if (STATIC / "index.html").is_file():
        client = ClientFiles(directory=STATIC, html=True)
        # Compressed: files alone. Answers that hold secrets beside what others wrote are not.
        routes.append(Mount("/", GZipMiddleware(client, minimum_size=1000)))
    else:
        routes.append(Route("/", _page))
    return routes


@cache
def _described() -> bytes:
    return msgspec.json.encode(document(ENDPOINTS, version("hanabi")))


async def _openapi(_request: Request) -> Response:
    return Response(_described(), media_type="application/json")


def _route(path: str, methods: dict[str, Endpoint]) -> Route:
    async def handle(request: Request) -> Response:
        endpoint = methods["GET" if request.method == "HEAD" else request.method]
        return await answer(endpoint, _service(request.app), request)

    return Route(path, handle, methods=list(methods))


class _Socket:
    """An ASGI application, so that what is sent does not pass through Starlette's layers."""

    def __init__(self, serve: Callable[[WebSocket, Send, Service], Awaitable[None]]) -> None:
        self._serve = serve

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._serve(WebSocket(scope, receive, send), send, _service(scope["app"]))


async def _healthz(_request: Request) -> Response:
    """It lives, whatever the database does: starting it anew would not bring that back."""
    return PlainTextResponse("ok\n")


async def _readyz(request: Request) -> Response:
    """Can moves be made? A full disk can still be read, but is not what people come for."""
    if await _service(request.app).readiness.is_ready():
        return PlainTextResponse("ready\n")
    return PlainTextResponse("storage\n", 503)


async def _metrics(request: Request) -> Response:
    text = _service(request.app).metrics.text()
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


async def _page(_request: Request) -> Response:
    return HTMLResponse(_PAGE)


async def _not_there(_request: Request, error: Exception) -> Response:
    """Starlette's own refusals in the protocol's form."""
    assert isinstance(error, HTTPException)
    code = {404: "no-such-path", 405: "no-such-method"}.get(error.status_code, "bad-request")
    return Response(
        msgspec.json.encode(ErrorMessage(code)),
        error.status_code,
        dict(error.headers or {}),
        "application/json",
    )


async def _failed(request: Request, _error: Exception) -> Response:
    """A fault of the server: the client learns that, and nothing else."""
    _service(request.app).metrics.count("errors")
    return Response(
        msgspec.json.encode(ErrorMessage("internal")), 500, media_type="application/json"
    )


def _service(app: Any) -> Service:
    service: Service = app.state.service
    return service


class HeadersAndLog:
    """Around every answer: safe headers and a log line that names the route, not the path."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.monotonic(), 500
        is_api = scope["path"].startswith("/api")

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                extra = [*_HEADERS, _NO_STORE] if is_api else _HEADERS
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        try:
            await self._app(scope, receive, dressed)
        finally:
            route = scope.get("route")
            logger.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": getattr(route, "path", "?"),
                    "status": status,
                    "ms": round((time.monotonic() - began) * 1000, 1),
                },
            )
