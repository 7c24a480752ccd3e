"""The server's parts put together, from opening the database to closing it."""

import asyncio
import contextlib
import gc
import itertools
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from hanabi.server.access import passphrase
from hanabi.server.access.blocked import BlockedAddresses
from hanabi.server.access.identity import Accounts
from hanabi.server.access.limits import Limiter, Places
from hanabi.server.access.spoken_codes import SpokenCodes
from hanabi.server.access.turns import Turns
from hanabi.server.database_time import DatabaseTime, time_of
from hanabi.server.errors import Forbidden, NotFound, Unauthorized
from hanabi.server.metrics import Metrics
from hanabi.server.play.connection import Connection
from hanabi.server.play.live_table import LiveTable
from hanabi.server.play.lobby import Lobby
from hanabi.server.play.peers import Alone, Peers, SharedPeers
from hanabi.server.play.played_games import PlayedGames
from hanabi.server.play.push_sender import PushSender, own_key
from hanabi.server.play.readiness import Readiness
from hanabi.server.play.shared_deals import SharedDeals
from hanabi.server.play.shared_replays import SharedReplays
from hanabi.server.play.table_services import TableServices
from hanabi.server.settings import Settings
from hanabi.server.table import hosting
from hanabi.server.table.table import Table
from hanabi.server.thinking.deal_scores import DealScores
from hanabi.server.thinking.operators_bots import let_all_sit, read_operators_bots
from hanabi.server.thinking.pool import ThinkingPool
from hanabi.server.thinking.reviews import LIMIT_SECONDS, NICENESS, ReviewDesk
from hanabi.server.time_and_chance import TimeAndChance
from hanabi.server.wire.close_codes import CloseCode
from hanabi.server.wire.protocol import ErrorMessage, encode
from hanabi.storage import OUTAGES, Database, EventLog, open_database
from hanabi.storage.deals import Deals
from hanabi.storage.games import Games
from hanabi.storage.identities import Identities
from hanabi.storage.kept_lines import KeptLines
from hanabi.storage.learnt import Learnt
from hanabi.storage.notes import Notes
from hanabi.storage.nudges import Nudge
from hanabi.storage.push import PushSubscriptions
from hanabi.storage.puzzle_tries import PuzzleTries
from hanabi.storage.reviews import Reviews
from hanabi.storage.shared_replays import SharedReplayRows
from hanabi.storage.spoken_codes import SpokenCodeRows

_SWEEP_SECONDS = 30.0
_SWEEPS_TO_COLLECT = 20
_SWEEPS_TO_FORGET = 120
_MOST_ENDED, _MOST_NEW_OBJECTS = 500, 1_000_000
_THINKING_PROCESSES, _SEARCHING_PROCESSES = 2, 2
_SEARCHING_NICENESS = 5
_BURST_SECONDS = 5.0
BYTES_OF_A_MESSAGE = 512
"""That a connection may send for every message that it may; most have fewer than 100."""
_BUSY_CONNECTIONS = 4
_TALKATIVE_CONNECTIONS = 10
"""So many connections of one address may send as much as a single one is allowed to: in bytes, and
in messages."""
_REQUESTS_OF_AN_ARRIVAL = 2.5
"""Coming to a table costs as much as so many requests: two milliseconds."""
_NOBODY = "mailto:hanabi@localhost"
"""Whom push services may write to about this server, if it has no public address."""
MOST_QUESTIONS = 3
"""That one person may have asked bots without having been answered yet."""


@dataclass
class Limits:
    """Who may do what how often, and how many at a time. Names are clients' (``access.address``)
    or identities'."""

    requests: Limiter
    guests: Limiter
    tables: Limiter
    guesses: Limiter
    knocks: Limiter
    wrong_codes: Limiter
    """Of all who guess together, from however many addresses."""
    connections_of_address: Places
    connections_of_identity: Places
    questions: Places
    messages_of_address: Limiter
    bytes_of_address: Limiter
    """What comes by WebSockets."""
    comings: Limiter
    """Of WebSockets to tables; whoever comes too early waits."""
    turns_of_address: Turns
    """For coming to a table, and for what costs most there."""
    looking_through: asyncio.Semaphore
    """For what looks through every log: one after the other, whoever asks."""


