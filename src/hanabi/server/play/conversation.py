"""The play protocol over one WebSocket: reading messages, refusing them, and the end.

In the state GREETING only ``hello`` is understood. In PLAYING a session answers: at a table
``Session``, at a shared replay ``ReplaySession``. Refusals never change the state; only a wrong
version, silence, a flood or the end of the connection do.
"""

import asyncio
import logging
from enum import Enum
from typing import Generic, Protocol, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from hanabi.rules import HanabiError
from hanabi.server.access.limits import Bucket
from hanabi.server.access.metered_socket import socket_of
from hanabi.server.errors import BadRequest, TooMany, Unavailable
from hanabi.server.play.connection import Connection
from hanabi.server.play.service import Service
from hanabi.server.settings import Settings
from hanabi.server.wire.close_codes import CloseCode
from hanabi.server.wire.protocol import (
    VERSION,
    AskCoach,
    AskWhy,
    FromClient,
    Hello,
    Look,
    Resync,
    encode,
    error_message,
)
from hanabi.storage import OUTAGES

logger = logging.getLogger("hanabi.socket")

MAX_MESSAGE = 8 * 1024
"""Characters of a message that are still answered with an error; far longer ones close."""
HELLO_SECONDS = 15.0
_LAST_SECONDS = 1.0
BURST_SECONDS = 5.0
MOST_REFUSED = 500
REFUSED_SHARE = 0.1
"""Of the messages that a client may send, so many may be refused for ever."""
EXTRA_COSTS: dict[type[FromClient], float] = {Look: 5.0, Resync: 5.0, AskWhy: 20.0, AskCoach: 20.0}
"""In messages of the client's rate: what these cost the server more than others."""
EXTRA_COST_OF_PAST, EXTRA_COST_OF_PAST_VIEWS = 2.0, 20.0
"""The same of a hello that asks for what was before it."""


class State(Enum):
    GREETING = "greeting"
    PLAYING = "playing"


class _Finished(Exception):
    """The server has said its last word; it only has to be sent."""


M = TypeVar("M", bound=FromClient)


class AnySession(Protocol[M]):
    """Who answers: all that differs between a table and a shared replay."""

    def decoded(self, text: str, /) -> M:
        """The message; ``msgspec.DecodeError`` or ``ValueError`` if it is none."""

    async def enter(self, hello: Hello, /) -> None:
        """Let the client in, if it may come, and show it everything."""

    async def answer(self, message: M, /) -> None:
        """Whatever comes after that."""

    def refused(self, code: str, /) -> None:
        """Something was; the client may have to be told more."""

    def leave(self) -> None:
        """The connection has ended."""


