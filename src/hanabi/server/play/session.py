"""Somebody at a table, from hello on: what they are shown, and what they may ask for."""

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from hanabi.rules import HanabiError, Seat
from hanabi.server.access.identity import Caller
from hanabi.server.errors import BadRequest, Forbidden, Unavailable
from hanabi.server.play.connection import Connection
from hanabi.server.play.dispatch import lines_of
from hanabi.server.play.live_table import LiveTable, seat_of
from hanabi.server.play.service import Service
from hanabi.server.table import hosting
from hanabi.server.table.commands import Lines
from hanabi.server.table.plain_text import clean_text
from hanabi.server.table.table import Table
from hanabi.server.thinking.coaching import Coached, coach_question
from hanabi.server.thinking.explanations import TableAnswer, question
from hanabi.server.thinking.pool import ThoughtFailed, ThoughtTooLong
from hanabi.server.wire.protocol import (
    VERSION,
    Ack,
    AskCoach,
    AskWhy,
    ClientMessage,
    Coach,
    Command,
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
    decode,
    encode,
    error_message,
)
from hanabi.server.wire.table_info import table_info
from hanabi.server.wire.updates import past_updates, view_message
from hanabi.server.wire.views import Viewer

MOST_PAST_UPDATES = 1000
MOST_PAST_VIEWS = 400
Answer = TypeVar("Answer")


