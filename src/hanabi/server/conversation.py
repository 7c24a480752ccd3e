"""The play protocol over a WebSocket: an explicit state machine around one table.

GREETING: only ``hello`` is understood. PLAYING: commands, ``look``, ``ask-why``, ``resync`` and
``ping``. Refusals never change the state; only a wrong version, silence, floods or the end of
the connection do.
"""

import asyncio
import logging
import time
from enum import Enum

from starlette.websockets import WebSocket, WebSocketDisconnect

from hanabi.rules import HanabiError, Seat
from hanabi.server import commands
from hanabi.server.commands import Lines
from hanabi.server.errors import BadRequest, Forbidden, TooMany, Unavailable
from hanabi.server.explaining import question
from hanabi.server.fanout import Connection, Send, Sending
from hanabi.server.game_socket import SEND_TEXTS
from hanabi.server.http import plain_values
from hanabi.server.identity import Caller
from hanabi.server.limits import Bucket
from hanabi.server.live import LiveTable, seat_of
from hanabi.server.messages import decoded, lines_of
from hanabi.server.protocol import (
    VERSION,
    Ack,
    AskWhy,
    ClientMessage,
    Command,
    ErrorMessage,
    Hello,
    Look,
    MoveMessage,
    NoteMessage,
    NotesMessage,
    Ping,
    Pong,
    Resync,
    ServerMessage,
    TableMessage,
    Welcome,
    Why,
    encode,
)
from hanabi.server.service import Service
from hanabi.server.table import Table
from hanabi.server.telling import past_updates, table_info, view_message
from hanabi.server.thinking import ThoughtTooLong
from hanabi.server.wire_view import Viewer

logger = logging.getLogger("hanabi.socket")

MAX_MESSAGE = 8 * 1024
"""Characters of a message that are still answered with an error; far longer ones close."""
MOST_PAST_UPDATES = 1000
MOST_PAST_VIEWS = 400
_HELLO_SECONDS = 15.0
_BURST_SECONDS = 5.0
_LAST_SECONDS = 1.0
_WHY_COST = 20.0
_MOST_REFUSED_IN_A_ROW = 500
WRONG_VERSION, SILENT, FLOOD = 4406, 4407, 4429
GONE = 1001


class State(Enum):
    """Where a conversation is."""

    GREETING = "greeting"
    PLAYING = "playing"


class _Close(Exception):
    """The conversation is over."""

    def __init__(self, code: int) -> None:
        self.code = code


