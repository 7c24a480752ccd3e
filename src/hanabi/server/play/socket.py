"""The way to a table: a WebSocket from its handshake to its end."""

from starlette.types import Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from hanabi.rules import HanabiError
from hanabi.server.access.identity import COOKIE
from hanabi.server.access.origin import is_own_origin
from hanabi.server.errors import BadRequest
from hanabi.server.play.conversation import Conversation
from hanabi.server.play.service import Service, SignedInConnection
from hanabi.server.wire.close_codes import CloseCode
from hanabi.server.wire.protocol import encode, error_message


async def play(websocket: WebSocket, send: Send, service: Service) -> None:
    try:
        await _play(websocket, send, service)
    finally:
        service.ended_connections += 1


async def _play(websocket: WebSocket, send: Send, service: Service) -> None:
    if not is_own_origin(websocket.headers, service.settings):
        await websocket.close(CloseCode.FORBIDDEN)
        return
    await websocket.accept()
    authorization, cookie = websocket.headers.get("authorization"), websocket.cookies.get(COOKIE)
    try:
        caller = await service.accounts.caller(authorization, cookie)
        if caller is None:
            raise BadRequest("sign-in-needed")
        live = await service.lobby.get(websocket.path_params["table_id"][:64])
    except HanabiError as error:
        code = CloseCode.NOT_FOUND if error.code == "no-such-table" else CloseCode.UNAUTHORIZED
        await _refuse(websocket, error, code)
        return
    conversation = Conversation(websocket, send, service, caller, live)
    opened = SignedInConnection(caller.id, authorization, cookie, conversation.connection)
    service.connections.add(opened)
    try:
        await conversation.run()
    finally:
        service.connections.discard(opened)


async def _refuse(websocket: WebSocket, error: HanabiError, code: int) -> None:
    try:
        await websocket.send_text(encode(error_message(error)))
        await websocket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        return
