"""The way to a table: a WebSocket from its handshake to its end."""

from starlette.websockets import WebSocket, WebSocketDisconnect

from hanabi.rules import HanabiError
from hanabi.server.conversation import Conversation
from hanabi.server.errors import BadRequest
from hanabi.server.http import plain_values
from hanabi.server.identity import COOKIE
from hanabi.server.live import NO_SPECTATORS
from hanabi.server.origin import is_own_origin
from hanabi.server.protocol import ErrorMessage, encode
from hanabi.server.service import UNAUTHORIZED, Service, Visitor

_NOT_FOUND = 4404


async def play(websocket: WebSocket, service: Service) -> None:
    """One connection from its handshake to its end."""
    try:
        await _play(websocket, service)
    finally:
        service.gone += 1


async def _play(websocket: WebSocket, service: Service) -> None:
    if not is_own_origin(websocket.headers, service.settings):
        await websocket.close(NO_SPECTATORS)
        return
    await websocket.accept()
    authorization, cookie = websocket.headers.get("authorization"), websocket.cookies.get(COOKIE)
    try:
        caller = await service.doorkeeper.caller(authorization, cookie)
        if caller is None:
            raise BadRequest("sign-in-needed")
        live = await service.lobby.get(websocket.path_params["table_id"][:64])
    except HanabiError as error:
        code = _NOT_FOUND if error.code == "no-such-table" else UNAUTHORIZED
        await _refuse(websocket, error, code)
        return
    conversation = Conversation(websocket, service, caller, live)
    visitor = Visitor(caller.id, authorization, cookie, conversation.connection)
    service.visitors.add(visitor)
    try:
        await conversation.run()
    finally:
        service.visitors.discard(visitor)


async def _refuse(websocket: WebSocket, error: HanabiError, code: int) -> None:
    try:
        await websocket.send_text(encode(ErrorMessage(error.code, plain_values(error.values))))
        await websocket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        return