class Conversation:
    """One client and the server about one table."""

    def __init__(
        self, websocket: WebSocket, service: Service, caller: Caller, live: LiveTable
    ) -> None:
        self._websocket = websocket
        self._service = service
        self._caller = caller
        self._live = live
        self._state = State.GREETING
        send_now = websocket.scope.get("extensions", {}).get(SEND_TEXTS)
        self.connection = Connection(
            service.outbox, _sender(websocket), caller.id, caller.name, send_now
        )
        rate = service.settings.message_rate
        self._bucket = Bucket(rate, rate * _BURST_SECONDS, time.monotonic())
        self._refused_in_a_row = 0

    async def run(self) -> None:
        """Listen and answer until either side ends it."""
        connection, code = self.connection, None
        receiver = asyncio.create_task(self._receive())
        try:
            await asyncio.wait((connection.ended, receiver), return_when=asyncio.FIRST_COMPLETED)
            if not receiver.done():
                await self._close(connection.close_code or GONE)
                # A command that is under way is finished; the closing ends the listening.
                await asyncio.wait((receiver,), timeout=_LAST_SECONDS)
            elif isinstance(error := receiver.exception(), _Close):
                code = error.code
                await asyncio.wait((connection.ended,), timeout=_LAST_SECONDS)
            elif error is not None and not isinstance(error, WebSocketDisconnect):
                self._service.metrics.count("errors")
                logger.error("conversation failed", exc_info=error)
                code = 1011
        finally:
            self._live.leave(connection)
            connection.stop()
            receiver.cancel()
            await asyncio.gather(receiver, return_exceptions=True)
            if self._state is State.PLAYING:
                self._live.tell_presence()
            if code is not None:
                await self._close(code)

    async def _close(self, code: int) -> None:
        try:
            await self._websocket.close(code)
        except (WebSocketDisconnect, RuntimeError):
            return

    async def _receive(self) -> None:
        try:
            async with asyncio.timeout(_HELLO_SECONDS):
                while self._state is State.GREETING:
                    await self._one_message()
        except TimeoutError:
            raise self._last(BadRequest("hello-first"), SILENT) from None
        while True:
            await self._one_message()

    async def _one_message(self) -> None:
        frame = await self._websocket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code") or 1005)
        self._service.metrics.count("frames")
        text = frame.get("text")
        key: str | None = None
        try:
            self._check(text)
            message = decoded(text)
            key = getattr(message, "key", None)
            await self._handle(message)
            self._refused_in_a_row = 0
        except HanabiError as error:
            self._service.metrics.count("refused")
            self._push(ErrorMessage(error.code, plain_values(error.values), key))
            if error.code == "old-position":
                self._push_view()
            self._refused_in_a_row += 1
            if self._refused_in_a_row > _MOST_REFUSED_IN_A_ROW:
                raise self._last(TooMany("too-many-messages"), FLOOD) from None

    def _check(self, text: str | None) -> None:
        if not self._bucket.take(time.monotonic()):
            raise TooMany("too-many-messages")
        if text is None:
            raise BadRequest("not-text")
        if len(text) > MAX_MESSAGE:
            raise BadRequest("message-too-long", limit=MAX_MESSAGE)

    async def _handle(self, message: ClientMessage) -> None:
        if self._state is State.GREETING:
            if not isinstance(message, Hello):
                raise BadRequest("hello-first")
            await self._greet(message)
            return
        match message:
            case MoveMessage():  # most of them
                await self._command(message)
            case Hello():
                raise BadRequest("hello-again")
            case Ping():
                self._push(Pong())
            case Resync(last_seq=last_seq):
                self._need_tokens()
                await self._live.refresh()
                self._bring_up_to_date(last_seq)
            case Look():
                self._need_tokens()
                await self._look(message)
            case NoteMessage():
                await self._note(message)
            case AskWhy():
                self._need_tokens(_WHY_COST)
                await self._why(message)
            case _:
                await self._command(message)

    async def _greet(self, hello: Hello) -> None:
        if hello.version != VERSION:
            raise self._last(BadRequest("protocol-version", version=VERSION), WRONG_VERSION)
        service, caller = self._service, self._caller
        address = self._websocket.client.host if self._websocket.client else "?"
        await service.admit(self._live, caller.id, hello.passphrase, address)
        notes = await self._notes()
        self._live = await service.lobby.get(self._live.table.id)
        await self._live.refresh()
        if not self._live.may_watch(caller.id):
            raise Forbidden("no-spectators")
        if hello.seat is not None:
            self._need_own(hello.seat)
            self.connection.viewer = Viewer(Seat(hello.seat))
        # From here to the end nothing waits: no line can come between what is sent.
        self._live.join(self.connection)
        self._state = State.PLAYING
        self._welcome(hello.last_seq, notes, with_views=hello.views)
        self._live.tell_presence()

    async def _look(self, look: Look) -> None:
        """See with the eyes of another of one's own seats, and of no other."""
        self._need_own(look.seat)
        notes = await self._notes()
        await self._live.refresh()
        self._need_own(look.seat)
        self.connection.viewer = Viewer(Seat(look.seat))
        self._welcome(look.last_seq, notes)

    def _need_own(self, seat: int) -> None:
        if seat not in self._live.table.seats_of(self._caller.id):
            raise Forbidden("not-ones-seat", seat=seat)

    def _need_tokens(self, cost: float = 5.0) -> None:
        if not self._bucket.take(time.monotonic(), cost=cost):
            raise TooMany("too-many-messages")

    async def _notes(self) -> dict[int, dict[int, str]]:
        return await self._service.notes.of(self._live.table.id, self._caller.id)

    def _welcome(
        self, last_seq: int | None, notes: dict[int, dict[int, str]], *, with_views: bool = False
    ) -> None:
        """Who the client is here, and all that it needs to go on as that."""
        table, caller, seat = self._live.table, self._caller, self.connection.viewer.seat
        name = caller.name if seat is None else table.names()[seat]
        own, is_host = table.seats_of(caller.id), table.host == caller.id
        self._push(Welcome(VERSION, seat, own, name, is_host, table.seq))
        self._bring_up_to_date(last_seq, with_views=with_views)
        written = {} if seat is None else notes.get(seat, {})
        self._push(NotesMessage({str(card): text for card, text in written.items()}))

    def _bring_up_to_date(self, last_seq: int | None, *, with_views: bool = False) -> None:
        """What the client missed, if that is not too much, and where things stand."""
        table, viewer = self._live.table, self.connection.viewer
        if last_seq is not None and table.seq - MOST_PAST_UPDATES <= last_seq <= table.seq:
            with_views = with_views and table.seq - last_seq <= MOST_PAST_VIEWS
            for update in past_updates(table, last_seq, viewer, with_views=with_views):
                self._push(update)
        self._push(TableMessage(table_info(table, self._service.world.now())))
        self._push_view()

    async def _command(self, message: Command) -> None:
        caller, began = self._caller, time.monotonic()

        def decide(table: Table) -> Lines:
            seat = seat_of(table, caller.id, self.connection.viewer)
            if seat is None:
                raise Forbidden("not-seated")
            return lines_of(table, seat, message)

        seq = await self._live.do(decide, by=caller.id, key=message.key)
        self._push(Ack(message.key, seq))
        self._service.metrics.took(time.monotonic() - began)

    async def _note(self, note: NoteMessage) -> None:
        table = self._live.table
        seat = seat_of(table, self._caller.id, self.connection.viewer)
        if seat is None:
            raise Forbidden("not-seated")
        if note.card >= len(table.ruleset.deck) + 1:
            raise BadRequest("no-such-card", card=note.card)
        text = commands.clean_text(note.text, 500) if note.text.strip() else ""
        await self._service.notes.put(table.id, self._caller.id, seat, note.card, text)
        self._push(Ack(note.key, table.seq))

    async def _why(self, ask: AskWhy) -> None:
        table = self._live.table
        asker = seat_of(table, self._caller.id, self.connection.viewer)
        if asker is None and not table.is_over:
            raise Forbidden("not-seated")
        asked = question(table, ask.seat, asker)
        try:
            why, reading = await self._service.thinkers.think(asked.answer)
        except ThoughtTooLong:
            raise Unavailable("bot-too-slow") from None
        self._push(Why(asked.seat, asked.seq, why, reading, ask.key))

    def _push_view(self) -> None:
        view = view_message(self._live.table, self.connection.viewer)
        if view is not None:
            self._push(view)

    def _push(self, message: ServerMessage) -> None:
        self.connection.push(encode(message))

    def _last(self, error: HanabiError, code: int) -> _Close:
        self.connection.finish(code, encode(ErrorMessage(error.code, plain_values(error.values))))
        return _Close(code)


def _sender(websocket: WebSocket) -> Send:
    def send_text(text: str) -> Sending:
        return websocket.send({"type": "websocket.send", "text": text})

    return send_text