class Conversation(Generic[M]):
    """One client and the server about one thing."""

    def __init__(
        self,
        websocket: WebSocket,
        service: Service,
        connection: Connection,
        session: AnySession[M],
    ) -> None:
        self._websocket = websocket
        self._service = service
        self._state = State.GREETING
        self._address = connection.address
        self.connection = connection
        self._session = session
        rate = service.settings.message_rate
        self._now = service.time_and_chance.monotonic
        self._bucket = Bucket(rate, rate * BURST_SECONDS, self._now())
        self._of_address = service.limits.messages_of_address.bucket(self._address)
        self._refusals = refusals_of_connection(service.settings, self._now())
        self._is_at_work = self._is_over = False

    async def run(self) -> None:
        """Listen and answer until either side ends it."""
        connection = self.connection
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait((connection.sending, listening), return_when=asyncio.FIRST_COMPLETED)
            if listening.done() and (error := listening.exception()) is not None:
                self._service.metrics.count("errors")
                logger.error("conversation failed", exc_info=error)
                connection.cut(CloseCode.INTERNAL_ERROR)
            if connection.close_code is not None:
                await asyncio.wait((connection.sending,), timeout=_LAST_SECONDS)
                await self._close(connection.close_code)
            # A command that is under way is finished.
            await asyncio.wait((listening,), timeout=_LAST_SECONDS)
        finally:
            connection.cut()
            await self._stop(listening)
            self._session.leave()

    async def _stop(self, listening: "asyncio.Task[None]") -> None:
        """What is being made durable is told to everybody when it is, though its sender is gone."""
        self._is_over = True
        if self._is_at_work and not listening.done():
            self._service.unfinished.add(listening)
            listening.add_done_callback(self._service.unfinished.discard)
            return
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)

    async def _close(self, code: CloseCode) -> None:
        """A client that does not read does not let itself be closed either: it is left."""
        try:
            async with asyncio.timeout(_LAST_SECONDS):
                await self._websocket.close(code)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            return
        finally:
            if (socket := socket_of(self._websocket.scope)) is not None:
                socket.end()

    async def _listen(self) -> None:
        """Ends when the client has gone, or after the last word to it."""
        try:
            try:
                async with asyncio.timeout(HELLO_SECONDS):
                    while self._state is State.GREETING:
                        await self._read_message()
            except TimeoutError:
                self._finish(BadRequest("hello-first"), CloseCode.NO_HELLO)
            while not self._is_over:
                await self._read_message()
        except (WebSocketDisconnect, _Finished):
            return

    async def _read_message(self) -> None:
        if self.connection.is_behind:
            await self.connection.room()
        received = await self._websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        self._service.metrics.count("frames")
        key: str | None = None
        try:
            message = self._decoded(self._checked(received.get("text")))
            key = getattr(message, "key", None)
            self._is_at_work = True
            await self._handle(message)
        except HanabiError as error:
            self._refuse(error, key)
        except OUTAGES:
            logger.exception("storage failed")
            self._service.metrics.count("storage_failures")
            self._refuse(Unavailable("storage"), key)
        finally:
            self._is_at_work = False

    def _checked(self, text: str | None) -> str:
        self._pay(1.0)
        if text is None:
            raise BadRequest("not-text")
        if len(text) > MAX_MESSAGE:
            raise BadRequest("message-too-long", limit=MAX_MESSAGE)
        return text

    def _decoded(self, text: str) -> M:
        """The message, or why it is none."""
        try:
            return self._session.decoded(text)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise BadRequest("bad-message", reason=str(error)) from None

    def _pay(self, cost: float) -> None:
        now = self._now()
        if not (self._bucket.take(now, cost) and self._of_address.take(now, cost)):
            raise TooMany("too-many-messages")

    async def _handle(self, message: M) -> None:
        if self._state is State.PLAYING:
            if (extra := EXTRA_COSTS.get(type(message))) is None:
                await self._session.answer(message)
                return
            self._pay(extra)
            async with self._turn:
                await self._session.answer(message)
        elif isinstance(message, Hello):
            if message.version != VERSION:
                error = BadRequest("protocol-version", version=VERSION)
                self._finish(error, CloseCode.WRONG_VERSION)
            self._pay(_extra_cost_of(message))
            async with self._turn:
                await self._session.enter(message)
            self._state = State.PLAYING
        else:
            raise BadRequest("hello-first")

    @property
    def _turn(self) -> asyncio.Semaphore:
        return self._service.limits.turns_of_address.of(self._address)

    def _refuse(self, error: HanabiError, key: str | None) -> None:
        self._service.metrics.count("refused")
        self.connection.send(encode(error_message(error, key)))
        self._session.refused(error.code)
        if not self._refusals.take(self._now()):
            self._finish(TooMany("too-many-messages"), CloseCode.FLOOD)

    def _finish(self, error: HanabiError, code: CloseCode) -> None:
        self.connection.finish(code, encode(error_message(error)))
        raise _Finished


def _extra_cost_of(hello: Hello) -> float:
    if hello.last_seq is None:
        return 0.0
    return EXTRA_COST_OF_PAST_VIEWS if hello.views else EXTRA_COST_OF_PAST


def refusals_of_connection(settings: Settings, now: float) -> Bucket:
    """How many are borne. Time alone makes them good: whoever floods is let through now and then,
    and would be borne for ever if what is let through did."""
    return Bucket(settings.message_rate * REFUSED_SHARE, MOST_REFUSED, now)