class Session:
    """One connection's place at a table; ``enter`` comes first."""

    def __init__(
        self, service: Service, caller: Caller, live: LiveTable, connection: Connection
    ) -> None:
        self._service = service
        self._caller = caller
        self._live = live
        self._connection = connection
        self._is_present = False
        self._answering: set[asyncio.Task[None]] = set()

    async def enter(self, hello: Hello) -> None:
        """Let the client in, if it may come, and show it everything."""
        service, caller, address = self._service, self._caller, self._connection.address
        await service.check_entry(self._live, caller.id, hello.passphrase, address)
        self._live = await service.lobby.get(self._live.table.id)
        await self._live.refresh()
        notes = await self._notes()
        hosting.need_welcome(self._live.table, caller.id, address)
        if not self._live.may_watch(caller.id, address):
            raise Forbidden("no-spectators")
        if hello.seat is not None:
            self._need_own(hello.seat)
            self._connection.viewer = Viewer(Seat(hello.seat))
        # From here to the end nothing waits: no line can come between what is sent.
        self._live.join(self._connection)
        self._is_present = True
        self._welcome(hello.last_seq, notes, with_views=hello.views)
        self._live.send_presence(self._connection)
        self._live.tell_of_door(self._connection)

    def decoded(self, text: str) -> ClientMessage:
        return decode(text)

    def refused(self, code: str) -> None:
        if code == "old-position":
            self.send_view()

    def leave(self) -> None:
        for answering in self._answering:
            answering.cancel()
        self._live.leave(self._connection)
        if self._is_present:
            self._live.send_presence()

    async def answer(self, message: ClientMessage) -> None:
        match message:
            case MoveMessage():  # most of them
                await self._command(message)
            case Hello():
                raise BadRequest("hello-again")
            case Ping():
                self._send(Pong())
            case Resync(last_seq=last_seq):
                await self._live.refresh()
                self._bring_up_to_date(last_seq)
            case Look():
                await self._look(message)
            case NoteMessage():
                await self._note(message)
            case AskWhy():
                self._ask_why(message)
            case AskCoach():
                self._ask_coach(message)
            case _:
                await self._command(message)

    async def _look(self, look: Look) -> None:
        """See with the eyes of another of one's own seats, and of no other."""
        self._need_own(look.seat)
        await self._live.refresh()
        notes = await self._notes()
        self._need_own(look.seat)
        self._connection.viewer = Viewer(Seat(look.seat))
        self._welcome(look.last_seq, notes)

    def _need_own(self, seat: int) -> None:
        if seat not in self._live.table.seats_of(self._caller.id):
            raise Forbidden("not-ones-seat", seat=seat)

    async def _notes(self) -> dict[int, dict[int, str]]:
        if not self._live.table.seats_of(self._caller.id):
            return {}  # which saves most who come and go a question
        return await self._service.notes.of(self._live.table.id, self._caller.id)

    def _welcome(
        self, last_seq: int | None, notes: dict[int, dict[int, str]], *, with_views: bool = False
    ) -> None:
        """Who the client is here, and all that it needs to go on as that."""
        table, caller, seat = self._live.table, self._caller, self._connection.viewer.seat
        name = caller.name if seat is None else table.names()[seat]
        own, is_host = table.seats_of(caller.id), table.host == caller.id
        self._send(Welcome(VERSION, seat, own, name, is_host, table.seq))
        self._bring_up_to_date(last_seq, with_views=with_views)
        written = {} if seat is None else notes.get(seat, {})
        self._send(NotesMessage({str(card): text for card, text in written.items()}))

    def _bring_up_to_date(self, last_seq: int | None, *, with_views: bool = False) -> None:
        """What the client missed, if that is not too much, and where things stand."""
        table, viewer = self._live.table, self._connection.viewer
        if last_seq is not None and table.seq - MOST_PAST_UPDATES <= last_seq <= table.seq:
            with_views = with_views and table.seq - last_seq <= MOST_PAST_VIEWS
            for update in past_updates(table, last_seq, viewer, with_views=with_views):
                self._send(update)
        self._send(TableMessage(table_info(table, self._service.time_and_chance.now())))
        self.send_view()

    def send_view(self) -> None:
        """The whole position, once there is one."""
        view = view_message(self._live.table, self._connection.viewer, self._live.views)
        if view is not None:
            self._send(view)

    async def _command(self, message: Command) -> None:
        caller, began = self._caller, time.monotonic()

        def decide(table: Table) -> Lines:
            return lines_of(table, self._seat_at(table), message, self._live.absences.gone)

        seq = await self._live.carry_out(decide, by=caller.id, key=message.key)
        self._send(Ack(message.key, seq))
        self._service.metrics.observe_command(time.monotonic() - began)

    def _seat_at(self, table: Table) -> int:
        seat = seat_of(table, self._caller.id, self._connection.viewer)
        if seat is None:
            raise Forbidden("not-seated")
        return seat

    async def _note(self, note: NoteMessage) -> None:
        table = self._live.table
        seat = self._seat_at(table)
        if note.card >= len(table.ruleset.deck) + 1:
            raise BadRequest("no-such-card", card=note.card)
        text = clean_text(note.text, 500) if note.text.strip() else ""
        await self._service.notes.put(table.id, self._caller.id, seat, note.card, text)
        self._send(Ack(note.key, table.seq))

    def _ask_why(self, ask: AskWhy) -> None:
        """The answer may take a while: it is sent when it is there, and play goes on."""
        table = self._live.table
        asker = seat_of(table, self._caller.id, self._connection.viewer)
        if asker is None and not table.is_over:
            raise Forbidden("not-seated")
        asked = question(table, ask.seat, asker)

        def told(answer: TableAnswer) -> Why:
            return Why(asked.seat, asked.seq, *answer, ask.key)

        self._answer_later(asked.answer, told, ask.key)

    def _ask_coach(self, ask: AskCoach) -> None:
        table = self._live.table
        asked = coach_question(table, self._seat_at(table), ask.about)

        def told(said: Coached) -> Coach:
            return Coach(ask.about, asked.seq, said.seat, said.move, said.reason, ask.key)

        self._answer_later(asked.answer, told, ask.key)

    def _answer_later(
        self,
        think: Callable[[], Answer],
        told: Callable[[Answer], ServerMessage],
        key: str | None,
    ) -> None:
        answering = asyncio.create_task(self._answer(think, told, key))
        self._answering.add(answering)
        answering.add_done_callback(self._answering.discard)

    async def _answer(
        self,
        think: Callable[[], Answer],
        told: Callable[[Answer], ServerMessage],
        key: str | None,
    ) -> None:
        service = self._service
        try:
            with service.limits.questions.one_for(self._caller.id, "too-many-questions"):
                answer = await service.thinking.explain(think, self._caller.id)
        except HanabiError as error:
            self._send(error_message(error, key))
        except (ThoughtTooLong, ThoughtFailed):
            self._send(error_message(Unavailable("bot-too-slow"), key))
        else:
            self._send(told(answer))

    def _send(self, message: ServerMessage) -> None:
        self._connection.send(encode(message))
