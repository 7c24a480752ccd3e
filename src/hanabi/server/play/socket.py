"""The way to a table or a shared replay: a WebSocket from its handshake to its end."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.responses import Response
from starlette.types import Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from hanabi.rules import HanabiError
from hanabi.server.access.address import client_of
from hanabi.server.access.identity import COOKIE, Caller
from hanabi.server.access.limits import Bucket
from hanabi.server.access.metered_socket import socket_of
from hanabi.server.access.origin import is_own_origin
from hanabi.server.errors import BadRequest, TooMany, Unavailable
from hanabi.server.play.connection import Connection, SendText
from hanabi.server.play.conversation import AnySession, Conversation
from hanabi.server.play.replay_session import ReplaySession
from hanabi.server.play.service import BYTES_OF_A_MESSAGE, Service, SignedInConnection
from hanabi.server.play.session import Session
from hanabi.server.settings import Settings
from hanabi.server.wire.close_codes import CloseCode
from hanabi.server.wire.protocol import encode, error_message
from hanabi.storage import OUTAGES

logger = logging.getLogger("hanabi.socket")
_RETRY_SECONDS = 10.0
_LEAST_BURST = 64 * 1024
_CLOSE_CODES = {
    "no-such-table": CloseCode.NOT_FOUND,
    "no-such-shared-replay": CloseCode.NOT_FOUND,
    "table-unreadable": CloseCode.INTERNAL_ERROR,
    "storage": CloseCode.INTERNAL_ERROR,
}


NewSession = Callable[[Caller, Connection], AnySession[Any]]
Find = Callable[[WebSocket, Service], Awaitable[NewSession]]
"""What the path names, refused if there is none; and how somebody takes part in it."""


async def play(websocket: WebSocket, send: Send, service: Service) -> None:
    await _converse(websocket, send, service, _find_table)


async def look_together(websocket: WebSocket, send: Send, service: Service) -> None:
    await _converse(websocket, send, service, _find_shared_replay)


async def _find_table(websocket: WebSocket, service: Service) -> NewSession:
    live = await service.lobby.get(websocket.path_params["table_id"][:64])
    return lambda caller, connection: Session(service, caller, live, connection)


async def _find_shared_replay(websocket: WebSocket, service: Service) -> NewSession:
    replay_id = websocket.path_params["replay_id"][:64]
    await service.shared_replays.get(replay_id)
    return lambda caller, connection: ReplaySession(service, caller, replay_id, connection)


async def _converse(websocket: WebSocket, send: Send, service: Service, find: Find) -> None:
    address = client_of(websocket.client.host if websocket.client else "?")
    places = service.limits.connections_of_address
    if (socket := socket_of(websocket.scope)) is not None:
        socket.request_came()
        socket.meter(service.time_and_chance.monotonic, *_buckets(service, address))
    try:
        if not is_own_origin(websocket.headers, service.settings):
            await websocket.close(CloseCode.FORBIDDEN)
        elif not places.enter(address):
            await websocket.send_denial_response(_too_many_connections())
            if socket is not None:  # else uvicorn takes it for a mistake of ours, and logs it
                await socket.lost()
        else:
            try:
                await _talk(websocket, send, service, address, find)
            finally:
                places.leave(address)
    except WebSocketDisconnect:  # it has hung up before it heard the answer
        return
    finally:
        service.ended_connections += 1


def _buckets(service: Service, address: str) -> tuple[Bucket, ...]:
    """Out of which every byte is paid: of the connection, and of all of this address."""
    own = bytes_of_connection(service.settings, service.time_and_chance.monotonic())
    return own, service.limits.bytes_of_address.bucket(address)


def bytes_of_connection(settings: Settings, now: float) -> Bucket:
    rate = settings.message_rate * BYTES_OF_A_MESSAGE
    return Bucket(rate, max(_LEAST_BURST, rate), now)


def _too_many_connections() -> Response:
    """Before there is a WebSocket, HTTP says it."""
    error = TooMany("too-many-connections").after(_RETRY_SECONDS)
    text = encode(error_message(error))
    headers = {"retry-after": str(error.retry_after)}
    return Response(text, error.status, headers, media_type="application/json")


async def _talk(
    websocket: WebSocket, send: Send, service: Service, address: str, find: Find
) -> None:
    authorization, cookie = websocket.headers.get("authorization"), websocket.cookies.get(COOKIE)
    socket = socket_of(websocket.scope)
    async with service.limits.turns_of_address.of(address):
        if socket is None or not socket.is_closing:
            await service.limits.comings.wait(address)
            await websocket.accept()
        if socket is not None and socket.is_closing:
            await socket.lost()  # it hung up while it waited
            return
        arrived = await _arrived(websocket, service, authorization, cookie, find)
    if arrived is None:
        return
    caller, new_session = arrived
    places = service.limits.connections_of_identity
    if not places.enter(caller.id):
        await _refuse(websocket, TooMany("too-many-connections"), CloseCode.FLOOD)
        return
    connection = Connection(_sender_of_texts(send), caller.id, caller.name, address)
    conversation = Conversation(websocket, service, connection, new_session(caller, connection))
    opened = SignedInConnection(caller.id, authorization, cookie, _address(websocket), connection)
    service.connections.add(opened)
    try:
        await conversation.run()
    finally:
        service.connections.discard(opened)
        places.leave(caller.id)


async def _arrived(
    websocket: WebSocket,
    service: Service,
    authorization: str | None,
    cookie: str | None,
    find: Find,
) -> tuple[Caller, NewSession] | None:
    """Who came, and to what; None if that was refused."""
    try:
        caller = await service.accounts.caller(authorization, cookie)
        if caller is None:
            raise BadRequest("sign-in-needed")
        return caller, await find(websocket, service)
    except HanabiError as error:
        await _refuse(websocket, error, _CLOSE_CODES.get(error.code, CloseCode.UNAUTHORIZED))
    except OUTAGES:
        logger.exception("storage failed")
        service.metrics.count("storage_failures")
        await _refuse(websocket, Unavailable("storage"), CloseCode.INTERNAL_ERROR)
    return None


def _sender_of_texts(send: Send) -> SendText:
    def send_text(text: str) -> Awaitable[None]:
        return send({"type": "websocket.send", "text": text})

    return send_text


async def _refuse(websocket: WebSocket, error: HanabiError, code: int) -> None:
    try:
        await websocket.send_text(encode(error_message(error)))
        await websocket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        if (socket := socket_of(websocket.scope)) is not None:
            socket.end()


def _address(websocket: WebSocket) -> str:
    return websocket.client.host if websocket.client else "?"
