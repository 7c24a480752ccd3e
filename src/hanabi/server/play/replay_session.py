"""Somebody at a shared replay, from hello on."""

from typing import assert_never

from hanabi.server.access.identity import Caller
from hanabi.server.errors import BadRequest, NotFound
from hanabi.server.play.connection import Connection
from hanabi.server.play.service import Service
from hanabi.server.play.shared_replay import SharedReplay
from hanabi.server.play.shared_replays import need_over
from hanabi.server.wire.protocol import Ack, Hello, Ping, Pong
from hanabi.server.wire.shared_replays import (
    Comment,
    FromVisitor,
    HandOver,
    Point,
    Show,
    TakeLead,
    decode,
    encode,
)


class ReplaySession:
    """One connection's place at a shared replay; ``enter`` comes first."""

    def __init__(
        self, service: Service, caller: Caller, replay_id: str, connection: Connection
    ) -> None:
        self._service, self._caller = service, caller
        self._replay_id, self._connection = replay_id, connection
        self._live: SharedReplay | None = None

    def decoded(self, text: str) -> FromVisitor:
        return decode(text)

    async def enter(self, hello: Hello) -> None:
        """Only whoever may read the game's record by themselves."""
        service, connection = self._service, self._connection
        live = await service.shared_replays.get(self._replay_id)
        table = await service.lobby.fresh(live.game_id)
        await service.check_shown(table, self._caller.id, hello.passphrase, connection.address)
        need_over(table.table)
        live = await service.shared_replays.get(self._replay_id)  # it may have been let go
        live.join(connection)
        self._live = live

    async def answer(self, message: FromVisitor) -> None:
        live, connection = self._live, self._connection
        if live is None:
            raise NotFound("no-such-shared-replay")
        match message:
            case Show(at=at, seat=seat):
                await live.show(connection, at, seat)
            case Point(card=card):
                await live.point(connection, card)
            case Comment(move=move, text=text, key=key):
                number = await live.comment(connection, move, text, key)
                connection.send(encode(Ack(key, number)))
            case HandOver(person=person):
                await live.hand_over(connection, person)
            case TakeLead():
                await live.take_lead(connection)
            case Ping():
                connection.send(encode(Pong()))
            case Hello():
                raise BadRequest("hello-again")
            case _:
                assert_never(message)

    def refused(self, _code: str) -> None:
        return

    def leave(self) -> None:
        if self._live is not None:
            self._live.leave(self._connection)
