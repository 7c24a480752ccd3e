"""The server's parts put together, from opening the database to closing it."""

import asyncio
import contextlib
import gc
import itertools
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from hanabi.server.errors import TooMany, Unauthorized
from hanabi.server.fanout import Connection, Outbox
from hanabi.server.identity import Doorkeeper
from hanabi.server.limits import Limiter
from hanabi.server.live import LiveTable, Services
from hanabi.server.lobby import Lobby
from hanabi.server.metrics import Metrics
from hanabi.server.protocol import ErrorMessage, encode
from hanabi.server.settings import Settings
from hanabi.server.surroundings import Surroundings
from hanabi.server.thinking import Thinkers
from hanabi.storage import Database, EventLog, open_database
from hanabi.storage.games import Games
from hanabi.storage.identities import Identities
from hanabi.storage.notes import Notes

_SWEEP_SECONDS = 30.0
_SWEEPS_TO_COLLECT = 20
_MOST_GONE, _MOST_NEW_OBJECTS = 500, 1_000_000
_THINKERS = 2
_BURST_SECONDS = 5.0
UNAUTHORIZED = 4401
"""The close code for who has no identity here, or none any more."""


@dataclass
class Limits:
    """Who may do what how often."""

    requests: Limiter
    guests: Limiter
    tables: Limiter
    guesses: Limiter


@dataclass(eq=False)
class Visitor:
    """An open WebSocket, and what opened the door to it."""

    identity: str
    authorization: str | None
    cookie: str | None
    connection: Connection


@dataclass
class Service:
    """Everything that a request may need."""

    settings: Settings
    world: Surroundings
    database: Database
    log: EventLog
    games: Games
    notes: Notes
    doorkeeper: Doorkeeper
    lobby: Lobby
    metrics: Metrics
    limits: Limits
    thinkers: Thinkers
    outbox: Outbox
    visitors: set[Visitor] = field(default_factory=set)
    gone: int = 0
    """Connections that have ended since garbage was last looked for."""

    async def show_out(self, identity: str) -> None:
        """Secrets of this identity were revoked: connections that came by one of them end."""
        for visitor in [one for one in self.visitors if one.identity == identity]:
            try:
                caller = await self.doorkeeper.caller(visitor.authorization, visitor.cookie)
            except Unauthorized:
                caller = None
            if caller is None:
                frame = encode(ErrorMessage("sign-in-needed"))
                visitor.connection.finish(UNAUTHORIZED, frame)

    async def admit(self, live: LiveTable, identity: str, words: str | None, address: str) -> None:
        """Let somebody to a table; guessing its passphrase is slow from any one address."""
        is_guess = words is not None and live.table.passphrase is not None
        if is_guess and not self.limits.guesses.take(address):
            raise TooMany("too-many-requests")
        await self.lobby.check_entry(live, identity, words)


@contextlib.asynccontextmanager
async def running(settings: Settings, world: Surroundings) -> AsyncIterator[Service]:
    """Open everything, let it run, and close it in order."""
    database = await open_database(settings.database_url)
    log = EventLog(database)
    await log.start()
    thinkers = Thinkers(_THINKERS, settings.bot_limit)
    metrics = Metrics()
    games = Games(database.engine)
    outbox = Outbox()
    services = Services(log, world, metrics, thinkers, outbox, settings.bot_delay)
    lobby = Lobby(services, games, settings.idle_minutes * 60)
    service = Service(
        settings=settings,
        world=world,
        database=database,
        log=log,
        games=games,
        notes=Notes(database.engine),
        doorkeeper=Doorkeeper(Identities(database.engine), world),
        lobby=lobby,
        metrics=metrics,
        limits=_limits(settings, world),
        thinkers=thinkers,
        outbox=outbox,
    )
    metrics.gauge("connections", lambda: len(service.visitors))
    metrics.gauge("tables", lambda: len(lobby))
    metrics.gauge("commits", lambda: log.commits)
    metrics.gauge("tasks", lambda: len(asyncio.all_tasks()))
    metrics.gauge("stuck_threads", lambda: thinkers.stuck)
    tasks = [asyncio.create_task(lobby.wake_running()), asyncio.create_task(_sweep(service))]
    try:
        yield service
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        lobby.stop()
        await log.stop()
        await database.close()


def _limits(settings: Settings, world: Surroundings) -> Limits:
    hour = 3600.0
    return Limits(
        requests=Limiter(settings.request_rate, settings.request_rate * _BURST_SECONDS, world.now),
        guests=Limiter(settings.guests_per_hour / hour, settings.guests_per_hour, world.now),
        tables=Limiter(settings.tables_per_hour / hour, settings.tables_per_hour, world.now),
        guesses=Limiter(0.1, 10.0, world.now),
    )


async def _sweep(service: Service) -> None:
    """Forget tables that nobody uses, and now and then look for old garbage: connections that
    have ended leave some, and ``run.serve`` does not let Python look for it by itself."""
    for sweep in itertools.count(1):
        await asyncio.sleep(_SWEEP_SECONDS)
        service.lobby.forget_idle()
        is_much = service.gone > _MOST_GONE or gc.get_count()[0] > _MOST_NEW_OBJECTS
        if is_much or sweep % _SWEEPS_TO_COLLECT == 0:
            service.gone = 0
            gc.collect()
