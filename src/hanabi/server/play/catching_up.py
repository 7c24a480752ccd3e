"""Tables that grew in other processes: what happened there is read from the log, for many tables
with one question, and told to those who watch them here."""

import asyncio
import logging
from collections.abc import Iterable, Mapping

from hanabi.server.errors import Unavailable
from hanabi.server.play.gathering import read_gathering
from hanabi.server.play.live_table import LiveTable
from hanabi.server.play.peers import SharedPeers
from hanabi.storage import EventLog, StoredEntry

logger = logging.getLogger("hanabi.lobby")
_AT_ONCE = 500
_AGAIN_SECONDS = 0.5


class CatchingUp:
    """Remembers which tables are behind, and brings them up to date."""

    def __init__(self, tables: Mapping[str, LiveTable], log: EventLog, peers: SharedPeers) -> None:
        self._tables, self._log, self._peers = tables, log, peers
        self._behind: set[str] = set()
        self._to_gather: set[str] = set()
        self._has_work = asyncio.Event()

    def grew(self, tables: Iterable[str]) -> None:
        self._behind.update(tables)
        self._has_work.set()

    def gathered(self, tables: Iterable[str]) -> None:
        self._to_gather.update(tables)
        self._has_work.set()

    async def run(self) -> None:
        while True:
            await self._has_work.wait()
            self._has_work.clear()
            while self._behind or self._to_gather:
                behind, to_gather = _some(self._behind), _some(self._to_gather)
                try:
                    await self._read_lines(behind)
                    await self._read_gatherings(to_gather)
                except Exception as error:  # whatever it was, nothing is forgotten over it
                    logger.warning("behind", extra={"reason": type(error).__name__})
                    self._behind.update(behind)
                    self._to_gather.update(to_gather)
                    await asyncio.sleep(_AGAIN_SECONDS)

    async def _read_lines(self, tables: list[str]) -> None:
        known = {name: self._tables[name].table.seq for name in tables if name in self._tables}
        if not known:
            return
        found = await self._log.read_many(known)
        await asyncio.gather(
            *(self._take_in(self._tables[name], rows) for name, rows in found.items()
              if name in self._tables)
        )  # fmt: skip

    async def _take_in(self, live: LiveTable, rows: list[StoredEntry]) -> None:
        try:
            await live.take_in(rows)
        except Unavailable:  # it was said why
            return

    async def _read_gatherings(self, tables: list[str]) -> None:
        here = [name for name in tables if name in self._tables]
        if not here:
            return
        found = await self._peers.gatherings(here)
        for name in here:
            if (live := self._tables.get(name)) is not None:
                told = found.get(name, {})
                live.gathered({process: read_gathering(data) for process, data in told.items()})


def _some(names: set[str]) -> list[str]:
    taken = [names.pop() for _ in range(min(len(names), _AT_ONCE))]
    return sorted(taken)