@dataclass(eq=False)
class SignedInConnection:
    """An open connection and the secrets that it came with, which may be revoked."""

    identity: str
    authorization: str | None
    cookie: str | None
    address: str
    connection: Connection


@dataclass
class Service:
    """Everything that a request may need."""

    settings: Settings
    time_and_chance: TimeAndChance
    database: Database
    log: EventLog
    games: Games
    notes: Notes
    learnt: Learnt
    kept_lines: KeptLines
    puzzle_tries: PuzzleTries
    accounts: Accounts
    lobby: Lobby
    played_games: PlayedGames
    deals: SharedDeals
    shared_replays: SharedReplays
    metrics: Metrics
    limits: Limits
    thinking: ThinkingPool
    searching: ThinkingPool
    reviews: ReviewDesk
    push: PushSender
    spoken_codes: SpokenCodes
    readiness: Readiness
    peers: Peers
    blocked: BlockedAddresses = field(default_factory=BlockedAddresses)
    connections: set[SignedInConnection] = field(default_factory=set)
    unfinished: set[asyncio.Task[None]] = field(default_factory=set)
    """Commands whose connections have ended."""
    ended_connections: int = 0
    """Since garbage was last looked for."""

    async def disconnect_revoked(self, identity: str) -> None:
        """Secrets of this identity were revoked: connections that came by one of them end, in
        every process."""
        self.peers.secrets_revoked(identity)
        await self._disconnect_here(identity)

    async def _disconnect_here(self, identity: str) -> None:
        await self._disconnect([each for each in self.connections if each.identity == identity])

    def nudged(self, nudge: Nudge) -> None:
        """Something happened in another process."""
        self.lobby.nudged(nudge)
        self.shared_replays.nudged(nudge)
        suspects = {each.identity for each in self.connections} if nudge.everywhere else set()
        for identity in suspects | nudge.secrets:
            ending = asyncio.create_task(self._disconnect_here(identity))
            self.unfinished.add(ending)
            ending.add_done_callback(self.unfinished.discard)

    def processes_changed(self, alive: frozenset[str]) -> None:
        self.lobby.processes_changed(alive)
        self.shared_replays.processes_changed(alive)

    def gathering_of(self, table_id: str) -> str | None:
        found = self.lobby.gathering_of(table_id)
        return found or self.shared_replays.gathering_of(table_id)

    async def disconnect_unknown(self) -> None:
        """Somebody is not known any more, and nobody says who."""
        known = await self.accounts.known({each.identity for each in self.connections})
        await self._disconnect([each for each in self.connections if each.identity not in known])

    def disconnect_blocked(self) -> None:
        """Addresses were blocked: connections from them end."""
        for opened in self.connections:
            if opened.address in self.blocked:
                opened.connection.finish(CloseCode.FORBIDDEN, encode(ErrorMessage("blocked")))

    async def _disconnect(self, suspects: list[SignedInConnection]) -> None:
        for opened in suspects:
            try:
                caller = await self.accounts.caller(opened.authorization, opened.cookie)
            except Unauthorized:
                caller = None
            if caller is None:
                text = encode(ErrorMessage("sign-in-needed"))
                opened.connection.finish(CloseCode.UNAUTHORIZED, text)

    async def check_entry(
        self, live: LiveTable, identity: str, words: str | None, address: str
    ) -> None:
        """Is this somebody who may come to the table?"""
        hosting.need_welcome(live.table, identity, address)
        await self.check_shown(live, identity, words, address)

    async def check_shown(
        self, live: LiveTable, identity: str, words: str | None, address: str
    ) -> None:
        """May the table, or its game that is over, be shown to this somebody?"""
        await self.check_passphrase(live, identity, words, address)
        await self.need_shown(live.table, identity)

    async def need_shown(self, table: Table, identity: str) -> None:
        """Of a deal that others play, too, nothing is shown to who has not finished it; nor of
        games that are played on from one of it, as long as that has not been deleted."""
        await self.deals.need_shown(table, identity)
        while table.played_on is not None and table.played_on.game is not None:
            try:
                table = (await self.lobby.fresh(table.played_on.game)).table
            except NotFound:
                return
            await self.deals.need_shown(table, identity)

    async def check_passphrase(
        self, live: LiveTable, identity: str, words: str | None, address: str
    ) -> None:
        """A table with a passphrase opens to those at it and to those who know it. Trying one is
        dear, and so it is slow from any one address and for any one identity."""
        table = live.table
        if table.passphrase is None or table.seats_of(identity) or identity == table.host:
            return
        if words is not None:
            self.limits.guesses.need(address)
            self.limits.guesses.need(identity)
            if await passphrase.is_right(words, table.passphrase):
                return
        raise Forbidden("passphrase-wrong")


