"""A finished game that several people look at together: one leads, everybody follows, and what
is said stays.

It knows no card: everybody reads the game's record by themselves, as far as they may. The database
has who leads to where and what was said; the memory here is a copy, as that of a table is.
"""

import asyncio
from collections.abc import Callable

import msgspec

from hanabi.rules import HanabiError
from hanabi.server.errors import BadRequest, Forbidden, NotFound, Refused, TooMany, Unavailable
from hanabi.server.play.connection import Connection
from hanabi.server.play.peers import Peers
from hanabi.server.play.people_here import PeopleHere, person_id
from hanabi.server.table.commands import MAX_SAID
from hanabi.server.table.plain_text import clean_text
from hanabi.server.time_and_chance import TimeAndChance
from hanabi.server.wire.close_codes import CloseCode
from hanabi.server.wire.protocol import VERSION, ErrorMessage
from hanabi.server.wire.shared_replays import (
    Commented,
    CommentInfo,
    People,
    PersonInfo,
    SharedReplayMessage,
    Shown,
    ToVisitor,
    encode,
)
from hanabi.storage.shared_replays import CommentRow, SharedReplayRow, SharedReplayRows

MOST_PEOPLE = 30
MOST_COMMENTS, MOST_COMMENTS_OF_ONE = 300, 60
GONE_SECONDS = 5.0
"""Without a connection of the leader, after which somebody else may lead."""
_TRIES = 5


class SharedState(msgspec.Struct, frozen=True):
    """Who leads, and what everybody is shown."""

    leader: str
    at: int = 0
    seat: int | None = None
    card: int | None = None


class GameSize(msgspec.Struct, frozen=True):
    """Where one can go in a game, and whose eyes there are."""

    moves: int
    players: int

    def check(self, at: int, seat: int | None = None) -> None:
        if at > self.moves:
            raise BadRequest("record-after", after=at, first=0, last=self.moves)
        if seat is not None and seat >= self.players:
            raise BadRequest("no-such-seat", seat=seat, last=self.players - 1)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(SharedState)


def state_text(state: SharedState) -> str:
    return _encoder.encode(state).decode()


