"""HTTP endpoints as data: what each takes and gives is declared once, for the routes and for
the OpenAPI document."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from hanabi.rules import HanabiError
from hanabi.server.access.address import client_of
from hanabi.server.access.identity import COOKIE, Caller
from hanabi.server.access.origin import is_own_origin
from hanabi.server.errors import (
    BadRequest,
    Forbidden,
    Refused,
    TooLarge,
    TooMany,
    TooSlow,
    Unauthorized,
    Unavailable,
)
from hanabi.server.play.service import Service
from hanabi.server.wire.protocol import error_message
from hanabi.storage import OUTAGES

logger = logging.getLogger("hanabi.http")
MAX_BODY = 64 * 1024
BODY_SECONDS = 10.0
_COOKIE_SECONDS = 400 * 24 * 3600
_UNSAFE = ("POST", "PUT", "PATCH", "DELETE")


@dataclass
class ApiRequest:
    """A request that was checked, as its handler gets it."""

    service: Service
    address: str
    """Whose limits count: see ``access.address``."""
    signed_in: Caller | None
    path: dict[str, Any]
    body: Any = None
    query: Any = None
    cookie: str | None = None
    """Set this to give the client a cookie; empty takes it away."""

    @property
    def caller(self) -> Caller:
        """The identity that asks; the endpoint is only for those who have one."""
        if self.signed_in is None:
            raise Unauthorized("sign-in-needed")
        return self.signed_in


Handler = Callable[[ApiRequest], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One method of one path."""

    method: str
    path: str
    handler: Handler
    summary: str
    answer: Any
    status: int = 200
    body: Any = None
    query: Any = None
    needs_identity: bool = True
    manages_identity: bool = False
    """Does it change who one is? Then a token must have been made with that right."""
    extra_cost: float = 0.0
    """In requests, beside the one that it is: what it costs the server more than others."""
    ends_with_asker: bool = False
    """Is its work given up when nobody waits for it any more? Not if it changes anything."""
    media: str = "application/json"
    path_types: dict[str, Any] = field(default_factory=dict)


async def answer(endpoint: Endpoint, service: Service, request: Request) -> Response:
    """Check a request, let its handler work, and write the answer or the refusal."""
    service.metrics.count("requests")
    try:
        checked = await _checked(endpoint, service, request)
        working = endpoint.handler(checked)
        if endpoint.ends_with_asker:
            result = await _while_somebody_waits(request, working)
        else:
            result = await working
    except HanabiError as error:
        service.metrics.count("refused")
        return refusal(error)
    except ClientDisconnect:  # nobody is there to hear that it was not the server's fault
        return Response(status_code=400)
    except OUTAGES:
        logger.exception("storage failed")
        service.metrics.count("storage_failures")
        return refusal(Unavailable("storage"))
    response = result if isinstance(result, Response) else _json(result, endpoint.status)
    if checked.cookie is not None:
        _set_cookie(response, checked.cookie, is_secure(request, service))
    return response


async def _while_somebody_waits(request: Request, working: Awaitable[Any]) -> Any:
    work = asyncio.ensure_future(working)
    hanging_up = asyncio.create_task(_hung_up(request))
    await asyncio.wait((work, hanging_up), return_when=asyncio.FIRST_COMPLETED)
    hanging_up.cancel()
    if not work.done():
        work.cancel()
        raise ClientDisconnect
    return work.result()


async def _hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _checked(endpoint: Endpoint, service: Service, request: Request) -> ApiRequest:
    if request.method in _UNSAFE and not is_own_origin(request.headers, service.settings):
        raise Forbidden("origin")
    address = client_of(request.client.host if request.client else "?")
    caller = await service.accounts.caller(
        request.headers.get("authorization"), request.cookies.get(COOKIE)
    )
    if caller is None and endpoint.needs_identity:
        raise Unauthorized("sign-in-needed")
    if caller is not None and endpoint.manages_identity and not caller.may_manage:
        raise Forbidden("token-rights")
    if endpoint.extra_cost:
        service.limits.requests.need(address, endpoint.extra_cost)
    checked = ApiRequest(service, address, caller, _path(endpoint, request))
    if endpoint.query is not None:
        checked.query = _query(endpoint, request)
    if endpoint.body is not None:
        checked.body = await _body(endpoint, request)
    return checked


def _path(endpoint: Endpoint, request: Request) -> dict[str, Any]:
    """Path values by their types; one that cannot be of its type names nothing."""
    values = dict(request.path_params)
    for name, kind in endpoint.path_types.items():
        values[name] = _converted(values[name], kind)
    return values


def _query(endpoint: Endpoint, request: Request) -> Any:
    """Each value at most once. One that is left out is none; the text "null" is not."""
    sent = request.query_params.multi_items()
    values = dict(sent)
    query = _converted(values, endpoint.query)
    for name in values:
        if getattr(query, name) is None:
            raise BadRequest("bad-request", reason=f"`{name}` has no value")
    if len(values) < len(sent):
        raise BadRequest("bad-request", reason="a value came twice")
    return query


def _converted(value: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(value, kind, strict=False)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadRequest("bad-request", reason=str(error)) from None


async def _body(endpoint: Endpoint, request: Request) -> Any:
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > MAX_BODY:
                    raise TooLarge("body-too-large", limit=MAX_BODY)
    except TimeoutError:
        raise TooSlow("body-too-slow") from None
    try:
        return msgspec.json.decode(bytes(data or b"{}"), type=endpoint.body)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadRequest("bad-request", reason=str(error)) from None


def _json(value: Any, status: int) -> Response:
    if value is None:
        return Response(status_code=204)
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refusal(error: HanabiError) -> Response:
    """A refusal in the protocol's own form."""
    response = _json(error_message(error), error.status if isinstance(error, Refused) else 400)
    if isinstance(error, TooMany):
        response.headers["retry-after"] = str(error.retry_after)
    return response


def is_secure(request: Request, service: Service) -> bool:
    """Did it come over TLS, here or at the proxy?"""
    settings = service.settings
    is_behind_tls = settings.secure_cookies or settings.public_url.startswith("https:")
    return is_behind_tls or request.url.scheme == "https"


def _set_cookie(response: Response, value: str, secure: bool) -> None:
    if value:
        response.set_cookie(
            COOKIE, value, _COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure
        )
    else:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)