@contextlib.asynccontextmanager
async def running(settings: Settings, time_and_chance: TimeAndChance) -> AsyncIterator[Service]:
    """Open everything, let it run, and close it in order."""
    database = await open_database(settings.database_url)
    log = EventLog(database)
    await log.start()
    peers: Peers = Alone()
    shared: SharedPeers | None = None
    if database.is_shared:
        time_and_chance = await time_of(database, time_and_chance)
        peers = shared = SharedPeers(time_and_chance.new_id(), database.engine, log)
        await shared.register()
    thinking, searching, reviewing = _pools(settings)
    reviews = ReviewDesk(reviewing, Reviews(database.engine, log))
    metrics = Metrics()
    games = Games(database.engine)
    push = PushSender(
        PushSubscriptions(database.engine, log),
        own_key(settings.directory),
        settings.public_url or _NOBODY,
        frozenset(settings.push_hosts.split()),
    )
    services = TableServices(
        log,
        time_and_chance,
        metrics,
        thinking,
        searching,
        settings.bot_delay,
        push,
        settings.push_seconds,
        settings.away_minutes * 60,
        peers,
    )
    deal_rows = Deals(database.engine, log)
    deals = SharedDeals(deal_rows, DealScores(reviewing, deal_rows), time_and_chance)
    lobby = Lobby(services, games, deals, settings.idle_minutes * 60)
    shared_replays = SharedReplays(
        SharedReplayRows(database.engine, log), lobby, peers, time_and_chance
    )
    service = Service(
        settings=settings,
        time_and_chance=time_and_chance,
        database=database,
        log=log,
        games=games,
        notes=Notes(database.engine, log),
        learnt=Learnt(database.engine, log),
        kept_lines=KeptLines(database.engine, log),
        puzzle_tries=PuzzleTries(database.engine, log),
        accounts=Accounts(Identities(database.engine, log), time_and_chance),
        lobby=lobby,
        played_games=PlayedGames(lobby, thinking),
        deals=deals,
        shared_replays=shared_replays,
        metrics=metrics,
        limits=limits_of(settings, time_and_chance),
        thinking=thinking,
        searching=searching,
        reviews=reviews,
        push=push,
        spoken_codes=SpokenCodes(SpokenCodeRows(database.engine, log), time_and_chance.now),
        readiness=Readiness(database, log, time_and_chance.monotonic),
        peers=peers,
    )
    _measure(service)
    tasks = [asyncio.create_task(lobby.wake_running()), asyncio.create_task(_sweep(service))]
    metrics.read_from("processes", lambda: 1)
    if shared is not None:
        metrics.process = shared.id
        metrics.read_from("processes", lambda: len(shared.alive))
        clock = time_and_chance if isinstance(time_and_chance, DatabaseTime) else None
        tasks.append(asyncio.create_task(shared.run(service, clock)))
        tasks.append(asyncio.create_task(lobby.catch_up()))
        tasks.append(asyncio.create_task(shared_replays.catch_up()))
    try:
        yield service
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        lobby.stop()
        shared_replays.stop()
        thinking.stop()
        searching.stop()
        deals.scores.stop()
        reviews.stop()
        await push.close()
        await log.stop()
        if shared is not None:
            await shared.leave()
        await database.close()