class SharedReplay:
    """Who is there, where they are led, and what they said."""

    def __init__(
        self,
        row: SharedReplayRow,
        comments: list[CommentRow],
        size: GameSize,
        *,
        rows: SharedReplayRows,
        peers: Peers,
        time_and_chance: TimeAndChance,
    ) -> None:
        self.id, self.game_id = row.id, row.game_id
        self.size = size
        self.people = PeopleHere(row.id)
        self._version, self._state = row.version, _decoder.decode(row.state)
        self._comments = comments
        self._rows, self._peers, self._time = rows, peers, time_and_chance
        self._lock = asyncio.Lock()
        self._is_leader_gone = False
        self._gone_timer: asyncio.TimerHandle | None = None
        self._watch_leader()

    @property
    def is_busy(self) -> bool:
        return bool(self.people.connections) or self._lock.locked()

    # --- coming and going -----------------------------------------------------------------

    def join(self, connection: Connection) -> None:
        """Let somebody in, and show them everything."""
        you, present = self._person(connection), self.people.all()
        if len(present) >= MOST_PEOPLE and you not in (each.id for each in present):
            raise TooMany("shared-replay-full")
        self.people.add(connection, self._time.now())
        state, said = self._state, list(map(self._comment_info, self._comments))
        welcome = SharedReplayMessage(
            VERSION, self.game_id, you, state.at, state.seat, state.card, said
        )
        connection.send(encode(welcome))
        self._somebody_moved()

    def leave(self, connection: Connection) -> None:
        self.people.discard(connection)
        self._somebody_moved()

    def _somebody_moved(self) -> None:
        self._peers.gathering_changed(self.id)
        self._tell_people()

    def gathered(self, texts: dict[str, str]) -> None:
        """Who is here in other processes."""
        before = self.people.all()
        self.people.gathered(texts)
        if self.people.all() != before:
            self._tell_people()

    def processes_changed(self, alive: frozenset[str]) -> None:
        self.people.forget_processes(alive)
        self._tell_people()

    def stop(self) -> None:
        if self._gone_timer is not None:
            self._gone_timer.cancel()

    def _watch_leader(self) -> None:
        """Somebody else may lead once the leader was away for a while, not before."""
        is_here = any(each.id == self._state.leader for each in self.people.all())
        if is_here:
            self.stop()
            self._gone_timer, self._is_leader_gone = None, False
        elif self._gone_timer is None:
            loop = asyncio.get_running_loop()
            self._gone_timer = loop.call_later(GONE_SECONDS, self._leader_is_gone)

    def _leader_is_gone(self) -> None:
        self._is_leader_gone = True
        self._tell_people()

    def _may_lead(self) -> str | None:
        """Whoever has been here the longest, once the leader is gone."""
        present = self.people.all()
        return present[0].id if self._is_leader_gone and present else None

    # --- leading --------------------------------------------------------------------------

    async def show(self, connection: Connection, at: int, seat: int | None) -> None:
        self.size.check(at, seat)
        person = self._person(connection)
        await self._change(
            lambda state: SharedState(self._need_leader(state, person).leader, at, seat)
        )

    async def point(self, connection: Connection, card: int | None) -> None:
        person = self._person(connection)

        def decide(state: SharedState) -> SharedState:
            return msgspec.structs.replace(self._need_leader(state, person), card=card)

        await self._change(decide)

    async def hand_over(self, connection: Connection, to: str) -> None:
        person = self._person(connection)

        def decide(state: SharedState) -> SharedState:
            self._need_leader(state, person)
            if to not in (each.id for each in self.people.all()):
                raise NotFound("nobody-here")
            return msgspec.structs.replace(state, leader=to)

        await self._change(decide)

    async def take_lead(self, connection: Connection) -> None:
        person = self._person(connection)

        def decide(state: SharedState) -> SharedState:
            if state.leader != person and self._may_lead() != person:
                raise Refused("leader-here")
            return msgspec.structs.replace(state, leader=person)

        await self._change(decide)

    def _need_leader(self, state: SharedState, person: str) -> SharedState:
        if state.leader != person:
            raise Forbidden("not-leading")
        return state

    async def _change(self, decide: Callable[[SharedState], SharedState]) -> None:
        """What everybody is shown counts once it is in the database; whoever is second there
        reads again and decides anew."""
        async with self._lock:
            for _ in range(_TRIES):
                state = await self._decided(decide)
                if state == self._state:
                    return
                text, now = state_text(state), self._time.now()
                if await self._rows.change(self.id, self._version, text, now):
                    self._version += 1
                    self._take(state)
                    self._peers.gathering_changed(self.id)
                    return
                await self._read()
        raise Unavailable("storage")

    async def _decided(self, decide: Callable[[SharedState], SharedState]) -> SharedState:
        """Who refuses must know everything: another process may have changed it."""
        try:
            return decide(self._state)
        except HanabiError:
            before = self._version
            if self._peers.is_shared:
                await self._read()
            if self._version == before:
                raise
            return decide(self._state)

    # --- talking --------------------------------------------------------------------------

    async def comment(self, connection: Connection, move: int, text: str, key: str | None) -> int:
        """Keep it and tell everybody; its number. Sent again with the same key, it is the same."""
        self.size.check(move)
        said, identity = clean_text(text, MAX_SAID), connection.identity
        async with self._lock:
            for _ in range(_TRIES):
                own = [each for each in self._comments if each.identity_id == identity]
                for each in own:
                    if key is not None and each.key == key:
                        return each.number
                if len(self._comments) >= MOST_COMMENTS or len(own) >= MOST_COMMENTS_OF_ONE:
                    raise TooMany("too-many-comments")
                number = self._last_comment + 1
                row = CommentRow(
                    *(self.id, number, self.game_id, identity, connection.name),
                    *(move, said, key, self._time.now()),
                )
                if await self._rows.comment(row):
                    self._add_comment(row)
                    self._peers.gathering_changed(self.id)
                    return number
                await self._read()
        raise Unavailable("storage")

    @property
    def _last_comment(self) -> int:
        return self._comments[-1].number if self._comments else 0

    def _add_comment(self, row: CommentRow) -> None:
        self._comments.append(row)
        self._tell(Commented(self._comment_info(row)))

    def _comment_info(self, row: CommentRow) -> CommentInfo:
        person = person_id(self.id, row.identity_id)
        return CommentInfo(row.number, row.move, person, row.name, row.text)

    # --- the copy in memory ---------------------------------------------------------------

    async def refresh(self) -> None:
        """Read what another process may have written."""
        async with self._lock:
            await self._read()

    async def _read(self) -> None:
        row = await self._rows.get(self.id)
        if row is None:
            self.end()
            raise NotFound("no-such-shared-replay")
        if row.version > self._version:
            self._version = row.version
            self._take(_decoder.decode(row.state))
        for comment in await self._rows.comments(self.id, after=self._last_comment):
            self._add_comment(comment)

    def end(self) -> None:
        """It was deleted, with its game or with who made it."""
        text = encode(ErrorMessage("no-such-shared-replay"))
        for connection in self.people.connections:
            connection.finish(CloseCode.NOT_FOUND, text)

    def _take(self, state: SharedState) -> None:
        before, self._state = self._state, state
        if state.leader != before.leader:
            self._tell_people()
        if msgspec.structs.replace(state, leader=before.leader) != before:
            self._tell(Shown(state.at, state.seat, state.card))

    def _tell_people(self) -> None:
        self._watch_leader()
        people = [PersonInfo(each.id, each.name) for each in self.people.all()]
        self._tell(People(people, self._state.leader, self._may_lead()))

    def _tell(self, message: ToVisitor) -> None:
        text = encode(message)
        for connection in self.people.connections:
            connection.send(text)

    def _person(self, connection: Connection) -> str:
        return person_id(self.id, connection.identity)
