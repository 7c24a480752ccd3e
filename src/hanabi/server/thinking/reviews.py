"""Reviews of games that are over: made one after the other in a process that gives way to all
others, and kept."""

import asyncio
import logging
from dataclasses import dataclass, field

import msgspec

from hanabi.notation import Record, read_record
from hanabi.server.errors import TooMany
from hanabi.server.table.records import record_text
from hanabi.server.table.table import Table
from hanabi.server.thinking.pool import OnProgress, ThinkingPool, ThoughtFailed, ThoughtTooLong
from hanabi.server.wire.reviews import VERSION, ReviewInfo, ReviewState
from hanabi.storage import OUTAGES
from hanabi.storage.reviews import Reviews

logger = logging.getLogger("hanabi.reviews")
LIMIT_SECONDS = 60.0
"""For one; then it is given up, until the server starts again."""
NICENESS = 10
MOST_WAITING = 50
MOST_OF_ONE, MOST_OF_ADDRESS = 3, 10
"""That wait for one who asks, and for all of an address."""
_MOST_GIVEN_UP = 1000
_decoder = msgspec.json.Decoder(ReviewInfo)


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """A game to look back at; ``made`` runs in a process of the ``pool``."""

    record: Record

    def made(self, on_progress: OnProgress) -> str:
        """The review as JSON."""
        from hanabi.server.thinking.review_writing import review_text

        return review_text(self.record, on_progress)


@dataclass(eq=False, slots=True)
class _Wanted:
    """A review that somebody waits for."""

    task: ReviewTask
    asker: str
    address: str
    after: int
    """So many of its address came before it: those who asked for fewer are served first."""
    progress: float = 0.0
    is_over: asyncio.Event = field(default_factory=asyncio.Event)

    def note_progress(self, share: float) -> None:
        self.progress = share


class ReviewDesk:
    """Where reviews are asked for. Whoever goes away finds theirs made when they come back."""

    def __init__(self, pool: ThinkingPool, kept: Reviews) -> None:
        self._pool, self._kept = pool, kept
        self._wanted: dict[str, _Wanted] = {}
        """By game, in the order in which they are made."""
        self._given_up: dict[str, ReviewState] = {}
        self._making: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._wanted)

    async def ask(self, table: Table, asker: str, address: str) -> ReviewState:
        """The review of a game that is over, or how far it is."""
        game = table.id
        record = read_record(record_text(table))  # refused while the game runs
        if game not in self._wanted:
            kept = await self._kept.of(game, VERSION)
            if kept is not None:
                return ReviewState("ready", progress=1.0, review=_decoder.decode(kept))
            if game in self._given_up:
                return self._given_up[game]
        if game not in self._wanted:  # while it was looked up, somebody else may have asked
            self._add(game, ReviewTask(record), asker, address)
            if self._making is None or self._making.done():
                self._making = asyncio.create_task(self._make_all())
        place = list(self._wanted).index(game)
        return ReviewState("waiting", before=place, progress=self._wanted[game].progress)

    async def wait(self, table: Table, asker: str, address: str, seconds: float) -> ReviewState:
        """The same, but it may take some time to be ready."""
        state = await self.ask(table, asker, address)
        wanted = self._wanted.get(table.id)
        if state.status != "waiting" or wanted is None:
            return state
        try:
            async with asyncio.timeout(seconds):
                await wanted.is_over.wait()
        except TimeoutError:
            pass
        return await self.ask(table, asker, address)

    def stop(self) -> None:
        if self._making is not None:
            self._making.cancel()
        self._pool.stop()

    def _add(self, game: str, task: ReviewTask, asker: str, address: str) -> None:
        own = sum(wanted.asker == asker for wanted in self._wanted.values())
        from_there = sum(wanted.address == address for wanted in self._wanted.values())
        is_full = from_there >= MOST_OF_ADDRESS or len(self._wanted) >= MOST_WAITING
        if own >= MOST_OF_ONE or is_full:
            raise TooMany("too-many-reviews").after(5)
        self._wanted[game] = _Wanted(task, asker, address, from_there)
        self._wanted = dict(sorted(self._wanted.items(), key=lambda item: item[1].after))

    async def _make_all(self) -> None:
        while self._wanted:
            game, wanted = next(iter(self._wanted.items()))
            try:
                text = await self._pool.explain_at_length(
                    wanted.task.made, wanted.asker, wanted.note_progress
                )
                await self._kept.put(game, VERSION, text)
            except ThoughtTooLong:
                self._give_up(game, ReviewState("too-long"))
            except ThoughtFailed:
                self._give_up(game, ReviewState("failed"))
            except OUTAGES:
                logger.exception("review not kept")
            finally:
                del self._wanted[game]
                wanted.is_over.set()

    def _give_up(self, game: str, state: ReviewState) -> None:
        self._given_up[game] = state
        if len(self._given_up) > _MOST_GIVEN_UP:
            del self._given_up[next(iter(self._given_up))]