def _pools(settings: Settings) -> tuple[ThinkingPool, ThinkingPool, ThinkingPool]:
    """For bots' moves and explanations, for bots that think for long, and for reviews."""
    level, own_bots = settings.log_level, read_operators_bots(settings.bots)
    let_all_sit(own_bots)
    return (
        ThinkingPool(_THINKING_PROCESSES, settings.bot_limit, level, own_bots),
        ThinkingPool(
            _SEARCHING_PROCESSES, settings.bot_limit, level, own_bots, _SEARCHING_NICENESS
        ),
        ThinkingPool(1, LIMIT_SECONDS, level, niceness=NICENESS),
    )


def _measure(service: Service) -> None:
    """What is read when somebody asks for the numbers."""
    for name, read in (
        ("connections", lambda: len(service.connections)),
        ("tables", lambda: len(service.lobby)),
        ("unreadable_tables", lambda: service.lobby.unreadable),
        ("tasks", lambda: len(asyncio.all_tasks())),
        ("commits", lambda: service.log.commits),
        ("bot_processes_killed", lambda: service.thinking.killed + service.searching.killed),
        ("reviews_waiting", lambda: len(service.reviews)),
    ):
        service.metrics.read_from(name, read)


def limits_of(settings: Settings, time_and_chance: TimeAndChance) -> Limits:
    hour, now = 3600.0, time_and_chance.monotonic
    comings = settings.request_rate / _REQUESTS_OF_AN_ARRIVAL
    all_messages = settings.message_rate * _TALKATIVE_CONNECTIONS
    all_bytes = settings.message_rate * BYTES_OF_A_MESSAGE * _BUSY_CONNECTIONS
    return Limits(
        requests=Limiter(settings.request_rate, settings.request_rate * _BURST_SECONDS, now),
        guests=Limiter(settings.guests_per_hour / hour, settings.guests_per_hour, now),
        tables=Limiter(settings.tables_per_hour / hour, settings.tables_per_hour, now),
        guesses=Limiter(0.1, 10.0, now),
        knocks=Limiter(settings.request_rate / 10, settings.request_rate, now),
        wrong_codes=Limiter(1.0, 60.0, now),
        connections_of_address=Places(settings.connections_per_address),
        connections_of_identity=Places(settings.connections_per_identity),
        questions=Places(MOST_QUESTIONS),
        messages_of_address=Limiter(all_messages, all_messages * _BURST_SECONDS, now),
        bytes_of_address=Limiter(all_bytes, all_bytes * _BURST_SECONDS, now),
        comings=Limiter(comings, comings, now),
        turns_of_address=Turns(),
        looking_through=asyncio.Semaphore(1),
    )


async def _sweep(service: Service) -> None:
    """Forget tables that nobody uses, and now and then look for old garbage: connections that
    have ended leave some, and ``interpreter`` does not let Python look for it by itself."""
    for sweep in itertools.count(1):
        await asyncio.sleep(_SWEEP_SECONDS)
        service.lobby.forget_idle()
        service.shared_replays.forget_idle()
        is_much = service.ended_connections > _MOST_ENDED or gc.get_count()[0] > _MOST_NEW_OBJECTS
        if is_much or sweep % _SWEEPS_TO_COLLECT == 0:
            service.ended_connections = 0
            gc.collect()
        if sweep % _SWEEPS_TO_FORGET == 1:
            with contextlib.suppress(*OUTAGES):  # the next time will do
                await service.shared_replays.forget_old()
