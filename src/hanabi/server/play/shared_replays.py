"""All shared replays: found in memory or in the database, made, and forgotten when unused."""

import asyncio
import contextlib
import logging
from collections.abc import Iterable

from hanabi.server.errors import NotFound, Refused, TooMany
from hanabi.server.play.lobby import Lobby
from hanabi.server.play.peers import Peers, SharedPeers
from hanabi.server.play.people_here import person_id
from hanabi.server.play.shared_replay import GameSize, SharedReplay, SharedState, state_text
from hanabi.server.table.settled_moves import settled_moves
from hanabi.server.table.table import Table
from hanabi.server.time_and_chance import TimeAndChance
from hanabi.server.wire.close_codes import CloseCode
from hanabi.storage.nudges import Nudge
from hanabi.storage.shared_replays import SharedReplayRow, SharedReplayRows

logger = logging.getLogger("hanabi.shared_replays")
MOST_OF_ONE = 20
"""Shared replays that one identity has made and that are still kept."""
KEPT_SECONDS = 7 * 24 * 3600.0
"""Since anybody last led or said anything in one."""
_AGAIN_SECONDS = 0.5


def need_over(table: Table) -> None:
    """Of a running game nothing is looked back at."""
    if table.secret is None or not table.is_over:
        raise Refused("game-not-over")


class SharedReplays:
    """Those of this server."""

    def __init__(
        self, rows: SharedReplayRows, lobby: Lobby, peers: Peers, time_and_chance: TimeAndChance
    ) -> None:
        self._rows, self._lobby, self._time = rows, lobby, time_and_chance
        self._peers = peers
        self._shared = peers if isinstance(peers, SharedPeers) else None
        self._live: dict[str, SharedReplay] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._behind: set[str] = set()
        self._has_work = asyncio.Event()

    def __len__(self) -> int:
        return len(self._live)

    async def make(self, identity: str, table: Table, at: int, seat: int | None) -> str:
        """A new one, led by who makes it; its id. Whoever asks again for the same game is
        given the same."""
        need_over(table)
        _size(table).check(at, seat)
        now, oldest = self._time.now(), self._time.now() - KEPT_SECONDS
        own = [row for row in await self._rows.made_by(identity) if row.used_at >= oldest]
        for row in own:
            if row.game_id == table.id:
                return row.id
        if len(own) >= MOST_OF_ONE:
            raise TooMany("too-many-shared-replays")
        replay_id = self._time.new_id()
        state = SharedState(person_id(replay_id, identity), at, seat)
        await self._rows.add(
            SharedReplayRow(replay_id, table.id, identity, now, 1, state_text(state))
        )
        return replay_id

    async def get(self, replay_id: str) -> SharedReplay:
        if (found := self._live.get(replay_id)) is not None:
            return found
        lock = self._loading.setdefault(replay_id, asyncio.Lock())
        try:
            async with lock:
                if replay_id not in self._live:
                    self._live[replay_id] = await self._read(replay_id)
                    self._grew([replay_id])  # while it was read, it may have
                return self._live[replay_id]
        finally:
            self._loading.pop(replay_id, None)

    async def _read(self, replay_id: str) -> SharedReplay:
        row = await self._rows.get(replay_id)
        if row is None:
            raise NotFound("no-such-shared-replay")
        table = (await self._lobby.fresh(row.game_id)).table
        comments = await self._rows.comments(replay_id)
        size = _size(table)
        return SharedReplay(
            row, comments, size, rows=self._rows, peers=self._peers, time_and_chance=self._time
        )

    # --- other processes ------------------------------------------------------------------

    def nudged(self, nudge: Nudge) -> None:
        """Something happened in another process."""
        if nudge.everywhere:
            self._grew(self._live)
            for replay_id, live in self._live.items():
                if live.is_busy:
                    self._peers.gathering_changed(replay_id)
        else:
            self._grew(name for name in nudge.gatherings if name in self._live)

    def processes_changed(self, alive: frozenset[str]) -> None:
        for live in self._live.values():
            live.processes_changed(alive)

    def gathering_of(self, replay_id: str) -> str | None:
        live = self._live.get(replay_id)
        return None if live is None else live.people.text()

    def _grew(self, replay_ids: Iterable[str]) -> None:
        if self._shared is not None:
            self._behind.update(replay_ids)
            self._has_work.set()

    async def catch_up(self) -> None:
        """With other processes, as long as there are any."""
        while self._shared is not None:
            await self._has_work.wait()
            self._has_work.clear()
            behind, self._behind = self._behind, set()
            try:
                found = await self._shared.gatherings(sorted(behind))
                for replay_id in behind & self._live.keys():
                    live = self._live[replay_id]
                    live.gathered(found.get(replay_id, {}))
                    with contextlib.suppress(NotFound):  # those who are there were told
                        await live.refresh()
            except Exception as error:  # whatever it was, nothing is forgotten over it
                logger.warning("behind", extra={"reason": type(error).__name__})
                await asyncio.sleep(_AGAIN_SECONDS)
                self._grew(behind)

    # --- forgetting -----------------------------------------------------------------------

    def forget_idle(self) -> None:
        """Let go of those where nobody is; the database has them."""
        for replay_id, live in list(self._live.items()):
            if not live.is_busy:
                live.stop()
                del self._live[replay_id]

    def drop(self, replay_ids: Iterable[str]) -> None:
        """What is in memory is not what is kept any more, since somebody was deleted: whoever is
        there has to come again."""
        for live in [self._live.pop(name) for name in replay_ids if name in self._live]:
            live.stop()
            for connection in live.people.connections:
                connection.cut(CloseCode.RESTARTING)

    def drop_of_game(self, game_id: str) -> None:
        """The same for all of a game that was deleted."""
        self.drop([name for name, live in self._live.items() if live.game_id == game_id])

    async def forget_old(self) -> None:
        """Delete those that nobody has used for long."""
        await self._rows.forget(self._time.now() - KEPT_SECONDS)

    def stop(self) -> None:
        for live in self._live.values():
            live.stop()


def _size(table: Table) -> GameSize:
    return GameSize(len(settled_moves(table.moves)), table.ruleset.players)
