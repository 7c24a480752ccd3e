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
from hanabi.server.service import Service

_UNAUTHORIZED, _NOT_FOUND = 4401, 4404


async def play(websocket: WebSocket, service: Service) -> None:
    """One connection from its handshake to its end."""
    if not is_own_origin(websocket.headers, service.settings):
        await websocket.close(NO_SPECTATORS)
        return
    await websocket.accept()
    try:
        caller = await service.doorkeeper.caller(
            websocket.headers.get("authorization"), websocket.cookies.get(COOKIE)
        )
        if caller is None:
            raise BadRequest("sign-in-needed")
        live = await service.lobby.get(websocket.path_params["table_id"][:64])
    except HanabiError as error:
        code = _NOT_FOUND if error.code == "no-such-table" else _UNAUTHORIZED
        await _refuse(websocket, error, code)
        return
    service.connections += 1
    try:
        await Conversation(websocket, service, caller, live).run()
    finally:
        service.connections -= 1


async def _refuse(websocket: WebSocket, error: HanabiError, code: int) -> None:
    try:
        await websocket.send_text(encode(ErrorMessage(error.code, plain_values(error.values))))
        await websocket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        return
